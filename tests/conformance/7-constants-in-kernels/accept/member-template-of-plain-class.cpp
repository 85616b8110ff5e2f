// A kernel in a member template defined outside its class may use const locals from data members.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
class S {
  int n;
  unsigned m;

public:
  S() : n(4), m(2) {}
  template <typename T> void f(array_view<T> v) const;
  template <int Tile> void g(array_view<int> v);
};
template <typename T> void S::f(array_view<T> v) const {
  const int k = n;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k; });
}
template <int Tile> void S::g(array_view<int> v) {
  const unsigned k = m;
  const int q = this->n + Tile;
  parallel_for_each(
      v.extent.tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) { v[t] = k + q; });
}
int main() {
  int d[2];
  array_view<int> v(2, d);
  S s;
  s.f(v);
  if (v[0] != 4) return 1;
  s.g<2>(v);
  return v[1] - 8;
}
