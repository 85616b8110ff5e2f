// A kernel may use all tile_static memory; the limit is for each kernel. L-2.4.3.5.1-l, L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


template <int N>
int fill(tiled_index<4> t) restrict(amp)
{
    tile_static int values[N];
    values[t.local[0]] = N;
    t.barrier.wait();
    return values[3 - t.local[0]];
}
int main()
{
    int data[4] = {};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] += fill<12288>(t); });
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] += fill<8192>(t) + fill<4096>(t); });
    v.synchronize();
    return data[1] == 24576 ? 0 : 1;
}
