// Templates that differ only in restriction.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

template <typename T> T kind(T x) restrict(cpu) { return x + T(1); }
template <typename T> T kind(T x) restrict(amp) { return x + T(2); }
template <typename T> T both_kinds(T x) restrict(cpu, amp) { return kind(x) * T(2); }
int use() restrict(cpu, amp) { return both_kinds(1); }
// CHECK:template <typename T> __host__ __device__ T kind(T x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x + T(1); }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x + T(2);
// CHECK-NEXT:}
// CHECK-NEXT:template <typename T> __host__ __device__ T both_kinds(T x) { return kind(x) * T(2); }
// CHECK-NEXT:__host__ __device__ int use() { return both_kinds(1); }
