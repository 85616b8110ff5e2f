// Null literals, promotions and enumerations rank conversions among the caller's candidates only.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int *) restrict(cpu, amp) { return 1; }
int f(int) restrict(cpu) { return 2; }
int g(bool) restrict(cpu, amp) { return 1; }
int g(int) restrict(cpu) { return 2; }
int h(unsigned) restrict(amp) { return 1; }
int h(int) restrict(cpu) { return 2; }
enum E { e0 };
int k(int) restrict(cpu, amp) { return 1; }
int k(E) restrict(cpu) { return 2; }
int m(long) restrict(amp) { return 1; }
int m(double) restrict(cpu) { return 2; }
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(0);
        v[1] = g(3 < 4);
        v[2] = h(-1);
        v[3] = k(e0);
        v[4] = m(1);
      });
  v.synchronize();
  if (f(0) != 2 || g(3 < 4) != 1 || h(-1) != 2 || k(e0) != 2 || m(1) != 2) return 1;
  for (int i = 0; i < 5; i++)
    if (out[i] != 1) return i + 2;
  return 0;
}
