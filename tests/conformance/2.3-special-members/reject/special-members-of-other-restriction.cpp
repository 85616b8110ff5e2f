// Code must not call special members, conversions or operators that lack its restriction.
//
// reject: L-2.3.2.1-c, L-2.3.2-d, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// A cpu,amp function must not create an object whose default constructor is amp-only.
struct device_object {
  int n;
  device_object() restrict(amp) : n(1) {}
  ~device_object() restrict(cpu, amp) {}
};

int creates_amp_object() restrict(cpu, amp) {
  device_object d; // expected-error
  return d.n;
}

// Amp code must not implicitly call cpu constructors, destructors, conversions or operators.
namespace implicit_calls {

struct A {
  int v;
  A(int a) : v(a) {}
};
struct B {
  int v;
  ~B() {}
};
struct C {
  int v;
  operator int() const { return v; }
};
struct D {
  int v;
  D(const D &) {}
  D() restrict(amp, cpu) {}
};
struct E {
  int v;
  E &operator=(const E &) { return *this; }
};
struct It {
  int p;
  bool operator!=(It) const { return false; }
  int operator*() const restrict(amp) { return 1; }
  It &operator++() restrict(amp) { return *this; }
};
struct R {
  It begin() const restrict(amp) { return {1}; }
  It end() const restrict(amp) { return {2}; }
};
struct G {
  A a;
};
struct H : B {};
int take_a(A) restrict(amp);
C make_c() restrict(amp);
int f(int x, const D &d, E e, const E &e2) restrict(amp) {
  A a = x;          // expected-error
  B b;              // expected-error
  int c = make_c(); // expected-error
  D d2 = d;         // expected-error
  e = e2;           // expected-error
  for (int q : R()) // expected-error
    x += q;
  x += take_a(3); // expected-error
  G g{4};         // expected-error
  H h;            // expected-error
  if (make_c())   // expected-error
    x++;
  return x + c;
}

} // namespace implicit_calls

int main() {}
