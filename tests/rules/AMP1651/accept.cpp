// Conditions that are equal for all threads of a tile, and conditions without a barrier. M-8.1.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

// RUN: %amp2hip %s -o %t.hip 2>%t.err && test ! -s %t.err

#include <amp.h>
using namespace concurrency;



int main()
{
    int data[32] = {1};
    array_view<int, 1> v(32, data);
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int any;
        if (t.local[0] == 0)
            any = v[t];
        t.barrier.wait();
        if (any > 0)
            t.barrier.wait();
        while (v[t] < 5)
            v[t] = v[t] + 1;
        if (v[t] > 7)
            v[t] = 0;
        t.barrier.wait();
    });
    v.synchronize();
    return data[0] == 5 && data[31] == 5 ? 0 : 1;
}
