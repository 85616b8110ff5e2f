// Amp code must not call a cpu function through a namespace alias, a using declaration or an
// object.
//
// reject: L-2.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
namespace a {
int f(int);
inline namespace i {
int g(int);
}
template <class T> int t(T);
}
struct S {
  static int s(int);
  int m(int) const;
  template <class T> static int st(T);
  int operator()(int) const;
  S operator-() const;
  operator bool() const;
};
struct D : private S {
  using S::m;
  using S::operator();
  int x() const restrict(amp) { return m(1); } // ERROR
};
template <class P> int viap() restrict(amp) { return P::s(1); } // ERROR
template <class P> int viao(P p) restrict(amp) { return p.m(1); } // ERROR
typedef D Alias;
void u() restrict(amp) {
  using a::f;
  namespace b = a;
  int k = f(1); // ERROR
  k = b::g(1); // ERROR
  k = a::t<int>(1); // ERROR
  k = ::S::s(1); // ERROR
  S s;
  const S &r = s;
  k = s.s(1); // ERROR
  k = r(1); // ERROR
  k = r.operator()(1); // ERROR
  k = Alias()(1); // ERROR
  k = S::st(2); // ERROR
  -s; // ERROR
  while (s) {} // ERROR
  k = s ? 1 : 2; // ERROR
  k = !s; // ERROR
  viap<S>();
  viao(s);
}
