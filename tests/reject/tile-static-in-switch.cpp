// A tile_static object that needs a reference, in a switch with a label behind it, goes in front of the switch: its name and type must mean the same there.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int name_before(int k) restrict(amp)
{
    int a = k;
    switch (a)
    {
    case 0:
        tile_static index<1> a; // expect-error@: declare 'a' in front of the switch
        a[0] = 1;
        return a[0];
    default:
        return 2;
    }
}

int name_behind(int k) restrict(amp)
{
    int a = k, n = 0;
    switch (k)
    {
    case 0:
        do
        {
            tile_static index<1> a; // expect-error@: declare 'a' in front of the switch
            a[0] = 1;
            n += a[0];
        case 1:
            ++n;
        } while (n < 5);
        return a;
    }
    return n;
}

int type_of_the_switch(int k) restrict(amp)
{
    switch (k)
    {
    case 0:
        struct local
        {
            int n;
            local() restrict(cpu, amp) : n(0) {}
        };
        tile_static local b; // expect-error@: declare 'b' in front of the switch
        b.n = 1;
        return b.n;
    default:
        return 2;
    }
}

// Nothing jumps over these.
int without(int k) restrict(amp)
{
    int a = k;
    switch (a)
    {
    case 0:
    {
        tile_static index<1> a;
        a[0] = 1;
        return a[0];
    }
    case 1:
        tile_static int n;
        n = a;
        return n;
    default:
        tile_static index<1> c;
        c[0] = 2;
        return c[0];
    }
}
