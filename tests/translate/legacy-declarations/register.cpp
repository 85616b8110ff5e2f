// `register` is not a storage class of C++17. L-2.4.3.5-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

int sum(const int *p, register int n)
{
    register int s = 0;
    for (register const int *end = p + n; p != end; ++p)
        s += *p;
    int register twice = s * 2;
    return twice;
}
// CHECK:int sum(const int *p, int n)
// CHECK-NEXT:{
// CHECK-NEXT:    int s = 0;
// CHECK-NEXT:    for (const int *end = p + n; p != end; ++p)
// CHECK-NEXT:        s += *p;
// CHECK-NEXT:    int twice = s * 2;
// CHECK-NEXT:    return twice;
// CHECK-NEXT:}

int on_accelerator(int x) restrict(amp, cpu)
{
    register  int y = x; // kept in a register
    return y;
}
// CHECK:__host__ __device__ int on_accelerator(int x)
// CHECK-NEXT:{
// CHECK-NEXT:    int y = x; // kept in a register
// CHECK-NEXT:    return y;
// CHECK-NEXT:}

#define FAST_INT register int
int from_macro(int x)
{
    FAST_INT y = x;
    return y;
}
const char *text = "register int"; // register stays here
// CHECK:#define FAST_INT int
// CHECK-NEXT:int from_macro(int x)
// CHECK-NEXT:{
// CHECK-NEXT:    FAST_INT y = x;
// CHECK-NEXT:    return y;
// CHECK-NEXT:}
// CHECK-NEXT:const char *text = "register int"; // register stays here
