// Const, ref-qualified and static member functions can be restricted inside and outside their
// class.
//
// accept: L-2.1.1-a, L-2.1.1-b, L-2.1.1-c, L-2.1.1-h, L-2.1.1-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct counter {
  int n;
  int get() const restrict(cpu, amp);
  int twice() &restrict(cpu, amp) { return n * 2; }
  int twice() &&restrict(cpu, amp);
  int shifted(int by) const &restrict(amp, cpu);
  static int unit() restrict(cpu, amp);
};

int counter::get() const restrict(cpu, amp) { return n; }
int counter::twice() &&restrict(cpu, amp) { return n * 200; }
int counter::shifted(int by) const &restrict(cpu, amp) { return n << by; }
int counter::unit() restrict(cpu, amp) { return 1; }

float half(float) restrict(cpu, amp);
float half(float x) restrict(cpu, amp) { return x / 2; }

int all(counter c) restrict(cpu, amp) {
  return c.get() + 10 * c.twice() + counter{c.n}.twice() + c.shifted(4) + counter::unit() +
         int(half(8.0f));
}

int main() {
  const int expected = 3 + 60 + 600 + 48 + 1 + 4;
  int data[1] = {};
  array_view<int, 1> v(1, data);
  counter three = {3};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(three); });
  check("kernel", v[0], expected);
  check("host", all(three), expected);
  return failures;
}
