// Constructors and destructors of tile_static objects do not run.
//
// accept: L-2.4.3.5.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct cell
{
    int n;
    int initial = 7;
    cell() restrict(cpu, amp) : n(-1) {}
    ~cell() restrict(cpu, amp) { n = 0; }
    void set(int k) restrict(cpu, amp) { n = k; }
};

int main()
{
    int data[8] = {};
    array_view<int, 1> v(8, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static index<2> place;
        tile_static cell cells[4];
        int l = t.local[0];
        if (l == 0)
            place = index<2>(t.tile[0], 5);
        cells[l].set(l * 10);
        t.barrier.wait();
        v[t.global] = cells[3 - l].n + place[0] * 100 + place[1] * 1000;
    });
    for (int k = 0; k < 8; ++k)
        check("element", v[k], (3 - k % 4) * 10 + k / 4 * 100 + 5000);
    return failures;
}
