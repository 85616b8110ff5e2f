// Atomic operations of many threads on one variable lose no update.
//
// accept: AT-6-h, AT-6-i, AT-6-m, AT-6-o, AT-6.2-cas, AT-6.2-cas-copyback, AT-6.2-cas-spurious,
// M-8.1-b, M-8.1-d, M-8.1.2-c, M-8.1.2-e, M-8.1.2-i, AT-6-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// compare-exchange loops, a lock inside a tile and plain loads work while all threads update one
// variable.
namespace compare_exchange_under_contention {
void test() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  array_view<const int, 1> reads(v);
  // Every thread of every tile adds its number by compare-exchange.
  parallel_for_each(
      extent<2>(20, 48).tile<4, 8>(), [=](tiled_index<4, 8> t) restrict(amp) {
        int seen = v[0];
        while (!atomic_compare_exchange(&v[0], &seen, seen + t.global[0]))
          ;
        int other = 1 << 30;
        if (atomic_compare_exchange(&v[1], &other, 7) || other < 0 || other > 960)
          atomic_fetch_add(&v[3], 1 << 20); // succeeded, or read a value that was never stored
        atomic_fetch_inc(&v[1]);
      });
  check("sum", v[0], 48 * 190);
  check("count", v[1], 960);
  check("failures of comparison", v[3], 0);
  // A plain load of an object that atomic operations modify returns a stored value.
  parallel_for_each(
      extent<1>(1024), [=](index<1>) restrict(amp) {
        atomic_fetch_add(&v[2], 2);
        const int now = reads[2];
        if (now < 2 || now > 2048 || now % 2 != 0)
          atomic_fetch_inc(&v[3]);
      });
  check("loads", v[3], 0);
  check("stores", v[2], 2048);
  // In each round, one thread takes the lock. All threads wait at the barrier.
  v[0] = 0;
  parallel_for_each(
      extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int lock, done, guarded;
        if (t.local[0] == 0)
          lock = done = guarded = 0;
        t.barrier.wait();
        bool mine = false;
        for (int finished = 0; finished < 16;) {
          int free = 0;
          if (!mine && atomic_compare_exchange(&lock, &free, 1)) {
            guarded += t.local[0];
            tile_static_memory_fence(t.barrier);
            atomic_exchange(&lock, 0);
            mine = true;
            atomic_fetch_inc(&done);
          }
          t.barrier.wait();
          finished = done;
          t.barrier.wait();
        }
        if (t.local[0] == 0)
          atomic_fetch_add(&v[0], guarded);
      });
  check("lock", v[0], 4 * 120);
}
} // namespace compare_exchange_under_contention

// Tiles count values with atomics in tile_static memory and add the counts to a global view.
namespace tiled_histogram {
struct bins {
  static const int count = 16;
};

void test() {
  const int size = 256;
  unsigned values[size];
  int expected[bins::count] = {}, result[bins::count] = {};
  unsigned seed = 1;
  for (unsigned &x : values) {
    seed = seed * 1664525u + 1013904223u;
    x = seed >> 28;
    ++expected[x];
  }
  array_view<const unsigned, 1> in(size, values);
  array_view<int, 1> out(bins::count, result);
  parallel_for_each(
      in.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp) {
        tile_static int local[bins::count];
        if (t.local[0] < bins::count)
          local[t.local[0]] = 0;
        t.barrier.wait();
        atomic_fetch_inc(&local[in[t]]);
        t.barrier.wait();
        if (t.local[0] < bins::count)
          atomic_fetch_add(&out[t.local[0]], local[t.local[0]]);
      });
  out.synchronize();
  for (int k = 0; k < bins::count; ++k)
    check("bin", result[k], expected[k]);
}
} // namespace tiled_histogram

int main() {
  compare_exchange_under_contention::test();
  tiled_histogram::test();
  return failures;
}
