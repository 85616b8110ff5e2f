// Annotations of the first version of SAL.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <windows.h>

// CHECK: #define IN_PARAMETER
#define IN_PARAMETER __in

// CHECK: static int sum(int count, const int *from, int *to,
// CHECK-NEXT: const char *name, int **result) {
static int sum(__in int count, __in_ecount(count) const int *from, __out_ecount_part(count, 1) int *to,
               __in_z_opt const char *name, __deref_out_opt int **result) {
  (void)name, (void)result;
  *to = 0;
  for (int i = 0; i < count; ++i)
    *to += from[i];
  return *to;
}
// CHECK: BOOL ready(HANDLE h);
__checkReturn __success(return != 0) BOOL ready(__in HANDLE h);
// CHECK: static int twice(IN_PARAMETER int x) { return 2 * x; }
static int twice(IN_PARAMETER int x) { return 2 * x; }

int f(int x) restrict(amp) { return x; }
int main() {
  // A name of the program.
  // CHECK: int __in = 1, __out = 2;
  int __in = 1, __out = 2;
  return sum(__in, &__in, &__out, 0, 0) + twice(1);
}
