// Recursive functions launch kernels, and closures launch after storage in functions, pairs and
// templates.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
#include <functional>
#include <utility>
static int rec(int d) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = d * d; });
  int r = v[0];
  return d == 0 ? r : r + rec(d - 1);
}
template <int D> int trec() {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = D * D; });
  if constexpr (D == 0) return v[0];
  else return v[0] + trec<D - 1>();
}
std::function<int(int)> mk(int a) {
  return [=](int b) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a * 10 + b; });
    return v[0];
  };
}
auto mkk(array_view<int, 1> v, int a) {
  return [=](index<1> i) restrict(amp) { v[i] = a + i[0]; };
}
template <typename T> auto mkt(array_view<T, 1> v, T a) {
  struct L {
    T q;
  };
  L l{a};
  return [=](index<1> i) restrict(amp) { v[i] = l.q + i[0]; };
}
template <typename K> struct holder {
  K k;
  void go(extent<1> e) { parallel_for_each(e, k); }
};
template <typename K> void launch(extent<1> e, const K &k) { parallel_for_each(e, k); }
template <typename K> void launch2(extent<1> e, K &&k) { launch(e, std::forward<K>(k)); }
int main() {
  CHECK(rec(3) == 14);
  CHECK(trec<3>() == 14);
  CHECK(mk(3)(4) == 34);
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, mkk(v, 5));
  CHECK(v[1] == 6);
  auto k = mkt(v, 50);
  parallel_for_each(v.extent, k);
  CHECK(v[1] == 51);
  holder<decltype(k)> h{k};
  v[1] = 0;
  h.go(v.extent);
  CHECK(v[1] == 51);
  int z = 4;
  auto kk = [=](index<1> i) restrict(amp) { v[i] += z; };
  parallel_for_each(v.extent, kk);
  z = 100;
  parallel_for_each(v.extent, kk);
  launch(v.extent, kk);
  launch2(v.extent, kk);
  launch2(v.extent, decltype(kk)(kk));
  launch2(v.extent, [=](index<1> i) restrict(amp) { v[i] += z; });
  CHECK(v[1] == 51 + 20 + 100);
  auto kx = std::move(kk);
  parallel_for_each(v.extent, kx);
  const auto &kr = kx;
  parallel_for_each(v.extent, kr);
  CHECK(v[1] == 51 + 20 + 100 + 8);
  auto *kp = &kx;
  parallel_for_each(v.extent, *kp);
  CHECK(v[1] == 51 + 20 + 100 + 12);
  auto pr = std::make_pair(kx, 1);
  parallel_for_each(v.extent, pr.first);
  CHECK(v[1] == 51 + 20 + 100 + 16);
  parallel_for_each(v.extent, v[0] ? kx : kr);
  CHECK(v[1] == 51 + 20 + 100 + 20);
  std::function<void(extent<1>)> f = [=](extent<1> e) {
    parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = z + 1; });
  };
  f(v.extent);
  CHECK(v[1] == 101);
  return failures;
}
