// A tile_static variable must not have an incomplete or abstract class type.
//
// reject: L-2.4.3.5.1-f, L-2.4.3.5.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct unknown;
struct abstract { virtual int f() const = 0; };
struct of_one { int x; of_one(int v) restrict(amp) : x(v) {} };

template <typename T>
void use() restrict(amp)
{
    tile_static T t; // ERROR
}

void launch(array<int, 1> &a)
{
    parallel_for_each(a.extent.tile<4>(), [&a](tiled_index<4> t) restrict(amp)
    {
        tile_static unknown u;        // ERROR
        tile_static abstract v;       // ERROR
        tile_static of_one w(3);      // ERROR
        tile_static of_one x{3};      // ERROR
        tile_static of_one y = 3;     // ERROR
        tile_static of_one z[1] = {3}; // ERROR
        use<unknown>();
        a[t.global] = 0;
    });
}
