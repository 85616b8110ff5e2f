// Members and other generated lines have the indentation and brace style of the source.
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

int where(int x) {
  return x;
}
int where(int x) restrict(amp) {
  return x + 1;
}
// CHECK:__host__ __device__ int where(int x) {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:  if (!amp2hip::on_accelerator()) {
// CHECK-NEXT:    return x;
// CHECK-NEXT:  }
// CHECK-NEXT:#endif
// CHECK-NEXT:  return x + 1;
// CHECK-NEXT:}

void add(array_view<int, 1> v, int by) {
  const int twice = 2 * by;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    if (i[0] < by) {
      v[i] += where(twice);
    }
  });
}
// The members have the order of their declarations.
// CHECK:// parallel_for_each at layout-two-spaces.cpp:[[@LINE-7]]
// CHECK-NEXT:struct add_kernel {
// CHECK-NEXT:  array_view<int, 1> v;
// CHECK-NEXT:  int by;
// CHECK-NEXT:  int twice;
// CHECK-EMPTY:
// CHECK-NEXT:  __host__ __device__ void operator()(concurrency::index<1> i) const {
// CHECK-NEXT:    if (i[0] < by) {
// CHECK-NEXT:      v[i] += where(twice);
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:};
// CHECK-EMPTY:
// CHECK-NEXT:} // namespace
