// tiled_index has the specified constant members, and its positions agree with the tile extent.
//
// accept: R-4.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
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

template <typename T, int R> struct types {
  static_assert(T::rank == R, "");
  SAME(T::global, const index<R>);
  SAME(T::local, const index<R>);
  SAME(T::tile, const index<R>);
  SAME(T::tile_origin, const index<R>);
  SAME(T::barrier, const tile_barrier);
  static_assert(!std::is_default_constructible<T>::value && std::is_copy_constructible<T>::value &&
                    !std::is_copy_assignable<T>::value,
                "");
  static_assert(std::is_convertible<T, index<R>>::value &&
                    std::is_convertible<const T &, index<R>>::value &&
                    std::is_convertible<const T &, const index<R>>::value,
                "");
  static_assert(
      std::is_constructible<T, index<R>, index<R>, index<R>, index<R>, tile_barrier>::value, "");
  static_assert(!std::is_convertible<index<R>, T>::value, "");
  SAME(std::declval<const T &>().get_tile_extent(), extent<R>);
  static int x() { return R; }
};
static_assert(!std::is_default_constructible<tile_barrier>::value &&
                  std::is_copy_constructible<tile_barrier>::value &&
                  !std::is_copy_assignable<tile_barrier>::value,
              "");
static_assert(tiled_index<2, 3, 4>::tile_dim0 == 2 && tiled_index<2, 3, 4>::tile_dim1 == 3 &&
                  tiled_index<2, 3, 4>::tile_dim2 == 4,
              "");
static_assert(tiled_index<2, 3>::tile_dim1 == 3 && tiled_index<2>::tile_dim0 == 2, "");
template <int D0, int D1, int D2> int geometry(const tiled_index<D0, D1, D2> &i) restrict(amp) {
  int r = 0;
  auto te = i.tile_extent;
  const int R = tiled_index<D0, D1, D2>::rank;
  for (int k = 0; k < R; ++k) {
    if (i.local[k] != i.global[k] % te[k]) r = 1;
    if (i.tile[k] != i.global[k] / te[k]) r = 2;
    if (i.tile_origin[k] != i.global[k] - i.local[k]) r = 3;
  }
  index<tiled_index<D0, D1, D2>::rank> g = i;
  if (g != i.global) r = 4;
  tiled_index<D0, D1, D2> c(i);
  if (c.global != i.global || c.local != i.local || c.tile != i.tile ||
      c.tile_origin != i.tile_origin)
    r = 5;
  c.barrier.wait();
  tiled_index<D0, D1, D2> m(i.local, i.global, i.tile_origin, i.tile, i.barrier);
  if (m.global != i.local || m.local != i.global || m.tile != i.tile_origin ||
      m.tile_origin != i.tile)
    r = 6;
  index<tiled_index<D0, D1, D2>::rank> l = m;
  if (l != i.local) r = 7;
  if (i.local + i.tile_origin != i.global) r = 8;
  if (te != i.get_tile_extent()) r = 9;
  return r;
}
int by_value(tiled_index<4, 4> i) restrict(amp) { return i.local[0] * 4 + i.local[1]; }
int by_index(index<2> i) restrict(amp) { return i[0] * 100 + i[1]; }
int by_index_ref(const index<2> &i) restrict(amp) { return i[0] * 100 + i[1]; }
int main() {
  CHECK((types<tiled_index<4>, 1>::x()) == 1);
  CHECK((types<tiled_index<4, 5>, 2>::x()) == 2);
  CHECK((types<tiled_index<4, 5, 6>, 3>::x()) == 3);
  {
    array<int, 1> a(24);
    parallel_for_each(
        a.extent.tile<6>(), [&a](tiled_index<6> i) restrict(amp) { a[i] = geometry(i); });
    std::vector<int> r = a;
    for (int x : r) CHECK(x == 0);
  }
  {
    array<int, 2> a(8, 12);
    parallel_for_each(
        a.extent.tile<4, 3>(), [&a](tiled_index<4, 3> i) restrict(amp) { a[i] = geometry(i); });
    std::vector<int> r = a;
    for (int x : r) CHECK(x == 0);
  }
  {
    array<int, 3> a(4, 6, 8);
    parallel_for_each(
        a.extent.tile<2, 3, 4>(), [&a](const tiled_index<2, 3, 4> i) restrict(amp) {
          a[i] = geometry(i);
        });
    std::vector<int> r = a;
    for (int x : r) CHECK(x == 0);
  }
  std::vector<int> o(64), p(64), q(64);
  array_view<int, 2> v(8, 8, o), u(8, 8, p), t(8, 8, q);
  parallel_for_each(
      v.extent.tile<4, 4>(), [=](const tiled_index<4, 4> &i) restrict(amp) {
        v(i) = by_value(i);
        u[i] = by_index(i) + by_index_ref(i);
        t.get_ref(i) = i.tile_origin[0];
      });
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 8; ++x) {
      CHECK(v(y, x) == (y % 4) * 4 + x % 4);
      CHECK(u(y, x) == 2 * (y * 100 + x));
      CHECK(t(y, x) == y / 4 * 4);
    }
  return failures;
}
