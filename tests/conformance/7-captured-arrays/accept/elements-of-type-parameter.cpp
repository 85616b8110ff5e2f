// A kernel captures an array whose element type is a template parameter for a view type.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename V> int run(V v) {
  std::vector<int> h(8);
  array_view<int> u(h);
  V vs[2] = {v, v};
  parallel_for_each(u.extent, [=](index<1> i) restrict(amp) { u[i] = vs[0][i] + 3; });
  return u[3] != 4;
}
int main() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  array_view<const int> c(v);
  return run(v) || run(c);
}
