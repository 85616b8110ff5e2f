// tile_static stays in the text for types without constructors; a macro of the runtime implements it.
// L-2.4.3.5.1-a, L-2.4.3.5.1-j, L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
using namespace concurrency;

struct pair
{
    float a, b[2];
};

template <typename T, int N>
T of_function(tiled_index<N> t, T x) restrict(amp)
{
    tile_static int count;
    float tile_static many[N][2];
    if (t.local[0] == 0)
        count = 0;
    t.barrier.wait();
    many[t.local[0]][0] = float(x);
    return T(many[0][0]) + T(count);
}
// CHECK:struct pair
// CHECK-NEXT:{
// CHECK-NEXT:    float a, b[2];
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T, int N>
// CHECK-NEXT:__host__ __device__ T of_function(tiled_index<N> t, T x)
// CHECK-NEXT:{
// CHECK-NEXT:    tile_static int count;
// CHECK-NEXT:    float tile_static many[N][2];
// CHECK-NEXT:    if (t.local[0] == 0)
// CHECK-NEXT:        count = 0;
// CHECK-NEXT:    t.barrier.wait();
// CHECK-NEXT:    many[t.local[0]][0] = float(x);
// CHECK-NEXT:    return T(many[0][0]) + T(count);
// CHECK-NEXT:}

void kernel(array_view<float, 1> v)
{
    static const int TS = 16;
    parallel_for_each(v.extent.tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static float a[TS], b;
        tile_static pair p[2];
        tile_static pair q;
        a[t.local[0]] = v[t];
        if (t.local[0] == 0)
            b = p[0].a = q.b[1] = 1.0f;
        t.barrier.wait();
        v[t] = a[TS - 1 - t.local[0]] + b + p[0].a + q.b[1] + of_function(t, 1.0f);
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at without-constructor.cpp:[[@LINE-14]]
// CHECK-NEXT:struct kernel_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    static const int TS = 16;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<float, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<TS> t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        tile_static float a[TS], b;
// CHECK-NEXT:        tile_static pair p[2];
// CHECK-NEXT:        tile_static pair q;
// CHECK-NEXT:        a[t.local[0]] = v[t];
// CHECK-NEXT:        if (t.local[0] == 0)
// CHECK-NEXT:            b = p[0].a = q.b[1] = 1.0f;
// CHECK-NEXT:        t.barrier.wait();
// CHECK-NEXT:        v[t] = a[TS - 1 - t.local[0]] + b + p[0].a + q.b[1] + of_function(t, 1.0f);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void kernel(array_view<float, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    static const int TS = 16;
// CHECK-NEXT:    parallel_for_each(v.extent.tile<TS>(), kernel_kernel{v});
// CHECK-NEXT:}
