// A kernel uses more tile_static memory than accelerators have. L-2.4.3.5.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;


void half() restrict(amp)
{
    tile_static double values[4 * 1024];
    values[0] = 1;
}
template <int N>
void part() restrict(amp)
{
    tile_static int values[N]; // expected-error {{with 'values', a kernel uses 49156 bytes of tile_static memory}}
    values[0] = 1;
}
void f(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static float values[3 * 4096 + 1]; // expected-error {{with 'values', a kernel uses 49156 bytes of tile_static memory, but accelerators have 49152 [AMP1505]}}
        v[t] = int(values[0]);
    });
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        half();
        half();
        part<2048>();
        part<2049>();
        v[t] = 1;
    });
}
