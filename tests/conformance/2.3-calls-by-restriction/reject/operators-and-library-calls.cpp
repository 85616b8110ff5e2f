// Amp code must not call cpu operators, constructors or library functions, also through aliases,
// using declarations and objects.
//
// reject: L-2.3.2-d, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <amp.h>
#include <cmath>

// Amp code must not call cpu operators, cpu constructors or functions of the standard library.
namespace operators_and_library {

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
void amp_code() restrict(amp) {
  grod(); // expected-error
  S s;
  s = 1;              // expected-error
  int k = s;          // expected-error
  k = s[1];           // expected-error
  S t(1);             // expected-error
  S u = 2;            // expected-error
  k = std::max(1, 2); // expected-error
  k = abs(k);         // expected-error
  if (s) {            // expected-error
  }
  return grod(); // expected-error
}
void cpu_code() { a(); } // expected-error
inline void code_of_both() restrict(cpu, amp) {
  a();    // expected-error
  grod(); // expected-error
  int i = [] { return 1; }();
  auto l = [](int) restrict(cpu){};
  l(i); // expected-error
}
int n = (a(), 1); // expected-error
S def;            // expected-error
struct M {
  int q = (a(), 2);
};
M m; // expected-error

} // namespace operators_and_library

// Amp code must not call a cpu function through a namespace alias, a using declaration or an
// object.
namespace a {
int f(int);
inline namespace i {
int g(int);
}
template <class T>
int t(T);
} // namespace a
struct S {
  static int s(int);
  int m(int) const;
  template <class T>
  static int st(T);
  int operator()(int) const;
  S operator-() const;
  operator bool() const;
};
struct D : private S {
  using S::m;
  using S::operator();
  int x() const restrict(amp) { return m(1); } // expected-error
};
template <class P>
int call_of_class() restrict(amp) {
  return P::s(1); // expected-error
}
template <class P>
int call_of_object(P p) restrict(amp) {
  return p.m(1); // expected-error
}
typedef D Alias;
void calls_by_every_name() restrict(amp) {
  using a::f;
  namespace b = a;
  int k = f(1);     // expected-error
  k = b::g(1);      // expected-error
  k = a::t<int>(1); // expected-error
  k = ::S::s(1);    // expected-error
  S s;
  const S &r = s;
  k = s.s(1);          // expected-error
  k = r(1);            // expected-error
  k = r.operator()(1); // expected-error
  k = Alias()(1);      // expected-error
  k = S::st(2);        // expected-error
  -s;                  // expected-error
  while (s) {          // expected-error
  }
  k = s ? 1 : 2; // expected-error
  k = !s;        // expected-error
  call_of_class<S>();
  call_of_object(s);
}
