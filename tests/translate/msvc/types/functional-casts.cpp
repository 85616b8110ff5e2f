// Casts to types of several keywords.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

// CHECK: #define LOW(x) (unsigned char)((x) & 255)
#define LOW(x) unsigned char((x) & 255)

struct count {
  unsigned n;
  // CHECK: operator unsigned int() const { return (unsigned int)(n); }
  operator unsigned int() const { return unsigned int(n); }
};
// Function types and declarators stay.
// CHECK: unsigned int apply(unsigned int(f)(int), unsigned int(n)) { return f(int(n)); }
unsigned int apply(unsigned int(f)(int), unsigned int(n)) { return f(int(n)); }

unsigned run(int n, double d) {
  // CHECK: for (int i = 0; (unsigned int)(i) < (unsigned int)(n); ++i)
  for (int i = 0; unsigned int(i) < unsigned int(n); ++i)
    // CHECK-NEXT: n -= i < (unsigned int)(d);
    n -= i < unsigned int(d);
  // CHECK: unsigned int z = (unsigned int)(n), *p = new unsigned int(5);
  unsigned int z = unsigned int(n), *p = new unsigned int(5);
  // CHECK: long long t[] = {(long long)(d), (long long int)(n)};
  long long t[] = {long long(d), long long int(n)};
  // CHECK: if ((unsigned int)(n) > 1)
  if (unsigned int(n) > 1)
    // CHECK-NEXT: n = ((unsigned int)(n) << 16) + (unsigned int)(n) + (unsigned int)(0);
    n = (unsigned int(n) << 16) + unsigned int(n) + unsigned int();
  // CHECK: return (int)(unsigned char)(257) + LOW(n) + z + *p + t[0];
  return (int)unsigned char(257) + LOW(n) + z + *p + t[0];
}
int f(int x) restrict(amp) { return x; }
