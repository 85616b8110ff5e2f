// -Rpass=tile-loops reports the kernels with barriers that run as loops, -Rpass-missed=tile-loops those
// that keep fibers, and the place that prevents the loops.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2>&1 | FileCheck %s
// RUN: %translate --tile-loops -Rpass=tile-loops 2>&1 | FileCheck --check-prefix=ONLY %s
// RUN: %translate --tile-loops -Rpass-missed=tile-loops 2>&1 | FileCheck --check-prefix=MISSED %s
// RUN: %translate --tile-loops -Wno-amp-barrier 2>&1 | count 0
// RUN: %translate -Wno-amp-barrier -Rpass=tile-loops -Rpass-missed=tile-loops 2>&1 | FileCheck --check-prefix=OFF %s
// OFF: {{^}}amp2hip: note: -Rpass=tile-loops has no effect without --tile-loops{{$}}
// OFF-NOT: {{.}}
// RUN: not %translate -Rpass=loops 2>&1 | FileCheck --check-prefix=UNKNOWN %s
//
// UNKNOWN: amp2hip: error: unknown remark '-Rpass=loops'; use -Rpass=tile-loops or -Rpass-missed=tile-loops
// ONLY-NOT: missed
// ONLY: remark: kernel runs as loops over the threads of a tile [-Rpass=tile-loops]
// ONLY-NOT: missed
// MISSED-NOT: runs as loops

#include <amp.h>
using namespace concurrency;

// CHECK-NOT: remark
void without_barrier(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; });
}

// CHECK: remarks.cpp:[[@LINE+3]]:43: remark: kernel runs as loops over the threads of a tile [-Rpass=tile-loops]
void loops(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t] += 1;
        t.barrier.wait();
        v[t] *= 2;
    });
}

// CHECK: remarks.cpp:[[@LINE+5]]:43: remark: kernel runs each thread of a tile on a fiber [-Rpass-missed=tile-loops]
// CHECK: remarks.cpp:[[@LINE+7]]:29: note: 'n' is not proven to have the same value in all threads of the tile, but a barrier depends on it
// MISSED: remarks.cpp:[[@LINE+3]]:43: remark: kernel runs each thread of a tile on a fiber [-Rpass-missed=tile-loops]
void condition(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int n = v[t];
        for (int i = 0; i < n; ++i)
            t.barrier.wait();
    });
}

// The type of a template argument decides.
// CHECK: remarks.cpp:[[@LINE+5]]:{{.*}} remark: kernel runs as loops over the threads of a tile if a condition holds [-Rpass=tile-loops]
// CHECK: remarks.cpp:[[@LINE+4]]:{{.*}} note: the values of its variables, of the types 'T', must be trivially copyable and need at most 256 KiB for a tile
template <typename T>
void keeps(array_view<T, 1> v)
{
    parallel_for_each(v.extent.template tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const T kept = v[t];
        t.barrier.wait();
        v[t.global[0]] = kept;
    });
}

// The notes follow the calls.
int inner(int n, tiled_index<8> t) restrict(amp)
{
    int x = n;
    int &y = x;
    t.barrier.wait();
    return y;
}
int outer(int n, tiled_index<8> t) restrict(amp)
{
    return inner(n, t);
}
// CHECK: remarks.cpp:[[@LINE+6]]:43: remark: kernel runs each thread of a tile on a fiber [-Rpass-missed=tile-loops]
// CHECK: remarks.cpp:[[@LINE+7]]:16: note: 'outer' waits at the barrier, but cannot be split into loops
// CHECK: remarks.cpp:[[@LINE-4]]:12: note: 'inner' waits at the barrier, but cannot be split into loops
// CHECK: remarks.cpp:[[@LINE-11]]:10: note: 'y' of type 'int &' cannot be kept across a barrier; let it refer only to memory that all threads share, declare it after the barrier, or use an index instead
void calls(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t] = outer(1, t);
    });
}

// CHECK: remarks.cpp:[[@LINE+4]]:43: remark: kernel runs each thread of a tile on a fiber [-Rpass-missed=tile-loops]
// CHECK: remarks.cpp:[[@LINE+3]]:43: note: the lambda is generic or mutable, or captures a parameter pack
void generic(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](auto t) restrict(amp) { t.barrier.wait(); });
}
// CHECK-NOT: remark
