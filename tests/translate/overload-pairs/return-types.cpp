// Pairs with different return types: code of both restrictions cannot call them, and the amp function is renamed.
// L-2.2-h
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

float precise(int x) restrict(amp) { return x + 0.5f; }
double precise(int x) restrict(cpu) { return x + 0.25; }
// CHECK:__host__ __device__ float precise_amp(int x) { return x + 0.5f; }
// CHECK-NEXT:double precise(int x) { return x + 0.25; }

double host(array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = precise(i[0]); });
    return precise(1);
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at return-types.cpp:[[@LINE-5]]
// CHECK-NEXT:struct host_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<float, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = precise_amp(i[0]); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:double host(array_view<float, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, host_kernel{v});
// CHECK-NEXT:    return precise(1);
// CHECK-NEXT:}
