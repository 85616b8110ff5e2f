// The address of a pair of functions, members or static members is that of the cpu overload in cpu
// code.
//
// accept: L-2.3.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(int) { return 1; }
int f(int) restrict(amp) { return 2; }
int g(double) { return 3; }
int g(int) restrict(amp) { return 4; }
struct S {
  int m(int) { return 5; }
  int m(int) restrict(amp) { return 6; }
  static int s(int) { return 7; }
  static int s(int) restrict(amp) { return 8; }
};
template <int (*P)(int)> int call() { return P(1); }
int take(int (*p)(int)) { return p(1); }
template <class R, class A> int ded(R (*p)(A)) { return p(A(1)); }
int main() {
  int (*p)(int) = f;
  int (&q)(int) = f;
  int (S::*m)(int) = &S::m;
  int (*s)(int) = &S::s;
  S x;
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = f(1) * 10 + g(1); });
  return r[0] == 24 && p(1) == 1 && q(1) == 1 && (x.*m)(1) == 5 && s(1) == 7 && call<f>() == 1 &&
                 take(f) == 1
             ? 0
             : 1;
}
