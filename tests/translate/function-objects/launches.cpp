// An amp lambda in a launch becomes a function object before the function; the rest of the launch and the body stay.
// Untiled launches of all ranks and tiled launches, with and without an accelerator_view. L-2.1.2-a
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

void scale(array_view<float,1> v, float f)
{
    parallel_for_each(v.extent,
        [=](index<1> i) restrict(amp)
        {
            v[i] *= f; // in place
        });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-8]]
// CHECK-NEXT:struct scale_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<float,1> v;
// CHECK-NEXT:    float f;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[i] *= f; // in place
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void scale(array_view<float,1> v, float f)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent,
// CHECK-NEXT:        scale_kernel{v, f});
// CHECK-NEXT:}

/// Adds a number to each element.
/// Its comment stays with it.
void add(const accelerator_view &av, array_view<int,2> v, const int n)
{
    parallel_for_each(av, v.extent, [=](index<2> i) restrict(amp) { v[i] += n; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-4]]
// CHECK-NEXT:struct add_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int,2> v;
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<2> i) const { v[i] += n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:/// Adds a number to each element.
// CHECK-NEXT:/// Its comment stays with it.
// CHECK-NEXT:void add(const accelerator_view &av, array_view<int,2> v, const int n)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(av, v.extent, add_kernel{v, n});
// CHECK-NEXT:}

void ranks(array_view<int, 3> v3, array_view<int, 4> v4)
{
    parallel_for_each(v3.extent, [v3](index<3> i) restrict(amp) { v3[i] = 3; }); concurrency::parallel_for_each(
        v4.extent, [v4](index<4> i) restrict(amp) { v4[i] = 4; });
    // One that captures nothing and whose parameter has no name.
    parallel_for_each(extent<1>(8), [](index<1>) restrict(amp) { });
    parallel_for_each(extent<1>(8), [=](index<1>) restrict(amp) {
        return;
    });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-10]]
// CHECK-NEXT:struct ranks_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 3> v3;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<3> i) const { v3[i] = 3; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-18]]
// CHECK-NEXT:struct ranks_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 4> v4;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<4> i) const { v4[i] = 4; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-23]]
// CHECK-NEXT:struct ranks_kernel_3
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1>) const { }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-28]]
// CHECK-NEXT:struct ranks_kernel_4
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1>) const {
// CHECK-NEXT:        return;
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void ranks(array_view<int, 3> v3, array_view<int, 4> v4)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v3.extent, ranks_kernel{v3}); concurrency::parallel_for_each(
// CHECK-NEXT:        v4.extent, ranks_kernel_2{v4});
// CHECK-NEXT:    // One that captures nothing and whose parameter has no name.
// CHECK-NEXT:    parallel_for_each(extent<1>(8), ranks_kernel_3{});
// CHECK-NEXT:    parallel_for_each(extent<1>(8), ranks_kernel_4{});
// CHECK-NEXT:}

#define TILE 4
void tiled(const accelerator_view &av, array_view<int, 1> v1, array_view<int, 2> v2, array_view<int, 3> v3)
{
    parallel_for_each(v1.extent.tile<TILE>(), [=](tiled_index<TILE> t) restrict(amp) { v1[t] = t.local[0]; });
    parallel_for_each(av, v2.extent.tile<TILE, 2 * TILE>().pad(), [=](const tiled_index<TILE, 2 * TILE> &t) restrict(amp)
    {
        if (t.global[0] >= v2.extent[0])
            return;
        v2[t] = t.tile[1];
    });
    parallel_for_each(v3.extent.tile<2, 2, 2>(), [v3](tiled_index<2, 2, 2> t) restrict(amp) { v3[t] = 1; });
}
// CHECK:#define TILE 4
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-12]]
// CHECK-NEXT:struct tiled_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v1;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<TILE> t) const { v1[t] = t.local[0]; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-19]]
// CHECK-NEXT:struct tiled_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 2> v2;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(const tiled_index<TILE, 2 * TILE> &t) const
// CHECK-NEXT:    {
// CHECK-NEXT:        if (t.global[0] >= v2.extent[0])
// CHECK-NEXT:            return;
// CHECK-NEXT:        v2[t] = t.tile[1];
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at launches.cpp:[[@LINE-26]]
// CHECK-NEXT:struct tiled_kernel_3
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 3> v3;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(tiled_index<2, 2, 2> t) const { v3[t] = 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void tiled(const accelerator_view &av, array_view<int, 1> v1, array_view<int, 2> v2, array_view<int, 3> v3)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v1.extent.tile<TILE>(), tiled_kernel{v1});
// CHECK-NEXT:    parallel_for_each(av, v2.extent.tile<TILE, 2 * TILE>().pad(), tiled_kernel_2{v2});
// CHECK-NEXT:    parallel_for_each(v3.extent.tile<2, 2, 2>(), tiled_kernel_3{v3});
// CHECK-NEXT:}
