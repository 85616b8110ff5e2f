// Where an inline namespace and one around it have kernels, those of the inline one get a namespace of their own: nvcc
// names each as a member of the namespace around its unnamed namespace.
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
// CHECK-NEXT:namespace fill_kernels { namespace {
// CHECK:struct fill_kernel
// CHECK:}} // namespace fill_kernels
// CHECK:void fill(array_view<int> v)
void fill(array_view<int> v)
{
// CHECK:    parallel_for_each(v.extent, fill_kernels::fill_kernel{v});
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
}
}
// CHECK:namespace {
// CHECK:struct twice_kernel
void twice(array_view<int> v)
{
// CHECK:    parallel_for_each(v.extent, twice_kernel{v});
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
}
}

// No kernels in the namespace around it.
namespace alone {
inline namespace v2 {
// CHECK:inline namespace v2 {
// CHECK:namespace {
// CHECK:struct clear_kernel
void clear(array_view<int> v)
{
// CHECK:    parallel_for_each(v.extent, clear_kernel{v});
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; });
}
}
}
