// With --tile-loops, kernels run as loops although types are deduced in templates, names hide
// others, or arguments are new function objects. They keep fibers if a loop would need two variables
// of one name, or if a position may change.
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

template <int N>
void positions(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static int part[N];
        auto te = t.get_tile_extent();
        part[t.local[0]] = v[t];
        for (int k = te[0] / 2; k > 0; k /= 2)
        {
            t.barrier.wait();
            v[t] += part[(t.local[0] + k) % te[0]];
        }
    });
}
// The extent changes in some threads.
template <int N>
void changed_positions(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        auto te = t.get_tile_extent();
        if (v[t] > 0)
            te[0] /= 2;
        // REMARK: [[@LINE+1]]:{{.*}} 'k' is not proven to have the same value
        for (int k = te[0]; k > 0; k /= 2)
            t.barrier.wait();
        v[t] = te[0];
    });
}
// An operator of the user may change the extent.
int operator%(int n, extent<1> &e) restrict(amp) { return n % e[0]--; }
template <int N>
void own_operator(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        auto te = t.get_tile_extent();
        if (v[t] > 0)
            v[t] = t.local[0] % te;
        t.barrier.wait();
        v[t] += te[0];
    });
}
struct plus
{
    template <typename T>
    T operator()(T a, T b) const restrict(amp) { return a + b; }
};
struct scaled
{
    int n;
    int operator()(int a, int b) const restrict(amp) { return (a + b) * n; }
};
template <typename T, int N, typename Op>
T combine(tiled_index<N> t, T x, Op op) restrict(amp)
{
    tile_static T values[N];
    values[t.local[0]] = x;
    t.barrier.wait();
    return op(values[0], x);
}
template <typename T, int N>
void objects(array_view<const T, 1> from, array_view<T, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.template tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        const T sum = combine(t, from[t.global], plus());
        v[t] = sum;
    });
}
// CHECK: amp2hip::kept_values<T, amp2hip_tile::threads> x_argument;
// CHECK: amp2hip_run_combine(amp2hip_whole, {{.*}}, t, x_argument, plus());
void object_with_data(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        // REMARK: [[@LINE+1]]:{{.*}} the argument for 'op' of 'combine' is not a variable
        const int sum = combine(t, v[t], scaled{v[t]});
        v[t] = sum;
    });
}
void hiding(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        tile_static int a[8];
        a[t.local[0]] = v[t];
        t.barrier.wait();
        {
            int a = v[t] + 1;
            t.barrier.wait();
            v[t] = a;
        }
        v[t] += a[7 - t.local[0]];
    });
}
// `b` is computed again where `a` is another variable.
void recomputed(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int a = 5;
        const int b = t.local[0] + a;
        t.barrier.wait();
        {
            int a = 7;
            t.barrier.wait();
            v[t] += b * 100 + a;
        }
    });
}
// CHECK: int [[A:a_[0-9]+]] = 5;
// CHECK: int [[B:a_[0-9]+]] = 7;
// CHECK: const int b = t.local[0] + [[A]];
// CHECK-NEXT: v[t] += b * 100 + [[B]];
// One section names both variables.
void both(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        int a = v[t];
        t.barrier.wait();
        {
            int x = a + 1;
            int a = x * 2;
            t.barrier.wait();
            v[t] = a;
        }
    });
}
// CHECK: int x = [[C:a_[0-9]+]] + 1;
// CHECK-NEXT: int [[D:a_[0-9]+]] = x * 2;
// CHECK: v[t] = [[D]];

// A name of a captured variable and of a variable, a type and an enumerator of the kernel.
void captured(array_view<int, 1> v, int n, int a)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t] = n + a;
        enum { a = 3 };
        const int n = v[t] + a;
        auto more = [=](int x) { return n * x; };
        t.barrier.wait();
        v[t] = more(n) + a;
    });
}
// CHECK: enum { a = 3 };
// CHECK: v[t] = n + a;
// CHECK: enum { [[E:a_[0-9]+]] = 3 };
// CHECK: const int [[F:n_[0-9]+]] = v[t] + [[E]];
// CHECK: auto more = [=](int x) { return [[F]] * x; };
// CHECK-NEXT: v[t] = more([[F]]) + [[E]];
// A local class gets no other name.
void hidden_class(array_view<int, 1> v, int n)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs each thread of a tile on a fiber
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t] = n;
        // REMARK: [[@LINE+1]]:{{.*}} 'n' hides another entity that the kernel names
        struct n
        {
            int x;
        };
        t.barrier.wait();
        n own = {v[t]};
        v[t] += own.x;
    });
}
void conditions(array_view<int, 1> v)
{
    // REMARK: [[@LINE+1]]:{{.*}} kernel runs as loops
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        if (t.local[0] < 8)
            t.barrier.wait();
        v[t] = 1;
    });
}
void use(array_view<int, 1> v, array_view<const float, 1> f, array_view<float, 1> g)
{
    positions<8>(v);
    changed_positions<8>(v);
    own_operator<8>(v);
    objects<float, 8>(f, g);
}
