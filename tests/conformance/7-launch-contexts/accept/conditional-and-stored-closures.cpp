// parallel_for_each runs closures from branches, conditional expressions, arrays, pointers and
// factories.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array_view<int, 1> v(4);
  int k = 3;
  for (int n = 0; n < 2; ++n) {
    if (n) parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
    else parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -k; });
    CHECK(v[0] == (n ? 3 : -3));
    auto a = [=](index<1> i) restrict(amp) { v[i] = k * 10; };
    auto b = a;
    const auto &c = n ? a : b;
    parallel_for_each(v.extent, c);
    CHECK(v[0] == 30);
    parallel_for_each(v.extent, n ? a : c);
    CHECK(v[0] == 30);
    parallel_for_each(v.extent, (n, b));
    CHECK(v[0] == 30);
    decltype(a) arr[2] = {a, b};
    parallel_for_each(v.extent, arr[n]);
    auto pa = &arr[n];
    parallel_for_each(v.extent, *pa);
    auto maker = [&](int q) {
      return [=](index<1> i) restrict(amp) { v[i] = q * k; };
    };
    parallel_for_each(v.extent, maker(7));
    CHECK(v[0] == 21);
    std::vector<decltype(maker(0))> vec;
    vec.push_back(maker(1));
    vec.push_back(maker(2));
    for (auto &f : vec) parallel_for_each(v.extent, f);
    CHECK(v[0] == 6);
  }
  return failures;
}
