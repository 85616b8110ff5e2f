// A kernel in a generic lambda captures a view whose element type is the decltype of the lambda
// parameter.
//
// accept: P-7.1-f, P-7.1-j
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
    array_view<decltype(k)> w = b;
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { w[i] = a[i] + k; });
  };
  g(3);
  return b[3] != 4;
}
