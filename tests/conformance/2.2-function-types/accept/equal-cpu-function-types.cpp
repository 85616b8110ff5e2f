// A function type with restrict(cpu) is the same type as one without a specifier. Alias templates,
// specializations and conversion functions can name such types.
//
// accept: L-2.1.1-r, L-2.1.1-s, L-2.1.1-u, L-2.1.1-v
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <functional>
#include <map>
#include <type_traits>

using namespace concurrency;

// Both forms of a type are interchangeable in templates, pointers, tables and casts.
namespace equal_types {

typedef int F0(int) restrict(cpu);
using F1 = int(int) restrict(cpu);
template <typename R, typename... A>
using Fn = R(A...) restrict(cpu);
template <typename T>
struct arg_of;
template <typename R, typename A>
struct arg_of<R(A) restrict(cpu)> {
  typedef A type;
};
int twice(int x) restrict(cpu, amp) { return x * 2; }
int thrice(int x) { return x * 3; }
struct M {
  int k;
  int m(int x) const restrict(cpu, amp) { return x + k; }
  int n(int x) const { return x - k; }
};
int apply(int (*f)(int) restrict(cpu), int x) { return f(x); }
int apply_function(F0 f, int x) { return f(x); }
int (*choose(bool b) restrict(cpu))(int) restrict(cpu) { return b ? &twice : &thrice; }
auto choose_trailing(bool b) restrict(cpu) -> int (*)(int) restrict(cpu) {
  return b ? thrice : twice;
}
int (&choose_reference() restrict(cpu))(int) restrict(cpu) { return thrice; }
F0 *table[2] = {twice, thrice};
int (*other_table[])(int) restrict(cpu) = {thrice, twice};
void test() {
  static_assert(std::is_same<F0, F1>::value && std::is_same<Fn<int, int>, F0>::value, "");
  static_assert(std::is_same<arg_of<F1>::type, int>::value, "");
  static_assert(std::is_same<F0, int(int)>::value, "");
  CHECK(apply(twice, 4) == 8 && apply_function(thrice, 4) == 12);
  CHECK(choose(true)(5) == 10 && choose_trailing(true)(5) == 15 && choose_reference()(2) == 6);
  CHECK(table[0](1) == 2 && other_table[0](1) == 3);
  int (M::*pm)(int) const restrict(cpu) = &M::m;
  int (M::*pn)(int) const = &M::n;
  M m{10};
  CHECK((m.*pm)(1) == 11 && (m.*pn)(1) == -9);
  std::function<int(int)> sf = twice;
  std::function<int(int) restrict(cpu)> sg = thrice;
  CHECK(sf(3) + sg(3) == 15);
  std::map<int, int (*)(int) restrict(cpu)> map;
  map[1] = twice;
  CHECK(map[1](2) == 4);
  auto c = (int (*)(int) restrict(cpu)) & twice;
  auto d = static_cast<F0 *>(thrice);
  auto e = reinterpret_cast<int (*)(int) restrict(cpu)>(c);
  CHECK(c(1) + d(1) + e(1) == 7);
  auto lambda = [](int x) restrict(cpu)->int { return x + 5; };
  int (*pl)(int) restrict(cpu) = lambda;
  F0 &r = *pl;
  CHECK(r(1) == 6 && sizeof(int (*)(int) restrict(cpu)) == sizeof(void *));
}

} // namespace equal_types

// Alias templates and partial specializations can name cpu function types and member pointers.
namespace alias_templates {

template <class R, class... A>
using Fn = R(A...) restrict(cpu);
template <class T>
using Ptr = T (*)(T) restrict(cpu);
template <class>
struct arity;
template <class R, class... A>
struct arity<R(A...) restrict(cpu)> {
  static const int value = sizeof...(A);
};
template <class C, class R, class... A>
struct arity<R (C::*)(A...) const restrict(cpu)> {
  static const int value = 100 + sizeof...(A);
};
struct S {
  int m(int, int) const restrict(cpu) { return 3; }
};
int add(int a, int b) restrict(cpu, amp) { return a + b; }
int inc(int a) { return a + 1; }
template <class F>
int apply(F *f, int x) {
  return f(x);
}
void test() {
  Fn<int, int, int> *p = add;
  Ptr<int> q = &inc;
  std::function<int(int, int) restrict(cpu)> h = p;
  typedef int G(int) restrict(cpu) noexcept;
  static_assert(std::is_same<Fn<int, int>, int(int)>::value, "");
  static_assert(std::is_same<G, int(int) noexcept>::value, "");
  static_assert(arity<Fn<int, int, int>>::value == 2 && arity<decltype(&S::m)>::value == 102, "");
  int (S::*pm)(int, int) const restrict(cpu) = &S::m;
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add(2, 3); });
  v.synchronize();
  CHECK(p(1, 2) == 3 && q(1) == 2 && h(1, 2) == 3 && apply<int(int) restrict(cpu)>(inc, 4) == 5 &&
        (S().*pm)(0, 0) == 3 && out == 5);
}

} // namespace alias_templates

// restrict(cpu) can be part of the types of function tables, parameters and conversion functions.
namespace arrays_and_conversions {

template <typename R, typename... A>
using pointer_to = R (*)(A...) restrict(cpu);
typedef int (*table[2])(int) restrict(cpu);

int inc(int x) { return x + 1; }
int dec(int x) { return x - 1; }
int apply(int f(int) restrict(cpu), int x) { return f(x); }
auto choose(bool up) restrict(cpu) -> int (*)(int) restrict(cpu) { return up ? inc : dec; }
auto trailing(int x) restrict(cpu) -> int { return x * 2; }
struct callable {
  typedef int (*function)(int) restrict(cpu);
  operator function() const { return inc; }
  int (*member)(int) restrict(cpu);
};
template <typename T>
struct is_function {
  static const int value = 0;
};
template <typename R, typename A>
struct is_function<R(A) restrict(cpu)> {
  static const int value = 1;
};

void test() {
  table t = {inc, dec};
  pointer_to<int, int> p = trailing;
  int (**pp)(int) restrict(cpu) = &t[1];
  auto (*q)(int) restrict(cpu)->int = inc;
  callable c = {dec};
  check("table", t[0](1) + (*pp)(1), 2);
  check("alias template", p(4), 8);
  check("parameter", apply(dec, 5), 4);
  check("returned", choose(true)(1) * 10 + choose(false)(1), 20);
  check("conversion", c(1) + c.member(1), 2);
  check("trailing", q(6), 7);
  check("specialization", is_function<int(int)>::value + is_function<int>::value, 1);
  const int n = 3;
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  check("kernel", v[0], 3);
}

} // namespace arrays_and_conversions

int main() {
  equal_types::test();
  alias_templates::test();
  arrays_and_conversions::test();
  return failures;
}
