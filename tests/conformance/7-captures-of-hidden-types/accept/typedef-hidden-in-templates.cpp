// Captures keep their types if template parameters or member typedefs of a template hide a typedef.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename num> static float f(num x) {
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
typedef int real;
namespace a {
real x = 7;
namespace b {
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
}
}
template <typename T> struct C {
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
template <typename real> float C<real>::g(::real y, real z) {
  array_view<float, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        real h = .5f;
        v[i] = y / 2 + z / 2 + h;
      });
  return v[0];
}
int main() {
  CHECK(f(7) == 13.f);
  CHECK(a::b::f(7, 7) == 12.5f);
  CHECK(C<float>::f(7, 7.f) == 7.f);
  CHECK(C<float>::g(7, 7.f) == 7.f);
  return failures;
}
