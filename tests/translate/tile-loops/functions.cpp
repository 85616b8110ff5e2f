// With --tile-loops, a function with barriers that a kernel calls gets a second version, which runs
// all threads of a tile. Arguments that are the same for all threads are passed as they are, others
// as one value for each thread.
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

template <int N>
static void halve(float (&part)[N], const tiled_index<N> &t) restrict(amp)
{
    for (int half = N / 2; half > 0; half /= 2)
    {
        if (t.local[0] < half)
            part[t.local[0]] += part[t.local[0] + half];
        t.barrier.wait();
    }
}
// CHECK:// Runs halve for all threads of a tile.
// CHECK:template <int N, typename amp2hip_tile>
// CHECK-NEXT:static void amp2hip_run_halve(const amp2hip_tile &amp2hip_whole, float (&part)[N], {{\[\[maybe_unused\]\]}} const tiled_index<N> &t)
// CHECK-NEXT:{
// CHECK-NEXT:    for (int half = N / 2; half > 0; half /= 2)
// CHECK-NEXT:    {
// CHECK-NEXT:        for (int amp2hip_column = 0, amp2hip_end = amp2hip::place_in_tile(half, 0, amp2hip_tile::columns); amp2hip_column < amp2hip_end; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            part[t.local[0]] += part[t.local[0] + half];
// CHECK-NEXT:        }
// CHECK-NEXT:    }
// CHECK-NEXT:}

// Returns the sum of the values of all threads, and counts the calls of the thread.
float sum_of_tile(float value, int &calls, const tiled_index<16> &t) restrict(amp)
{
    tile_static float part[16];
    part[t.local[0]] = value;
    t.barrier.wait();
    halve(part, t);
    ++calls;
    return part[0];
}
// CHECK:template <typename amp2hip_tile, typename amp2hip_results_type>
// CHECK-NEXT:void amp2hip_run_sum_of_tile(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, amp2hip::kept_values<float, amp2hip_tile::threads> &value_kept, amp2hip::kept_values<int, amp2hip_tile::threads> &calls_kept, {{\[\[maybe_unused\]\]}} const tiled_index<16> &t)
// CHECK-NEXT:{
// CHECK-NEXT:    static thread_local float part[16];
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:        auto &value = value_kept[amp2hip_number];
// CHECK-NEXT:        part[t.local[0]] = value;
// CHECK-NEXT:    }
// CHECK-NEXT:    amp2hip_run_halve(amp2hip_whole, part, t);
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:        auto &calls = calls_kept[amp2hip_number];
// CHECK-NEXT:        ++calls;
// CHECK-NEXT:        amp2hip_results.keep(amp2hip_number, part[0]);
// CHECK-NEXT:    }
// CHECK-NEXT:}

namespace details
{
    // A function that does not wait, and one with a barrier instead of the index.
    int place(tiled_index<16> t) restrict(amp) { return t.global[0]; }
    void publish(float (&all)[16], int place, float value, tile_barrier barrier) restrict(amp)
    {
        all[place] = value;
        barrier.wait_with_tile_static_memory_fence();
    }
}
// CHECK:    void amp2hip_run_publish(const amp2hip_tile &, float (&all)[16], amp2hip::kept_values<int, amp2hip_tile::threads> &place_kept, amp2hip::kept_values<float, amp2hip_tile::threads> &value_kept_2, {{\[\[maybe_unused\]\]}} tile_barrier barrier)
// CHECK-NEXT:    {
// CHECK-NEXT:        for (int amp2hip_slice = 0; amp2hip_slice < amp2hip_tile::slices; ++amp2hip_slice)

void run(array_view<float> v)
{
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp)
    {
        tile_static float all[16];
        int calls = 0;
        const float sum = sum_of_tile(v[t] * 2, calls, t);
        details::publish(all, t.local[0], sum, t.barrier);
        v[details::place(t)] = all[15 - t.local[0]] + calls;
    });
}
// CHECK:struct run_kernel
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[maybe_unused\]\]}} const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        float all[16];
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> calls_kept_2;
// CHECK-NEXT:        amp2hip::kept_values<float, amp2hip_tile::threads> value_argument;
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            int calls = 0;
// CHECK-NEXT:            value_argument.keep(amp2hip_number, v[t] * 2);
// CHECK-NEXT:            calls_kept_2.keep(amp2hip_number, calls);
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip::kept_values<float, amp2hip_tile::threads> sum_kept;
// CHECK-NEXT:        amp2hip_run_sum_of_tile(amp2hip_whole, sum_kept, value_argument, calls_kept_2, t);
// CHECK:        details::amp2hip_run_publish(amp2hip_whole, all, place_argument, sum_kept, t.barrier);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &calls = calls_kept_2[amp2hip_number];
// CHECK-NEXT:            v[details::place(t)] = all[15 - t.local[0]] + calls;
// CHECK-NEXT:        }
