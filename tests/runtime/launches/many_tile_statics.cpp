//===--- many_tile_statics.cpp - tile_static memory larger than a stack ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// This test is a separate program: its thread-local variables are part of the
// test.
#include "support.h"

using namespace support;

namespace {
/// One of many kernels with 32 KB of tile_static memory each. These variables
/// are thread-local on the CPU: 6.4 MB for which the stack of every worker
/// needs room.
template <int Number>
struct big_kernel {
  array_view<int, 1> out;

  AMP2HIP_CPU_AMP void operator()(concurrency::tiled_index<32> i) const {
    tile_static int shared[8192];
    for (int k = i.local[0]; k < 8192; k += 32)
      shared[k] = k + Number;
    i.barrier.wait();
    out[i] = shared[8191 - i.local[0]];
  }
};

template <int Number>
bool run_all(const array_view<int, 1> &view) {
  bool right = true;
  if constexpr (Number > 0) {
    concurrency::parallel_for_each(view.extent.tile<32>(), big_kernel<Number>{view});
    right = view[0] == 8191 + Number && view[1023] == 8160 + Number;
    return run_all<Number - 1>(view) && right;
  }
  return right;
}
} // namespace

TEST_CASE("tile_static: 200 kernels of 32 KB in one program") {
  std::vector<int> v(1024);
  CHECK(run_all<200>(array_view<int>(v)));
}
