// A cpu,amp function must not use overloads of different result types in casts, sizeof or
// subscripts.
//
// reject: L-2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f() restrict(cpu);
float f() restrict(amp);
struct A {
  int x;
};
struct B {
  int x;
};
A mk() restrict(cpu);
B mk() restrict(amp);
int *p() restrict(cpu);
const int *p() restrict(amp);
struct S {
  int m() const restrict(cpu) { return 1; }
  unsigned m() const restrict(amp) { return 1u; }
  operator int() const restrict(cpu) { return 1; }
  operator float() const restrict(amp) { return 1; }
  int operator[](int) const restrict(cpu) { return 1; }
  float operator[](int) const restrict(amp) { return 1; }
};
int over(int) restrict(cpu);
float over(double) restrict(amp);
void g1() restrict(cpu, amp) { auto x = f(); } // ERROR
int g2() restrict(cpu, amp) { return (int)f(); } // ERROR
int g3() restrict(cpu, amp) { return mk().x; } // ERROR
int g4() restrict(cpu, amp) { return sizeof(f()); } // ERROR
void g5() restrict(cpu, amp) { decltype(f()) x = 0; } // ERROR
void g6() restrict(cpu, amp) { f(); } // ERROR
int g7() restrict(cpu, amp) { return *p(); } // ERROR
int g8(S s) restrict(cpu, amp) { return s.m(); } // ERROR
int g9(S s) restrict(cpu, amp) { return s[0]; } // ERROR
template <class T> int g10(T) restrict(cpu, amp) { return (T)f(); } // ERROR
int g10b() restrict(cpu, amp) { return g10(1); }
int g11() restrict(cpu, amp) { return over(1); } // ERROR
int g12() restrict(cpu, amp) {
  auto l = [] { return f(); }; // ERROR
  return 0;
}
int ok1() restrict(cpu) { return f(); }
int ok2() restrict(amp) { return (int)f() + mk().x; }
