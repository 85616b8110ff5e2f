// With --tile-loops, a function with barriers may get another pointer from each thread, if the
// pointers certainly refer to memory that all threads of the tile share.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2> %t.txt
// RUN: %code %t.hip | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK --implicit-check-not remark: %s < %t.txt
// RUN: %builds
#include <amp.h>
using namespace concurrency;

int sum_of(const int *const row, tiled_index<8> t) restrict(amp)
{
    int sum = row[0];
    t.barrier.wait();
    return sum + row[1];
}
// CHECK: void amp2hip_run_sum_of(const amp2hip_tile &, amp2hip_results_type &&amp2hip_results, amp2hip::kept_values<const int *, amp2hip_tile::threads> &row_kept,

// REMARK: [[@LINE+3]]:43: remark: kernel runs as loops
void rows(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int part[4][2];
        part[t.local[0] / 2][t.local[0] % 2] = v[t];
        t.barrier.wait();
        const int x = sum_of(part[t.local[0] / 2], t);
        v[t] = x;
    });
}
// CHECK: amp2hip::kept_values<const int *, amp2hip_tile::threads> row_argument;
// CHECK: row_argument.keep(amp2hip_number, part[t.local[0] / 2]);
// CHECK: amp2hip_run_sum_of(amp2hip_whole, x_kept, row_argument, t);

int first_of(const int *p, tiled_index<8> t) restrict(amp)
{
    t.barrier.wait();
    return *p;
}
// REMARK: [[@LINE+4]]:43: remark: kernel runs each thread of a tile on a fiber
// REMARK: [[@LINE+6]]:32: note: the argument for 'p' of 'first_of' may point to a variable of the thread
void own(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int mine = v[t];
        const int x = first_of(&mine, t);
        v[t] = x;
    });
}
