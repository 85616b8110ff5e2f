// With --tile-loops, a function with barriers may be called in any expression that certainly
// evaluates the call. The call precedes the statement, and its results are kept in an array. All
// threads may leave a function early with a result.
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

// A result before a barrier, and a default argument.
int sum(int (&part)[8], int own, tiled_index<8> t, int times = 1) restrict(amp)
{
    if (times == 0)
        return -1;
    part[t.local[0]] = own * times;
    t.barrier.wait();
    return part[0] + part[7];
}
// CHECK:void amp2hip_run_sum(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, int (&part)[8], amp2hip::kept_values<int, amp2hip_tile::threads> &own_kept, {{\[\[}}maybe_unused]] tiled_index<8> t, int times)
// CHECK-NEXT:{
// CHECK-NEXT:    if (times == 0)
// CHECK-NEXT:    {
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            amp2hip_results.keep(amp2hip_number, -1);
// CHECK-NEXT:        }
// CHECK-NEXT:        return;
// CHECK-NEXT:    }
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:        auto &own = own_kept[amp2hip_number];
// CHECK-NEXT:        part[t.local[0]] = own * times;
// CHECK-NEXT:    }
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:        amp2hip_results.keep(amp2hip_number, part[0] + part[7]);
// CHECK-NEXT:    }
// CHECK-NEXT:}

void use(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int part[8];
        int own = v[t];
        v[t] = 2 * own + sum(part, own, t) * sum(part, own + 1, t, 2);
        t.barrier.wait();
        if (part[1] - sum(part, own, t) > 0)
            v[t] = 0;
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        int part[8];
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> own_kept_3;
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            int own = v[t];
// CHECK-NEXT:            own_kept_3.keep(amp2hip_number, own);
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> sum_result;
// CHECK-NEXT:        amp2hip_run_sum(amp2hip_whole, sum_result, part, own_kept_3, t, 1);
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> own_argument;
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &own = own_kept_3[amp2hip_number];
// CHECK-NEXT:            own_argument.keep(amp2hip_number, own + 1);
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> sum_result_2;
// CHECK-NEXT:        amp2hip_run_sum(amp2hip_whole, sum_result_2, part, own_argument, t, 2);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            {{\[\[}}maybe_unused]] auto &own = own_kept_3[amp2hip_number];
// CHECK-NEXT:            v[t] = 2 * own + sum_result[amp2hip_number] * sum_result_2[amp2hip_number];
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> operand;
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            operand.keep(amp2hip_number, part[1]);
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> sum_result_3;
// CHECK-NEXT:        amp2hip_run_sum(amp2hip_whole, sum_result_3, part, own_kept_3, t, 1);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            if (operand[amp2hip_number] - sum_result_3[amp2hip_number] > 0)
// CHECK-NEXT:                v[t] = 0;
// CHECK-NEXT:        }
// CHECK-NEXT:    }

// One declaration of variables with and without a value.
void exchange(int &own, tiled_index<8> t) restrict(amp)
{
    tile_static int all[8];
    all[t.local[0]] = own;
    t.barrier.wait();
    own = all[7 - t.local[0]];
}
// CHECK:void amp2hip_run_exchange(const amp2hip_tile &amp2hip_whole, amp2hip::kept_values<int, amp2hip_tile::threads> &own_kept_2, {{\[\[}}maybe_unused]] tiled_index<8> t)
// CHECK-NEXT:{
// CHECK-NEXT:    static thread_local int all[8];
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:        auto &own = own_kept_2[amp2hip_number];
// CHECK-NEXT:        all[t.local[0]] = own;
// CHECK-NEXT:    }
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:        auto &own = own_kept_2[amp2hip_number];
// CHECK-NEXT:        own = all[7 - t.local[0]];
// CHECK-NEXT:    }
// CHECK-NEXT:}
void declare(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int own, other = v[t];
        t.barrier.wait();
        own = other;
        exchange(own, t);
        v[t] = own;
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> other_kept;
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> own_kept_4;
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &own = own_kept_4[amp2hip_number];
// CHECK-NEXT:            (void)own;
// CHECK-NEXT:            int other = v[t];
// CHECK-NEXT:            other_kept.keep(amp2hip_number, other);
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &own = own_kept_4[amp2hip_number];
// CHECK-NEXT:            auto &other = other_kept[amp2hip_number];
// CHECK-NEXT:            own = other;
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip_run_exchange(amp2hip_whole, own_kept_4, t);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &own = own_kept_4[amp2hip_number];
// CHECK-NEXT:            v[t] = own;
// CHECK-NEXT:        }
// CHECK-NEXT:    }
