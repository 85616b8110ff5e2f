// Operator expressions in kernels, templates, conditions and loops call the operator of the target.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Amp operators that match better than cpu,amp ones are selected in kernels and ignored on the
// host.
namespace both_beside_amp {
struct V {
  int x;
  int operator-(double) const restrict(cpu, amp) { return 1; }
  int operator-(int) const restrict(amp) { return 2; }
  int operator[](double) const restrict(cpu, amp) { return 1; }
  int operator[](int) const restrict(amp) { return 2; }
  int operator()(double) const restrict(cpu, amp) { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
  V &operator+=(double) restrict(cpu, amp) {
    x += 1;
    return *this;
  }
  V &operator+=(int) restrict(amp) {
    x += 2;
    return *this;
  }
};
int operator+(V, double) restrict(cpu, amp) { return 1; }
int operator+(V, int) restrict(amp) { return 2; }
int operator*(int, const V &) restrict(cpu) { return 1; }
int operator*(double, const V &) restrict(amp) { return 2; }
bool operator==(V, long) restrict(cpu, amp) { return true; }
bool operator==(V, int) restrict(cpu) { return false; }
void test() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V a{0};
        v[0] = a + 1;
        v[1] = a - 1;
        v[2] = a[1];
        v[3] = a(1);
        v[4] = ((a += 1) += 1).x / 2;
        v[5] = 1 * a + (a == 1) - 1;
      });
  v.synchronize();
  V a{0};
  CHECK(a + 1 == 1);
  CHECK(a - 1 == 1);
  CHECK(a[1] == 1);
  CHECK(a(1) == 1);
  CHECK((a += 1).x == 1);
  CHECK(1 * a == 1);
  CHECK(!(a == 1));
  for (int i = 0; i < 6; i++)
    CHECK(out[i] == 2);
}
} // namespace both_beside_amp

// A template's dependent operators ignore amp overloads on the host that match better.
namespace dependent_operators {
struct V {
  int x;
};
int operator+(V, double) restrict(cpu, amp) { return 1; }
int operator+(V, int) restrict(amp) { return 2; }
template <class T, class U>
int add(T t, U u) restrict(cpu, amp) {
  return t + u;
}
template <class F, class... A>
int fwd(F f, A &&...a) restrict(cpu, amp) {
  return f(static_cast<A &&>(a)...);
}
struct G {
  int operator()(double) const restrict(cpu, amp) { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
};
void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = add(V{0}, 1);
        v[1] = fwd(G(), 1);
      });
  v.synchronize();
  CHECK(add(V{0}, 1) == 1);
  CHECK(fwd(G(), 1) == 1);
  for (int i = 0; i < 2; i++)
    CHECK(out[i] == 2);
}
} // namespace dependent_operators

// Free, subscript and call operators in templates are selected by the template's restriction.
namespace dependent_operator_forms {
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
template <class T, class U>
int ta(T t, U u) restrict(amp) {
  return (t + 1) * 1000 + (-T(t)) * 100 + u[1] * 10 + u(1);
}
template <class T, class U>
int tc(T t, U u) {
  return (t + 1) * 1000 + (-T(t)) * 100 + u[1] * 10 + u(1);
}
template <class T, class U>
int tb(T t, U u) restrict(cpu, amp) {
  return (t + 1) * 1000 + (-T(t)) * 100 + u[1] * 10 + u(1);
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = ta(S{}, M());
        r[1] = tb(S{}, M());
      });
  CHECK(r[0] == 2468);
  CHECK(r[1] == 2468);
  CHECK(tc(S{}, M()) == 1357);
  CHECK(tb(S{}, M()) == 1357);
}
} // namespace dependent_operator_forms

// Conditions, loops and subscripts use the conversion and the operator of their target.
namespace conditions {
struct flag {
  int n;
  explicit operator bool() const { return n > 0; }
  explicit operator bool() const restrict(amp) { return n > 1; }
  bool operator!() const { return n <= 0; }
  bool operator!() const restrict(amp) { return n <= 1; }
};
struct cell {
  int v;
  int &operator[](int k) {
    v += k;
    return v;
  }
  int &operator[](int k) restrict(amp) {
    v += k * 2;
    return v;
  }
};

int work() restrict(cpu, amp) {
  flag one = {1};
  int s = 0;
  if (one)
    s += 1;
  s += !one ? 10 : 20;
  s += (one && true) ? 100 : 200;
  cell c = {0};
  c[5] += 1000;
  for (flag f = {3}; f; --f.n)
    s += 10000;
  return s + c.v;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 10 + 200 + 1010 + 20000);
  check("host", work(), 1 + 20 + 100 + 1005 + 30000);
}
} // namespace conditions

int main() {
  both_beside_amp::test();
  dependent_operators::test();
  dependent_operator_forms::test();
  conditions::test();
  return failures;
}
