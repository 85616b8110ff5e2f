// Argument-dependent lookup still finds function templates for a local type that moved to another namespace.
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

namespace other
{
template <typename T> int apply(const T& x) { return weigh(x); }
}

namespace app
{
template <typename T> int weigh(const T& x) { return x.key; }
template <typename T> int unrelated(const T&) { return 0; }

int run(array_view<int, 1> v)
{
    struct item { int key; };
    item first = { unrelated(3) };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { item x = first; v[i] = x.key; });
    return other::apply(first);
}
}

// CHECK:namespace other
// CHECK-NEXT:{
// CHECK-NEXT:template <typename T> int apply(const T& x) { return weigh(x); }
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:namespace app
// CHECK-NEXT:{
// CHECK-NEXT:template <typename T> int weigh(const T& x) { return x.key; }
// CHECK-NEXT:template <typename T> int unrelated(const T&) { return 0; }
// CHECK-EMPTY:
// CHECK-NEXT:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:namespace run_local {
// CHECK-NEXT:using app::weigh;
// CHECK-NEXT:    struct item { int key; };
// CHECK-NEXT:}
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at types-found-by-argument.cpp:28
// CHECK-NEXT:struct run_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    using item = run_local::item;
// CHECK-EMPTY:
// CHECK-NEXT:    array_view<int, 1> v;
// CHECK-NEXT:    item first;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { item x = first; v[i] = x.key; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:int run(array_view<int, 1> v)
// CHECK-NEXT:{
// CHECK-NEXT:    using item = run_local::item;
// CHECK-NEXT:    item first = { unrelated(3) };
// CHECK-NEXT:    parallel_for_each(v.extent, run_kernel{v, first});
// CHECK-NEXT:    return other::apply(first);
// CHECK-NEXT:}
// CHECK-NEXT:}
