// Base, member and delegating initializers of a cpu,amp constructor call the overload of each
// target.
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
struct B {
  int b;
  B(int x) restrict(cpu, amp) : b(x) {}
};
struct S : B {
  int m;
  S(int k) restrict(cpu, amp) : B(f(k)), m{f(1)} {}
  S(int, int) restrict(cpu, amp) : S(f(1)) {}
};
int c() {
  S s(1);
  return s.m * 10 + s.b;
}
int a() restrict(amp) {
  S s(1);
  return s.m * 10 + s.b;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  return r[0] != 22 ? 1 : c() != 11 ? 2 : 0;
}
