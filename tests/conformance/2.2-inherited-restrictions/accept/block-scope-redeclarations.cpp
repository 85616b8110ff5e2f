// block-scope declarations redeclare the overload of the enclosing function's restriction.
//
// accept: L-2.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int) restrict(amp);
int f(long) restrict(cpu);
int g(float) restrict(cpu, amp);
int k() restrict(amp) {
  int f(int);
  int g(float) restrict(cpu, amp);
  return f(1) + g(2);
}
int c() {
  int f(long);
  return f(1);
}
int f(int) restrict(amp) { return 10; }
int f(long) restrict(cpu) { return 20; }
int g(float x) restrict(cpu, amp) { return (int)x; }
int main() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k(); });
  return v[0] == 12 && c() == 20 ? 0 : 1;
}
