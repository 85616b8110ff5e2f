// Parameters and local variables that are references to arrays stay references.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <string.h>
using namespace concurrency;

float first(const array<float, 1> &a) restrict(amp) { return a[0]; }
void put(array<float, 1> &a, index<1> i, float x) restrict(amp) { a[i] = x; }

void launch(array<float, 1> &a, array<float, 1> &b)
{
    parallel_for_each(a.extent, [&a, &b](index<1> i) restrict(amp)
    {
        array<float, 1> &target = b;
        put(target, i, first(a));
    });
}
// CHECK:__host__ __device__ float first(const array<float, 1> &a) { return a[0]; }
// CHECK-NEXT:__host__ __device__ void put(array<float, 1> &a, concurrency::index<1> i, float x) { a[i] = x; }
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at passed.cpp:[[@LINE-11]]
// CHECK-NEXT:struct launch_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    mutable amp2hip::array_ref<float, 1> a;
// CHECK-NEXT:    mutable amp2hip::array_ref<float, 1> b;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        array<float, 1> &target = b;
// CHECK-NEXT:        put(target, i, first(a));
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void launch(array<float, 1> &a, array<float, 1> &b)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(a.extent, launch_kernel{a, b});
// CHECK-NEXT:}
