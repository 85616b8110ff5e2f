// Captures declared by auto and decltype keep the type of a typedef that another typedef hides.
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
num val() { return 7; }
num gv = 7;
struct P {
  num m;
};
struct S {
  typedef float num;
  float f(P p) {
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
template <typename num> float t(num p) {
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
float l() {
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
int main() {
  CHECK(S().f(P{7}) == 21.5f);
  CHECK(t(1.f) == 12.5f);
  CHECK(l() == 12.5f);
  return failures;
}
