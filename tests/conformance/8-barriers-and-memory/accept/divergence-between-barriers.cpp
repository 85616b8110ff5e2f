// Threads of a tile may diverge before, between and after barriers if all of them reach each
// barrier.
//
// accept: M-8.1.1-c, M-8.1.1-d, M-8.1-d, M-8.1.1-h, M-4.5-a, M-4.5-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Threads of a tile may diverge and rejoin before a barrier.
namespace divergence_that_rejoins {
void test() {
  int data[8] = {};
  array_view<int, 1> v(8, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int buffer[4];
        int l = t.local[0];
        if (l % 2)
          buffer[l] = l * 10;
        else
          buffer[l] = -l;
        for (int k = 0; k < l; ++k) {
          if (k == 2)
            break;
          buffer[l] += 1;
        }
        t.barrier.wait();
        for (int stride = 2; stride > 0; stride /= 2) {
          if (l < stride)
            buffer[l] += buffer[l + stride];
          t.barrier.wait();
        }
        if (l != 0)
          return;
        v[t.tile[0]] = buffer[0];
      });
  check("0", v[0], 0 + 11 + 0 + 32);
  check("1", v[1], 43);
}
} // namespace divergence_that_rejoins

// Threads of a tile may return separately after the last barrier or in functions without barriers.
namespace divergence_after_last_barrier {
int first_larger(const int *values, int n, int x) restrict(amp) {
  for (int k = 0; k < n; ++k)
    if (values[k] > x)
      return k;
  return -1;
}

void test() {
  int data[8] = {4, 2, 8, 6, 1, 9, 3, 5};
  array_view<int, 1> v(8, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int values[4];
        const int l = t.local[0];
        values[l] = v[t];
        t.barrier.wait();
        int found = first_larger(values, 4, values[l]);
        t.barrier.wait();
        if (found < 0) {
          v[t] = 100;
          return;
        }
        while (true) {
          if (values[found] > l)
            break;
          ++found;
        }
        v[t] = found;
      });
  check("0", v[0], 2);
  check("2", v[2], 100);
  check("5", v[5], 100);
  check("6", v[6], 1);
}
} // namespace divergence_after_last_barrier

// Threads of a tile take turns at a tile_static lock by atomic compare-exchange and barriers.
namespace lock_of_a_tile {
void test() {
  array_view<int, 1> out(4 * 16), rounds(4);
  parallel_for_each(
      out.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int lock, done, order;
        if (t.local[0] == 0)
          lock = done = order = 0;
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
          if (n == 16)
            break;
        }
        if (t.local[0] == 0)
          rounds[t.tile] = k;
      });
  for (int i = 0; i < 4; ++i) {
    int m = 0;
    for (int j = 0; j < 16; ++j)
      m |= 1 << out[i * 16 + j];
    CHECK(m == 0xffff && rounds[i] >= 1);
  }
}
} // namespace lock_of_a_tile

// A tile_barrier may be copied and passed to functions, which wait and fence.
namespace barriers_as_arguments {
void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
void sync_by_value(tile_barrier b) restrict(amp) { b.wait_with_tile_static_memory_fence(); }

void test() {
  int data[4] = {1, 2, 3, 4};
  array_view<int, 1> v(4, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        tile_static int buffer[4];
        tile_barrier b(t.barrier);
        buffer[t.local[0]] = v[t];
        sync(b);
        int x = buffer[3 - t.local[0]];
        sync_by_value(b);
        buffer[t.local[0]] = x * 10;
        b.wait_with_all_memory_fence();
        x += buffer[(t.local[0] + 1) % 4];
        v[t] = x;
        t.barrier.wait_with_global_memory_fence();
        x = v[t.tile_origin + 3];
        all_memory_fence(b);
        global_memory_fence(t.barrier);
        tile_static_memory_fence(t.barrier);
        t.barrier.wait();
        v[t] += x * 1000;
      });
  check("0", v[0], 4 + 30 + 41000);
  check("3", v[3], 1 + 40 + 41000);
}
} // namespace barriers_as_arguments

int main() {
  divergence_that_rejoins::test();
  divergence_after_last_barrier::test();
  lock_of_a_tile::test();
  barriers_as_arguments::test();
  return failures;
}
