// A barrier must not depend on the thread index through if, for, while, do, switch, return or
// break.
//
// reject: M-8.1.1-c, M-8.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f(array_view<int, 1> v, int n) {
  auto e = v.extent.tile<8>();
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] < 4) t.barrier.wait(); // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] < n) { t.barrier.wait(); } // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < t.local[0]; ++i) t.barrier.wait(); // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        int k = t.local[0];
        while (k-- > 0) t.barrier.wait_with_all_memory_fence(); // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        int k = t.local[0];
        do t.barrier.wait(); // ERROR
        while (--k > 0);
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        switch (t.local[0]) {
        case 0:
          t.barrier.wait(); // ERROR
          break;
        default:;
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] >= n) return;
        t.barrier.wait(); // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        t.local[0] > 3 && (t.barrier.wait(), true); // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        t.local[0] > 3 || (t.barrier.wait_with_global_memory_fence(), true); // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        t.local[0] == 3 ? t.barrier.wait() : (void)0; // ERROR
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < 4; ++i) {
          if (i == t.local[0]) break;
          t.barrier.wait(); // ERROR
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < 4; ++i) {
          if (i == t.local[0]) continue;
          t.barrier.wait(); // ERROR
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (n > 4) t.barrier.wait();
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.tile[0] == 1) t.barrier.wait();
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < n; ++i) {
          if (i == 3) break;
          t.barrier.wait();
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.tile_origin[0] > 5) return;
        t.barrier.wait();
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] < 4) all_memory_fence(t.barrier);
        t.barrier.wait();
      });
}
