// Members, operators and constructors that differ only in restriction. L-2.2.2-a, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

struct counter
{
    int n;
    counter(int x) restrict(cpu) : n(x) {}
    counter(int x) restrict(amp) : n(x + 100) {}
    ~counter() restrict(cpu, amp) {}
    int get() const { return n; }
    int get() const restrict(amp) { return n * 2; }
    int operator()(int x) const restrict(cpu) { return x; }
    int operator()(int x) const restrict(amp) { return x + 1; }
    static int kind() restrict(amp) { return 1; }
    static int kind() { return 2; }
};
int use() restrict(cpu, amp) { counter c(1); return c.get() + c(2) + counter::kind(); }
// CHECK:struct counter
// CHECK-NEXT:{
// CHECK-NEXT:    int n;
// CHECK-NEXT:    __host__ __device__ counter(int x) : n(amp2hip::on_accelerator() ? (x + 100) : x) {}
// CHECK-NEXT:    __host__ __device__ ~counter() {}
// CHECK-NEXT:    __host__ __device__ int get() const
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) { return n; }
// CHECK-NEXT:#endif
// CHECK-NEXT:        return n * 2;
// CHECK-NEXT:    }
// CHECK-NEXT:    __host__ __device__ int operator()(int x) const
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) { return x; }
// CHECK-NEXT:#endif
// CHECK-NEXT:        return x + 1;
// CHECK-NEXT:    }
// CHECK-NEXT:    __host__ __device__ static int kind()
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) { return 2; }
// CHECK-NEXT:#endif
// CHECK-NEXT:        return 1;
// CHECK-NEXT:    }
// CHECK-NEXT:};
// CHECK-NEXT:__host__ __device__ int use() { counter c(1); return c.get() + c(2) + counter::kind(); }
