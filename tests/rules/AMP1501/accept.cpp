// tile_static variables in kernels and in amp functions. L-2.4.3.5.1-a, L-2.4.3.5.1-j, L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <vector>
using namespace concurrency;

int reversed(const tiled_index<4> &t, int x) restrict(amp)
{
    tile_static int all[4];
    all[t.local[0]] = x;
    t.barrier.wait();
    return all[3 - t.local[0]];
}

int main()
{
    std::vector<int> data = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        int tile_static sum[1];
        int r = reversed(t, v[t.global]);
        if (t.local[0] == 0)
            sum[0] = r;
        t.barrier.wait();
        v[t.global] = r * 10 + sum[0];
    });
    v.synchronize();
    return data[0] == 44 && data[3] == 14 ? 0 : 1;
}
