// All threads of a tile may leave a loop or the kernel together before a barrier.
//
// accept: M-8.1.1-d, M-8.1.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int limit(int rounds) restrict(amp) { return rounds > 2 ? 2 : rounds; }

int main()
{
    int data[8] = {1, 1, 1, 1, 1, 1, 1, 1};
    array_view<int, 1> v(8, data);
    int rounds = 5, tiles = 1;
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int sum;
        if (t.tile[0] >= tiles)
            return;
        for (int k = 0; k < rounds; ++k)
        {
            if (k == limit(rounds))
                break;
            if (t.local[0] == 0)
                sum = k;
            t.barrier.wait();
            v[t] += sum + 1;
            t.barrier.wait_with_all_memory_fence();
        }
    });
    check("first tile", v[3], 4);
    check("second tile", v[4], 1);
    return failures;
}
