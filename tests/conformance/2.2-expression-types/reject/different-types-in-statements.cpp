// A cpu,amp function must not call overloads of different result types in any statement or
// initializer.
//
// reject: L-2.2-f, L-2.2-g, L-2.3.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// The calls are in initializers, conditions, loops, constructors and templates.
namespace statements {

int f() restrict(cpu);
float f() restrict(amp);
int g(int) restrict(cpu);
int g(float) restrict(amp);
struct S {
  int m() const restrict(cpu);
  float m() const restrict(amp);
  int k;
};
struct O {
  int k;
  int operator+(int) const restrict(cpu);
  float operator+(int) const restrict(amp);
  int operator[](int) const restrict(cpu);
  unsigned operator[](int) const restrict(amp);
};
struct X {
  int a;
};
struct Y {
  int a;
};
X mk(int) restrict(cpu);
Y mk(int) restrict(amp);
int h(int) restrict(cpu);
int h(int) restrict(amp);
void a1() restrict(cpu, amp) { auto x = f(); }   // expected-error
void a2() restrict(cpu, amp) { f(); }            // expected-error
void a3() restrict(cpu, amp) { int x = f(); }    // expected-error
int a4() restrict(cpu, amp) { return (int)f(); } // expected-error
int a5() restrict(cpu, amp) { return f() + 1; }  // expected-error
int a6() restrict(cpu, amp) {
  if (f()) // expected-error
    return 1;
  return 0;
}
int a7() restrict(cpu, amp) {
  S s = {1};
  return s.m() > 0; // expected-error
}
int a8() restrict(cpu, amp) {
  O o = {1};
  return (o + 1) > 0; // expected-error
}
int a9() restrict(cpu, amp) {
  O o = {1};
  return o[1] > 0; // expected-error
}
int b1() restrict(cpu, amp) { return mk(1).a; } // expected-error
template <class T>
int b2(T x) restrict(cpu, amp) {
  return x.m() > 0; // expected-error
}
int b2u() restrict(cpu, amp) { return b2(S{1}); }
void b3() restrict(cpu, amp) {
  auto l = [] { return f() > 0; }; // expected-error
}
int b4() restrict(cpu, amp) { return h(1) + h(2); }
int b5() restrict(cpu) { return f() + (int)S{1}.m(); }
float b6() restrict(amp) { return f() + S{1}.m(); }
void b7() restrict(cpu, amp) {
  for (int i = f(); i < 3; ++i) // expected-error
    ;
}
void b8() restrict(cpu, amp) { int a[2] = {1, (int)f()}; } // expected-error
int b9(int x = 3) restrict(cpu, amp) {
  switch ((int)f()) { // expected-error
  default:
    return x;
  }
}
struct W {
  float q;
  W() restrict(cpu, amp) : q(f()) {} // expected-error
};
struct Z {
  int k;
  operator int() const restrict(cpu, amp) { return f() > 0 ? 1 : k; } // expected-error
};

} // namespace statements

// A cpu,amp switch or template must not depend on overloads of different result types.
namespace switches_and_templates {

struct A {
  double get() const { return 1; }
  int get() const restrict(amp) { return 1; }
};
int okc(A a) { return (int)a.get(); }
int oka(A a) restrict(amp) { return a.get(); }
int bad1(A a) restrict(cpu, amp) { return (int)a.get(); } // expected-error
template <class T>
int bad2(T a) restrict(cpu, amp) {
  auto x = a.get(); // expected-error
  return (int)x;
}
struct B {
  int v;
  int *begin() restrict(cpu, amp);
  float *end() restrict(cpu);
  int *end() restrict(amp);
};
struct C {
  operator int() const { return 1; }
  operator long() const restrict(amp) { return 1; }
};
int sw(C c) restrict(cpu, amp) {
  switch (c) { // expected-error
  default:
    return 1;
  }
}
int use() restrict(cpu, amp) { return bad2(A()); }

} // namespace switches_and_templates

int main() {}
