// A kernel captures aggregates and arrays of aggregates with const, array and default-initialized
// members.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct K {
  const int k;
  float w;
};
struct L {
  array_view<float> v[2];
};
struct M {
  int a = 3;
  int b;
};
template <typename T> struct N {
  T t;
  array_view<T> v;
};
int main() {
  std::vector<float> h(8, 1);
  array_view<float> v(h), u(8);
  K t = {1, 2.0f};
  L l = {{v, u}};
  M ms[2] = {{1, 2}, {3, 4}};
  const M cms[2] = {{1, 2}, {3, 4}};
  N<float> n = {2.0f, v};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        l.v[0][i] = t.k + t.w + ms[1].b + cms[1].a + n.t;
      });
  parallel_for_each(
      v.extent, [ n, l ](index<1> i) restrict(amp) {
        l.v[1][i] = n.t;
        n.v[i] += 1;
      });
  return v[7] != 1 + 2 + 4 + 3 + 2 + 1;
}
