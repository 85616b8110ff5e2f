// A tile_static variable must not have an initializer of any form.
//
// reject: L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

void f() restrict(amp)
{
    tile_static int a = 0;           // ERROR
    tile_static int b{};             // ERROR
    tile_static int c(1);            // ERROR
    tile_static int d[2] = {1, 2};   // ERROR
    tile_static int ok, e = 3;       // ERROR
    ok = a + b + c + d[0] + e;
}
