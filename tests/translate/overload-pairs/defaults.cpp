// A dispatch function has one set of default arguments and one exception specification. A call uses the default
// arguments of its own restriction, and amp code cannot throw.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

int same(int x, int n = 3) { return x + n; }
int same(int x, int n = 3) restrict(amp) { return x - n; }
int different(int x, int n = 3) { return x + n; }
int different(int x, int n = 4) restrict(amp) { return x - n; }
long types(long x = -1) { return x; }
long types(long x = 5u) restrict(amp) { return x; }
int declared(int x, int n = 5);
int before() { return declared(1); }
int declared(int x, int n) { return x + n; }
int declared(int x, int n) restrict(amp) { return x - n; }
int quiet(int x) noexcept { return x; }
int quiet(int x) restrict(amp) { return -x; }
int loud(int x) { return x; }
int loud(int x) restrict(amp) noexcept { return -x; }

// CHECK:__host__ __device__ int same(int x, int n = 3)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x + n; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x - n;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int different(int x, int n = amp2hip::on_accelerator() ? 4 : 3)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x + n; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x - n;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ long types(long x = amp2hip::on_accelerator() ? static_cast<long>(5u) : static_cast<long>(-1))
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int declared(int x, int n = 5);
// CHECK-NEXT:int before() { return declared(1); }
// CHECK-NEXT:__host__ __device__ int declared(int x, int n)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x + n; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return x - n;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int quiet(int x) noexcept
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return -x;
// CHECK-NEXT:}
// CHECK-NEXT:__host__ __device__ int loud(int x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return x; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return -x;
// CHECK-NEXT:}
