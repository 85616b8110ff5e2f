// A kernel constructs a tiled_index from any indices and a barrier and uses it as an index.
//
// accept: R-4.4-a, R-4.4.1-a, R-4.4.2-a, R-4.4.3-a, R-4.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;
static_assert(tiled_index<4>::rank == 1 && tiled_index<4, 5>::rank == 2 &&
                  tiled_index<4, 5, 6>::rank == 3 && tiled_index<4, 5, 6>::tile_dim2 == 6,
              "");
static_assert(std::is_same<decltype(tiled_index<4, 5>::global), const index<2>>::value &&
                  std::is_same<decltype(tiled_index<4, 5>::tile_origin), const index<2>>::value,
              "");
static_assert(std::is_same<decltype(tiled_index<4, 5>::local), const index<2>>::value &&
                  std::is_same<decltype(tiled_index<4, 5>::tile), const index<2>>::value,
              "");
static_assert(std::is_same<decltype(tiled_index<4, 5>::barrier), const tile_barrier>::value, "");
static_assert(!std::is_default_constructible<tiled_index<4>>::value &&
                  !std::is_copy_assignable<tiled_index<4>>::value &&
                  std::is_copy_constructible<tiled_index<4>>::value,
              "");
static_assert(!std::is_default_constructible<tile_barrier>::value &&
                  !std::is_copy_assignable<tile_barrier>::value &&
                  std::is_copy_constructible<tile_barrier>::value,
              "");
static_assert(std::is_convertible<tiled_index<4, 5>, index<2>>::value &&
                  !std::is_convertible<tiled_index<4, 5>, index<1>>::value,
              "");
static_assert(std::is_constructible<tiled_index<4>, index<1>, index<1>, index<1>, index<1>,
                                    tile_barrier>::value,
              "");
template <int A, int B, int C> int g(tiled_index<A, B, C> t) restrict(amp) {
  const index<3> i = t;
  return i[0] * 100 + i[1] * 10 + i[2] + t.tile_extent[0] * 1000;
}
int h(const tiled_index<2, 2> &t, const array_view<int, 2> &v) restrict(amp) {
  // The identities between the members need not hold for an object that the user constructs.
  tiled_index<2, 2> u(t.global + 1, t.local, index<2>(7, 8), t.tile_origin, t.barrier);
  tiled_index<2, 2> w(u);
  u.barrier.wait();
  return w.tile[0] + w.tile[1] + v[w - index<2>(1, 1)] + w.global[0] +
         (w.get_tile_extent() != extent<2>(2, 2));
}
int main() {
  array_view<int, 2> v(4, 4), r(4, 4);
  for (int i = 0; i < 16; ++i) v(i / 4, i % 4) = i;
  parallel_for_each(
      v.extent.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(amp) { r[t] = h(t, v); });
  for (int i = 0; i < 16; ++i) CHECK(r(i / 4, i % 4) == 15 + i + i / 4 + 1);
  array_view<int, 3> q(2, 2, 6);
  parallel_for_each(
      q.extent.tile<1, 2, 3>(), [=](tiled_index<1, 2, 3> t) restrict(amp) {
        q[t] = g(t) + (t.local != t.global % 1) * 0;
        q(t) += 1;
      });
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      for (int k = 0; k < 6; ++k) CHECK(q(i, j, k) == 1000 + i * 100 + j * 10 + k + 1);
  return failures;
}
