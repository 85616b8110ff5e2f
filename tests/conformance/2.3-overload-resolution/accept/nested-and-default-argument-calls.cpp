// Calls in conditional, comma, nested and default argument expressions select by restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
int g(int x, int y = f(1)) restrict(amp) { return x * 10 + y; }
int g(double x, int y = 7) { return (int)x * 10 + y; }
#define R(n) return (n ? f(1) : f(n)) * 10000 + g(f(f(1))) * 100 + (f(3), f(f(f(2)))) + g(1, f(1));
int c(int n) { R(n) }
int a(int n) restrict(amp) { R(n) }
int b(int n) restrict(cpu, amp) { return (n ? f(1) : f(n)) * 100 + f(f(f(n))); }
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a(1);
        r[1] = b(1);
      });
  return r[0] == 20000 + 2200 + 2 + 12 && r[1] == 202 && c(1) == 10000 + 1700 + 1 + 11 &&
                 b(0) == 101
             ? 0
             : 1;
}
