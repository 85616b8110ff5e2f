// tile_barrier passed by value and by reference, copied, every kind of wait,
// and the three fences.
// M-4.5-a, M-4.5-b, M-4.5-c, M-4.5-d, M-4.5-e, M-4.5-f, M-4.5-g, M-4.5-h, M-4.5-j, R-4.5.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

void sync(const tile_barrier& b) restrict(amp) { b.wait(); }
void sync_by_value(tile_barrier b) restrict(amp) { b.wait_with_all_memory_fence(); }

template <typename Index>
int neighbor(int* values, const Index& t, int distance) restrict(amp)
{
    tile_barrier b(t.barrier);
    b.wait_with_tile_static_memory_fence();
    const int result = values[(t.local[0] + distance) % 64];
    b.wait_with_tile_static_memory_fence();
    return result;
}

int main()
{
    std::vector<int> data(256), other(256);
    array_view<int, 1> v(data), w(other);
    parallel_for_each(v.extent.tile<64>(), [=](tiled_index<64> t) restrict(amp)
    {
        tile_static int values[64];
        const int local = t.local[0];
        values[local] = local;
        int sum = neighbor(values, t, 1);
        values[local] = sum;
        sync(t.barrier);
        sum += values[(local + 1) % 64];
        sync_by_value(t.barrier);

        w[t.global] = sum;
        if (local < 3)
            // A fence is no barrier: not all threads need reach it.
            all_memory_fence(t.barrier);
        else
            concurrency::tile_static_memory_fence(t.barrier);
        global_memory_fence(t.barrier);
        t.barrier.wait_with_global_memory_fence();
        v[t] = w[t.tile_origin[0] + (local + 63) % 64];
    });
    for (int i = 0; i < 256; ++i)
    {
        const int left = (i + 63) % 64;
        CHECK_EQUAL(v[i], (left + 1) % 64 + (left + 2) % 64);
    }
    return report();
}
