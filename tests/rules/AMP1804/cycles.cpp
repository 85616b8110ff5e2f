// Ciphers, rotations and generators with unsigned long, which has 4 bytes on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

// TEA.
void encrypt(unsigned long *v, const unsigned long *k) {
  unsigned long y = v[0], z = v[1], sum = 0;
  for (int n = 0; n < 32; ++n) {
    sum += 0x9E3779B9;
    y += (z << 4) + k[0] ^ z + sum ^ (z >> 5) + k[1];
    // CHECK: cycles.cpp:[[#@LINE-1]]:7: warning: 'unsigned long' has 8 bytes on Linux and may have to wrap around at 32 bits here; use 'unsigned'
    z += (y << 4) + k[2] ^ y + sum ^ (y >> 5) + k[3];
  }
  v[0] = y;
}

// Jenkins's hash function.
typedef unsigned long int ub4;
#define mix(a, b, c)                                                                               \
  {                                                                                                \
    a -= b;                                                                                        \
    a ^= (c >> 13);                                                                                \
    b -= c;                                                                                        \
    b ^= (a << 8);                                                                                 \
    c -= a;                                                                                        \
    c ^= (b >> 13);                                                                                \
  }
ub4 jenkins(const ub4 *k) {
  ub4 a = k[0], b = k[1], c = 0;
  mix(a, b, c);
  // CHECK: cycles.cpp:[[#@LINE-1]]:3: warning: 'ub4' has 8 bytes on Linux and may have to wrap around
  return c;
}

unsigned long rotate(unsigned long x, int n) { return (x << n) | (x >> (32 - n)); }
// CHECK: cycles.cpp:[[#@LINE-1]]:64: warning: 'unsigned long' has 8 bytes on Linux and this rotation is one of 32 bits; use 'unsigned'

// The product exceeds 32 bits before the remainder.
unsigned long park_miller(unsigned long seed) {
  seed = (seed * 16807) % 2147483647;
  // CHECK: cycles.cpp:[[#@LINE-1]]:8: warning: 'unsigned long' has 8 bytes on Linux and may have to wrap around
  return seed;
}
unsigned long fnv1a(const unsigned char *s) {
  unsigned long h = 2166136261UL;
  while (*s)
    h = (h ^ *s++) * 16777619UL;
  // CHECK: cycles.cpp:[[#@LINE-1]]:7: warning: 'unsigned long' has 8 bytes on Linux and may have to wrap around
  return h;
}
void table(unsigned long *states) {
  for (int i = 1; i < 8; ++i)
    states[i] = 1812433253UL * (states[i - 1] ^ (states[i - 1] >> 30)) + i;
  // CHECK: cycles.cpp:[[#@LINE-1]]:15: warning: 'unsigned long' has 8 bytes on Linux and may have to wrap around
}
// CHECK-NOT: warning:

unsigned long same(const char *s, unsigned long x) {
  unsigned long h = 5381;
  for (; *s; ++s) {
    h = (h << 5) + h + *s;
    h &= 0xFFFFFFFF;
  }
  x = ((x << 3) | (x >> 29)) & 0xFFFFFFFFUL;
  const unsigned rotated = (x << 3) | (x >> 29);
  unsigned long small = (x * 125) % 2796203, color = x << 16 | h;
  x = (x * 1103515245 + 12345) % 0x80000000;
  unsigned long low = color >> 8, high = color >> 4;
  while (low != high)
    if (low > high)
      low -= high;
    else
      high -= low;
  return rotated + small + low;
}
// CHECK: 6 warnings generated.
