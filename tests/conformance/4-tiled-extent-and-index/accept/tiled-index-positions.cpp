// The members of a tiled_index give consistent positions of each thread, also in copies.
//
// accept: P-7-ac, R-4.4-a, R-4.4.1-a, R-4.4-b, R-4.4-c, R-4.4.2-a, R-4.4.2-b, R-4.4.3-a, R-4.4.3-b,
// R-4.5-a, R-4.5-b, R-4.5.3-a, R-4.5.3-b, R-4.5.3-c, R-4.5.3-d, R-4.5.4-a, R-4.5.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Global, local, tile, tile_origin and tile dimensions of a tiled_index agree for every thread.
namespace tiled_index_members {
void test() {
  array_view<int, 2> v(20, 24);
  array_view<int, 2> w(20, 24);
  parallel_for_each(
      v.extent.tile<5, 4>(), [=](tiled_index<5, 4> t) restrict(amp) {
        v[t] = t.local[0] + 10 * t.local[1] + 100 * t.tile[0] + 1000 * t.tile[1];
        w[t] = t.tile_origin[0] + 100 * t.tile_origin[1] + t.global[0] * 10000 + t.tile_dim0 +
               t.tile_dim1;
      });
  check("local and tile", v(6, 9), 1 + 10 + 100 + 2000);
  check("origin and global", w(6, 9), 5 + 800 + 60000 + 5 + 4);
}
} // namespace tiled_index_members

