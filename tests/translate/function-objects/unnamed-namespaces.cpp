// nvcc gives all unnamed namespaces of a file one name. Kernels get an additional namespace if nvcc could confuse two
// unnamed namespaces: because of an inline namespace, or of a using directive at global scope.
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

namespace lib {
inline namespace v1 {
// CHECK:inline namespace v1 {
// CHECK-NEXT:namespace {
// CHECK:struct fill_kernel
// CHECK:    parallel_for_each(v.extent, fill_kernel{v});
void fill(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
}
}
// CHECK:namespace twice_kernels { namespace {
// CHECK:struct twice_kernel
// CHECK:}} // namespace twice_kernels
// CHECK:    parallel_for_each(v.extent, twice_kernels::twice_kernel{v});
void twice(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
}
}

// CHECK:namespace alone {
// CHECK:inline namespace v2 {
// CHECK-NEXT:namespace {
// CHECK:struct clear_kernel
namespace alone {
inline namespace v2 {
void clear(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
}
}
}

// CHECK:namespace used {
// CHECK-NEXT:namespace {
// CHECK:struct add_kernel
namespace used {
void add(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
}
using namespace used;
// CHECK:namespace subtract_kernels { namespace {
// CHECK:struct subtract_kernel
// CHECK:struct subtract_kernel_2
// CHECK:}} // namespace subtract_kernels
// CHECK:    parallel_for_each(v.extent, subtract_kernels::subtract_kernel{v});
// CHECK:    parallel_for_each(v.extent, subtract_kernels::subtract_kernel_2{v});
void subtract(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= 1; });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= 2; });
}

// A named namespace of the program keeps its contents, in an inline namespace.
namespace geo {
inline namespace v3 {
namespace {
int half_of(int x) restrict(cpu, amp) { return x / 2; }
}
}
// CHECK:inline namespace geo_unnamed { namespace {
// CHECK:struct half_kernel
// CHECK:}} // namespace
namespace {
void half(array_view<int> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = half_of(v[i]); });
}
} // namespace
}
