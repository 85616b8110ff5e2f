// Pointers and references of cpu function types can refer to cpu and cpu,amp functions, overloads
// and members.
//
// accept: L-2.1.1-r, L-2.1.1-s, L-2.1.1-t, L-2.1.1-u, L-2.1.1-v, L-2.1.3-c, L-2.3.1-a, L-2.3.1-d,
// L-2.3.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <functional>

using namespace concurrency;

// The pointers are variables, parameters, results, array elements, casts and template arguments.
namespace pointers_in_every_position {

typedef float typedef_function(int) restrict(cpu);
using alias_function = float(int) restrict(cpu);
typedef float plain_function(int);
typedef_function *pf1;
alias_function *pf2;
float (*pf3)(int) restrict(cpu);
plain_function *pf4;
float plus_1(int x) { return x + 1.f; }
float plus_2(int x) restrict(cpu, amp) { return x + 2.f; }
float plus_3(int x) restrict(cpu) { return x + 3.f; }
float overloaded(int x) restrict(cpu) { return x + 4.f; }
float overloaded(int x) restrict(amp) { return x + 40.f; }
struct S {
  int k;
  int m(int x) const restrict(cpu) { return k + x; }
  int n(int x) restrict(cpu, amp) { return k - x; }
  static int s(int x) restrict(cpu, amp) { return x * 2; }
};
int (*pick(int w) restrict(cpu))(int) restrict(cpu) { return w ? S::s : nullptr; }
auto pick_trailing(int) restrict(cpu) -> int (*)(int) restrict(cpu) { return &S::s; }
int apply(int (*f)(int) restrict(cpu), int x) { return f(x); }
int apply_function(int f(int) restrict(cpu), int x) { return f(x); }
template <class F>
int apply_any(F f, int x) {
  return f(x);
}
template <int (*F)(int) restrict(cpu)>
int apply_constant(int x) {
  return F(x);
}
template <class R, class A>
R apply_deduced(R (*f)(A) restrict(cpu), A a) {
  return f(a);
}
bool greater(int a, int b) restrict(cpu, amp) { return a > b; }
void test() {
  pf1 = plus_1;
  pf2 = &plus_2;
  pf3 = plus_3;
  pf4 = overloaded;
  typedef_function &rf = plus_2;
  float (&rg)(int) restrict(cpu) = plus_1;
  typedef_function *table[3] = {plus_1, &plus_2, overloaded};
  CHECK(pf1(1) == 2 && pf2(1) == 3 && pf3(1) == 4 && pf4(1) == 5 && rf(1) == 3 && rg(2) == 3 &&
        table[1](1) == 3 && table[2](1) == 5);
  int (S::*pm)(int) const restrict(cpu) = &S::m;
  int (S::*pn)(int) = &S::n;
  S s = {10};
  CHECK((s.*pm)(1) == 11 && ((&s)->*pn)(1) == 9);
  CHECK(pick(1)(3) == 6 && pick_trailing(0)(4) == 8 && apply(S::s, 5) == 10 &&
        apply_function(&S::s, 6) == 12 && apply_any(S::s, 7) == 14 &&
        apply_constant<&S::s>(8) == 16 && apply_deduced(S::s, 9) == 18);
  void *raw = (void *)(float (*)(int) restrict(cpu))plus_2;
  CHECK(((typedef_function *)raw)(1) == 3 &&
        reinterpret_cast<float (*)(int) restrict(cpu)>(raw)(1) == 3);
  int a[4] = {3, 1, 4, 2};
  std::sort(a, a + 4, greater);
  CHECK(a[0] == 4 && a[3] == 1);
  std::function<int(int)> fn = S::s;
  std::function<float(int) restrict(cpu)> fm = plus_2;
  CHECK(fn(2) == 4 && fm(2) == 4.f);
  CHECK(sizeof(int (*)(int) restrict(cpu)) == sizeof(void *));
  using P = decltype(static_cast<float (*)(int) restrict(cpu)>(overloaded));
  P p = overloaded;
  CHECK(p(0) == 4.f);
  auto q = static_cast<float (*)(int)>(&overloaded);
  CHECK(q(1) == 5.f && (q == pf4) == true);
  float d[1];
  array_view<float, 1> v(1, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = overloaded(1) + plus_2(1); });
  v.synchronize();
  CHECK(d[0] == 44.f);
}

} // namespace pointers_in_every_position

