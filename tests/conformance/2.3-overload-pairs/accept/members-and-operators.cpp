// Pairs of member functions, operators, conversions and static members select the function of the
// target.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct probe {
  int n;
  int get() const { return n + 1; }
  int get() const restrict(amp) { return n + 2; }
  int operator()(int x) const { return x * 10; }
  int operator()(int x) const restrict(amp) { return x * 20; }
  int operator[](int x) const restrict(cpu) { return x + 100; }
  int operator[](int x) const restrict(amp) { return x + 200; }
  operator int() const { return 5; }
  operator int() const restrict(amp) { return 6; }
  static int site() { return 1; }
  static int site() restrict(amp) { return 2; }
};
int operator+(probe, int x) { return x + 1; }
int operator+(probe, int x) restrict(amp) { return x + 2; }

int work(probe p) restrict(cpu, amp) {
  int converted = p;
  return p.get() + p(1) + p[0] + (p + 1000) + converted + probe::site();
}

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  probe p = {0};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(p); });
  check("kernel", v[0], 2 + 20 + 200 + 1002 + 6 + 2);
  check("host", work(p), 1 + 10 + 100 + 1001 + 5 + 1);
  return failures;
}
