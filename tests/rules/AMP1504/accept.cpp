// Types that tile_static variables can have. L-2.4.3.5.1-g, L-2.4.3.5.1-i, L-2.4.3.5.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct cell
{
    bool b;
    int n;
    cell() restrict(cpu, amp) : b(true), n(-1) {}
};
int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static bool one;
        int tile_static many[2][4];
        tile_static cell cells[4];
        tile_static index<2> place;
        many[1][t.local[0]] = v[t];
        cells[t.local[0]].n = v[t];
        if (t.local[0] == 0)
        {
            one = true;
            place = index<2>(5, 6);
        }
        t.barrier.wait();
        v[t] = many[1][3 - t.local[0]] + one + place[1] + cells[0].n;
    });
    v.synchronize();
    return data[0] == 12 && data[3] == 9 ? 0 : 1;
}
