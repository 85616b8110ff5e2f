// A tile_static object must not be or contain an array_view or a reference to an array.
//
// reject: L-2.4.3.5.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct holder
{
    array_view<int, 1> v;
    int n;
};
struct refers
{
    array<int, 1> &a;
};

void f() restrict(amp)
{
    tile_static array_view<int, 1> v; // ERROR
    tile_static holder h;             // ERROR
    tile_static holder hs[2];         // ERROR
    tile_static refers r;             // ERROR
    tile_static int n;
    n = 1;
}
