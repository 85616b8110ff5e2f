//===--- tile_races.cpp - Races between threads of a tile -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <algorithm>
#include <string>

// direct3d\ref runs each tile twice, with its threads in different orders. It
// reports a race if the results differ (§8.1.2), unless atomic operations may
// cause the difference.

using namespace support;
using Catch::Matchers::Contains;
using concurrency::accelerator;
using concurrency::parallel_for_each;
using concurrency::runtime_exception;
using concurrency::tiled_index;

namespace tile_races {

constexpr int size = 16;

concurrency::accelerator_view ref() {
  return accelerator(accelerator::direct3d_ref).get_default_view();
}

/// Each thread reads the element that its neighbor wrote.
struct neighbor_kernel {
  array_view<int> data;
  bool with_barrier;

  AMP2HIP_CPU_AMP void operator()(tiled_index<size> t) const {
    tile_static int all[size];
    all[t.local[0]] = data[t.global[0]];
    if (with_barrier)
      t.barrier.wait();
    data[t.global[0]] = all[(t.local[0] + 1) % size];
  }
};

/// In tile `tile`, thread `writer` writes a variable between the two barriers,
/// and thread `reader` reads it there.
struct pair_kernel {
  array_view<int> data;
  int tile, writer, reader;

  AMP2HIP_CPU_AMP void operator()(tiled_index<8, 4> t) const {
    tile_static int value;
    const int local = t.local[0] * 4 + t.local[1];
    if (local == 0)
      value = 1;
    t.barrier.wait();
    int got = 0;
    if (t.tile[0] == tile && local == writer)
      value = 2;
    if (local == reader)
      got = value;
    t.barrier.wait();
    data[t.global[0] * 4 + t.local[1]] += got;
  }
};

/// All threads write one variable.
struct writers_kernel {
  array_view<int> data;
  bool same_value;

  AMP2HIP_CPU_AMP void operator()(tiled_index<size> t) const {
    tile_static int last;
    last = same_value ? 7 : t.local[0];
    t.barrier.wait();
    data[t.global[0]] += last;
  }
};

/// The result depends on the order of atomic operations, which is no race.
struct slots_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(tiled_index<size> t) const {
    tile_static int next, slots[size];
    if (t.local[0] == 0)
      next = 0;
    t.barrier.wait();
    slots[concurrency::atomic_fetch_inc(&next)] = t.local[0];
    t.barrier.wait();
    data[t.global[0]] = slots[t.local[0]];
  }
};

/// A tree reduction. The level `missing` has no barrier.
struct reduction_kernel {
  array_view<const int> in;
  array_view<int> sums;
  int missing;

  AMP2HIP_CPU_AMP void operator()(tiled_index<size> t) const {
    tile_static int part[size];
    part[t.local[0]] = in[t.global[0]];
    t.barrier.wait();
    for (int step = size / 2; step > 0; step /= 2) {
      if (t.local[0] < step)
        part[t.local[0]] += part[t.local[0] + step];
      if (step != missing)
        t.barrier.wait();
    }
    if (t.local[0] == 0)
      sums[t.tile[0]] = part[0];
  }
};

/// If thread 1 runs first, it reads an invalid index and writes out of bounds.
struct bad_index_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(tiled_index<2> t) const {
    tile_static int where;
    if (t.local[0] == 0)
      where = 100;
    t.barrier.wait();
    if (t.local[0] == 0)
      where = 0;
    else
      data[where] = 1;
  }
};

struct counting_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(tiled_index<2> t) const {
    concurrency::atomic_fetch_add(&data[0], 1);
    data[1 + t.local[0]] = t.local[0];
  }
};

void run_pair(array_view<int> data, int tile, int writer, int reader) {
  parallel_for_each(ref(), extent<2>(32, 4).tile<8, 4>(), pair_kernel{data, tile, writer, reader});
}

} // namespace tile_races

using namespace tile_races;

