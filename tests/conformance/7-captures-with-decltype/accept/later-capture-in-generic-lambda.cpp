// A kernel in a generic lambda captures a view of the decltype of a variable that it captures too.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<int> x(8, 1), y(8);
  array_view<int> a(x), b(y);
  auto g = [=](auto k) {
    auto r = k + 1;
    array_view<decltype(r)> w(8);
    parallel_for_each(
        a.extent, [=](index<1> i) restrict(amp) {
          w[i] = a[i] + r;
          b[i] = w[i];
        });
  };
  g(2);
  return b[3] != 4;
}
