// With --tile-loops, member functions that change a tile_static object and wait get a version for
// whole tiles. Calls for other objects, or of functions that are not certain, keep fibers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --tile-loops -Rpass=tile-loops -Rpass-missed=tile-loops 2>&1 | FileCheck --check-prefix=REMARK %s
// RUN: %code %t.hip | FileCheck %s
// RUN: %builds
#include <amp.h>
using namespace concurrency;

template <typename T, int N>
struct scratch
{
    T cell[N];
    T sum(const tile_barrier &b, int local) restrict(amp)
    {
        halve(b, local, N / 2);
        T result = cell[0];
        b.wait();
        return result;
    }
    void halve(const tile_barrier &b, int local, int width) restrict(amp)
    {
        for (; width > 0; width /= 2)
        {
            b.wait();
            if (local < width)
                cell[local] += cell[local + width];
        }
    }
    // A jump of some threads depends on data that other threads change.
    void uncertain(const tile_barrier &b, int local) restrict(amp)
    {
        const T bound = cell[local];
        for (T x = T(); x < bound; x += T(1))
            b.wait();
    }
    int first() const restrict(amp) { return static_cast<int>(cell[0]); }
    // A constant function does not follow the changes.
    int twice(const tile_barrier &b) const restrict(amp)
    {
        const int old = first();
        b.wait();
        return old + first();
    }
};
// CHECK: void amp2hip_run_sum(const amp2hip_tile &amp2hip_whole, amp2hip_results_type &&amp2hip_results, {{.*}}const tile_barrier &b, amp2hip::kept_values<int, amp2hip_tile::threads> &[[L:local_kept[_0-9]*]])
// CHECK: amp2hip_run_halve(amp2hip_whole, b, [[L]], N / 2);
// CHECK: void amp2hip_run_halve(const amp2hip_tile &, {{.*}}const tile_barrier &b, amp2hip::kept_values<int, amp2hip_tile::threads> &[[H:local_kept[_0-9]*]], int width)
// CHECK: for (; width > 0; width /= 2)

void objects(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static scratch<int, 8> memory;
        memory.cell[t.local[0]] = v[t];
        const int sum = memory.sum(t.barrier, t.local[0]);
        v[t] = sum;
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        scratch<int, 8> own;
        own.cell[t.local[0]] = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} is not const of an object that is not tile_static
        const int sum = own.sum(t.barrier, t.local[0]);
        v[t] = sum;
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static scratch<int, 8> memory[2];
        memory[t.local[0] / 4].cell[t.local[0]] = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} this call may wait
        const int sum = memory[t.local[0] / 4].sum(t.barrier, t.local[0]);
        v[t] = sum;
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static scratch<int, 8> memory;
        memory.cell[t.local[0]] = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} this object is not proven to be equal
        const int sum = memory.twice(t.barrier);
        v[t] = sum;
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static scratch<int, 8> memory;
        memory.cell[t.local[0]] = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} 'uncertain' waits at the barrier, but cannot be split
        memory.uncertain(t.barrier, t.local[0]);
    });
}
// CHECK: memory.amp2hip_run_sum(amp2hip_whole, sum_kept, t.barrier, {{local_argument.*}});

// The class may have another specialization.
template <typename T, int N>
struct special
{
    T cell[N];
    void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
};
template <int N>
struct special<float, N>
{
    float cell[N];
    void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
};
template <typename T, int N>
void templates(array_view<T, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static scratch<T, N> memory;
        memory.cell[t.local[0]] = v[t];
        T sum = memory.sum(t.barrier, t.local[0]);
        v[t] = sum;
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static special<T, N> memory;
        memory.cell[t.local[0]] = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} this call may wait
        memory.sync(t.barrier);
        v[t] = memory.cell[N - 1 - t.local[0]];
    });
}
// CHECK: typename = decltype(std::declval<scratch<T, N> &>().amp2hip_run_sum(
template void templates<float, 8>(array_view<float, 1>);
