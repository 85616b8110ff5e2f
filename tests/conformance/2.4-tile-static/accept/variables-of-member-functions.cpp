// Member functions and kernels may have separate tile_static variables of the same name.
//
// accept: L-2.4.3.5.1-k, L-2.4.3.5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct exchange {
  int offset;
  int swap(tiled_index<4> t, int x) const restrict(amp) {
    tile_static int buffer[4];
    buffer[t.local[0]] = x + offset;
    t.barrier.wait();
    return buffer[t.local[0] ^ 1];
  }
  static int sum(tiled_index<4> t, int x) restrict(amp) {
    tile_static int buffer;
    if (t.local[0] == 0) buffer = 0;
    t.barrier.wait();
    atomic_fetch_add(&buffer, x);
    t.barrier.wait();
    return buffer;
  }
};

int main() {
  int data[8];
  for (int k = 0; k < 8; ++k) data[k] = k;
  array_view<int, 1> v(8, data);
  exchange e = {100};
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int buffer[4];
        buffer[3 - t.local[0]] = v[t];
        int other = e.swap(t, v[t]);
        v[t] = other + exchange::sum(t, v[t]) * 1000 + buffer[3 - t.local[0]];
      });
  check("0", v[0], 101 + 6000 + 0);
  check("7", v[7], 106 + 22000 + 7);
  array_view<int, 3> w(2, 2, 2, data);
  parallel_for_each(
      w.extent.tile<1, 2, 2>(), [=](tiled_index<1, 2, 2> t) restrict(amp) {
        tile_static int buffer[1][2][2];
        buffer[t.local[0]][t.local[1]][t.local[2]] = t.global[0] * 100 + t.local[1] * 10 +
                                                     t.local[2];
        t.barrier.wait();
        w[t] = buffer[0][1 - t.local[1]][1 - t.local[2]];
      });
  check("cube", w(1, 0, 1), 110);
  return failures;
}
