// A kernel captures a function object whose data member is an array of views of dependent type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> struct K {
  T v[2];
  index<1> o;
  int operator()(int k, index<1> i) const restrict(amp) { return v[k][i]; }
};
template <typename V> int run(V v) {
  std::vector<int> h(8);
  array_view<int> u(h);
  K<V> vs = {{v, v}, index<1>()};
  parallel_for_each(u.extent, [=](index<1> i) restrict(amp) { u[i] = vs(1, i) + 3; });
  return u[3] != 4;
}
int main() {
  std::vector<int> h(8, 1);
  array_view<int> v(h);
  array_view<const int> c(v);
  return run(v) || run(c);
}
