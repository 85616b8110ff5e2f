// Amp code must not implicitly call cpu constructors, destructors, conversions or operators.
//
// reject: L-2.3.2-d, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A {
  int v;
  A(int a) : v(a) {}
}; // cpu ctor
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
int takeA(A) restrict(amp);
C mkc() restrict(amp);
int f(int x, const D &d, E e, const E &e2) restrict(amp) {
  A a = x; // ERROR
  B b; // ERROR
  int c = mkc(); // ERROR
  D d2 = d; // ERROR
  e = e2; // ERROR
  for (int q : R()) x += q; // ERROR
  x += takeA(3); // ERROR
  G g{4}; // ERROR
  H h; // ERROR
  if (mkc()) x++; // ERROR
  return x + c;
}
int main() {}
