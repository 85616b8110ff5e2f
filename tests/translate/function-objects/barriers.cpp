// Kernels pass tile_barrier and tiled_index to functions; both types are unchanged.
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

void sync(const tile_barrier &b) restrict(amp) { b.wait_with_tile_static_memory_fence(); }
template <int N>
int sum(tiled_index<N> t, int x, tile_barrier b) restrict(amp)
{
    tile_static int values[N];
    values[t.local[0]] = x;
    b.wait();
    sync(t.barrier);
    return values[0];
}
void kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp)
    {
        v[t] = sum(t, v[t], t.barrier);
    });
}
// CHECK:__host__ __device__ void sync(const tile_barrier &b) { b.wait_with_tile_static_memory_fence(); }
// CHECK-NEXT:template <int N>
// CHECK-NEXT:__host__ __device__ int sum(tiled_index<N> t, int x, tile_barrier b)
// CHECK-NEXT:{
// CHECK-NEXT:    tile_static int values[N];
// CHECK-NEXT:    values[t.local[0]] = x;
// CHECK-NEXT:    b.wait();
// CHECK-NEXT:    sync(t.barrier);
// CHECK-NEXT:    return values[0];
// CHECK-NEXT:}
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at barriers.cpp:[[@LINE-17]]
// CHECK-NEXT:struct kernel_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<8> t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[t] = sum(t, v[t], t.barrier);
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void kernel(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent.tile<8>(), kernel_kernel{v});
// CHECK-NEXT:}
