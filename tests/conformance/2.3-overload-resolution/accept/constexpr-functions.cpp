// A cpu,amp function selects constexpr overloads by target.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
constexpr int f(double) { return 1; }
constexpr int f(int) restrict(amp) { return 2; }
int b(int n) restrict(cpu, amp) {
  int x = f(1);
  switch (n) {
  case 5:
    return x * 10 + f(n);
  }
  return 0;
}
int main() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = b(5); });
  return r[0] == 22 && b(5) == 11 ? 0 : 1;
}
