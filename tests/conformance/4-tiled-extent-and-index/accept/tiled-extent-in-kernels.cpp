// A kernel captures and computes with tiled extents, and a padded tiled extent launches each thread
// once.
//
// accept: R-4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <int A, int B> int f2(tiled_extent<A, B> t) restrict(cpu, amp) {
  int r = 0;
  if (t.pad()[0] % A || t.pad()[1] % B || t.pad()[0] < t[0]) r = 1;
  if (t.truncate()[0] % A || t.truncate()[0] > t[0]) r = 2;
  if (t.tile_extent[0] != A || t.get_tile_extent()[1] != B || t.tile_dim0 != A ||
      tiled_extent<A, B>::tile_dim1 != B)
    r = 3;
  tiled_extent<A, B> u;
  if (u.size() != 0) r = 4;
  u = t;
  if (!(u == t) || u != t) r = 5;
  const tiled_extent<A, B> c = extent<2>(3, 4);
  if (c[0] != 3 || c[1] != 4) r = 6;
  extent<2> e = u + c;
  if (e != extent<2>(t[0] + 3, t[1] + 4)) r = 7;
  u += index<2>(1, 2);
  if (u[0] != t[0] + 1 || u[1] != t[1] + 2) r = 8;
  if (!u.contains(index<2>(0, 0)) || u.contains(index<2>(-1, 0))) r = 9;
  if (e.tile<2, 2>().pad().size() == 0) r = 10;
  return r;
}
int main() {
  tiled_extent<5, 7> t(extent<2>(11, 13));
  const tiled_extent<16, 2> ct = extent<2>(9, 9);
  CHECK(f2(t) == 0 && f2(ct) == 0);
  std::vector<int> o(64);
  array_view<int> v(o);
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> i) restrict(amp) {
        int r = f2(t);
        if (!r) r = f2(ct);
        if (!r && (t.pad()[1] != 14 || ct.truncate()[0] != 0)) r = 20;
        static_assert(decltype(t)::rank == 2, "");
        v[i] = r + 100 * (i.tile_extent[0] == 8 && i.get_tile_extent() == extent<1>(8) &&
                          i.tile_dim0 == 8);
      });
  for (int k = 0; k < 64; ++k) CHECK(v[k] == 100);
  // launch with a tiled_extent variable, padded, const
  const auto tp = t.pad();
  std::vector<int> hits(tp.size());
  array_view<int, 2> h(tp, hits);
  parallel_for_each(tp, [=](tiled_index<5, 7> i) restrict(amp) { h[i.global] += 1; });
  for (unsigned k = 0; k < tp.size(); ++k) CHECK(h[index<2>(k / tp[1], k % tp[1])] == 1);
  tiled_extent<4> implicit = extent<1>(64);
  parallel_for_each(implicit, [=](tiled_index<4> i) restrict(amp) { v[i] = i.tile[0]; });
  for (int k = 0; k < 64; ++k) CHECK(v[k] == k / 4);
  return failures;
}
