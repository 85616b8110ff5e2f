//===--- reduce_amp.cpp - Reduction in C++ AMP ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

void amp_reduce(const accelerator_view &where, const array_view<const float, 1> &in,
                const array_view<float, 1> &sums) {
  static const int tile = 256;
  static const int each = 8;
  const int tiles = in.extent[0] / (tile * each);
  parallel_for_each(where, extent<1>(tiles * tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static float partial[tile];
    const int local = t.local[0];
    const int begin = t.tile[0] * tile * each + local;
    float sum = 0;
    for (int k = 0; k < each; k++)
      sum += in[begin + k * tile];
    partial[local] = sum;
    t.barrier.wait();
    for (int half = tile / 2; half > 0; half /= 2) {
      if (local < half)
        partial[local] += partial[local + half];
      t.barrier.wait();
    }
    if (local == 0)
      sums[t.tile] = partial[0];
  });
}
