// Conversion ranking compares only the constructors and functions of the caller's restriction.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Conversion ranking compares only constructors and functions of the caller's restriction.
namespace constructors_and_functions {

struct D;
struct S {
  int v;
  S(int) restrict(cpu, amp) : v(1) {}
  S(const D &) restrict(amp) : v(2) {}
};
struct D {
  operator int() const restrict(cpu, amp) { return 0; }
};
int take(S s) restrict(cpu, amp) { return s.v; }
int back(bool b) restrict(cpu, amp) {
  if (b)
    return 3;
  return take(S(1));
}
S make(int k) restrict(cpu, amp) { return k; }
struct Base {
  int b;
};
struct Der : Base {};
int pick(const Base &) restrict(cpu, amp) { return 1; }
int pick(const Der &) restrict(cpu) { return 2; }
int pick(void *) restrict(cpu, amp) { return 3; }
int pick(Base *) restrict(cpu) { return 4; }
int pick(bool) restrict(cpu, amp) { return 5; }
int pick(float) restrict(amp) { return 6; }
void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Der d;
        v[0] = pick(d);
        v[1] = pick(&d);
        v[2] = pick(true);
        v[3] = pick(1.0f);
        v[4] = make(4).v;
      });
  v.synchronize();
  Der d;
  CHECK(pick(d) == 2 && pick(&d) == 4 && pick(true) == 5 && pick(1.0f) == 5);
  const int want[] = {1, 3, 5, 6, 1};
  for (int i = 0; i < 5; i++)
    CHECK(out[i] == want[i]);
}

} // namespace constructors_and_functions

// Null literals, promotions and enumerations rank conversions among the caller's candidates only.
namespace null_literals_and_promotions {

int f(int *) restrict(cpu, amp) { return 1; }
int f(int) restrict(cpu) { return 2; }
int g(bool) restrict(cpu, amp) { return 1; }
int g(int) restrict(cpu) { return 2; }
int h(unsigned) restrict(amp) { return 1; }
int h(int) restrict(cpu) { return 2; }
enum E { e0 };
int k(int) restrict(cpu, amp) { return 1; }
int k(E) restrict(cpu) { return 2; }
int m(long) restrict(amp) { return 1; }
int m(double) restrict(cpu) { return 2; }
void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(0);
        v[1] = g(3 < 4);
        v[2] = h(-1);
        v[3] = k(e0);
        v[4] = m(1);
      });
  v.synchronize();
  CHECK(f(0) == 2 && g(3 < 4) == 1 && h(-1) == 2 && k(e0) == 2 && m(1) == 2);
  for (int i = 0; i < 5; i++)
    CHECK(out[i] == 1);
}

} // namespace null_literals_and_promotions

// Copy and direct initialization select among the converting constructors of the caller's
// restriction.
namespace converting_constructors {

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
int on_cpu() {
  S s = 1;
  S t(1.0f);
  S u{1};
  return s.v * 1000 + t.v * 100 + take(1) * 10 + take(K());
}
int on_amp() restrict(amp) {
  S s = 1;
  S t(1.0f);
  S u{1};
  return s.v * 1000 + t.v * 100 + take(1) * 10 + take(K());
}
int on_both() restrict(cpu, amp) {
  S s = 1;
  S t(1.0f);
  S u{1};
  return s.v * 1000 + t.v * 100 + take(1) * 10 + u.v;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = on_amp();
        r[1] = on_both();
      });
  CHECK(r[0] == 2322 && r[1] == 2322 && on_cpu() == 1111 && on_both() == 1111);
}

} // namespace converting_constructors

// A cpu call converts its argument to another class although an amp function takes it as it is.
namespace exact {
struct argument {
  int v;
  argument(int x) restrict(cpu, amp) : v(x) {}
  ~argument() restrict(cpu, amp) {}
};
int pick(argument) restrict(amp) { return 1; }
} // namespace exact
struct converted {
  converted(const exact::argument &) {}
  converted(int) {}
};
int pick(converted) { return 2; }
void test_exact_amp_match() {
  exact::argument x(1);
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        exact::argument q(2);
        v[i] = pick(q);
      });
  CHECK(pick(x) == 2 && v[0] == 1);
}

int main() {
  constructors_and_functions::test();
  null_literals_and_promotions::test();
  converting_constructors::test();
  test_exact_amp_match();
  return failures;
}
