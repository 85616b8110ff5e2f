// A compatible class may have several, empty and private bases.
//
// accept: L-2.4.1.3-k, L-2.4.1.3-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct empty {
  int twice(int x) const restrict(cpu, amp) { return x * 2; }
};
struct also_empty {};
struct plain {
  int x;
  bool b;
};
struct behind : plain {
  bool c;
};
struct both : empty, also_empty, private behind {
  int n;
  both(int k) restrict(cpu, amp) : n(k) {
    x = k + 1;
    b = true;
    c = false;
  }
  int all() const restrict(cpu, amp) { return twice(n) + x + b + c; }
};

int main() {
  both value(10);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = value.all() + both(1).all(); });
  check("kernel", v[0], 32 + 5);
  check("host", value.all(), 32);
  return failures;
}
