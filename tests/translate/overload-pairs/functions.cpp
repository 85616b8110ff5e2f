// Overloads that differ only in restriction become one function. In host code it selects the body at run time, in
// device code it has only the amp body. L-2.3.2-a, L-2.3.2.1-a, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>
#include <string>

int where(int x) restrict(cpu)
{
    // the cpu body
    return x + 1;
}

// On the accelerator.
int where(int x) restrict(amp)
{
    // the amp body
    return x + 2;
}
// CHECK:// On the accelerator.
// CHECK-NEXT:__host__ __device__ int where(int x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) {
// CHECK-NEXT:        // the cpu body
// CHECK-NEXT:        return x + 1;
// CHECK-NEXT:    }
// CHECK-NEXT:#endif
// CHECK-NEXT:    // the amp body
// CHECK-NEXT:    return x + 2;
// CHECK-NEXT:}

int direct(int x) restrict(cpu, amp) { return where(x) * 10; }
int on_host(int x) { return where(x) + direct(x); }
// CHECK:__host__ __device__ int direct(int x) { return where(x) * 10; }
// CHECK-NEXT:int on_host(int x) { return where(x) + direct(x); }

// The amp one first, no restriction on the other, one line each.
inline int first(int a) restrict(amp) { return a; }
inline int first(int a) { return std::to_string(a).size() == 1; }
// CHECK:// The amp one first, no restriction on the other, one line each.
// CHECK-NEXT:__host__ __device__ inline int first(int a)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:    if (!amp2hip::on_accelerator()) { return std::to_string(a).size() == 1; }
// CHECK-NEXT:#endif
// CHECK-NEXT:    return a;
// CHECK-NEXT:}

// A twin in name only: another parameter type, so both stay.
int other(int x) { return x; }
int other(float x) restrict(amp) { return int(x); }
// CHECK:// A twin in name only: another parameter type, so both stay.
// CHECK-NEXT:int other(int x) { return x; }
// CHECK-NEXT:__host__ __device__ int other(float x) { return int(x); }
