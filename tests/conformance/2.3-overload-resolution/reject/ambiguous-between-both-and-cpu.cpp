// A call must not be ambiguous between a cpu,amp and a single-restriction candidate of equal rank.
//
// reject: L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <class X> int f(X, int = 1) restrict(cpu, amp) { return 1; }
template <class X> int f(X) { return 2; }
int c() { return f(1); } // ERROR
int g(int, double) restrict(cpu, amp) { return 1; }
int g(double, int) { return 2; }
int d() { return g(1, 1); } // ERROR
int h(int, double) restrict(cpu, amp) { return 1; }
int h(double, int) restrict(amp) { return 2; }
int e() restrict(amp) { return h(1, 1); } // ERROR
struct S {
  int m(int, double) const restrict(cpu, amp) { return 1; }
  int m(double, int) const { return 2; }
};
int k(S s) { return s.m(1, 1); } // ERROR
struct T {
  T(int, double) restrict(cpu, amp) {}
  T(double, int) {}
};
void n() { T t(1, 1); } // ERROR
int main() {}
