// A kernel must not wait in loops, lambdas or callees that only some threads of a tile execute.
//
// reject: M-8.1.1-b, M-8.1.1-c, M-8.1.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
struct H {
  void go(tiled_index<8> t, bool c) const restrict(amp) {
    if (c) t.barrier.wait_with_all_memory_fence();
  }
};
void go(array_view<int, 1> v, int n) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] == 0) t.barrier.wait(); // ERROR
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < t.local[0]; i++)
          t.barrier.wait_with_tile_static_memory_fence(); // ERROR
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] >= n) return;
        t.barrier.wait(); // ERROR
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        switch (t.local[0] & 3) {
        case 0:
          break;
        default:
          sync(t.barrier); // ERROR
        }
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        auto l = [=](int k) {
          t.barrier.wait();
          return k;
        };
        int r = t.local[0] > 3 ? l(1) : 2; // ERROR
        v[t.global] = r;
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        for (;;) {
          if (t.local[0] == 2) break;
          t.barrier.wait(); // ERROR
          if (n) break;
        }
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        bool mine = t.local[0] < 4 && n;
        while (mine) {
          t.barrier.wait(); // ERROR
          mine = false;
        }
      });
}
