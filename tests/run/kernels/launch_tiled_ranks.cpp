// Tiled launches of one, two and three dimensions: local, tile, tile_origin and
// global must be consistent.
// P-7-a, P-7-j, P-7-ac, R-4.4-b, R-4.4-c, R-4.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int main()
{
    std::vector<int> d1(96), d2(20 * 24), d3(4 * 6 * 8);
    array_view<int, 1> v1(96, d1);
    parallel_for_each(v1.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp)
    {
        const bool right = t.local[0] == t.global[0] % 32 && t.tile[0] == t.global[0] / 32 &&
                           t.tile_origin[0] == t.global[0] - t.local[0];
        v1[t] = right ? t.global[0] : -1;
    });
    for (int i = 0; i < 96; ++i)
        CHECK_EQUAL(v1[i], i);

    array_view<int, 2> v2(20, 24, d2);
    parallel_for_each(v2.extent.tile<5, 4>(), [=](tiled_index<5, 4> t) restrict(amp)
    {
        v2[t.global] = ((t.local[0] * 10 + t.local[1]) * 10 + t.tile[0]) * 10 + t.tile[1]
                       + 10000 * t.tile_origin[0] + 1000000 * t.tile_origin[1];
    });
    // Thread (6, 9) of §4.4: local (1, 1), tile (1, 2), origin (5, 8).
    CHECK_EQUAL(v2(6, 9), 1112 + 50000 + 8000000);

    array_view<int, 3> v3(4, 6, 8, d3);
    parallel_for_each(v3.extent.tile<2, 3, 4>(), [=](tiled_index<2, 3, 4> t) restrict(amp)
    {
        v3[t] = t.local == t.global - t.tile_origin && t.tile[2] == t.global[2] / t.tile_dim2 && t.tile_extent[1] == 3;
    });
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 6; ++j)
            for (int k = 0; k < 8; ++k)
                CHECK_EQUAL(v3(i, j, k), 1);

    // A tiled launch accepts a kernel with a plain index.
    parallel_for_each(v1.extent.tile<16>(), [=](index<1> i) restrict(amp) { v1[i] = 2 * i[0]; });
    CHECK_EQUAL(v1[95], 190);
    return report();
}
