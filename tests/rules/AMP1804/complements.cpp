// Complements of unsigned long: those of checksums warn, masks do not.
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

unsigned long checksum(const unsigned char *p, int n, const unsigned *table) {
  unsigned long crc = ~0UL;
  // CHECK: complements.cpp:[[#@LINE-1]]:23: warning: 'unsigned long' has 8 bytes on Linux and the complement has 32 more bits that are set; use 'unsigned'
  while (n--)
    crc = table[(unsigned char)(crc ^ *p++)] ^ (crc >> 8);
  return ~crc;
  // CHECK: complements.cpp:[[#@LINE-1]]:10: warning: 'unsigned long' has 8 bytes on Linux and the complement has 32 more bits that are set; use 'unsigned'
}
// CHECK-NOT: warning:

unsigned long without(unsigned long x, unsigned long bits) {
  unsigned long smallest = ~0UL;
  x &= ~bits;
  const unsigned rest = ~x;
  return (x & ~bits) < smallest ? rest : 0;
}
// CHECK: 2 warnings generated.

// Initializers without a type, in a template.
template <typename T> struct holder {
  T value;
  holder(int n) : value(n) {
    T copy(n, n), list{n};
    unsigned long rest = ~T(n);
    value = copy;
  }
  T get() { return {value}; }
};
