// Amp code may cast references, enumerations, numbers and objects with conversion functions.
//
// accept: L-2.4.3.6-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

enum class level { low = 1, high = 7 };
struct celsius {
  float t;
  explicit operator int() const restrict(cpu, amp) { return int(t + 0.5f); }
};

int work(float f) restrict(cpu, amp) {
  unsigned bits = reinterpret_cast<unsigned &>(f);
  level l = static_cast<level>(3);
  l = level(int(l) + 4);
  (void)bits;
  static_cast<void>(f);
  const int &c = const_cast<const int &>(reinterpret_cast<int &>(bits));
  bool b = (bool)c;
  return (int)celsius{20.6f} + int(l == level::high) * 100 + int(bits >> 20) + b + (unsigned)3.7f +
         int(long(5) + (long)2.5);
}

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(1.0f); });
  check("kernel", v[0], 21 + 100 + 0x3f8 + 1 + 3 + 7);
  check("host", work(1.0f), 132 + 0x3f8);
  return failures;
}
