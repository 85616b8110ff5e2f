// A tile_static object in a switch that a label follows has no variable of its name where it cannot precede the switch: no lambda can capture it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int captured(int k) restrict(amp)
{
    int a = k;
    switch (a)
    {
    case 0:
        tile_static index<1> a;
        a[0] = 1;
        return [=] { return a[0]; }(); // expect-error@: declare 'a' before the switch
    default:
        return 2;
    }
}

int not_captured(int k) restrict(amp)
{
    int a = k;
    switch (a)
    {
    case 0:
        tile_static index<1> a;
        a[0] = 1;
        return a[0];
    default:
        return 2;
    }
}
