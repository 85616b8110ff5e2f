// A kernel may wait in branches, loops and switches whose conditions depend on the tile alone.
//
// accept: L-2.4.3.7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int out[16] = {};
  array_view<int, 1> v(16, out);
  int n = 3;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int s[4];
        s[t.local[0]] = t.global[0];
        if (n > 2) t.barrier.wait();
        for (int i = 0; i < t.tile[0] + 1; i++) {
          int x = s[(t.local[0] + 1) % 4];
          t.barrier.wait();
          s[t.local[0]] = x;
          t.barrier.wait();
        }
        switch (t.tile[0]) {
        case 0:
          t.barrier.wait_with_all_memory_fence();
          break;
        default:
          t.barrier.wait_with_global_memory_fence();
        }
        bool odd = t.tile_origin[0] / 4 % 2;
        if (odd) {
          t.barrier.wait();
        } else if (t.local[0]) {
          s[0] += 0;
        }
        v[t.global] = s[t.local[0]];
      });
  v.synchronize();
  for (int g = 0; g < 16; g++) {
    int tile = g / 4;
    if (out[g] != tile * 4 + (g % 4 + tile + 1) % 4) return g + 1;
  }
  return 0;
}
