// With --tile-loops, a tiled kernel is also written as loops over the threads of a
// tile between its barriers. Values that all threads share exist once, values that
// depend only on the thread index are computed again, others are stored per thread.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops
// RUN: %expect
// RUN: %builds
// RUN: %amp2hip %s -o %t.plain.hip
// RUN: %code %t.plain.hip | FileCheck --check-prefix PLAIN --implicit-check-not '{{^ *void amp2hip_run_tile}}' %s

#include <amp.h>
using namespace concurrency;

void sum_rows(array_view<const int, 1> in, array_view<int, 1> out, int rounds)
{
    parallel_for_each(out.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp)
    {
        const int local = t.local[0];
        int sum = 0;
        int last;
        for (int r = 0; r < rounds; ++r)
        {
            tile_static int part[16];
            const int from = r * 16 + local; // where this thread reads
            part[local] = in[from];
            t.barrier.wait();
            if (local < r)
                part[local] += 1;
            t.barrier.wait();
            last = part[15 - local];
            sum += last;
            t.barrier.wait();
        }
        out[t.global] = sum + last;
    });
}
// PLAIN: struct sum_rows_kernel
// CHECK:    // Runs all threads of a tile: a loop for the code between two barriers.
// CHECK-NEXT:#if defined(__GNUC__) && !defined(__clang__)
// CHECK-NEXT:#pragma GCC diagnostic push
// CHECK-NEXT:#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
// CHECK-NEXT:#pragma GCC diagnostic ignored "-Wmisleading-indentation"
// CHECK-NEXT:#endif
// CHECK-NEXT:    template <typename amp2hip_kernel, typename amp2hip_tile,
// CHECK-NEXT:              std::enable_if_t<std::is_same<amp2hip_kernel, sum_rows_kernel>::value &&
// CHECK-NEXT:                               amp2hip::is_index_of<amp2hip_tile, tiled_index<16>> &&
// CHECK-NEXT:                               amp2hip_tile::rank == 1 &&
// CHECK-NEXT:                               std::is_trivially_default_constructible<int>::value &&
// CHECK-NEXT:                               amp2hip::can_keep<amp2hip_tile, int, int>, int> = 0>
// CHECK-NEXT:    void amp2hip_run_tile(const amp2hip_tile &amp2hip_whole) const
// CHECK-NEXT:    {
// CHECK-NEXT:        {{\[\[maybe_unused\]\]}} const auto t = amp2hip_whole.at(0);
// CHECK-NEXT:        int part_shared[16];
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> sum_kept;
// CHECK-NEXT:        amp2hip::kept_values<int, amp2hip_tile::threads> last_kept;
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &last = last_kept[amp2hip_number];
// CHECK-NEXT:            (void)last;
// CHECK-NEXT:            int sum = 0;
// CHECK-NEXT:            sum_kept.keep(amp2hip_number, sum);
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int r = 0; r < rounds; ++r)
// CHECK-NEXT:        {
// CHECK-NEXT:            auto &part = part_shared;
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                const int local = t.local[0];
// CHECK-NEXT:                const int from = r * 16 + local; // where this thread reads
// CHECK-NEXT:                part[local] = in[from];
// CHECK-NEXT:            }
// CHECK-NEXT:            for (int amp2hip_column = 0, amp2hip_end = amp2hip::place_in_tile(r, 0, amp2hip_tile::columns); amp2hip_column < amp2hip_end; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                const int local = t.local[0];
// CHECK-NEXT:                part[local] += 1;
// CHECK-NEXT:            }
// CHECK-NEXT:            for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:            {
// CHECK-NEXT:                const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:                const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:                auto &last = last_kept[amp2hip_number];
// CHECK-NEXT:                auto &sum = sum_kept[amp2hip_number];
// CHECK-NEXT:                const int local = t.local[0];
// CHECK-NEXT:                last = part[15 - local];
// CHECK-NEXT:                sum += last;
// CHECK-NEXT:            }
// CHECK-NEXT:        }
// CHECK-NEXT:        for (int amp2hip_column = 0; amp2hip_column < amp2hip_tile::columns; ++amp2hip_column)
// CHECK-NEXT:        {
// CHECK-NEXT:            const auto t = amp2hip_whole.at(amp2hip_column);
// CHECK-NEXT:            const int amp2hip_number = amp2hip_tile::number(amp2hip_column);
// CHECK-NEXT:            auto &sum = sum_kept[amp2hip_number];
// CHECK-NEXT:            auto &last = last_kept[amp2hip_number];
// CHECK-NEXT:            out[t.global] = sum + last;
// CHECK-NEXT:        }
// CHECK-NEXT:    }
// CHECK-NEXT:#if defined(__GNUC__) && !defined(__clang__)
// CHECK-NEXT:#pragma GCC diagnostic pop
// CHECK-NEXT:#endif
// CHECK-NEXT:};
