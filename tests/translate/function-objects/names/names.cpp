// A function object is named after its function. Names that are in use are skipped.
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

int work_kernel_2 = 2;
void work(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 2; });
}
void work(array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3; });
}
// CHECK:int work_kernel_2 = 2;
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at names.cpp:[[@LINE-10]]
// CHECK-NEXT:struct work_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at names.cpp:[[@LINE-17]]
// CHECK-NEXT:struct work_kernel_3
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 2; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void work(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, work_kernel{v});
// CHECK-NEXT:    parallel_for_each(v.extent, work_kernel_3{v});
// CHECK-NEXT:}
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at names.cpp:[[@LINE-30]]
// CHECK-NEXT:struct work_kernel_4
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<float, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 3; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void work(array_view<float, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, work_kernel_4{v});
// CHECK-NEXT:}

struct times
{
    int n;
    times operator*(array_view<int, 1> v) const
    {
        const int factor = n;
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= factor; });
        return *this;
    }
    ~times()
    {
        parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { });
    }
};
// CHECK:struct times
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-NEXT:    times operator*(array_view<int, 1> v) const
// CHECK-NEXT:    {
// CHECK-NEXT:        const int factor = n;
// CHECK-NEXT:        parallel_for_each(v.extent, operator_star_kernel{v, factor});
// CHECK-NEXT:        return *this;
// CHECK-NEXT:    }
// CHECK-NEXT:    ~times()
// CHECK-NEXT:    {
// CHECK-NEXT:        parallel_for_each(extent<1>(1), times_kernel{});
// CHECK-NEXT:    }
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at names.cpp:[[@LINE-22]]
// CHECK-NEXT:    struct operator_star_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        array_view<int, 1> v;
// CHECK-NEXT:        int factor;
// CHECK-EMPTY:
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] *= factor; }
// CHECK-NEXT:    };
// CHECK-EMPTY:
// CHECK-NEXT:    // parallel_for_each at names.cpp:[[@LINE-26]]
// CHECK-NEXT:    struct times_kernel
// CHECK-NEXT:    {
// CHECK-NEXT:        __host__ __device__ void operator()(concurrency::index<1>) const { }
// CHECK-NEXT:    };
// CHECK-NEXT:};
