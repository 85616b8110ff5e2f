// A lambda in a kernel copies a tile_static array. L-2.4.3.5.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int shared[4];
        shared[t.local[0]] = v[t.global];
        t.barrier.wait();
        auto first = [=] { return shared[0]; }; // expected-error {{this lambda captures the tile_static array 'shared' by copy}}
        v[t.global] = first();
    });
}
