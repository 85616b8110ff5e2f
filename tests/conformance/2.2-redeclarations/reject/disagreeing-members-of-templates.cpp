// Definitions of operators and members of templates must have the restrictions of their
// declarations.
//
// reject: L-2.2-a, L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f() restrict(cpu, amp);
void f() restrict(amp) {} // ERROR
template <class T> T g(T) restrict(cpu, amp);
template <class T> T g(T t) restrict(cpu) { return t; } // ERROR
struct S {
  int m() const restrict(amp);
  template <class T> T t(T) restrict(cpu, amp);
  static int s() restrict(cpu);
  S() restrict(amp);
  operator int() restrict(amp);
};
int S::m() const { return 1; } // ERROR
template <class T> T S::t(T x) restrict(amp) { return x; } // ERROR
int S::s() restrict(cpu, amp) { return 1; } // ERROR
S::S() {} // ERROR
S::operator int() restrict(cpu) { return 0; } // ERROR
template <class T> struct A {
  void m() restrict(amp);
  friend void fr(A) restrict(amp);
};
template <class T> void A<T>::m() restrict(cpu) {} // ERROR
template <> void A<int>::m() restrict(cpu) {} // ERROR
