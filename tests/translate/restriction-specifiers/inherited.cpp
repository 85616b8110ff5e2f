// Local classes and lambdas in an amp function are amp without a specifier. Existing specifiers stay.
// L-2.2.1-a to L-2.2.1-e, L-2.1.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

int outer(int x) restrict(amp, cpu)
{
    struct local
    {
        int n;
        local(int v) : n(v) {}
        int twice() const { return 2 * n; }
        int explicitly() const restrict(amp, cpu) { return n; }
    };
    auto plus = [x](int y) { return x + y; };
    auto minus = [=](int y) restrict(amp, cpu) -> int { return x - y; };
    return local(plus(1)).twice() + minus(2) + local(3).explicitly();
}
// CHECK:__host__ __device__ int outer(int x)
// CHECK-NEXT:{
// CHECK-NEXT:    struct local
// CHECK-NEXT:    {
// CHECK-NEXT:        int n;
// CHECK-NEXT:        __host__ __device__ local(int v) : n(v) {}
// CHECK-NEXT:        __host__ __device__ int twice() const { return 2 * n; }
// CHECK-NEXT:        __host__ __device__ int explicitly() const { return n; }
// CHECK-NEXT:    };
// CHECK-NEXT:    auto plus = [x](int y) { return x + y; };
// CHECK-NEXT:    auto minus = [=](int y) -> int { return x - y; };
// CHECK-NEXT:    return local(plus(1)).twice() + minus(2) + local(3).explicitly();
// CHECK-NEXT:}
