// A tile_static variable must not be an array of bool, an array of char or a pointer.
//
// reject: L-2.4.3.5.1-i, L-2.4.3.5.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

void f(int x) restrict(amp)
{
    tile_static bool flags[32];        // ERROR
    tile_static char text[4];          // ERROR
    tile_static int *p;                // ERROR
    tile_static bool one;
    one = x > 0;
}
