// Amp code must not recurse by templates, constructors, operators, cycles of three or passed
// lambdas.
//
// reject: L-2.4.3.4-c, L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> int t(T x) restrict(amp) {
  return x ? t(x - 1) : 0; // ERROR
}
struct S {
  int v;
  S(int a) restrict(amp) : v(a ? S(a - 1).v : 0) {} // ERROR
  int operator()(int n) const restrict(amp) { return n ? (*this)(n - 1) : 0; } // ERROR
  S operator+(const S &o) const restrict(amp) { return v ? *this + o : o; } // ERROR
};
int a1(int) restrict(amp);
int a2(int) restrict(amp);
int a3(int n) restrict(amp) { return a1(n); } // ERROR
int a1(int n) restrict(amp) { return n ? a2(n) : 0; }
int a2(int n) restrict(amp) { return a3(n - 1); }
int both(int n) restrict(cpu, amp) { return n > 1 ? n * both(n - 1) : 1; } // ERROR
int use() restrict(amp) { return t(3); }
template <class F> int app(F f, int n) restrict(amp) { return n ? f(f, n - 1) : 0; }
int lam() restrict(amp) {
  return app([](auto self, int n) -> int { return n ? self(self, n - 1) : 0; }, 3); // ERROR
}
int main() {}
