// The unnamed type of a captured variable gets a name after the variable, at namespace scope.
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

void unnamed_struct(array_view<int, 1> v)
{
    struct { float x; int n; } params = { 0.5f, 6 };
    struct { int key; } items[2] = { { 100 }, { 200 } };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(params.x) + params.n + items[1].key; });
    params.n = 7;
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:namespace unnamed_struct_local {
// CHECK-NEXT:    struct params_type { float x; int n; };
// CHECK-NEXT:    struct items_type { int key; };
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at unnamed-types.cpp:[[@LINE-10]]
// CHECK-NEXT:struct unnamed_struct_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    unnamed_struct_local::params_type params;
// CHECK-NEXT:    unnamed_struct_local::items_type items[2];
// CHECK-EMPTY:
// CHECK-NEXT:    unnamed_struct_kernel(const array_view<int, 1> &v, const unnamed_struct_local::params_type &params, const unnamed_struct_local::items_type (&items)[2]) : v(v), params(params) { amp2hip::copy_elements(this->items, items); }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = int(params.x) + params.n + items[1].key; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:void unnamed_struct(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    unnamed_struct_local::params_type params = { 0.5f, 6 };
// CHECK-NEXT:    unnamed_struct_local::items_type items[2] = { { 100 }, { 200 } };
// CHECK-NEXT:    parallel_for_each(v.extent, unnamed_struct_kernel{v, params, items});
// CHECK-NEXT:    params.n = 7;
// CHECK-NEXT:}
