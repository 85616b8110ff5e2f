// Amp code must not call cpu operators, cpu constructors or functions of the standard library.
//
// reject: L-2.3.2-d, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cmath>
#include <algorithm>
void grod();
void a() restrict(amp);
struct S {
  int x;
  S(int);
  S() restrict(amp);
  operator int() const;
  int operator[](int) const;
  S &operator=(int);
  ~S() restrict(cpu, amp);
};
void y() restrict(amp) {
  grod(); // ERROR
  S s;
  s = 1; // ERROR
  int k = s; // ERROR
  k = s[1]; // ERROR
  S t(1); // ERROR
  S u = 2; // ERROR
  k = std::max(1, 2); // ERROR
  k = abs(k); // ERROR
  if (s) {} // ERROR
  return grod(); // ERROR
}
void z() { a(); } // ERROR
inline void w() restrict(cpu, amp) {
  a(); // ERROR
  grod(); // ERROR
  int i = [] { return 1; }();
  auto l = [](int) restrict(cpu){};
  l(i); // ERROR
}
int n = (a(), 1); // ERROR
S def; // ERROR
struct M {
  int q = (a(), 2);
};
M m; // ERROR
