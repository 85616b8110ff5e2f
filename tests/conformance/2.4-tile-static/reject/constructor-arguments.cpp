// A tile_static variable must not have constructor arguments.
//
// reject: L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f() restrict(amp)
{
    tile_static index<2> place(1, 2); // ERROR
    tile_static index<2> fine;
    fine = place;
}
