//===--- tile_static_amp.cpp - Scan and histogram in C++ AMP --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

void amp_scan(const accelerator_view &where, const array_view<const float, 1> &in, const array_view<float, 1> &out,
              const array_view<float, 1> &sums) {
  static const int tile = 256;
  parallel_for_each(where, in.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static float all[tile];
    const int local = t.local[0];
    all[local] = in[t.global];
    t.barrier.wait();
    for (int step = 1; step < tile; step *= 2) {
      const float before = local >= step ? all[local - step] : 0;
      t.barrier.wait();
      all[local] += before;
      t.barrier.wait();
    }
    out[t.global] = all[local];
    if (local == tile - 1)
      sums[t.tile] = all[local];
  });
}

void amp_histogram(const accelerator_view &where, const array_view<const unsigned, 1> &in,
                   const array_view<int, 1> &counts) {
  static const int tile = 256;
  static const int each = 16;
  const int tiles = in.extent[0] / (tile * each);
  parallel_for_each(where, extent<1>(tiles * tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static int bins[256];
    const int local = t.local[0];
    bins[local] = 0;
    t.barrier.wait();
    const int begin = t.tile[0] * tile * each + local;
    for (int k = 0; k < each; k++)
      atomic_fetch_inc(&bins[in[begin + k * tile] & 255u]);
    t.barrier.wait();
    atomic_fetch_add(&counts[local], bins[local]);
  });
}
