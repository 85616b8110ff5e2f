// Kernels in explicit specializations. The `template <>` of a member function does not apply to its class.
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

struct plain
{
    template <int N> void run(array_view<int, 1> v);
};
template <> void plain::run<3>(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3; });
}
template <typename T> struct of_type
{
    template <int N> void run(array_view<T, 1> v);
};
template <> template <> void of_type<int>::run<3>(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3; });
}
template <typename T> auto variable = [](T t) restrict(cpu, amp) { return t; };
// CHECK:// parallel_for_each at specializations.cpp:20
// CHECK-NEXT:struct plain::run_kernel
// CHECK-NEXT:{
// CHECK:template <> void plain::run<3>(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, run_kernel{v});
// CHECK-NEXT:}
// CHECK:// parallel_for_each at specializations.cpp:28
// CHECK-NEXT:template <>
// CHECK-NEXT:struct of_type<int>::run_kernel_2
// CHECK-NEXT:{
// CHECK:template <> template <> void of_type<int>::run<3>(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    parallel_for_each(v.extent, run_kernel_2{v});
// CHECK-NEXT:}
// CHECK:// amp lambda at specializations.cpp:30
// CHECK-NEXT:template <typename T>
// CHECK-NEXT:struct variable_function
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ auto operator()(T t) const { return t; }
// CHECK-NEXT:};
// CHECK:template <typename T> auto variable = variable_function<T>{};
