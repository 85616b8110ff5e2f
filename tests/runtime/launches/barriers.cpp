//===--- barriers.cpp - Tests of tile_barrier and tile_static -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"

using namespace support;
using namespace concurrency;

namespace {
struct reverse_kernel {
  array_view<int, 1> data;

  AMP2HIP_CPU_AMP void operator()(tiled_index<64> i) const {
    tile_static int shared[64];
    shared[i.local[0]] = data[i];
    i.barrier.wait();
    data[i] = shared[63 - i.local[0]];
  }
};

/// Sums the elements of a tile in log2(Size) steps, with a barrier in a loop of
/// a called function.
template <int Size>
AMP2HIP_CPU_AMP void halve(int *shared, int local, const tile_barrier &barrier) {
  for (int stride = Size / 2; stride > 0; stride /= 2) {
    if (local < stride)
      shared[local] += shared[local + stride];
    barrier.wait_with_tile_static_memory_fence();
  }
}
template <int Size>
struct sum_kernel {
  array_view<const int, 1> data;
  array_view<int, 1> sums;

  AMP2HIP_CPU_AMP void operator()(tiled_index<Size> i) const {
    tile_static int shared[Size];
    shared[i.local[0]] = data[i];
    i.barrier.wait_with_all_memory_fence();
    halve<Size>(shared, i.local[0], i.barrier);
    if (i.local[0] == 0)
      sums[i.tile] = shared[0];
  }
};
} // namespace

TEST_CASE("barrier: writes before a barrier are visible after it (R-4.5.3-b, "
          "P-7-ab, M-8.1.2-n)") {
  std::vector<int> v = numbers(6400);
  const array_view<int> view(v);
  parallel_for_each(view.extent.tile<64>(), reverse_kernel{view});
  view.synchronize();
  for (int i = 0; i < 6400; ++i)
    REQUIRE(v[i] == i / 64 * 64 + 63 - i % 64);
}

TEST_CASE("barrier: in loops and functions, all tile sizes (R-4.5.3-a, M-4.5-j)") {
  const std::vector<int> v(8192, 3);
  std::vector<int> sums(8192);
  const array_view<const int> data(v);
  const array_view<int> out(sums);
  parallel_for_each(data.extent.tile<1024>(), sum_kernel<1024>{data, out});
  CHECK(out[7] == 3 * 1024);
  parallel_for_each(data.extent.tile<256>(), sum_kernel<256>{data, out});
  CHECK(out[31] == 3 * 256);
  parallel_for_each(data.extent.tile<2>(), sum_kernel<2>{data, out});
  CHECK(out[4095] == 6);
  parallel_for_each(data.extent.tile<1>(), sum_kernel<1>{data, out});
  CHECK(out[8191] == 3);
}

namespace {
struct transpose_kernel {
  array_view<const float, 2> from;
  array_view<float, 2> to;

  AMP2HIP_CPU_AMP void operator()(tiled_index<16, 16> i) const {
    tile_static float block[16][17];
    block[i.local[0]][i.local[1]] = from[i];
    i.barrier.wait();
    to(i.tile_origin[1] + i.local[0], i.tile_origin[0] + i.local[1]) =
        block[i.local[1]][i.local[0]];
  }
};
struct cube_kernel {
  array_view<int, 3> data;
  AMP2HIP_CPU_AMP void operator()(tiled_index<4, 4, 4> i) const {
    tile_static int sum[4];
    if (i.local[1] == 0 && i.local[2] == 0)
      sum[i.local[0]] = i.tile[0] * 100 + i.tile[1] * 10 + i.tile[2];
    i.barrier.wait_with_global_memory_fence();
    data[i] = sum[3 - i.local[0]];
  }
};
/// Uses tile_static storage of a class whose constructor must not run
/// (§2.4.3.5.1).
struct storage_kernel {
  array_view<int, 1> data;
  AMP2HIP_CPU_AMP void operator()(tiled_index<8> i) const {
    tile_static amp2hip::tile_storage<concurrency::index<2>[8]> places_storage;
    concurrency::index<2>(&places)[8] = places_storage.object();
    places[i.local[0]] = concurrency::index<2>(i.tile[0], i.local[0]);
    i.barrier.wait();
    data[i] = places[7 - i.local[0]][0] * 10 + places[7 - i.local[0]][1];
  }
};
} // namespace

TEST_CASE("barrier: two and three dimensions (P-7-ab, P-7-ad)") {
  const std::vector<float> v = numbers<float>(64 * 32);
  std::vector<float> out(64 * 32);
  const array_view<const float, 2> from(64, 32, v);
  const array_view<float, 2> to(32, 64, out);
  parallel_for_each(from.extent.tile<16, 16>(), transpose_kernel{from, to});
  for (int i = 0; i < 64; ++i)
    for (int j = 0; j < 32; ++j)
      REQUIRE(to(j, i) == from(i, j));
  std::vector<int> cells(8 * 12 * 16);
  const array_view<int, 3> cube(8, 12, 16, cells);
  parallel_for_each(cube.extent.tile<4, 4, 4>(), cube_kernel{cube});
  CHECK(cube(7, 11, 15) == 123);
  CHECK(cube(0, 4, 0) == 10);
}

TEST_CASE("tile_static: objects of classes with constructors (L-2.4.3.5.1-g)") {
  std::vector<int> v(24);
  const array_view<int> view(v);
  parallel_for_each(view.extent.tile<8>(), storage_kernel{view});
  CHECK(view[0] == 7);
  CHECK(view[23] == 20);
}