TEST_CASE("ref: a read without a barrier after the write is a race (R-3.2.2-b, M-8.1.2-o)") {
  std::vector<int> data = numbers(64);
  const array_view<int> v(data);
  CHECK_NOTHROW(parallel_for_each(ref(), v.extent.tile<size>(), neighbor_kernel{v, true}));
  v.synchronize();
  CHECK(data[0] == 1);
  CHECK(data[15] == 0);
  CHECK_THROWS_WITH(parallel_for_each(ref(), v.extent.tile<size>(), neighbor_kernel{v, false}),
                    Contains("neighbor_kernel") && Contains("tile (0)") && Contains("no barrier"));
  data.assign(64, 3); // stale values of the previous tile are now the expected values
  v.refresh();
  CHECK_THROWS_AS(parallel_for_each(ref(), v.extent.tile<size>(), neighbor_kernel{v, false}),
                  runtime_exception);
}

TEST_CASE("ref: the exception names the tile and the threads (R-3.2.2-b, M-8.1.2-o)") {
  std::vector<int> data(128);
  const array_view<int> v(data);
  const int pairs[][2] = {{0, 31}, {31, 0}, {5, 6}, {6, 5}, {0, 1}, {30, 31}, {17, 3}};
  for (const auto &pair : pairs) {
    const int low = std::min(pair[0], pair[1]), high = std::max(pair[0], pair[1]);
    const auto place = [](int number) {
      return "(" + std::to_string(number / 4) + ", " + std::to_string(number % 4) + ")";
    };
    const std::string names = "threads " + place(low) + " and " + place(high) + " ";
    CHECK_THROWS_WITH(run_pair(v, 2, pair[0], pair[1]), Contains("tile (2, 0)") && Contains(names));
  }
  CHECK_NOTHROW(run_pair(v, -1, 0, 31)); // no tile writes
  CHECK_NOTHROW(run_pair(v, 1, 9, 9));   // a single thread reads and writes
}

TEST_CASE("ref: two writers of different values are a race (R-3.2.2-b, M-8.1.2-o)") {
  std::vector<int> data(32);
  const array_view<int> v(data);
  CHECK_THROWS_WITH(parallel_for_each(ref(), v.extent.tile<size>(), writers_kernel{v, false}),
                    Contains("writers_kernel") && Contains("threads 0 and 15 "));
  CHECK(v[0] == 15); // the result of the failed launch
  v.discard_data();
  fill(v, 0);
  CHECK_NOTHROW(parallel_for_each(ref(), v.extent.tile<size>(), writers_kernel{v, true}));
  CHECK(v[31] == 7); // the second run for the check adds nothing
}

TEST_CASE("ref: atomic operations may come in any order (M-8.1.2-p)") {
  std::vector<int> data(32);
  const array_view<int> v(data);
  CHECK_NOTHROW(parallel_for_each(ref(), v.extent.tile<size>(), slots_kernel{v}));
  CHECK(v[15] == 15);
  std::vector<int> counted(3);
  const array_view<int> c(counted);
  CHECK_NOTHROW(parallel_for_each(ref(), extent<1>(2).tile<2>(), counting_kernel{c}));
  CHECK(c[0] == 2);
}

TEST_CASE("ref: a reduction that lacks a barrier is a race (R-3.2.2-b, M-8.1.2-n)") {
  std::vector<int> data = numbers(64), sums(4);
  const array_view<const int> in(data);
  const array_view<int> out(sums);
  CHECK_NOTHROW(parallel_for_each(ref(), in.extent.tile<size>(), reduction_kernel{in, out, 0}));
  CHECK(out[0] == 120);
  for (const int missing : {8, 4, 2})
    CHECK_THROWS_WITH(
        parallel_for_each(ref(), in.extent.tile<size>(), reduction_kernel{in, out, missing}),
        Contains("reduction_kernel") && Contains("no barrier"));
}

TEST_CASE("ref: a race that causes an error in another order (R-3.2.2-b)") {
  std::vector<int> data(4);
  const array_view<int> v(data);
  CHECK_THROWS_WITH(parallel_for_each(ref(), extent<1>(2).tile<2>(), bad_index_kernel{v}),
                    Contains("threads 0 and 1 "));
  CHECK(v[0] == 1);
}
