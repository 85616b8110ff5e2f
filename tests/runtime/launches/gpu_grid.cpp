//===--- gpu_grid.cpp - The map from GPU threads to indices ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests that a launch has exactly one thread per index, for any shape of the domain (§7). The map
// from a GPU's grid to indices is evaluated on the host, so no GPU is needed. The last tests launch
// domains of these shapes on the default accelerator.
//
//===----------------------------------------------------------------------===//

#include <amp.h>
#include <amp2hip/launch/gpu_grid.h>
#include <catch2/catch.hpp>
#include <memory>
#include <vector>

namespace grid_test {

/// Calls visit(thread) for every thread of one launch.
template <typename Visit>
void walk_part(const amp2hip::gpu_grid &grid, const amp2hip::grid_origin &origin, Visit visit) {
  amp2hip::gpu_thread t{};
  t.depth = grid.threads[2];
  t.blocks = grid.blocks[0];
  t.width = grid.threads[0];
  t.height = grid.threads[1];
  for (t.block[2] = 0; t.block[2] < grid.blocks[2]; ++t.block[2])
    for (t.block[1] = 0; t.block[1] < grid.blocks[1]; ++t.block[1])
      for (t.block[0] = 0; t.block[0] < grid.blocks[0]; ++t.block[0])
        for (t.thread[2] = 0; t.thread[2] < grid.threads[2]; ++t.thread[2])
          for (t.thread[1] = 0; t.thread[1] < grid.threads[1]; ++t.thread[1])
            for (t.thread[0] = 0; t.thread[0] < grid.threads[0]; ++t.thread[0]) {
              amp2hip::gpu_thread moved = t;
              moved.block[1] += origin.y;
              moved.block[2] += origin.z;
              visit(moved);
            }
}

/// Calls visit(thread) for every thread of a grid, which is split into launches
/// with at most `most` blocks in the second and third dimension. The GPU has
/// `multiprocessors` multiprocessors.
template <typename Visit>
void walk(const amp2hip::gpu_grid &grid, Visit visit, unsigned most = 65535,
          unsigned multiprocessors = 1) {
  amp2hip::for_each_part(
      grid,
      [&](amp2hip::gpu_grid part, const amp2hip::grid_origin &origin) {
        part.split(multiprocessors);
        walk_part(part, origin, visit);
      },
      most);
}

/// Returns the number of indices of the domain that are not visited exactly
/// once.
template <int N>
int missed(const concurrency::extent<N> &extent, unsigned most = 65535,
           unsigned multiprocessors = 1) {
  const amp2hip::flat_domain<N> domain(extent);
  const amp2hip::gpu_grid grid = amp2hip::grid_of(domain);
  std::vector<int> visits(domain.count);
  int outside = 0;
  walk(
      grid,
      [&](const amp2hip::gpu_thread &t) {
        concurrency::index<N> i;
        if (!amp2hip::find_index(domain, t, i))
          return;
        if (!extent.contains(i)) {
          ++outside;
          return;
        }
        std::size_t at = 0;
        for (int d = 0; d < N; ++d)
          at = at * extent[d] + i[d];
        ++visits[at];
      },
      most, multiprocessors);
  int wrong = outside;
  for (int v : visits)
    wrong += v != 1;
  return wrong;
}

/// True if each launch of the grid is within the limits of CUDA and HIP.
bool fits_the_hardware(const amp2hip::gpu_grid &grid) {
  bool fits = grid.threads[0] * grid.threads[1] * grid.threads[2] <= 1024 && grid.threads[2] <= 64;
  amp2hip::for_each_part(grid, [&](const amp2hip::gpu_grid &part, const amp2hip::grid_origin &) {
    fits =
        fits && part.blocks[0] <= 0x7fffffff && part.blocks[1] <= 65535 && part.blocks[2] <= 65535;
  });
  return fits;
}

} // namespace grid_test

using concurrency::extent;
using grid_test::missed;

TEST_CASE("untiled grids cover their domain once", "[launch]") {
  CHECK(missed(extent<1>(1)) == 0);
  CHECK(missed(extent<1>(257)) == 0);
  CHECK(missed(extent<2>(1, 1)) == 0);
  CHECK(missed(extent<2>(33, 65)) == 0);
  CHECK(missed(extent<2>(1000, 3)) == 0);
  CHECK(missed(extent<3>(5, 9, 40)) == 0);
  CHECK(missed(extent<3>(70, 1, 1)) == 0);
  const int lengths[5] = {3, 4, 5, 6, 7};
  CHECK(missed(extent<5>(lengths)) == 0);
}

TEST_CASE("domains too long for a dimension of the grid are launched in parts", "[launch]") {
  // Simulates a limit of three blocks per dimension.
  CHECK(missed(extent<2>(33 * 8 + 1, 40), 3) == 0);
  CHECK(missed(extent<3>(7, 45, 40), 3) == 0);
  CHECK(missed(extent<3>(50, 100, 33), 3) == 0);
  // Planes with few elements share a block.
  CHECK(missed(extent<3>(70000, 2, 3)) == 0);
  CHECK(missed(extent<3>(999, 1, 1), 3) == 0);
  CHECK(grid_test::fits_the_hardware(
      amp2hip::grid_of(amp2hip::flat_domain<3>(extent<3>(2000000, 8, 32)))));
  CHECK(grid_test::fits_the_hardware(
      amp2hip::grid_of(amp2hip::flat_domain<3>(extent<3>(2000000000, 1, 1)))));
  CHECK(grid_test::fits_the_hardware(
      amp2hip::grid_of(amp2hip::flat_domain<2>(extent<2>(2000000000, 1)))));
}

