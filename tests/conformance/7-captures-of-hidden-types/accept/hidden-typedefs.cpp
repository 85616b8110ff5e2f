// A captured variable keeps its type if a typedef, a template parameter, a class or an enumeration
// of an inner scope hides the name of the type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;

typedef int num;

// Auto and decltype deduce the hidden type in a class, a template and a function.
num val() { return 7; }
num gv = 7;
struct holder {
  num m;
};
struct with_member_typedef {
  typedef float num;
  float f(holder p) {
    auto a = val();
    auto b = gv;
    decltype(gv) c = 7;
    auto d = p.m;
    decltype(p.m) e = 7;
    decltype(val()) g = 7;
    const auto &h = gv;
    array_view<float, 1> v(2);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          num q = .5f;
          v[i] = a / 2 + b / 2 + c / 2 + d / 2 + e / 2 + g / 2 + h / 2 + q;
        });
    return v[0];
  }
};
template <typename num>
float type_parameter(num p) {
  auto a = val();
  auto b = gv;
  decltype(gv) c = 7;
  decltype(val()) g = 7;
  array_view<float, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        num q = .5f;
        v[i] = a / 2 + b / 2 + c / 2 + g / 2 + q;
      });
  return v[0];
}
float local_typedef() {
  typedef float num;
  auto a = val();
  auto b = gv;
  decltype(gv) c = 7;
  decltype(val()) g = 7;
  array_view<float, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        num q = .5f;
        v[i] = a / 2 + b / 2 + c / 2 + g / 2 + q;
      });
  return v[0];
}

// The typedef of the block hides the global typedef after the declaration of the variable.
float typedef_in_block() {
  array_view<float, 1> v(2);
  num x = 7 + failures;
  typedef float num;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        num h = 0.5f;
        v[i] = x / 2 + h;
      });
  return v[0];
}

// Local typedefs hide the types of the captured parameters.
struct S {
  int a = 1;
  operator float() const restrict(cpu, amp) { return 9.f; }
};
static float typedefs_after_parameters(num x, S s) {
  typedef float S;
  typedef S num;
  array_view<float, 1> v(2);
  S q = 1.5f;
  num z = 2.5f;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x / 2 + q + z; });
  return v[0];
}

// The class of the block hides the global class.
struct T {
  int a = 1;
};
int class_in_block() {
  array_view<int, 1> v(2);
  T x;
  struct T {
    int a = 2;
  };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        T y;
        v[i] = x.a * 10 + y.a;
      });
  return v[0];
}

// The enumeration of the block hides the type of a captured parameter.
enum E { a = 1 };
int enumeration_in_block(E x, float y) {
  array_view<int, 1> v(2);
  enum E { b = 2 };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        E y = b;
        v[i] = x * 10 + y;
      });
  return v[0];
}

// A template parameter has the name of the typedef. A generic lambda contains the kernel.
template <typename num>
static float parameter_of_function_template(num x) {
  array_view<float, 1> v(2);
  num w = x;
  auto g = [=](auto nu) {
    decltype(nu) h = nu;
    array_view<float, 1> v(2);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = x / 2 + nu / 2 + w / 2 + h / 2; });
    return v[0];
  };
  return g(7.f);
}

// Typedefs of a namespace and of a class template, and a template parameter hide a typedef.
typedef int real;
namespace outer {
real x = 7;
namespace inner {
typedef float real;
static float f(::real y, decltype(x) z) {
  array_view<float, 1> v(2);
  auto w = x;
  ::real arr[2] = {7, 7};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real h = .5f;
        v[i] = y / 2 + z / 2 + w / 2 + arr[1] / 2 + h;
      });
  return v[0];
}
} // namespace inner
} // namespace outer
template <typename T>
struct class_template {
  typedef T real;
  static float f(::real y, real z) {
    array_view<float, 1> v(2);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real h = .5f;
          v[i] = y / 2 + z / 2 + h;
        });
    return v[0];
  }
  static float g(::real y, real z);
};
template <typename real>
float class_template<real>::g(::real y, real z) {
  array_view<float, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real h = .5f;
        v[i] = y / 2 + z / 2 + h;
      });
  return v[0];
}

void test() {
  CHECK(with_member_typedef().f(holder{7}) == 21.5f);
  CHECK(type_parameter(1.f) == 12.5f);
  CHECK(local_typedef() == 12.5f);
  CHECK(typedef_in_block() == 3.5f);
  CHECK(typedefs_after_parameters(7, S()) == 7.f);
  CHECK(class_in_block() == 12);
  CHECK(enumeration_in_block(a, 2) == 12);
  CHECK(parameter_of_function_template(7) == 13.f);
  CHECK(outer::inner::f(7, 7) == 12.5f);
  CHECK(class_template<float>::f(7, 7.f) == 7.f);
  CHECK(class_template<float>::g(7, 7.f) == 7.f);
}

int main() {
  test();
  return failures;
}
