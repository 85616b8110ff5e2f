// A tile_barrier may be copied and passed to functions, which wait and fence.
//
// accept: M-4.5-a, M-4.5-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
void sync_by_value(tile_barrier b) restrict(amp) { b.wait_with_tile_static_memory_fence(); }

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp)
    {
        tile_static int buffer[4];
        tile_barrier b(t.barrier);
        buffer[t.local[0]] = v[t];
        sync(b);
        int x = buffer[3 - t.local[0]];
        sync_by_value(b);
        buffer[t.local[0]] = x * 10;
        b.wait_with_all_memory_fence();
        x += buffer[(t.local[0] + 1) % 4];
        v[t] = x;
        t.barrier.wait_with_global_memory_fence();
        x = v[t.tile_origin + 3];
        all_memory_fence(b);
        global_memory_fence(t.barrier);
        tile_static_memory_fence(t.barrier);
        t.barrier.wait();
        v[t] += x * 1000;
    });
    check("0", v[0], 4 + 30 + 41000);
    check("3", v[3], 1 + 40 + 41000);
    return failures;
}
