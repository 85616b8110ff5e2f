// Atomic operations on shared memory; the expected value may be a local variable. AT-6-c, AT-6-e, AT-6.2-cas-expected
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
    int hits, misses;
};
void bump(int *p) restrict(amp) { atomic_fetch_inc(p); }

int main()
{
    int data[2] = {};
    cell cells[1] = {};
    array_view<int, 1> v(2, data);
    array_view<cell, 1> c(1, cells);
    parallel_for_each(extent<1>(8).tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int count;
        if (t.local[0] == 0)
            count = 0;
        t.barrier.wait();
        atomic_fetch_add(&count, 2);
        bump(&count);
        int &same = count;
        atomic_fetch_inc(&same);
        bump(&c[0].misses);
        int expected = 0;
        atomic_compare_exchange(&v[1], &expected, 7);
        t.barrier.wait();
        if (t.local[0] == 0)
            atomic_fetch_add(&v[0], count);
    });
    v.synchronize();
    c.synchronize();
    return data[0] == 32 && data[1] == 7 && cells[0].misses == 8 ? 0 : 1;
}
