// Each barrier and fence publishes the writes to the memory that it covers, on every accelerator.
//
// accept: M-8.1.2-p, M-4.5-a, M-8.1.2-n, R-4.5.3-a, R-4.5.4-a, M-4.5-b, M-4.5-c, M-4.5-d, M-4.5-e,
// M-4.5-f, M-4.5-g, M-4.5-h, R-4.5.3-b, R-4.5.3-c, R-4.5.3-d, R-4.5.4-b, R-4.5.4-c, M-8.1-a,
// M-8.1.2-a, M-8.1.2-b, M-8.1.2-d, M-8.1.2-f, M-8.1.2-g, M-8.1.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

// Barriers and fences order tile_static and global memory on the WARP and the reference
// accelerator.
namespace barriers_on_every_accelerator {
using concurrency::array_view;
using concurrency::tile_barrier;
template <typename B>
struct sync {
  B b;
  void operator()() const restrict(amp) { b.wait(); }
};
void s1(const tile_barrier &b) restrict(amp) { b.wait_with_global_memory_fence(); }
void s2(tile_barrier b) restrict(amp) {
  tile_barrier c(b);
  c.wait_with_all_memory_fence();
}
template <int N>
int scan(int *ts, int me, const tile_barrier &b) restrict(amp) {
  for (int d = 1; d < N; d *= 2) {
    int x = me >= d ? ts[me - d] : 0;
    b.wait_with_tile_static_memory_fence();
    ts[me] += x;
    b.wait();
  }
  return ts[me];
}
void test() {
  for (const wchar_t *p :
       {concurrency::accelerator::direct3d_warp, concurrency::accelerator::direct3d_ref}) {
    concurrency::accelerator_view av = concurrency::accelerator(p).default_view;
    const int n = 32 * 8;
    array_view<int, 1> v(n), s(n), g(n), r(8);
    for (int i = 0; i < n; ++i) {
      v[i] = i % 7;
      s[i] = g[i] = 0;
    }
    parallel_for_each(
        av, v.extent.tile<32>(), [=](concurrency::tiled_index<32> t) restrict(amp) {
          tile_static int a[32], red[32], flag;
          const int me = t.local[0];
          a[me] = v[t];
          red[me] = v[t];
          if (me == 0)
            flag = 0;
          s2(t.barrier);
          s[t] = scan<32>(a, me, t.barrier);
          for (int h = 16; h > 0; h /= 2) {
            if (me < h)
              red[me] += red[me + h];
            sync<tile_barrier>{t.barrier}();
          }
          g[t] = me * 3;
          s1(t.barrier);
          int other = g[t.tile_origin + (31 - me)];
          t.barrier.wait_with_global_memory_fence();
          g[t] = other;
          if (me % 3 == 0)
            all_memory_fence(t.barrier);
          else if (me % 3 == 1)
            concurrency::global_memory_fence(t.barrier);
          else
            tile_static_memory_fence(t.barrier);
          if (me == 5) {
            flag = red[0];
            tile_static_memory_fence(t.barrier);
          }
          t.barrier.wait();
          if (me == 31)
            r[t.tile] = flag;
        });
    for (int k = 0; k < 8; ++k) {
      int sum = 0;
      for (int i = 0; i < 32; ++i) {
        sum += (k * 32 + i) % 7;
        CHECK(s[k * 32 + i] == sum && g[k * 32 + i] == (31 - i) * 3);
      }
      CHECK(r[k] == sum);
    }
  }
}
} // namespace barriers_on_every_accelerator

using namespace concurrency;

