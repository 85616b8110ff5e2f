// A cpu call ignores amp functions, templates and members that match better than the functions that
// it may call.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// A cpu call ignores amp templates, functions and members that match better than cpu,amp ones.
namespace functions_and_templates {
template <class T>
int p(T) restrict(cpu, amp) {
  return 1;
}
template <class T>
int p(T *) restrict(amp) {
  return 2;
}
int q(double) restrict(cpu, amp) { return 1; }
int q(int) restrict(amp) { return 2; }
struct S {
  int m(double) const restrict(cpu, amp) { return 1; }
  int m(int) const restrict(amp) { return 2; }
  int m(int) restrict(cpu, amp) { return 3; }
};
template <class T>
int call(T t) restrict(cpu, amp) {
  return p(&t) * 100 + q(t) * 10 + S().m(t);
}
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        const S s{};
        v[0] = p(&x);
        v[1] = q(1);
        v[2] = s.m(1);
        v[3] = call(1);
      });
  v.synchronize();
  int x;
  const S s{};
  check("p(&x)", p(&x), 1);
  check("q(1)", q(1), 1);
  check("s.m(1)", s.m(1), 1);
  check("call(1)", call(1), 113);
  const int want[] = {2, 2, 2, 223};
  for (int i = 0; i < 4; i++)
    check("out[i]", out[i], want[i]);
}
} // namespace functions_and_templates

// A cpu call selects a base class parameter although an amp overload takes the derived class.
namespace derived_class {
struct X {};
struct Y : X {
  int k;
};
int f(const X &) { return 1; }
int f(const Y &) restrict(amp) { return 2; }
struct B {
  int g(X) { return 3; }
};
struct D : B {
  using B::g;
  int g(Y) restrict(amp) { return 4; }
};
template <class T>
int h(T) {
  return 5;
}
int h(Y) restrict(amp) { return 6; }
void test() {
  Y y;
  D d;
  check("f(y)", f(y), 1);
  check("d.g(y)", d.g(y), 3);
  check("h(y)", h(y), 5);
}
} // namespace derived_class

// A cpu call slices or binds its argument's base although amp functions take the derived class.
namespace base_class_parameters {
struct B {
  int n;
  B(int i) restrict(cpu, amp) : n(i) {}
  B(const B &o) restrict(cpu, amp) : n(o.n + 100) {}
};
struct D : B {
  D(int i) restrict(cpu, amp) : B(i) {}
};
int f(const B &b) restrict(cpu, amp) { return b.n; }
int f(const D &d) restrict(amp) { return -1; }
int g(B b) restrict(cpu, amp) { return b.n; }
int g(D d) restrict(amp) { return -1; }
B &same(B &b) restrict(cpu, amp) {
  b.n += 1;
  return b;
}
D &same(D &b) restrict(amp) {
  b.n += 10;
  return b;
}
const B *id(const B &b) restrict(cpu, amp) { return &b; }
const B *id(D &b) restrict(amp) { return nullptr; }
void test() {
  D d(5);
  check("f(d)", f(d), 5);
  check("g(d)", g(d), 105);
  same(d);
  check("d.n", d.n, 6);
  CHECK(id(d) == &d);
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        D d(5);
        v[i] = f(d) * 100 + g(d) * 10 + same(d).n + (id(d) == nullptr) * 1000;
      });
  v.synchronize();
  check("out", out, -100 - 10 + 15 + 1000);
}
} // namespace base_class_parameters

// Amp functions that are ambiguous among themselves do not affect a cpu call.
int both_beside_amp(int, int = 1) restrict(amp) { return 3; }
int both_beside_amp(int) restrict(amp) { return 1; }
int both_beside_amp(double) restrict(cpu, amp) { return 2; }
namespace first_used {
int cpu_beside_amp(int) restrict(amp) { return 3; }
} // namespace first_used
namespace second_used {
int cpu_beside_amp(int) restrict(amp) { return 4; }
} // namespace second_used
int cpu_beside_amp(double) { return 5; }
using namespace first_used;
using namespace second_used;
void test_ambiguous_amp_functions() {
  check("both_beside_amp(1)", both_beside_amp(1), 2);
  check("cpu_beside_amp(1)", cpu_beside_amp(1), 5);
}

// A cpu call selects an extern "C" function although an amp overload matches better.
// clang-format off
extern "C" int cf(double x) { return 1; }
int cf(float x) restrict(amp) { return 5; }
extern "C" { int cg(double x) { return 3; } } int cg(int) restrict(amp) { return 4; }
void test_extern_c() { check("cf(0.f)", cf(0.f), 1); check("cg(1)", cg(1), 3); }
// clang-format on

int main() {
  functions_and_templates::test();
  derived_class::test();
  base_class_parameters::test();
  test_ambiguous_amp_functions();
  test_extern_c();
  return failures;
}
