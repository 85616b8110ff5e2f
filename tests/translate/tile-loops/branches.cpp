// With --tile-loops, a conditional without barriers runs once for the tile if a variable that decides
// about a barrier changes in it. Its head must be the same in all threads.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops -Wno-amp-barrier 2> %t.txt
// RUN: %code %t.hip | FileCheck %s
// RUN: FileCheck --check-prefix=REMARK --implicit-check-not remark: %s < %t.txt
// RUN: %builds
#include <amp.h>
using namespace concurrency;

// REMARK: [[@LINE+3]]:43: remark: kernel runs as loops
void phase(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int part[8];
        int first, last;
        switch (n)
        {
        case 1:
            first = last = n;
            break;
        default:
            v[t] = 1;
            first = t.tile[0];
            last = n;
        }
        part[t.local[0]] = v[t];
        if (first < last)
        {
            t.barrier.wait();
            v[t] = part[7 - t.local[0]];
        }
    });
}
// CHECK-LABEL: struct phase_kernel
// CHECK: void amp2hip_run_tile(
// CHECK: int part[8];
// CHECK-NEXT: int first, last;
// CHECK-NEXT: switch (n)
// CHECK-NEXT: {
// CHECK-NEXT: case 1:
// CHECK-NEXT: {
// CHECK-NEXT: first = last = n;
// CHECK-NEXT: break;
// CHECK-NEXT: }
// CHECK-NEXT: default:
// CHECK-NEXT: {
// CHECK-NEXT: for (int amp2hip_column = 0;
// CHECK: v[t] = 1;
// CHECK-NEXT: }
// CHECK-NEXT: first = t.tile[0];
// CHECK-NEXT: last = n;
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: for (int amp2hip_column = 0;

// A condition that differs between the threads.
// REMARK: [[@LINE+4]]:43: remark: kernel runs each thread of a tile on a fiber
// REMARK: [[@LINE+10]]:29: note: 'n' is not proven to have the same value in all threads of the tile
void differs(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int n = 1;
        if (v[t] > 2)
            n = 2;
        else
            v[t] = 3;
        for (int i = 0; i < n; ++i)
            t.barrier.wait();
    });
}

// A chain of assignments to a variable of the thread and one that decides about a barrier.
// REMARK: [[@LINE+4]]:43: remark: kernel runs each thread of a tile on a fiber
// REMARK: [[@LINE+9]]:29: note: 'n' is not proven to have the same value in all threads of the tile
void chain(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int own = v[t], n = 1;
        v[t] = n;
        own = n = 2;
        own += t.local[0];
        for (int i = 0; i < n; ++i)
            t.barrier.wait();
        v[t] += own;
    });
}
