// A tile_static variable may be a single bool, a struct or a two-dimensional array.
//
// accept: L-2.4.3.5.1-h, L-2.4.3.5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct pair
{
    float value;
    int place;
};

int main()
{
    float in[6] = {3, 9, 4, 8, 1, 2};
    int out[6] = {};
    array_view<const float, 2> a(2, 3, in);
    array_view<int, 2> o(2, 3, out);
    parallel_for_each(o.extent.tile<2, 3>(), [=](tiled_index<2, 3> t) restrict(amp)
    {
        tile_static bool found;
        tile_static pair best;
        tile_static float square[2][3];
        square[t.local[0]][t.local[1]] = a[t.global];
        t.barrier.wait();
        if (t.local[0] == 0 && t.local[1] == 0)
        {
            best.value = 0;
            for (int r = 0; r < 2; ++r)
                for (int c = 0; c < 3; ++c)
                    if (square[r][c] > best.value)
                        best = {square[r][c], r * 3 + c};
            found = best.place == 1;
        }
        t.barrier.wait();
        o[t.global] = best.place + (found ? 100 : 0);
    });
    for (int k = 0; k < 6; ++k)
        check("element", o(k / 3, k % 3), 101);
    return failures;
}
