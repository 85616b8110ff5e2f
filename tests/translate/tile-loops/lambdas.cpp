// With --tile-loops, each work-item loop evaluates a lambda again that lives across a barrier, if
// the variables that it copies do not change. Other kernels with such lambdas keep fibers.
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

void copies(array_view<int, 1> v, int n)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int own = v[t];
        auto at = [=](int k) { return k < n ? own : v[k]; };
        t.barrier.wait();
        v[t] = at(1);
    });
}
// CHECK: void amp2hip_run_tile
// CHECK: const int own = v[t];
// CHECK-NEXT: own_kept.keep(amp2hip_number, own);
// CHECK: const auto &own = own_kept[amp2hip_number];
// CHECK-NEXT: auto at = [=](int k) { return k < n ? own : v[k]; };
// CHECK-NEXT: v[t] = at(1);

void changed(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int own = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} 'at' of type {{.*}} cannot be kept across a barrier
        auto at = [=](int k) { return own + k; };
        if (own > 4)
            own = 0;
        t.barrier.wait();
        v[t] = at(own);
    });
}
// A copy of tile_static memory, which other threads change.
void shared(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int first;
        if (t.local[0] == 0)
            first = v[t];
        t.barrier.wait();
        // REMARK: [[@LINE+1]]:{{.*}} 'old' of type {{.*}} cannot be kept across a barrier
        auto old = [=] { return first; };
        t.barrier.wait();
        if (t.local[0] == 0)
            first = 7;
        t.barrier.wait();
        v[t] = old() + first;
    });
}
// A lambda that changes itself, and one with a value of its own.
void own_values(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int own = v[t];
        // REMARK: [[@LINE+1]]:{{.*}} 'next' of type {{.*}} cannot be kept across a barrier
        auto next = [own]() mutable { return ++own; };
        v[t] = next();
        t.barrier.wait();
        v[t] += next();
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        // REMARK: [[@LINE+1]]:{{.*}} 'old' of type {{.*}} cannot be kept across a barrier
        auto old = [x = v[t]] { return x; };
        v[t] = 0;
        t.barrier.wait();
        v[t] += old();
    });
}
// Memory of the lambda.
void own_memory(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int local = t.local[0];
        // REMARK: [[@LINE+1]]:{{.*}} 'swap' of type {{.*}} cannot be kept across a barrier
        auto swap = [=](int x, bool put) {
            tile_static int memory[8];
            if (put)
                memory[local] = x;
            return memory[7 - local];
        };
        swap(v[t], true);
        t.barrier.wait();
        v[t] = swap(0, false);
    });
}
// A lambda in the condition of a barrier may be a different one in each thread.
void condition(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        const int own = v[t.local];
        auto many = [=] { return own - t.local[0] > 2; };
        // REMARK: [[@LINE+1]]:{{.*}} is not proven to have the same value
        if (many())
            t.barrier.wait();
        v[t] = many();
    });
}

// Values of class templates, changes in conditions, and subscripts in templates.
template <typename T>
struct pair_of
{
    T first, second;
};
template <typename T, int N>
void values(array_view<T, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static T part[2][N];
        int from = 0, k = N;
        const pair_of<T> own = { v[t], v[t.tile_origin] };
        while ((k /= 2) > 0)
        {
            part[from][t.local[0]] = own.second;
            t.barrier.wait();
            from ^= 1;
        }
        v[t] = own.first + part[from][t.local[0]];
    });
}
template void values<float, 8>(array_view<float, 1>);
// CHECK: amp2hip::can_keep<amp2hip_tile, pair_of<T>>
// CHECK: while ((k /= 2) > 0)

// The class of the functor may have another function 'waits' in its namespace.
template <int N>
void waits(array_view<int, 1> v, tiled_index<N> t) restrict(amp) { t.barrier.wait(); }
template <typename T, int N>
void waits(T x, int (&part)[N], tiled_index<N> t) restrict(amp);
template <int N>
void sync(int (&part)[N], const tile_barrier &barrier) restrict(amp) { barrier.wait(); }
template <typename F, int N>
void calls(array_view<int, 1> v, F f)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static int part[N];
        part[t.local[0]] = v[t];
        sync(part, t.barrier);
        v[t] = part[N - 1 - t.local[0]];
    });
}

// Memory that a lambda uses without a capture has static storage duration, unless another lambda
// copies it.
void uncaptured(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int first[8];
        auto at = [](int k) { return first[7 - k]; };
        first[t.local[0]] = v[t];
        t.barrier.wait();
        v[t] = at(t.local[0]);
    });
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        // REMARK: [[@LINE+1]]:{{.*}} a lambda captures 'first', and another lambda
        tile_static int first;
        auto at = [](int k) { return first + k; };
        first = v[0];
        t.barrier.wait();
        auto old = [=] { return first; };
        v[t] = at(t.local[0]) + old();
    });
}
// CHECK: void amp2hip_run_tile
// CHECK: static thread_local int first[8];
// CHECK-NOT: static thread_local

// A template parameter to which the counter of a loop with barriers is converted must be a number.
template <typename T, int N>
void conversions(array_view<T, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static T part[N];
        for (int r = 0; r < 3; ++r)
        {
            part[t.local[0]] = v[t] + T(r);
            t.barrier.wait();
            v[t] = part[N - 1 - t.local[0]] * static_cast<T>(r);
            t.barrier.wait();
        }
    });
}
// CHECK: std::is_arithmetic<T>::value
template void conversions<float, 8>(array_view<float, 1>);
