// Copy and direct initialization select among the converting constructors of the caller's
// restriction.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct S {
  int v;
  S(double) : v(1) {}
  S(int) restrict(amp) : v(2) {}
  explicit S(float) restrict(amp) : v(3) {}
};
int take(S s) restrict(cpu, amp) { return s.v; }
struct K {
  operator S() const { return S(1.0); }
  operator S() const restrict(amp) { return S(1); }
};
int c() {
  S s = 1;
  S t(1.0f);
  S u{1};
  return s.v * 1000 + t.v * 100 + take(1) * 10 + take(K());
}
int a() restrict(amp) {
  S s = 1;
  S t(1.0f);
  S u{1};
  return s.v * 1000 + t.v * 100 + take(1) * 10 + take(K());
}
int b() restrict(cpu, amp) {
  S s = 1;
  S t(1.0f);
  S u{1};
  return s.v * 1000 + t.v * 100 + take(1) * 10 + u.v;
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  return r[0] == 2322 && r[1] == 2322 && c() == 1111 && b() == 1111 ? 0 : 1;
}
