//===--- transpose_amp.cpp - Tiled transposition in C++ AMP ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

using namespace concurrency;

void amp_transpose(const accelerator_view &where, const array_view<const float, 2> &in,
                   const array_view<float, 2> &out) {
  static const int tile = 32;
  parallel_for_each(where, in.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
    tile_static float block[tile][tile + 1];
    block[t.local[0]][t.local[1]] = in[t.global];
    t.barrier.wait();
    out(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1]) = block[t.local[1]][t.local[0]];
  });
}
