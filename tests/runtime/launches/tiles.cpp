//===--- tiles.cpp - Tests of tiled_extent and tiled_index ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <type_traits>

using namespace support;
using concurrency::tiled_extent;
using concurrency::tiled_index;

TEST_CASE("tiled_extent: pad and truncate round to whole tiles (R-4.3.3-b, "
          "R-4.3.3-c)") {
  CHECK(extent<1>(10).tile<4>().pad() == extent<1>(12).tile<4>());
  CHECK(extent<1>(10).tile<4>().truncate() == extent<1>(8).tile<4>());
  CHECK(extent<1>(3).tile<4>().truncate()[0] == 0);
  CHECK(extent<2>(8, 9).tile<4, 3>().pad() == extent<2>(8, 9));
  CHECK(extent<3>(5, 5, 5).tile<2, 3, 4>().pad() == extent<3>(6, 6, 8));
  CHECK(extent<3>(5, 5, 5).tile<2, 3, 4>().truncate() == extent<3>(4, 3, 4));
}

TEST_CASE("tiled_extent: base class, conversions and tile extent (R-4.3-a, R-4.3.2-b)") {
  static_assert(std::is_base_of<extent<2>, tiled_extent<4, 5>>::value, "");
  static_assert(std::is_base_of<extent<3>, tiled_extent<4, 5, 6>>::value, "");
  const tiled_extent<4> implicitly = extent<1>(16);
  CHECK(implicitly.size() == 16u);
  CHECK(tiled_extent<2, 3>() == tiled_extent<2, 3>(extent<2>(0, 0)));
  CHECK(tiled_extent<2, 3, 4>().get_tile_extent() == extent<3>(2, 3, 4));
  CHECK(int(tiled_extent<2, 3, 4>::tile_dim2) == 4);
  CHECK(tiled_extent<2>::rank == 1);
  CHECK(extent<2>(4, 4).tile<2, 2>() != extent<2>(4, 2).tile<2, 2>());
}

TEST_CASE("tiled_index: no default constructor, no assignment (R-4.4.2-a, "
          "R-4.4.2-b)") {
  static_assert(!std::is_default_constructible<tiled_index<4>>::value, "");
  static_assert(!std::is_copy_assignable<tiled_index<4>>::value, "");
  static_assert(std::is_copy_constructible<tiled_index<4, 4>>::value, "");
  static_assert(!std::is_default_constructible<concurrency::tile_barrier>::value, "");
  static_assert(!std::is_copy_assignable<concurrency::tile_barrier>::value, "");
  CHECK(tiled_index<4, 2, 8>::rank == 3);
}

namespace {
template <int D0, int D1>
// R-4.4-c: functions can have a tiled_index as a parameter.
AMP2HIP_CPU_AMP int described(const tiled_index<D0, D1> &i) {
  return ((i.tile[0] * 10 + i.tile[1]) * 10 + i.local[0]) * 10 + i.local[1];
}

struct geometry_kernel {
  array_view<int, 2> place, origin;
  array_view<int, 2> wrong;

  AMP2HIP_CPU_AMP void operator()(tiled_index<5, 4> i) const {
    place[i] = described(i);
    origin(i) = i.tile_origin[0] * 100 + i.tile_origin[1];
    const extent<2> tile = i.get_tile_extent();
    const concurrency::index<2> global = i;
    for (int d = 0; d < 2; ++d)
      if (i.local[d] != global[d] % tile[d] || i.tile[d] != global[d] / tile[d] ||
          i.tile_origin[d] != global[d] - i.local[d])
        wrong[i.global] = 1;
  }
};
} // namespace

TEST_CASE("tiled_index: global, local, tile and tile_origin (R-4.4-b, R-4.4-c, P-7-ac)") {
  std::vector<int> places(480), origins(480), wrongs(480);
  array_view<int, 2> place(20, 24, places), origin(20, 24, origins), wrong(20, 24, wrongs);
  concurrency::parallel_for_each(place.extent.tile<5, 4>(), geometry_kernel{place, origin, wrong});
  CHECK(place(6, 9) == 1211); // tile (1, 2), local (1, 1)
  CHECK(origin(6, 9) == 508);
  wrong.synchronize();
  CHECK(std::accumulate(wrongs.begin(), wrongs.end(), 0) == 0);
}
