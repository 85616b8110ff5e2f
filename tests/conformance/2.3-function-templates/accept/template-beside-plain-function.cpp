// A cpu,amp call selects a plain function for one target and a function template for the other.
//
// accept: L-2.3.2.1-b, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int f(int x) { return x + 1; }
template <typename T> T f(T x) restrict(amp) { return x + 2; }
template <typename T> int g(T) restrict(cpu) { return 3; }
int g(int) restrict(amp) { return 4; }

int both(int x) restrict(cpu, amp) { return f(x) * 10 + g(x); }

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1) + int(f(0.5f) * 1000); });
  check("kernel", v[0], 34 + 2500);
  check("host", both(1), 23);
  return failures;
}
