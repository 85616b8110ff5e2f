// Constructors, destructors, operators and member functions of amp code must not call themselves.
//
// reject: L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int r1(int n) restrict(amp) { return n ? r1(n - 1) : 0; } // ERROR
int r2b(int n) restrict(amp);
int r2a(int n) restrict(amp) { return n ? r2b(n - 1) : 0; } // ERROR
int r2b(int n) restrict(amp) { return r2a(n); }
template <class T> T r3(T n) restrict(cpu, amp) { return n ? r3(n - 1) : 0; } // ERROR
int u3() { return r3(3); }
struct A {
  int m;
  A(int n) restrict(amp) : m(n) {
    if (n) {
      A a(n - 1); // ERROR
      m = a.m;
    }
  }
};
struct B {
  int m;
  ~B() restrict(cpu, amp) {
    if (m) {
      B b; // ERROR
      b.m = m - 1;
    }
  }
};
struct C {
  int m;
  C operator+(C o) const restrict(amp) { return m ? C{m - 1} + o : o; } // ERROR
};
struct D {
  int m;
  int operator()(int n) const restrict(amp) { return n ? (*this)(n - 1) : m; } // ERROR
};
struct E {
  int m;
  operator int() const restrict(amp) { return m ? int(E{m - 1}) : 0; } // ERROR
};
struct F {
  int m;
  static int s(int n) restrict(amp) { return n ? F::s(n - 1) : 0; } // ERROR
};
struct G {
  int m;
  int a(int n) restrict(amp) { return b(n); } // ERROR
  int b(int n) restrict(amp) { return n ? a(n - 1) : m; }
};
struct H {
  int m;
  int operator[](int n) const restrict(amp) { return n ? H{m}[n - 1] : 0; } // ERROR
};
template <class T> struct I {
  T m;
  T f(T n) const restrict(amp) { return n ? f(n - 1) : m; } // ERROR
};
int ui() restrict(amp) { return I<int>{1}.f(2); }
struct J {
  int m;
  J(const J &o) restrict(amp) : m(o.m) {
    if (m) { J j(o); } // ERROR
  }
  J() restrict(amp) {}
};
struct K {
  int m;
  K &operator=(const K &o) restrict(amp) {
    K k = {0};
    if (o.m) k = o; // ERROR
    return *this;
  }
};
template <int N> int ok() restrict(cpu, amp) { return N + ok<N - 1>(); }
template <> int ok<0>() restrict(cpu, amp) { return 0; }
int uok() restrict(cpu, amp) { return ok<5>(); }
int okc(int n) restrict(cpu) { return n ? okc(n - 1) : 0; }
template <class H0, class... T> int okp(H0 h, T... t) restrict(cpu, amp) {
  if constexpr (sizeof...(t) > 0) return h + okp(t...);
  else return h;
}
int uokp() restrict(amp) { return okp(1, 2, 3); }
