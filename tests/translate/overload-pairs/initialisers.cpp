// Pairs of constructors of classes that must not be copied: each base and member chooses between the initializers of
// both. L-2.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

int on_cpu(int n);
struct part
{
    int n;
    part(int x = 5) restrict(cpu, amp) : n(x) {}
    part(int x, int y) restrict(cpu, amp) : n(x * y) {}
    part(const part &) = delete;
};
struct whole : part
{
    part p, q;
    int k;
    whole(int n) : part(n), p(n), k(0) {}
    whole(int n) restrict(amp) : part(n + 1), p(n, 2), q(3), k(1) {}
    whole(float part) : p(on_cpu(2)), q(int(part)) {}
    whole(float part) restrict(amp) : p(3, 1) { k = 2; }
};
int use() restrict(cpu, amp) { return whole(1).n + whole(1.0f).n; }

// CHECK:struct whole : part
// CHECK-NEXT:{
// CHECK-NEXT:    part p, q;
// CHECK-NEXT:    int k;
// CHECK-NEXT:    __host__ __device__ whole(int n) : part(amp2hip::on_accelerator() ? (n + 1) : n), p(amp2hip::on_accelerator() ? part(n, 2) : part(n)), q(amp2hip::on_accelerator() ? part(3) : part()), k(amp2hip::on_accelerator() ? 1 : 0) {}
// CHECK-NEXT:    __host__ __device__ whole(float part)
// CHECK-NEXT:#if AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        : p(3, 1)
// CHECK-NEXT:#else
// CHECK-NEXT:        : p(amp2hip::on_accelerator() ? decltype(whole::p)(3, 1) : decltype(whole::p)(on_cpu(2))), q(amp2hip::on_accelerator() ? decltype(whole::q)() : decltype(whole::q)(int(part)))
// CHECK-NEXT:#endif
// CHECK-NEXT:    {
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:        if (!amp2hip::on_accelerator()) { return; }
// CHECK-NEXT:#endif
// CHECK-NEXT:        k = 2;
// CHECK-NEXT:    }
// CHECK-NEXT:};
