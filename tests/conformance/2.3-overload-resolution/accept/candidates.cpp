// Overload resolution discards the functions without the caller's restriction before it compares
// the others.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Waddress"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Functions without the caller's restriction are not candidates.
namespace other_restriction {
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
int g(float) restrict(cpu, amp) { return 3; }
int g(int) restrict(cpu) { return 4; }

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(5);
        v[1] = g(5);
      });
  check("f, kernel", v[0], 2);
  check("g, kernel", v[1], 3);
  check("f, host", f(5), 1);
  check("g, host", g(5), 4);
}
} // namespace other_restriction

// A call with one viable candidate of its restriction is unambiguous.
namespace one_candidate_left {
int peek(volatile int &x) { return x; }
int peek(const int &x) restrict(amp) { return x + 1; }
template <typename T>
int size(T) restrict(cpu) {
  return 1;
}
int size(double) restrict(amp) { return 8; }

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 4;
        v[0] = peek(x);
        v[1] = size(3);
      });
  check("peek", v[0], 5);
  check("size", v[1], 8);
  int x = 4;
  check("host", peek(x) + size(3), 5);
}
} // namespace one_candidate_left

// Overloads with an ellipsis, default arguments or rvalue references compete within one restriction
// only.
namespace ellipsis_and_default_arguments {
int f(...) restrict(cpu) { return 1; }
int f(int, int y = 7) restrict(amp) { return 2 + y; }
int g(int x, double = 0) restrict(amp) { return x + 1; }
int g(int x) restrict(cpu) { return x + 2; }
int h(long x) restrict(cpu) { return int(x) + 1; }
int h(const int &x) restrict(amp) { return x + 2; }
int r(int &&) restrict(cpu) { return 1; }
int r(const int &) restrict(amp) { return 2; }
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = g(1);
        v[2] = h(1);
        v[3] = r(1);
      });
  v.synchronize();
  CHECK(f(1) == 1);
  CHECK(g(1) == 3);
  CHECK(h(1) == 2);
  CHECK(r(1) == 1);
  CHECK(out[0] == 9);
  CHECK(out[1] == 2);
  CHECK(out[2] == 3);
  CHECK(out[3] == 2);
}
} // namespace ellipsis_and_default_arguments

// Overload resolution discards functions, operators and conversions of other restrictions first.
namespace every_kind {
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
int g(float) restrict(cpu, amp) { return 3; }
int g(int) restrict(cpu) { return 4; }
int h(const int &) restrict(amp) { return 5; }
int h(int &&) restrict(cpu) { return 6; }
int h(...) { return 7; }
template <class T>
int k(T) restrict(cpu) {
  return 8;
}
int k(double) restrict(amp) { return 9; }
template <class T>
int m(T) restrict(amp) {
  return 10;
}
template <class T>
int m(T *) restrict(cpu) {
  return 11;
}
int n(bool) restrict(amp) { return 13; }
int n(int *) restrict(cpu) { return 14; }
struct A {
  int operator<<(int) const { return 15; }
};
int operator<<(const A &, float) restrict(amp) { return 16; }
struct C {
  C(int) : v(17) {}
  C(double) restrict(amp) : v(18) {}
  ~C() restrict(cpu, amp) {}
  int v;
};
struct V {
  int operator()(int) { return 19; }
  int operator()(int) const restrict(amp) { return 20; }
};
struct Conv {
  operator int() const { return 21; }
  operator float() const restrict(amp) { return 22.f; }
};
void test() {
  int o[12];
  array_view<int> v(12, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int q = 1;
        v[0] = f(5);
        v[1] = g(5);
        v[2] = h(3);
        v[3] = k(4);
        v[4] = m(&q);
        v[5] = n(&q);
        A a;
        v[6] = a << 1;
        C c(2);
        v[7] = c.v;
        V w;
        v[8] = w(1);
        Conv x;
        int y = x;
        v[9] = y;
        v[10] = f(true);
        v[11] = C{1.0}.v;
      });
  const int want[12] = {2, 3, 5, 9, 10, 13, 16, 18, 20, 22, 2, 18};
  for (int i = 0; i < 12; ++i)
    CHECK(v[i] == want[i]);
  int q = 1;
  A a;
  C c(2);
  V w;
  Conv x;
  int y = x;
  const int got[10] = {f(5), g(5), h(3), k(4), m(&q), n(&q), a << 1, c.v, w(1), y},
            wc[10] = {1, 4, 6, 8, 11, 14, 15, 17, 19, 21};
  for (int i = 0; i < 10; ++i)
    CHECK(got[i] == wc[i]);
}
} // namespace every_kind

int main() {
  other_restriction::test();
  one_candidate_left::test();
  ellipsis_and_default_arguments::test();
  every_kind::test();
  return failures;
}
