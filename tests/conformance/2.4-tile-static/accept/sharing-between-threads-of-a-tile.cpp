// Each thread of a tile sees the tile_static writes of the others after a barrier.
//
// accept: L-2.4.3.5.1-a, L-2.4.3.5.1-e, L-2.4.3.5.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[32];
    for (int k = 0; k < 32; ++k)
        data[k] = k;
    array_view<int, 1> v(32, data);
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int buffer[8], total;
        int tile_static doubled[8];
        const int l = t.local[0];
        buffer[l] = v[t.global];
        doubled[7 - l] = v[t.global] * 2;
        t.barrier.wait();
        if (l == 0)
        {
            total = 0;
            for (int k = 0; k < 8; ++k)
                total += buffer[k];
        }
        t.barrier.wait();
        v[t.global] = total * 1000 + doubled[l];
    });
    for (int k = 0; k < 32; ++k)
    {
        int tile = k / 8, first = tile * 8;
        check("element", v[k], (8 * first + 28) * 1000 + 2 * (first + 7 - k % 8));
    }
    return failures;
}