// tiled_index has the specified constant members, and its positions agree with the tile extent.
namespace tiled_index_members_by_rank {
template <typename T, int R>
struct types {
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
template <int D0, int D1, int D2>
int geometry(const tiled_index<D0, D1, D2> &i) restrict(amp) {
  int r = 0;
  auto te = i.tile_extent;
  const int R = tiled_index<D0, D1, D2>::rank;
  for (int k = 0; k < R; ++k) {
    if (i.local[k] != i.global[k] % te[k])
      r = 1;
    if (i.tile[k] != i.global[k] / te[k])
      r = 2;
    if (i.tile_origin[k] != i.global[k] - i.local[k])
      r = 3;
  }
  index<tiled_index<D0, D1, D2>::rank> g = i;
  if (g != i.global)
    r = 4;
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
  if (l != i.local)
    r = 7;
  if (i.local + i.tile_origin != i.global)
    r = 8;
  if (te != i.get_tile_extent())
    r = 9;
  return r;
}
int by_value(tiled_index<4, 4> i) restrict(amp) { return i.local[0] * 4 + i.local[1]; }
int by_index(index<2> i) restrict(amp) { return i[0] * 100 + i[1]; }
int by_index_ref(const index<2> &i) restrict(amp) { return i[0] * 100 + i[1]; }
void test() {
  CHECK((types<tiled_index<4>, 1>::x()) == 1);
  CHECK((types<tiled_index<4, 5>, 2>::x()) == 2);
  CHECK((types<tiled_index<4, 5, 6>, 3>::x()) == 3);
  {
    array<int, 1> a(24);
    parallel_for_each(
        a.extent.tile<6>(), [&a](tiled_index<6> i) restrict(amp) { a[i] = geometry(i); });
    std::vector<int> r = a;
    for (int x : r)
      CHECK(x == 0);
  }
  {
    array<int, 2> a(8, 12);
    parallel_for_each(
        a.extent.tile<4, 3>(), [&a](tiled_index<4, 3> i) restrict(amp) { a[i] = geometry(i); });
    std::vector<int> r = a;
    for (int x : r)
      CHECK(x == 0);
  }
  {
    array<int, 3> a(4, 6, 8);
    parallel_for_each(
        a.extent.tile<2, 3, 4>(), [&a](const tiled_index<2, 3, 4> i) restrict(amp) {
          a[i] = geometry(i);
        });
    std::vector<int> r = a;
    for (int x : r)
      CHECK(x == 0);
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
}
} // namespace tiled_index_members_by_rank

// Copies of tiled_index and tile_barrier keep the thread's position and synchronize its tile.
namespace thread_positions_and_copies {
template <class U>
U &lv();
typedef tiled_index<4> x4;
typedef tiled_index<4, 2> x42;
typedef tiled_index<4, 2, 8> x428;
static_assert(x4::rank == 1 && x42::rank == 2 && x428::rank == 3 && x428::tile_dim2 == 8 &&
                  x42::tile_dim1 == 2,
              "");
static_assert(!std::is_default_constructible<x4>::value && std::is_copy_constructible<x42>::value &&
                  !std::is_copy_assignable<x42>::value && !std::is_assignable<x428 &, x428>::value,
              "");
static_assert(std::is_convertible<x4, index<1>>::value &&
                  std::is_convertible<const x42 &, index<2>>::value &&
                  std::is_convertible<x428, index<3>>::value,
              "");
static_assert(
    std::is_constructible<x42, index<2>, index<2>, index<2>, index<2>, tile_barrier>::value &&
        !std::is_constructible<x42, index<2>, index<2>, index<2>, index<2>>::value,
    "");
static_assert(std::is_same<decltype(x42::global), const index<2>>::value &&
                  std::is_same<decltype(x42::local), const index<2>>::value &&
                  std::is_same<decltype(x428::tile), const index<3>>::value &&
                  std::is_same<decltype(x4::tile_origin), const index<1>>::value &&
                  std::is_same<decltype(x4::barrier), const tile_barrier>::value,
              "");
SAME(lv<const x42>().get_tile_extent(), extent<2>);
static_assert(!std::is_default_constructible<tile_barrier>::value &&
                  std::is_copy_constructible<tile_barrier>::value &&
                  !std::is_copy_assignable<tile_barrier>::value,
              "");

// Returns the line of the first condition that is false.
#define NEED(...)                                                                                  \
  do {                                                                                             \
    if (!(__VA_ARGS__))                                                                            \
      return __LINE__;                                                                             \
  } while (0)
template <int D0, int D1>
int geometry(const tiled_index<D0, D1> &t) restrict(amp) {
  tile_barrier bb = t.barrier;
  bb.wait();
  all_memory_fence(bb);
  global_memory_fence(t.barrier);
  tile_static_memory_fence(t.barrier);
  bb.wait_with_all_memory_fence();
  t.barrier.wait_with_global_memory_fence();
  t.barrier.wait_with_tile_static_memory_fence();
  extent<2> te = t.tile_extent;
  NEED(te == extent<2>(D0, D1));
  NEED(t.get_tile_extent() == te);
  for (int k = 0; k < 2; ++k) {
    NEED(t.local[k] == t.global[k] % te[k]);
    NEED(t.tile[k] == t.global[k] / te[k]);
    NEED(t.tile_origin[k] == t.global[k] - t.local[k]);
  }
  index<2> g = t;
  NEED(g == t.global);
  tiled_index<D0, D1> u(t);
  NEED(u.local == t.local && u.global == t.global);
  tiled_index<D0, D1> w(index<2>(1, 2), index<2>(3, 4), index<2>(5, 6), index<2>(7, 8), t.barrier);
  NEED(w.global == index<2>(1, 2) && w.local == index<2>(3, 4) && w.tile == index<2>(5, 6) &&
       w.tile_origin == index<2>(7, 8));
  return 0;
}
int by_value(tiled_index<5, 4> t) restrict(amp) { return t.global[0] * 24 + t.global[1]; }

void test() {
  array_view<int, 2> flat(20, 24), bad(20, 24);
  int four[] = {20, 24, 2, 2};
  array_view<int, 4> ids{extent<4>(four)};
  parallel_for_each(
      flat.extent.tile<5, 4>(), [=](tiled_index<5, 4> t) restrict(amp) {
        bad[t] = geometry(t);
        flat[t] = by_value(t);
        ids[t.global[0]][t.global[1]][0][0] = t.tile[0];
        ids(t.global[0])(t.global[1])(0, 1) = t.tile[1];
        ids[t.global[0]][t.global[1]](1, 0) = t.tile_origin[0];
        ids[t.global[0]][t.global[1]](1, 1) = t.tile_origin[1];
      });
  for (int i = 0; i < 20; ++i) {
    for (int j = 0; j < 24; ++j) {
      CHECK(bad(i, j) == 0);
      CHECK(flat(i, j) == i * 24 + j);
    }
  }
  CHECK(ids[6][9][0][0] == 1 && ids[6][9][0][1] == 2 && ids[6][9][1][0] == 5 &&
        ids[6][9][1][1] == 8);
}
} // namespace thread_positions_and_copies

int main() {
  tiled_index_members::test();
  tiled_index_members_by_rank::test();
  thread_positions_and_copies::test();
  return failures;
}
