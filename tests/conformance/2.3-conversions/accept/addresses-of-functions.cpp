// The address of a cpu,amp function or of an overload set initializes cpu pointers, references and
// template arguments.
//
// accept: L-2.3.1-e, L-2.3.1-a, L-2.3.3-b, L-2.4.3.7-d, L-2.3.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <algorithm>
#include <amp.h>

using namespace concurrency;

// The address of an overload set selects the cpu overload for a cpu function pointer.
namespace overload_set {

int f(int x) restrict(amp) { return x + 2; }
int f(int x) restrict(cpu) { return x + 1; }
double f(double x) restrict(cpu, amp) { return x; }

void test() {
  int (*p)(int) = &f;
  double (*q)(double) = f;
  check("cpu overload", p(10), 11);
  check("other type", q(0.5), 0.5);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(10); });
  check("kernel", v[0], 12);
}

} // namespace overload_set

// The address of a pair of functions, members or static members is that of the cpu overload in cpu
// code.
namespace functions_and_members {

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
template <int (*P)(int)>
int call() {
  return P(1);
}
int take(int (*p)(int)) { return p(1); }
template <class R, class A>
int ded(R (*p)(A)) {
  return p(A(1));
}
void test() {
  int (*p)(int) = f;
  int (&q)(int) = f;
  int (S::*m)(int) = &S::m;
  int (*s)(int) = &S::s;
  S x;
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = f(1) * 10 + g(1); });
  CHECK(r[0] == 24 && p(1) == 1 && q(1) == 1 && (x.*m)(1) == 5 && s(1) == 7 && call<f>() == 1 &&
        take(f) == 1);
}

} // namespace functions_and_members

// A cpu function pointer or reference can refer to a cpu,amp function.
namespace functions_of_both {

int f(int x) restrict(cpu, amp) { return x * 2; }
bool descending(int a, int b) restrict(cpu, amp) { return a > b; }
int apply(int (*g)(int), int x) { return g(x); }

void test() {
  int (*p)(int) = f;
  int (*q)(int) restrict(cpu) = &f;
  int (&r)(int) = f;
  check("pointer", p(1) + q(2) + r(3) + apply(f, 4), 20);
  int values[4] = {3, 9, 1, 7};
  std::sort(values, values + 4, descending);
  check("std::sort", values[0] * 1000 + values[1] * 100 + values[2] * 10 + values[3], 9731);
  array_view<int, 1> v(4, values);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]) + descending(2, 1); });
  check("kernel", v[0], 19);
}

} // namespace functions_of_both

// A cpu,amp function or member can be a cpu template argument or initialize a cpu member pointer.
namespace members_of_both {

struct point {
  int x;
  int get() const restrict(cpu, amp) { return x; }
};
int inc(int n) restrict(amp, cpu) { return n + 1; }
template <int (*F)(int)>
int call(int n) {
  return F(n);
}

void test() {
  int (point::*pm)() const = &point::get;
  point p = {6};
  check("member", (p.*pm)(), 6);
  check("template argument", call<inc>(6), 7);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = inc(p.get()); });
  check("kernel", v[0], 7);
}

} // namespace members_of_both

int main() {
  overload_set::test();
  functions_and_members::test();
  functions_of_both::test();
  members_of_both::test();
  return failures;
}