// restrict(cpu) can be part of pointer, reference, member pointer and cast types.
namespace pointers_and_casts {

typedef float F(int) restrict(cpu);
using G = int(int, int) restrict(cpu);
typedef int (*binary)(int, int) restrict(cpu);

float to_float(int x) { return x + 0.5f; }
int add(int a, int b) restrict(cpu) { return a + b; }

struct S {
  int base;
  int plus(int x) const restrict(cpu) { return base + x; }
};

double twice(double x) { return 2 * x; }
double (*pick(int) restrict(cpu))(double) restrict(cpu);
double (*pick(int) restrict(cpu))(double) restrict(cpu) { return &twice; }

int apply(int (*f)(int, int) restrict(cpu), int x) { return f(x, x); }
void nothing(int) {}

void test() {
  F *pf = to_float;
  float (*qf)(int) restrict(cpu) = pf;
  float (&rf)(int) restrict(cpu) = to_float;
  G *pg = &add;
  binary b = pg;
  int (S::*pm)(int) const restrict(cpu) = &S::plus;
  S s = {100};
  std::function<int(int, int) restrict(cpu)> wrapped = add;
  check("typedef", pf(1), 1.5);
  check("pointer", qf(2), 2.5);
  check("reference", rf(3), 3.5);
  check("alias", pg(1, 2), 3);
  check("typedef of a pointer", b(3, 4), 7);
  check("member", (s.*pm)(5), 105);
  check("returned", pick(1)(1.5), 3);
  check("parameter", apply(add, 6), 12);
  check("template argument", wrapped(1, 1), 2);
  ((void (*)(int) restrict(cpu))nothing)(1);
  check("size", sizeof(int (*)(int) restrict(cpu)), sizeof(void *));
  int n = b(1, 1);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  check("kernel", v[0], 2);
}

} // namespace pointers_and_casts

// Functions can return pointers and references to cpu functions and to cpu member functions.
namespace returned_functions {

int inc(double d) restrict(cpu) { return int(d) + 1; }
int (*pick(int) restrict(cpu))(double) restrict(cpu) { return inc; }
int (&pick_reference(int) restrict(cpu))(double) restrict(cpu) { return inc; }
auto pick_trailing(int) restrict(cpu) -> int (*)(double) restrict(cpu) { return &inc; }
struct S {
  int m(int) &restrict(cpu) noexcept { return 4; }
  static int s(int) restrict(cpu) { return 5; }
};
int (S::*pick_member() restrict(cpu))(int) &restrict(cpu) noexcept { return &S::m; }
template <int (*P)(double) restrict(cpu)>
int call_constant(double d) restrict(cpu) {
  return P(d);
}
int use(int f(double) restrict(cpu), int (*g[2])(double) restrict(cpu)) { return f(1) + g[1](2); }
int both(double d) restrict(cpu, amp) { return int(d) + 2; }
void test() {
  int (*table[2])(double) restrict(cpu) = {inc, both};
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1); });
  v.synchronize();
  S s;
  CHECK(pick(0)(1) == 2 && pick_reference(0)(2) == 3 && pick_trailing(0)(3) == 4 &&
        (s.*pick_member())(0) == 4 && call_constant<inc>(4) == 5 && use(inc, table) == 6 &&
        sizeof((int (*)(double) restrict(cpu)) nullptr) == sizeof(void *) && out == 3);
}

} // namespace returned_functions

int main() {
  pointers_in_every_position::test();
  pointers_and_casts::test();
  returned_functions::test();
  return failures;
}
