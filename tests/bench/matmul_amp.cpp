//===--- matmul_amp.cpp - Tiled matrix product in C++ AMP -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

void amp_matmul(const accelerator_view &where, const array_view<const float, 2> &a, const array_view<const float, 2> &b,
                const array_view<float, 2> &c) {
  static const int tile = 16;
  const int width = a.extent[1];
  parallel_for_each(where, c.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
    const int row = t.local[0];
    const int column = t.local[1];
    float sum = 0;
    for (int i = 0; i < width; i += tile) {
      tile_static float tile_a[tile][tile], tile_b[tile][tile];
      tile_a[row][column] = a(t.global[0], column + i);
      tile_b[row][column] = b(row + i, t.global[1]);
      t.barrier.wait();
      for (int k = 0; k < tile; k++)
        sum += tile_a[row][k] * tile_b[k][column];
      t.barrier.wait();
    }
    c[t.global] = sum;
  });
}
