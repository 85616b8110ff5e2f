// A kernel captures objects declared by the decayed decltype of a generic lambda's parameters.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <type_traits>
using namespace concurrency;
int main() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto v, const auto &k) {
    auto w = v.section(0, 8);
    auto z = k;
    std::decay_t<decltype(k)> q = 0;
    typename decltype(v)::value_type t = 0;
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = a[i] + z + q + t; });
  };
  g(b, 3);
  return b[3] != 4;
}