// Each kind of barrier and fence publishes the writes of the memory that it covers.
namespace publication_by_each_barrier_and_fence {
template <typename Tiled>
int reduce(const Tiled &t, int *values, int count) restrict(amp) {
  for (int half = count / 2; half > 0; half /= 2) {
    if (t.local[0] < half)
      values[t.local[0]] += values[t.local[0] + half];
    t.barrier.wait_with_tile_static_memory_fence();
  }
  return values[0];
}

void meet(tile_barrier b, int kind) restrict(amp) {
  if (kind == 0)
    b.wait();
  else if (kind == 1)
    b.wait_with_all_memory_fence();
  else if (kind == 2)
    b.wait_with_global_memory_fence();
  else
    b.wait_with_tile_static_memory_fence();
}

void test() {
  const int n = 256, tile = 64;
  std::vector<int> data(n), scratch(n), result(n);
  for (int k = 0; k < n; ++k)
    data[k] = k * k % 31;
  array_view<const int, 1> in(n, data);
  array_view<int, 1> global(n, scratch), out(n, result);
  for (int kind = 0; kind < 4; ++kind) {
    // Neighbors exchange values through global memory (kinds 0 to 2) and through tile_static
    // memory (all but 2).
    parallel_for_each(
        in.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
          tile_static int local[tile];
          const int base = t.tile_origin[0], mirror = tile - 1 - t.local[0];
          local[t.local[0]] = in[t];
          global[t] = in[t] + 1;
          meet(t.barrier, kind);
          out[t] = (kind != 2 ? local[mirror] : 0) * 1000 + (kind != 3 ? global[base + mirror] : 0);
        });
    for (int k = 0; k < n; ++k) {
      const int mirrored = data[k / tile * tile + tile - 1 - k % tile];
      check("exchange", out[k], (kind != 2 ? mirrored : 0) * 1000 + (kind != 3 ? mirrored + 1 : 0));
    }
  }
  parallel_for_each(
      in.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static int local[tile];
        local[t.local[0]] = in[t];
        t.barrier.wait();
        out[t] = reduce(t, local, tile);
      });
  for (int k = 0; k < n; k += tile) {
    int sum = 0;
    for (int i = 0; i < tile; ++i)
      sum += data[k + i];
    check("reduction", out[k], sum);
  }
  // A thread writes, executes a fence and sets a flag. A thread that reads the flag and executes
  // a fence reads the written value. Fences are valid in divergent control flow.
  int flags[4] = {};
  array_view<int, 1> flag(4, flags);
  parallel_for_each(
      in.extent.tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
        tile_static int message, ready;
        if (t.local[0] == 0)
          ready = 0;
        t.barrier.wait();
        int seen = 1;
        if (t.local[0] == 0) {
          message = 5;
          tile_static_memory_fence(t.barrier);
          atomic_exchange(&ready, 1);
          global[t] = 6;
          concurrency::global_memory_fence(t.barrier);
          all_memory_fence(t.barrier);
          atomic_exchange(&flag[t.tile[0]], 1);
        } else {
          const bool local_ready = atomic_fetch_or(&ready, 0) == 1;
          all_memory_fence(t.barrier);
          if (local_ready && message != 5)
            seen = 0;
          const bool global_ready = atomic_fetch_or(&flag[t.tile[0]], 0) == 1;
          global_memory_fence(t.barrier);
          if (global_ready && global[t.tile_origin] != 6)
            seen = 0;
        }
        out[t] = seen;
      });
  for (int k = 0; k < n; ++k)
    check("publication", out[k], 1);
}
} // namespace publication_by_each_barrier_and_fence

// Between two barriers, a condition selects the threads up to and including a captured bound.
namespace ranges_of_threads_between_barriers {
void test() {
  array_view<int> v(8), w(8);
  for (int i = 0; i < 8; ++i)
    v[i] = w[i] = 0;
  const int last = v[0] + 2;
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        tile_static int values[8];
        values[t.local[0]] = t.local[0];
        t.barrier.wait();
        if (t.local[0] <= last)
          v[t] = values[7 - t.local[0]];
        t.barrier.wait();
        if (last >= t.local[0])
          w[t] = values[7 - t.local[0]];
      });
  CHECK(v[2] == 5 && v[3] == 0);
  CHECK(w[2] == 5 && w[3] == 0);
}
} // namespace ranges_of_threads_between_barriers

// A variable keeps its value over a barrier if a variable from which it was computed changes.
namespace values_from_before_barriers {
void test() {
  array_view<int> v(8);
  const int first = 2;
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        tile_static int rows[8];
        int base = first;
        const int row = t.local[0] + base;
        rows[t.local[0]] = row;
        t.barrier.wait();
        base = 100;
        t.barrier.wait();
        v[t] = row + rows[0] + base;
      });
  CHECK(v[1] == 105);
}
} // namespace values_from_before_barriers

int main() {
  barriers_on_every_accelerator::test();
  publication_by_each_barrier_and_fence::test();
  ranges_of_threads_between_barriers::test();
  values_from_before_barriers::test();
  return failures;
}
