// Directives inside a restriction specifier stay.
// L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

#ifdef NEVER_DEFINED
static int split(int a, char b) restrict(amp)
#else
int split(int a, int b)
#  if 1
restrict(cpu,
#  endif
         amp)
#endif
{
    return a - b;
}
// CHECK:#else
// CHECK-NEXT:__host__ __device__ int split(int a, int b)
// CHECK-NEXT:#  if 1
// CHECK-NEXT:#  endif
// CHECK-NEXT:#endif
// CHECK-NEXT:{
// CHECK-NEXT:    return a - b;
// CHECK-NEXT:}

int one(int x) restrict(
#if defined(NEVER_DEFINED) || \
    defined(NOR_THIS)
    cpu
#else
    cpu, amp
#endif
    ) { return x; }
// CHECK:__host__ __device__ int one(int x) {{$}}
// CHECK-NEXT:#if defined(NEVER_DEFINED) {{.*}}
// CHECK-NEXT:    defined(NOR_THIS)
// CHECK-NEXT:#else
// CHECK-NEXT:#endif
// CHECK-NEXT: { return x; }
