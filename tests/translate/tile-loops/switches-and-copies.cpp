// With --tile-loops, a `switch` around barriers remains, with a block for the statements after each
// label. Copies of the tiled_index and of its barrier are made again in each loop.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %expect
// RUN: %builds
#include <amp.h>
using namespace concurrency;

void cases(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        switch (n)
        {
        case 0:
        case 1:
            v[t] = n;
            t.barrier.wait();
            break;
        case 2:
            if (n == t.tile[0])
                break;
            [[fallthrough]];
        default:
            t.barrier.wait();
            v[t] = 2;
        }
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        switch (n)
// CHECK-NEXT:        {
// CHECK-NEXT:        case 0:
// CHECK-NEXT:        case 1:
// CHECK-NEXT:        {
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                v[t] = n;
// CHECK-NEXT:            }
// CHECK-NEXT:            break;
// CHECK-NEXT:        }
// CHECK-NEXT:        case 2:
// CHECK-NEXT:        {
// CHECK-NEXT:            if (n == t.tile[0])
// CHECK-NEXT:                break;
// CHECK-NEXT:            {{\[\[}}fallthrough]];
// CHECK-NEXT:        }
// CHECK-NEXT:        default:
// CHECK-NEXT:        {
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                v[t] = 2;
// CHECK-NEXT:            }
// CHECK-NEXT:        }
// CHECK-NEXT:        }
// CHECK-NEXT:    }

void sync(const tile_barrier &b) restrict(amp) { b.wait(); }

void copies(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_barrier b = t.barrier;
        const tiled_index<8> other(t.global + 1, t.local, t.tile, t.tile_origin, b);
        v[t] = 1;
        sync(b);
        v[other.local] += 2;
        all_memory_fence(b);
        other.barrier.wait();
        v[t] += 3;
    });
}
// CHECK:void amp2hip_run_sync(const amp2hip_tile &, {{\[\[}}maybe_unused]] const tile_barrier &b)
// CHECK-NEXT:{
// CHECK-NEXT:}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            v[t] = 1;
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip_run_sync(amp2hip_whole, t.barrier);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            tile_barrier b = t.barrier;
// CHECK-NEXT:            const tiled_index<8> other(t.global + 1, t.local, t.tile, t.tile_origin, b);
// CHECK-NEXT:            v[other.local] += 2;
// CHECK-NEXT:            all_memory_fence(b);
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            v[t] += 3;
// CHECK-NEXT:        }
// CHECK-NEXT:    }
