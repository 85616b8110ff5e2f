// A constexpr function with an amp overload: the dispatch function is not constexpr, so cpu code that needs a constant
// calls the cpu function itself.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

constexpr int size(int n) { return 4 * n; }
int size(int n) restrict(amp) { return n; }
int table[size(3)];
static_assert(size(2) == 8, "");
constexpr int twice(int n) { return 2 * size(n); }
template <int N> struct buffer { int data[size(N)]; };
int use(int n) restrict(cpu, amp) { return size(n); }

// CHECK:constexpr int size_cpu(int n) { return 4 * n; }
// CHECK-NEXT:__host__ __device__ int size(int n)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) return size_cpu(n);
// CHECK-NEXT:#endif
// CHECK-NEXT:    return n;
// CHECK-NEXT:}
// CHECK-NEXT:int table[size_cpu(3)];
// CHECK-NEXT:static_assert(size_cpu(2) == 8, "");
// CHECK-NEXT:constexpr int twice(int n) { return 2 * size_cpu(n); }
// CHECK-NEXT:template <int N> struct buffer { int data[size_cpu(N)]; };
// CHECK-NEXT:__host__ __device__ int use(int n) { return size(n); }
