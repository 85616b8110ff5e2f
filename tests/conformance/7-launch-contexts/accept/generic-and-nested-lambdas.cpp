// Kernels in generic, variadic and nested lambdas see the variables of all enclosing functions.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  auto h = [](auto k) {
    array_view<decltype(k), 1> v(4);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 2 + decltype(k)(sizeof(k)); });
    return v[0];
  };
  CHECK(h(3) == 10);
  CHECK(h(1.25f) == 6.5f);
  CHECK(h(2u) == 8u);
  auto two = [&](int a) {
    return [=, b = a * 2](int c) {
      array_view<int, 1> v(4);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a * 100 + b * 10 + c; });
      return v[0];
    };
  };
  CHECK(two(1)(3) == 123);
  CHECK(two(2)(3) == 243);
  int r = [] {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 8; });
    return v[0];
  }();
  CHECK(r == 8);
  // amp lambda in amp lambda in amp lambda
  array_view<int, 1> v(4);
  int k = 3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int j = i[0];
        auto f = [=](int x) restrict(amp) {
          auto g = [=](int y) restrict(amp) { return x * 100 + y * 10 + k + j; };
          return g(x + 1);
        };
        v[i] = f(k);
      });
  CHECK(v[0] == 343);
  CHECK(v[2] == 345);
  auto gg = [](auto... ks) {
    array_view<int, 1> v(4);
    int s = (0 + ... + ks);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s + sizeof...(ks); });
    return v[0];
  };
  CHECK(gg(1, 2, 3) == 9);
  CHECK(gg() == 0);
  return failures;
}
