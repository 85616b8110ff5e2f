// A cpu function or a cpu,amp function must not declare tile_static variables.
//
// reject: L-2.4.3.5.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

void f()
{
    tile_static int x; // ERROR
}

void g() restrict(cpu, amp)
{
    tile_static float y[4]; // ERROR
    y[0] = 1;
}
