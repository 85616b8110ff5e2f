// A name that argument-dependent lookup finds needs no qualifier.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
using concurrency::array_view;

void found(array_view<int, 1> v, array_view<int, 1> w)
{
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp)
    {
        v[i] = w[i];
    });
}
// CHECK:using concurrency::array_view;
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at adl.cpp:[[@LINE-9]]
// CHECK-NEXT:struct found_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    array_view<int, 1> w;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const
// CHECK-NEXT:    {
// CHECK-NEXT:        v[i] = w[i];
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void found(array_view<int, 1> v, array_view<int, 1> w)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, found_kernel{v, w});
// CHECK-NEXT:}
