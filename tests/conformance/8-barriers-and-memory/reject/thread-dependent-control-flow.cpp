// A barrier must not be under a condition derived from the thread index by variables, lambdas or
// calls.
//
// reject: M-8.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
int pick(int x) restrict(amp) { return x > 3; }
void maybe(tiled_index<8> t, bool c) restrict(amp) {
  if (c) t.barrier.wait(); // ERROR
}
void f(array_view<int> v, int n, bool flag) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] < 4) t.barrier.wait(); // ERROR
        if (n > 4) t.barrier.wait();
        if (flag && t.tile[0] == 1) t.barrier.wait();
        for (int i = 0; i < t.local[0]; ++i) t.barrier.wait_with_all_memory_fence(); // ERROR
        for (int i = 0; i < n; ++i) t.barrier.wait_with_all_memory_fence();
        while (t.global[0] > 2) {
          t.barrier.wait(); // ERROR
          break;
        }
        switch (t.local[0]) {
        case 1:
          t.barrier.wait(); // ERROR
        }
        switch (n) {
        case 1:
          t.barrier.wait();
        }
        t.local[0] > 2 ? t.barrier.wait() : (void)0; // ERROR
        (void)(t.local[0] > 2 && (t.barrier.wait(), true)); // ERROR
        int k = t.local[0] * 2;
        int m = pick(k);
        if (m) sync(t.barrier); // ERROR
        auto l = [=] { t.barrier.wait(); };
        if (k == 3) l(); // ERROR
        bool c = false;
        if (t.local[0]) c = true;
        if (c) t.barrier.wait(); // ERROR
        maybe(t, n > 3);
        for (int i = 0; i < 3; ++i) {
          if (t.local[0] == i) continue;
          t.barrier.wait(); // ERROR
        }
        do { t.barrier.wait_with_global_memory_fence(); } while (t.local[0] > n); // ERROR
        index<1> g = t;
        if (g[0] & 1) { t.barrier.wait_with_tile_static_memory_fence(); } // ERROR
        if (t.local[0] == 0) all_memory_fence(t.barrier);
        if (t.tile_origin[0] > 3) t.barrier.wait();
        if (t.global[0] - t.local[0] > 3) t.barrier.wait();
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] >= n) return;
        t.barrier.wait(); // ERROR
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (n == 3) return;
        t.barrier.wait();
      });
}
void g(array_view<int> v) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) { maybe(t, t.local[0] == 1); });
}
tile_barrier *gp;
void h(tiled_index<8> t) { t.barrier.wait(); } // ERROR
void i(tiled_index<8> t) restrict(cpu, amp) { t.barrier.wait(); } // ERROR
void j(tiled_index<8> t) restrict(amp) { tile_barrier b; } // ERROR
void k(tiled_index<8> t, tile_barrier b) restrict(amp) { b = t.barrier; } // ERROR
void l(tiled_index<8> t) { all_memory_fence(t.barrier); } // ERROR
