// With --tile-loops, a view of tile_static memory or a section of a captured view is made again in each
// loop. A called function may have a generic type of its tiled_index.
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

// A function whose tiled_index has a generic type.
template <typename Tiled>
int last(const Tiled &t, int *values) restrict(amp)
{
    t.barrier.wait();
    return values[7 - t.local[0]];
}
// CHECK:void amp2hip_run_last(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, {{\[\[}}maybe_unused]] const Tiled &t, int *values)
// CHECK-NEXT:{
// CHECK-NEXT:    for (int amp2hip_slice = 0; amp2hip_slice < amp2hip_tile::slices; ++amp2hip_slice)
// CHECK-NEXT:    for (int amp2hip_row = 0; amp2hip_row < amp2hip_tile::rows; ++amp2hip_row)
// CHECK-NEXT:    for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:    {
// CHECK-NEXT:        const auto t = amp2hip_whole.at(amp2hip_slice, amp2hip_row, amp2hip_column);
// CHECK-NEXT:        const int amp2hip_number = amp2hip_tile::number(amp2hip_slice, amp2hip_row, amp2hip_column);
// CHECK-NEXT:        amp2hip_results.keep(amp2hip_number, static_cast<__host__ __device__ int>(values[7 - t.local[0]]));
// CHECK-NEXT:    }
// CHECK-NEXT:}

// A view of tile_static memory, and a section of a captured view.
void views(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int all[8];
        array_view<int, 2> square(2, 4, all);
        array_view<int, 1> part = v.section(t.tile_origin, extent<1>(8));
        square(t.local[0] / 4, t.local[0] % 4) = part[t.local];
        part[t.local] += last(t, all);
        t.barrier.wait();
        v[t] += square(0, 1);
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        int all[8];
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            array_view<int, 2> square(2, 4, all);
// CHECK-NEXT:            array_view<int, 1> part = v.section(t.tile_origin, extent<1>(8));
// CHECK-NEXT:            square(t.local[0] / 4, t.local[0] % 4) = part[t.local];
// CHECK-NEXT:        }
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> last_result;
// CHECK-NEXT:        amp2hip_run_last(amp2hip_whole, last_result, t, all);
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            array_view<int, 1> part = v.section(t.tile_origin, extent<1>(8));
// CHECK-NEXT:            part[t.local] += last_result[amp2hip_number];
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            array_view<int, 2> square(2, 4, all);
// CHECK-NEXT:            v[t] += square(0, 1);
// CHECK-NEXT:        }
// CHECK-NEXT:    }

// A position of the type `auto` in a template.
template <typename T>
void positions(array_view<T, 1> v)
{
    parallel_for_each(v.extent.template tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static T all[8];
        auto const place = t.local[0];
        all[place] = v[t];
        t.barrier.wait();
        v[t] = all[7 - place];
    });
}
// CHECK:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[}}maybe_unused]] const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        amp2hip::tile_storage<T[8]> all_storage;
// CHECK-NEXT:        T (&all)[8] = all_storage.object();
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            auto const place = t.local[0];
// CHECK-NEXT:            all[place] = v[t];
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            auto const place = t.local[0];
// CHECK-NEXT:            v[t] = all[7 - place];
// CHECK-NEXT:        }
// CHECK-NEXT:    }
void use(array_view<int, 1> v) { positions(v); }
