// The unnamed enumeration of a captured variable gets a name after the variable, at namespace scope.
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

void unnamed_enum(array_view<int, 1> v)
{
    enum { low = 10, high = 20 } level = high;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = level == high ? high : low; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:namespace unnamed_enum_local {
// CHECK-NEXT:    enum level_type { low = 10, high = 20 };
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at unnamed-enum.cpp:[[@LINE-8]]
// CHECK-NEXT:struct unnamed_enum_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    static constexpr auto low = unnamed_enum_local::low;
// CHECK-NEXT:    static constexpr auto high = unnamed_enum_local::high;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    unnamed_enum_local::level_type level;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = level == high ? high : low; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void unnamed_enum(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    using unnamed_enum_local::high; unnamed_enum_local::level_type level = high;
// CHECK-NEXT:    parallel_for_each(v.extent, unnamed_enum_kernel{v, level});
// CHECK-NEXT:}
