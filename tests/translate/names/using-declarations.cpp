// `using concurrency::index;` at global scope would declare a class besides the C library's function. The output omits
// it and qualifies the uses. In a block it stays.
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
using concurrency::array_view;
using concurrency::index;
using concurrency::extent;
using concurrency::parallel_for_each;

int second(index<2> i) restrict(amp, cpu) { return i[1]; }
// CHECK:using concurrency::array_view;
// CHECK-NEXT:using concurrency::extent;
// CHECK-NEXT:using concurrency::parallel_for_each;
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ int second(concurrency::index<2> i) { return i[1]; }

void with_alias(array_view<int, 1> v)
{
    using concurrency::index;
    typedef index<1> position;
    parallel_for_each(v.extent, [=](position p) restrict(amp) { v[p] = p[0]; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at using-declarations.cpp:[[@LINE-4]]
// CHECK-NEXT:struct with_alias_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    typedef ::concurrency::index<1> position;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(position p) const { v[p] = p[0]; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void with_alias(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    using concurrency::index;
// CHECK-NEXT:    parallel_for_each(v.extent, with_alias_kernel{v});
// CHECK-NEXT:}

namespace amp = concurrency;
void already_qualified(amp::array_view<int, 1> v)
{
    amp::index<1> first(0);
    Concurrency::extent<1> e = v.extent;
    v[first] = e[0];
}
// CHECK:namespace amp = concurrency;
// CHECK-NEXT:void already_qualified(amp::array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    amp::index<1> first(0);
// CHECK-NEXT:    Concurrency::extent<1> e = v.extent;
// CHECK-NEXT:    v[first] = e[0];
// CHECK-NEXT:}
