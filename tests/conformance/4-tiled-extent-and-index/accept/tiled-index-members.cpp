// Global, local, tile, tile_origin and tile dimensions of a tiled_index agree for every thread.
//
// accept: P-7-ac
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main() {
  array_view<int, 2> v(20, 24);
  array_view<int, 2> w(20, 24);
  parallel_for_each(
      v.extent.tile<5, 4>(), [=](tiled_index<5, 4> t) restrict(amp) {
        v[t] = t.local[0] + 10 * t.local[1] + 100 * t.tile[0] + 1000 * t.tile[1];
        w[t] = t.tile_origin[0] + 100 * t.tile_origin[1] + t.global[0] * 10000 + t.tile_dim0 +
               t.tile_dim1;
      });
  check("local and tile", v(6, 9), 1 + 10 + 100 + 2000);
  check("origin and global", w(6, 9), 5 + 800 + 60000 + 5 + 4);
  return failures;
}
