// A cpu function pointer or reference can refer to a cpu,amp function.
//
// accept: L-2.3.1-a, L-2.3.3-b, L-2.4.3.7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <algorithm>

int f(int x) restrict(cpu, amp) { return x * 2; }
bool descending(int a, int b) restrict(cpu, amp) { return a > b; }
int apply(int (*g)(int), int x) { return g(x); }

int main() {
  int (*p)(int) = f;
  int (*q)(int) restrict(cpu) = &f;
  int (&r)(int) = f;
  check("pointer", p(1) + q(2) + r(3) + apply(f, 4), 20);
  int values[4] = {3, 9, 1, 7};
  std::sort(values, values + 4, descending);
  check("std::sort", values[0] * 1000 + values[1] * 100 + values[2] * 10 + values[3], 9731);
  array_view<int, 1> v(4, values);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]) + descending(2, 1); });
  check("kernel", v[0], 19);
  return failures;
}
