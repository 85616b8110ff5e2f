// A kernel captures variables and arrays declared by the decltype of scalars, views and view
// elements.
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
  int k = 3;
  array_view<decltype(k)> w = b;
  decltype(k) n = 3;
  decltype(a) c = a;
  std::remove_reference_t<decltype(a[0])> q = 0;
  decltype(k) arr[2] = {0, 0};
  decltype(a) va[2] = {a, b};
  parallel_for_each(
      a.extent, [=](index<1> i) restrict(amp) { w[i] = c[i] + n + q + arr[1] + 0 * va[1][i]; });
  return b[3] != 4;
}
