// Free, subscript and call operators in templates are selected by the template's restriction.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
struct S {
  int v;
};
int operator+(S, double) { return 1; }
int operator+(S, int) restrict(amp) { return 2; }
int operator-(const S &) { return 3; }
int operator-(S &&) restrict(amp) { return 4; }
struct M {
  int operator[](double) const { return 5; }
  int operator[](int) const restrict(amp) { return 6; }
  int operator()(double) const { return 7; }
  int operator()(int) const restrict(amp) { return 8; }
  operator int() const { return 10; }
  operator int() const restrict(amp) { return 20; }
};
template <class T, class U> int ta(T t, U u) restrict(amp) {
  return (t + 1) * 1000 + (-T(t)) * 100 + u[1] * 10 + u(1);
}
template <class T, class U> int tc(T t, U u) {
  return (t + 1) * 1000 + (-T(t)) * 100 + u[1] * 10 + u(1);
}
template <class T, class U> int tb(T t, U u) restrict(cpu, amp) {
  return (t + 1) * 1000 + (-T(t)) * 100 + u[1] * 10 + u(1);
}
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = ta(S{}, M());
        r[1] = tb(S{}, M());
      });
  return r[0] == 2468 && r[1] == 2468 && tc(S{}, M()) == 1357 && tb(S{}, M()) == 1357 ? 0 : 1;
}
