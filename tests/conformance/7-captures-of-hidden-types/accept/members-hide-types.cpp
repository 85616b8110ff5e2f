// Captures in member functions keep global types whose names data members and member functions
// hide.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct T {
  int z = 1;
};
typedef int num;
namespace ns {
typedef float num;
struct T {
  int z = 2;
};
}
struct S {
  int T = 5;
  float num() { return 1; }
  int f(struct T x, ::num y);
  int g(ns::num z) {
    ns::T t;
    array_view<int, 1> v(2);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          ns::T q = t;
          v[i] = q.z + int(z * 2);
        });
    return v[0];
  }
  template <typename U> int h(U x);
};
int S::f(struct T x, ::num y) {
  array_view<int, 1> v(2);
  ::num k = 3;
  struct T w;
  auto a = w;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct T q;
        v[i] = x.z + y * 10 + k * 100 + w.z * 1000 + a.z * 10000 + q.z * 100000;
      });
  return v[0];
}
template <typename U> int S::h(U x) {
  array_view<int, 1> v(2);
  auto k = ::num(7);
  struct T w;
  auto a = w;
  auto b = [=]() { return w; }();
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = int(x) + k / 2 * 10 + w.z * 100 + a.z * 1000 + b.z * 10000;
      });
  return v[0];
}
int main() {
  CHECK(S().f(T(), 2) == 111321);
  CHECK(S().g(2.5f) == 7);
  CHECK(S().h(2.5f) == 11132);
  return failures;
}
