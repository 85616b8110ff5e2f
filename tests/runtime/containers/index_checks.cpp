//===--- index_checks.cpp - Index checks of direct3d\ref ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"

using namespace support;
using Catch::Matchers::Contains;
using concurrency::accelerator;
using concurrency::parallel_for_each;
using concurrency::runtime_exception;

namespace index_checks {

/// Reads an element `by` columns away from the thread's own.
struct shifted_kernel {
  array_view<int, 2> to;
  array_view<const int, 2> from;
  int by;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<2> i) const { to[i] = from(i[0], i[1] + by); }
};

struct row_kernel {
  array_view<int, 2> data;
  int row;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { data[row][i] = i[0]; }
};

struct array_kernel {
  mutable amp2hip::array_ref<int> data;
  int by;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { data[i + by] = i[0]; }
};

struct tiled_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(concurrency::tiled_index<8> t) const {
    tile_static int last[8];
    last[t.local[0]] = t.global[0];
    t.barrier.wait();
    data[t.global[0] + (last[7] == 15 ? 100 : 0)] = last[0];
  }
};

concurrency::accelerator_view ref() {
  return accelerator(accelerator::direct3d_ref).get_default_view();
}

} // namespace index_checks

using namespace index_checks;

TEST_CASE("ref: valid kernels run normally (R-3.2.2-b)") {
  std::vector<int> data(12), source = numbers(12);
  const array_view<int, 2> to(3, 4, data);
  const array_view<const int, 2> from(3, 4, source);
  CHECK_NOTHROW(parallel_for_each(ref(), to.extent, shifted_kernel{to, from, 0}));
  to.synchronize();
  CHECK(data == source);
  CHECK_NOTHROW(parallel_for_each(ref(), extent<1>(4), row_kernel{to, 2}));
  CHECK(to(2, 3) == 3);
  std::vector<int> tiles(8);
  const array_view<int> in_tiles(tiles);
  CHECK_NOTHROW(parallel_for_each(ref(), in_tiles.extent.tile<8>(), tiled_kernel{in_tiles}));
}

TEST_CASE("ref: an out-of-bounds index throws an exception that contains the index (5.2.4)") {
  std::vector<int> data(12), source = numbers(12);
  const array_view<int, 2> to(3, 4, data);
  const array_view<const int, 2> from(3, 4, source);
  CHECK_THROWS_AS(parallel_for_each(ref(), to.extent, shifted_kernel{to, from, 1}),
                  runtime_exception);
  CHECK_THROWS_WITH(parallel_for_each(ref(), extent<2>(1, 4), shifted_kernel{to, from, 1}),
                    Contains("shifted_kernel") && Contains("(0, 4)") && Contains("(3, 4)"));
  CHECK_THROWS_WITH(parallel_for_each(ref(), extent<1>(1), row_kernel{to, -1}),
                    Contains("(-1, 0)"));
  CHECK_THROWS_WITH(parallel_for_each(ref(), extent<1>(6), row_kernel{to, 0}),
                    Contains("extent (4)"));
  const array_view<int, 2> part = to.section(0, 0, 2, 2); // the extent of the section is checked
  CHECK_THROWS_AS(parallel_for_each(ref(), extent<1>(3), row_kernel{part, 0}), runtime_exception);
  array<int> on_ref(4, ref());
  CHECK_THROWS_WITH(parallel_for_each(on_ref.extent, array_kernel{on_ref, 1}), Contains("(4)"));
  std::vector<int> tiles(16);
  const array_view<int> in_tiles(tiles);
  CHECK_THROWS_AS(parallel_for_each(ref(), in_tiles.extent.tile<8>(), tiled_kernel{in_tiles}),
                  runtime_exception);
}
