// A cpu lambda of an amp function must not declare tile_static variables.
//
// reject: L-2.4.3.5.1-b, L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

void f() restrict(amp)
{
    auto host = []() restrict(cpu)
    {
        tile_static int x; // ERROR
    };
    (void)host;
    for (int k = 0; k < 3; ++k)
    {
        tile_static float y = 0; // ERROR
        y += 1;
    }
}
