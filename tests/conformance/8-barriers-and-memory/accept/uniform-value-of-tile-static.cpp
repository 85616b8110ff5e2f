// A value read from tile_static memory after a barrier is a uniform loop bound.
//
// accept: M-8.1.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[16];
    for (int k = 0; k < 16; ++k)
        data[k] = k % 3;
    array_view<int, 1> v(16, data);
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int count;
        tile_static int sum;
        if (t.local[0] == 0)
            count = sum = 0;
        t.barrier.wait();
        atomic_fetch_add(&count, v[t]);
        t.barrier.wait();
        int n = count;
        for (int k = 0; k < n; ++k)
        {
            if (t.local[0] == 0)
                sum += k;
            t.barrier.wait();
        }
        v[t] = sum * 100 + n;
    });
    // 0 1 2 0 1 2 0 1 and 2 0 1 2 0 1 2 0
    check("first", v[5], 2107);
    check("second", v[9], 2808);
    return failures;
}
