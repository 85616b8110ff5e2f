// A macro that contains a whole launch is expanded in the text. A macro inside the body of a kernel stays.
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

#define ADD(v, i, n) \
    v[i] += n; \
    v[i] += 1
#define FOR_EACH(view, i, ...) \
    parallel_for_each((view).extent, [=](index<1> i) restrict(amp) { __VA_ARGS__ })
#define KERNEL [=](index<1> idx) restrict(amp)

void use(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { ADD(v, i, 2); });
    FOR_EACH(v, k, int a = 1; int b = a + 1; v[k] = v[k] * b + a;);
    parallel_for_each(v.extent, KERNEL { v[idx] += 1; });
}
// CHECK:#define ADD(v, i, n) {{\\}}
// CHECK-NEXT:    v[i] += n; {{\\}}
// CHECK-NEXT:    v[i] += 1
// CHECK-NEXT:#define FOR_EACH(view, i, ...) {{\\}}
// CHECK-NEXT:    parallel_for_each((view).extent, [=](index<1> i) restrict(amp) { __VA_ARGS__ })
// CHECK-NEXT:#define KERNEL [=](index<1> idx) restrict(amp)
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at macros.cpp:[[@LINE-13]]
// CHECK-NEXT:struct use_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { ADD(v, i, 2); }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at macros.cpp:[[@LINE-20]]
// CHECK-NEXT:struct use_kernel_2
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> k) const { int a = 1; int b = a + 1; v[k] = v[k] * b + a; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at macros.cpp:[[@LINE-27]]
// CHECK-NEXT:struct use_kernel_3
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> idx) const { v[idx] += 1; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void use(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, use_kernel{v});
// CHECK-NEXT:    parallel_for_each((v).extent, use_kernel_2{v});
// CHECK-NEXT:    parallel_for_each(v.extent, use_kernel_3{v});
// CHECK-NEXT:}

#define LAUNCH(extent, ...) parallel_for_each(extent, __VA_ARGS__)
void as_argument(array_view<int, 1> v, int n)
{
    LAUNCH(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
}
// CHECK:#define LAUNCH(extent, ...) parallel_for_each(extent, __VA_ARGS__)
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at macros.cpp:[[@LINE-5]]
// CHECK-NEXT:struct as_argument_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    int n;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = n; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void as_argument(array_view<int, 1> v, int n)
// CHECK-NEXT:{
// CHECK-NEXT:    LAUNCH(v.extent, (as_argument_kernel{v, n}));
// CHECK-NEXT:}
