// `Concurrency` is another name of the namespace and stays as written.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <amp_math.h>
using namespace Concurrency;

void mixed(Concurrency::array_view<int, 1> v, const ::concurrency::extent<1> &e)
{
    Concurrency::parallel_for_each(e, [=](Concurrency::index<1> i) restrict(amp) { v[i] = 1; });
    parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = Concurrency::fast_math::sqrtf(4.0f) > 1; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at namespace-alias.cpp:[[@LINE-5]]
// CHECK-NEXT:struct mixed_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    Concurrency::array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(Concurrency::index<1> i) const { v[i] = 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at namespace-alias.cpp:[[@LINE-12]]
// CHECK-NEXT:struct mixed_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    Concurrency::array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = Concurrency::fast_math::sqrtf(4.0f) > 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void mixed(Concurrency::array_view<int, 1> v, const ::concurrency::extent<1> &e)
// CHECK-NEXT:{
// CHECK-NEXT:    Concurrency::parallel_for_each(e, mixed_kernel{v});
// CHECK-NEXT:    parallel_for_each(e, mixed_kernel_2{v});
// CHECK-NEXT:}
