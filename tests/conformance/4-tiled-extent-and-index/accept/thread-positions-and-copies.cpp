// Copies of tiled_index and tile_barrier keep the thread's position and synchronize its tile.
//
// accept: R-4.4-a, R-4.4.1-a, R-4.4-b, R-4.4-c, R-4.4.2-a, R-4.4.2-b, R-4.4.3-a, R-4.4.3-b,
// R-4.5-a, R-4.5-b, R-4.5.3-a, R-4.5.3-b, R-4.5.3-c, R-4.5.3-d, R-4.5.4-a, R-4.5.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;

template <class A, class B> struct same_t : std::is_same<A, B> {};
#define SAME(U, ...) static_assert(same_t<U, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class U> U &lv();
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
SAME(extent<2>, lv<const x42>().get_tile_extent());
static_assert(!std::is_default_constructible<tile_barrier>::value &&
                  std::is_copy_constructible<tile_barrier>::value &&
                  !std::is_copy_assignable<tile_barrier>::value,
              "");

#define NEED(...)                                                                                  \
  do {                                                                                             \
    if (!(__VA_ARGS__)) return __LINE__;                                                           \
  } while (0)
template <int D0, int D1> int geometry(const tiled_index<D0, D1> &t) restrict(amp) {
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

int main() {
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
  return failures;
}
