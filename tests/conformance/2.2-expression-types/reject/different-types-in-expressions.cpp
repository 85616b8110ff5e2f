// No subexpression of a cpu,amp function may have a type that depends on the restriction.
//
// reject: L-2.2-f, L-2.3.2.1-g, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A cpu,amp function must not use overloads of different result types in casts, sizeof or
// subscripts.
namespace operands {

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
void g1() restrict(cpu, amp) { auto x = f(); }        // expected-error
int g2() restrict(cpu, amp) { return (int)f(); }      // expected-error
int g3() restrict(cpu, amp) { return mk().x; }        // expected-error
int g4() restrict(cpu, amp) { return sizeof(f()); }   // expected-error
void g5() restrict(cpu, amp) { decltype(f()) x = 0; } // expected-error
void g6() restrict(cpu, amp) { f(); }                 // expected-error
int g7() restrict(cpu, amp) { return *p(); }          // expected-error
int g8(S s) restrict(cpu, amp) { return s.m(); }      // expected-error
int g9(S s) restrict(cpu, amp) { return s[0]; }       // expected-error
template <class T>
int g10(T) restrict(cpu, amp) {
  return (T)f(); // expected-error
}
int g10b() restrict(cpu, amp) { return g10(1); }
int g11() restrict(cpu, amp) { return over(1); } // expected-error
int g12() restrict(cpu, amp) {
  auto l = [] { return f(); }; // expected-error
  return 0;
}
int ok1() restrict(cpu) { return f(); }
int ok2() restrict(amp) { return (int)f() + mk().x; }

} // namespace operands

// A cpu,amp function must not use conversion functions or calls whose types differ by restriction.
namespace conversions {

int f() restrict(cpu);
float f() restrict(amp);
int g(int) restrict(cpu);
int g(double) restrict(amp);
struct A {
  int x;
};
struct B {
  int x;
};
A mk() restrict(cpu);
B mk() restrict(amp);
struct C {
  operator int() const restrict(cpu);
  operator float() const restrict(amp);
};
void both(C c) restrict(cpu, amp) {
  auto x = f();                // expected-error
  int y = int(f());            // expected-error
  f();                         // expected-error
  int z = mk().x;              // expected-error
  float w = 1 + c;             // expected-error
  int s = sizeof(f());         // expected-error
  decltype(f()) t = 0;         // expected-error
  auto l = [] { return f(); }; // expected-error
}
template <class T>
T tm(T t) restrict(cpu, amp) {
  return t + f(); // expected-error
}
int use = tm(1);

} // namespace conversions

// The outer expression has one type, but its operand has two.
namespace subexpressions {

struct A {
  int v;
  int get() const { return v; }
  long get() const restrict(amp) { return v; }
};
int f(A a) restrict(cpu, amp) {
  return (int)a.get(); // expected-error
}
int g(A a) restrict(cpu, amp) {
  a.get(); // expected-error
  return 0;
}
struct P1 {
  int x;
};
struct P2 {
  int x;
};
P1 mk() restrict(cpu);
P2 mk() restrict(amp);
int h() restrict(cpu, amp) {
  return mk().x; // expected-error
}
struct C {
  operator int() const restrict(cpu) { return 1; }
  operator float() const restrict(amp) { return 1; }
};
bool k(C c) restrict(cpu, amp) {
  return c + 1 > 0; // expected-error
}

} // namespace subexpressions

int main() {}
