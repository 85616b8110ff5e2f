// Functions that differ only in restriction can return different types, and each caller uses the
// type of its overload.
//
// accept: L-2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// Functions, members and templates that differ only in restriction can return different types.
namespace functions_members_templates {

auto g(int) restrict(cpu) { return 3; }
auto g(int) restrict(amp) { return 3.5; }
struct S {
  int f() const restrict(cpu) { return 3; }
  float f() const restrict(amp) { return 3.5f; }
  int operator()(int) const restrict(cpu) { return 7; }
  double operator()(int) const restrict(amp) { return 7.5; }
  static int s() restrict(cpu) { return 9; }
  static double s() restrict(amp) { return 9.5; }
};
template <class T>
int t(T) restrict(cpu) {
  return 5;
}
template <class T>
double t(T) restrict(amp) {
  return 5.5;
}
struct D : S {
  using S::f;
  double derived_sum() const restrict(amp) {
    return f() / 2 + this->f() / 2 + S::f() + this->S::f() + (*this)(1) + s() + S::s();
  }
  int derived_sum() const restrict(cpu) { return f() / 2 + (*this)(1) + s(); }
};
void test() {
  double out[5] = {};
  array_view<double, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        D s;
        v[0] = g(1) / 2;
        v[1] = s.f() / 2;
        v[2] = s(1) / 2;
        v[3] = t(1) / 2;
        v[4] = s.derived_sum();
      });
  v.synchronize();
  D s;
  CHECK(g(1) / 2 == 1 && s.f() / 2 == 1 && s(1) / 2 == 3 && t(1) / 2 == 2 && s.derived_sum() == 17);
  CHECK(out[0] == 1.75 && out[1] == 1.75 && out[2] == 3.75 && out[3] == 2.75 &&
        out[4] == 1.75 + 1.75 + 3.5 + 3.5 + 7.5 + 9.5 + 9.5);
}

} // namespace functions_members_templates

// Lambdas and local classes in a kernel use the result type of the amp overload.
namespace nested_lambdas {

double val(int a) { return a + .5; }
int val(int a) restrict(amp) { return a; }
void test() {
  int o[1];
  array_view<int> v(1, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto l = [](int a) { return val(a) / 2; };
        struct L {
          int g(int a) { return val(a) / 2; }
        };
        v[i] = l(9) + L().g(5);
      });
  CHECK(v[0] == 6);
}

} // namespace nested_lambdas

// Using declarations keep the result types of overloads that differ only in restriction.
namespace library {
double value(int) { return 1; }
int value(int) restrict(amp) { return 2; }
} // namespace library
using library::value;
namespace uses_directive {
using namespace library;
int go() restrict(amp) { return value(1); }
} // namespace uses_directive
namespace uses_declaration {
using library::value;
int go() restrict(amp) { return value(1) + uses_declaration::value(2); }
} // namespace uses_declaration
struct measured {
  double size() const { return 2.5; }
  int size() const restrict(amp) { return 5; }
};
struct derived : private measured {
  using measured::size;
};
void test_using_declarations() {
  int o[1];
  array_view<int> v(1, o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        using library::value;
        v[i] = value(1) + ::value(1) + uses_directive::go() + uses_declaration::go() +
               derived().size();
      });
  CHECK(v[0] == 15 && value(1) == 1.0 && derived().size() == 2.5);
}

int main() {
  functions_members_templates::test();
  nested_lambdas::test();
  test_using_declarations();
  return failures;
}
