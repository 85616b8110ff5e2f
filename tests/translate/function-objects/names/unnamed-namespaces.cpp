// A captured variable hides the name of its type, which is a member of an unnamed namespace.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

namespace {
struct factor { float value; };
} // namespace
namespace scaling {
namespace {
template <typename T> struct offset { T value; };
} // namespace
} // namespace scaling

void scale(concurrency::array_view<float> v) {
  const factor factor = {2};
  const scaling::offset<::factor> offset = {{1}};
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    v[i] = v[i] * factor.value + offset.value.value;
  });
}
// CHECK:struct scale_kernel {
// CHECK-NEXT:  concurrency::array_view<float> v;
// CHECK-NEXT:  ::factor factor;
// CHECK-NEXT:  scaling::offset<::factor> offset;
