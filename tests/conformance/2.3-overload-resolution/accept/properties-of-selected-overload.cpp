// Sizeof, decltype, noexcept, deduced return types and constant expressions use the overload that
// the restriction of the function selects.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <type_traits>

#include "check.h"

using namespace concurrency;

// Sizeof and decltype of a call use the overload which the function's restriction selects.
namespace unevaluated_operands {
struct I1 {
  int a;
};
struct I2 {
  int a, b;
};
I1 f(double) { return {}; }
I2 f(int) restrict(amp) { return {}; }
int c() { return (int)sizeof(f(1)) + (std::is_same<decltype(f(1)), I1>::value ? 100 : 200); }
int a() restrict(amp) {
  return (int)sizeof(f(1)) + (std::is_same<decltype(f(1)), I2>::value ? 100 : 200);
}
template <class T>
int tc(T t) {
  using X = decltype(f(t));
  return sizeof(X);
}
template <class T>
int ta(T t) restrict(amp) {
  using X = decltype(f(t));
  return sizeof(X);
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = ta(1);
      });
  CHECK(r[0] == 108 && r[1] == 8 && c() == 104 && tc(1) == 4);
}
} // namespace unevaluated_operands

// A deduced return type is that of the overload which the function's restriction selects.
namespace deduced_return_types {
struct I1 {
  int v;
  I1(int x) restrict(cpu, amp) : v(x) {}
};
struct I2 {
  int v;
  I2(int x) restrict(cpu, amp) : v(x + 100) {}
};
I1 f(double) { return 1; }
I2 f(int) restrict(amp) { return 2; }
auto dc(int x) { return f(x); }
auto da(int x) restrict(amp) { return f(x); }
template <class T>
auto tc(T x) {
  return f(x);
}
template <class T>
auto ta(T x) restrict(amp) {
  return f(x);
}
void test() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = da(1).v;
        r[1] = ta(1).v;
      });
  CHECK(r[0] == 102);
  CHECK(r[1] == 102);
  CHECK(dc(1).v == 1);
  CHECK(tc(1).v == 1);
}
} // namespace deduced_return_types

// Noexcept tells the exception specification of the overload that the restriction selects.
namespace noexcept_operator {
int f(int x) {
  if (x < 0)
    throw 1;
  return x;
}
int f(int x) restrict(amp) noexcept { return x + 1; }
int g(int x) noexcept { return x; }
int g(int x) restrict(amp) { return x + 1; }

template <int N>
int value() restrict(amp) {
  return N;
}
template <typename T>
int of_template(T x) restrict(amp) {
  return noexcept(f(x)) ? x : 2;
}

void test() {
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int results[] = {noexcept(f(1)) ? 1 : 2, noexcept(g(1)) ? 1 : 2,
                         value<noexcept(f(1)) + noexcept(g(1))>(), of_template(1)};
        v[i] = results[i[0]];
      });
  CHECK(v[0] == 1);
  CHECK(v[1] == 2);
  CHECK(v[2] == 1);
  CHECK(v[3] == 1);
  CHECK(!noexcept(f(1)) && noexcept(g(1)));
}
} // namespace noexcept_operator

// A cpu,amp function selects constexpr overloads by target.
namespace constexpr_functions {
constexpr int f(double) { return 1; }
constexpr int f(int) restrict(amp) { return 2; }
int b(int n) restrict(cpu, amp) {
  int x = f(1);
  switch (n) {
  case 5:
    return x * 10 + f(n);
  }
  return 0;
}
void test() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[0] = b(5); });
  CHECK(r[0] == 22 && b(5) == 11);
}
} // namespace constexpr_functions

int main() {
  unevaluated_operands::test();
  deduced_return_types::test();
  noexcept_operator::test();
  constexpr_functions::test();
  return failures;
}
