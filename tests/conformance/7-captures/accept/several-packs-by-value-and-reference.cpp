// A kernel captures several parameter packs by value and packs of arrays by reference.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <tuple>
using namespace concurrency;
template <typename... A> struct group {
  template <typename... B> static int run(array_view<int> v, std::tuple<B...>, A... a, B... b) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = i[0] + int((0 + ... + a) * (1 * ... * b)) + int(sizeof...(A)) + int(sizeof...(B));
        });
    return v[1];
  }
  static int same(array_view<int> v, A... a, A... b) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + int((0 + ... + (a * b))); });
    return v[1];
  }
};
template <typename... T> int by_reference(array_view<int> v, array<T> &...arrays) {
  parallel_for_each(
      v.extent, [ =, &arrays... ](index<1> i) restrict(amp) {
        v[i] = (0 + ... + arrays[i]);
        ((arrays[i] = T(1)), ...);
      });
  return v[1];
}
template <typename... T> int all(array_view<int> v, int n, const array<T> &...arrays) {
  parallel_for_each(
      v.extent, [ =, &arrays... ](index<1> i) restrict(amp) { v[i] = (0 + ... + arrays[i]); });
  return v[1] + n;
}
int main() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  if (group<int, float>::run(v, std::tuple<int, int>(), 1, 2.f, 3, 4) != 1 + 36 + 4) return 1;
  if (group<int, float>::same(v, 1, 2.f, 3, 4.f) != 1 + 11) return 2;
  array<int> x(4, data.begin());
  array<int> y(4, data.begin());
  by_reference(v, x, y);
  if (v[1] == 12345) return 4;
  if (all(v, 5, x, y) != 7) return 5;
  return by_reference(v, x, y) == 2 ? 0 : 6;
}
