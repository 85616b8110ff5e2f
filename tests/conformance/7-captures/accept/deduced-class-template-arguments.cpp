// A kernel may capture objects whose class template arguments are deduced.
//
// accept: P-7.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;
#include <utility>
template <class A, class B> struct Pr {
  A a;
  B b;
  Pr(A x, B y) restrict(cpu, amp) : a(x), b(y) {}
};
template <class F> struct Keep {
  F f;
  int k;
  int operator()(int a) const restrict(cpu, amp) { return f(a) + k; }
};
template <class F> Keep(F, int) -> Keep<F>;
template <class T> int t(array_view<int> v, T x) {
  Pr p(x, 1);
  const Pr q(2.5f, x);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)p.a + p.b + (int)q.a; });
  return v[0];
}
int main() {
  int o[1] = {};
  array_view<int> v(1, o);
  Pr p(1, 2.5f);
  std::pair s(3, 4L);
  auto f = [](int a) restrict(cpu, amp) { return a + 1; };
  Keep k{f, 5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = p.a + (int)p.b + s.first + (int)s.second + k(1);
      });
  CHECK(v[0] == 1 + 2 + 3 + 4 + 7);
  CHECK(t(v, 3) == 3 + 1 + 2);
  return failures;
}
