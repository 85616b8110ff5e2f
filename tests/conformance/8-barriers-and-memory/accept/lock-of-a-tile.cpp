// Threads of a tile take turns at a tile_static lock by atomic compare-exchange and barriers.
//
// accept: M-8.1-d, M-8.1.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
int main() {
  array_view<int, 1> out(4 * 16), rounds(4);
  parallel_for_each(
      out.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int lock, done, order;
        if (t.local[0] == 0) lock = done = order = 0;
        t.barrier.wait();
        bool mine = false;
        int k = 0;
        for (;;) {
          int zero = 0;
          if (!mine && atomic_compare_exchange(&lock, &zero, 1)) {
            out[t] = order;
            order += 1;
            mine = true;
            atomic_fetch_inc(&done);
            all_memory_fence(t.barrier);
            atomic_exchange(&lock, 0);
          }
          ++k;
          t.barrier.wait();
          int n = done;
          t.barrier.wait();
          if (n == 16) break;
        }
        if (t.local[0] == 0) rounds[t.tile] = k;
      });
  for (int i = 0; i < 4; ++i) {
    int m = 0;
    for (int j = 0; j < 16; ++j) m |= 1 << out[i * 16 + j];
    CHECK(m == 0xffff && rounds[i] >= 1);
  }
  return failures;
}
