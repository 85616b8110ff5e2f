// Constants keep their value and type in a kernel, also if the type is dependent, or if sizeof or
// decltype of a variable gives the value or type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "check.h"
#include <amp.h>
#include <cstdio>

using namespace concurrency;

// Constants keep their value and type in a kernel for unsigned, bool, enumeration and floating
// types.
namespace arithmetic_types {
typedef unsigned gnum;
static int f(int n) {
  typedef unsigned num;
  typedef double dbl;
  using E = enum { p = 1, q = 9 };
  const num k = num(-1);
  const auto a = 3u;
  constexpr auto b = 2.5f;
  const int c = 4;
  const int d = 4 + sizeof(num[2]);
  const bool e = true;
  constexpr E g = q;
  const int h = 1, j = 2, *ptr = &j;
  const int m{5}, o(6);
  static const gnum s = gnum(-2);
  constexpr dbl r = 0.1;
  const float rf = 0.1f;
  const int neg = -7;
  const unsigned char uc = 200;
  const short sh = -3;
  const char ch = 'a';
  const long long ll = 1ll << 33;
  const unsigned big = 4000000000u;
  array_view<int, 1> v(20);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = k / 2 == 0x7fffffffu;
        v[1] = a - 4 > 0;
        v[2] = int(b * 2);
        v[3] = c;
        v[4] = d;
        v[5] = e;
        v[6] = g;
        v[7] = h;
        v[8] = m * o;
        v[9] = s > 0;
        v[10] = r == 0.1;
        v[11] = rf == 0.1f;
        v[12] = neg / 2 + neg % 2;
        v[13] = rf == 0.1;
        v[14] = big / 2 == 2000000000u;
        v[15] = sizeof(k) + sizeof(b) + sizeof(r);
      });
  int w[] = {1, 1, 5, 4, 12, 1, 9, 1, 30, 1, 1, 1, -4, 0, 1, 16};
  for (int i = 0; i < 16; ++i) {
    CHECK(v[i] == w[i]);
    if (v[i] != w[i])
      std::printf("%d: %d\n", i, int(v[i]));
  }
  return *ptr + j + uc + sh + ch + int(ll >> 33);
}
void test() { CHECK(f(3) == 4 + 200 - 3 + 97 + 1); }
} // namespace arithmetic_types

// A kernel uses a static constant whose type is a template parameter.
namespace dependent_static {
template <typename T>
int g(T q) {
  static const T k = 3;
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
  return v[0];
}
void test() { CHECK(g(1) == 3); }
} // namespace dependent_static

// A kernel uses a static and a local constant whose type is a template parameter.
namespace dependent_static_and_local {
template <typename T>
int g(T q) {
  static const T k = 3;
  const T m = 5;
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + m; });
  return v[0];
}
void test() { CHECK(g(1) == 8); }
} // namespace dependent_static_and_local

// A kernel uses constants whose type or value depends on the type of a template's parameter.
namespace sizeof_template_parameter {
template <typename T>
int f(T q) {
  constexpr int j = 2 * sizeof(q);
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = j; });
  return v[0];
}
template <typename T>
int g(T q) {
  typedef decltype(q) Q;
  static const decltype(q) k = 3;
  constexpr Q l = 4;
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Q z = q;
        v[i] = k + l + int(z);
      });
  return v[0];
}
void test() {
  CHECK(f(1.) == 16);
  CHECK(f(1) == 8);
  CHECK(g(1) == 8);
}
} // namespace sizeof_template_parameter

// A kernel uses a constant that sizeof of a generic lambda's parameter initializes.
namespace sizeof_generic_parameter {
void test() {
  auto g = [](auto q) {
    constexpr int j = 2 * sizeof(q);
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = j; });
    return v[0];
  };
  CHECK(g(1.) == 16);
  CHECK(g(1.f) == 8);
}
} // namespace sizeof_generic_parameter

// A kernel uses a local constant whose type is the decltype of a parameter.
namespace decltype_of_parameter {
int f(int n) {
  array_view<int, 1> v(4);
  const decltype(n) c = 4;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c; });
  return v[0] + n;
}
void test() { CHECK(f(1) == 5); }
} // namespace decltype_of_parameter

// A kernel uses constants and enumerators that sizeof and alignof of local variables initialize.
namespace sizeof_local_array {
int f(int n) {
  array_view<int, 1> v(4);
  float buf[8] = {};
  const int c = sizeof(buf) / sizeof(buf[0]);
  constexpr int d = alignof(decltype(n)) + sizeof n + c;
  enum { e = sizeof(buf) };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c + d * 100 + e * 10000; });
  return v[0] + n;
}
void test() { CHECK(f(1) == 1 + 8 + 1600 + 320000); }
} // namespace sizeof_local_array

int main() {
  arithmetic_types::test();
  dependent_static::test();
  dependent_static_and_local::test();
  sizeof_template_parameter::test();
  sizeof_generic_parameter::test();
  decltype_of_parameter::test();
  sizeof_local_array::test();
  return failures;
}