TEST_CASE("small launches have a block for each multiprocessor", "[launch]") {
  amp2hip::gpu_grid grid = amp2hip::grid_of(amp2hip::flat_domain<1>(extent<1>(16384)));
  grid.split(132);
  CHECK(grid.blocks[0] == 256);
  CHECK(grid.threads[0] == 64);
  grid = amp2hip::grid_of(amp2hip::flat_domain<2>(extent<2>(8, 64)));
  grid.split(132);
  CHECK(grid.blocks[1] == 8); // no block has less than a warp of 64 threads
  CHECK(grid.threads[0] * grid.threads[1] == 64);
  amp2hip::gpu_grid tiles = amp2hip::grid_of(amp2hip::tiled_domain<1, 256, 0, 0>(extent<1>(512)));
  tiles.split(132);
  CHECK(tiles.blocks[0] == 2);
  CHECK(missed(extent<1>(257), 65535, 132) == 0);
  CHECK(missed(extent<1>(5000), 65535, 132) == 0);
  CHECK(missed(extent<2>(33, 65), 65535, 132) == 0);
  CHECK(missed(extent<3>(5, 9, 40), 65535, 132) == 0);
  CHECK(missed(extent<2>(33 * 8 + 1, 40), 3, 132) == 0); // in parts, which remain as they are
  const int lengths[4] = {3, 4, 5, 6};
  CHECK(missed(extent<4>(lengths), 65535, 132) == 0);
}

TEST_CASE("blocks of higher ranks are numbered over two dimensions", "[launch]") {
  // More blocks than fit in the first dimension.
  const int lengths[4] = {1 << 14, 1 << 14, 1 << 10, 1 << 10};
  const amp2hip::flat_domain<4> domain{extent<4>(lengths)};
  const auto grid = amp2hip::grid_of(domain);
  CHECK(grid_test::fits_the_hardware(grid));
  CHECK(static_cast<std::uint64_t>(grid.blocks[0]) * grid.blocks[1] * 256 >= domain.count);
  // The last thread that has an index, and the first that has none.
  amp2hip::gpu_thread t{};
  t.blocks = grid.blocks[0];
  const std::uint64_t block = (domain.count - 1) / 256;
  t.block[0] = static_cast<unsigned>(block % grid.blocks[0]);
  t.block[1] = static_cast<unsigned>(block / grid.blocks[0]);
  t.thread[0] = 255;
  concurrency::index<4> i;
  REQUIRE(amp2hip::find_index(domain, t, i));
  CHECK(i == concurrency::index<4>(lengths) - 1);
  t.block[0] += 1;
  t.thread[0] = 0;
  CHECK_FALSE(amp2hip::find_index(domain, t, i));
}

TEST_CASE("tiled grids: one block for each tile", "[launch]") {
  const amp2hip::tiled_domain<3, 2, 3, 4> domain(extent<3>(4, 9, 20));
  for (const unsigned most : {65535u, 2u}) {
    std::vector<int> visits(4 * 9 * 20);
    grid_test::walk(
        amp2hip::grid_of(domain),
        [&](const amp2hip::gpu_thread &t) {
          concurrency::index<3> tile, local;
          amp2hip::find_tile_position(t, tile, local);
          ++visits[((tile[0] * 2 + local[0]) * 9 + tile[1] * 3 + local[1]) * 20 + tile[2] * 4 +
                   local[2]];
        },
        most);
    CHECK(visits == std::vector<int>(4 * 9 * 20, 1));
  }
  // The domain's first dimension, with 100000 tiles, is the grid's last.
  CHECK(grid_test::fits_the_hardware(
      amp2hip::grid_of(amp2hip::tiled_domain<2, 1, 2, 0>(extent<2>(100000, 4)))));
}

namespace grid_test {

struct count_visits {
  concurrency::array_view<int, 3> visits;
  AMP2HIP_AMP void operator()(concurrency::index<3> i) const { visits[i] += 1; }
};
struct count_tiled_visits {
  concurrency::array_view<int, 2> visits;
  AMP2HIP_AMP void operator()(concurrency::tiled_index<1, 2> t) const { visits[t.global] += 1; }
};
/// Larger than the kernel parameters of any vendor.
struct large_capture {
  concurrency::array_view<int, 1> out;
  int table[9000];
  AMP2HIP_AMP void operator()(concurrency::index<1> i) const { out[i] = table[i[0]]; }
};

} // namespace grid_test

TEST_CASE("launches of domains that exceed a grid dimension", "[launch]") {
  std::vector<int> visits(70000 * 2 * 3);
  concurrency::array_view<int, 3> view(70000, 2, 3, visits);
  concurrency::parallel_for_each(view.extent, grid_test::count_visits{view});
  view.synchronize();
  CHECK(visits == std::vector<int>(visits.size(), 1));

  std::vector<int> tiled(100000 * 4);
  concurrency::array_view<int, 2> tiled_view(100000, 4, tiled);
  concurrency::parallel_for_each(tiled_view.extent.tile<1, 2>(),
                                 grid_test::count_tiled_visits{tiled_view});
  tiled_view.synchronize();
  CHECK(tiled == std::vector<int>(tiled.size(), 1));
}

TEST_CASE("a kernel object larger than kernel parameters", "[launch]") {
  std::vector<int> out(9000), expected(9000);
  concurrency::array_view<int, 1> view(9000, out);
  const auto kernel =
      std::make_unique<grid_test::large_capture>(grid_test::large_capture{view, {}});
  for (int i = 0; i < 9000; ++i)
    expected[i] = kernel->table[i] = 3 * i;
  concurrency::parallel_for_each(view.extent, *kernel);
  view.synchronize();
  CHECK(out == expected);
}
