// Intrinsic functions that Clang knows without a declaration get their header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

// CHECK: #include <intrin.h>
// CHECK: #include <malloc.h>
#include <amp.h>

unsigned bits(unsigned x) { return _rotl(x, 4) + __popcnt(x); }
unsigned long lowest(unsigned long x) {
  unsigned long i;
  _BitScanForward(&i, x);
  return i;
}
bool is_known() {
  int values[4];
  __cpuid(values, 0);
  int *copy = (int *)_alloca(sizeof values);
  copy[0] = values[0];
  return copy[0] != 0 && __rdtsc() != 0;
}
int f(int x) restrict(amp) { return x; }
