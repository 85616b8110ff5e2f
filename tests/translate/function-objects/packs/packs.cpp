// Types that are known only in an instance, together with a parameter pack.
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

template <typename T, template <typename, int> class Container, typename... Rest>
void pack(Container<T, 1> &c, Rest... rest)
{
    const auto sum = (0 + ... + rest);
    parallel_for_each(c.extent, [=](index<1> i) restrict(amp) { c[i] = sum; });
}
// CHECK:namespace {
// CHECK-EMPTY:
// CHECK-NEXT:// parallel_for_each at packs.cpp:[[@LINE-4]]
// CHECK-NEXT:template <typename sum_type, typename T, template <typename, int> class Container>
// CHECK-NEXT:struct pack_kernel
// CHECK-NEXT:{
// CHECK-NEXT:    Container<T, 1> c;
// CHECK-NEXT:    sum_type sum;
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ void operator()(concurrency::index<1> i) const { c[i] = sum; }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T, template <typename, int> class Container, typename... Rest>
// CHECK-NEXT:void pack(Container<T, 1> &c, Rest... rest)
// CHECK-NEXT:{
// CHECK-NEXT:    const auto sum = (0 + ... + rest);
// CHECK-NEXT:    parallel_for_each(c.extent, pack_kernel<std::remove_cv_t<std::remove_reference_t<decltype(sum)>>, T, Container>{c, sum});
// CHECK-NEXT:}

void use(array_view<int, 1> v) { pack<int, array_view>(v, 1, 2); }
