// Barriers and fences order tile_static and global memory on the WARP and the reference
// accelerator.
//
// accept: M-8.1.2-p, M-4.5-a, M-8.1.2-n, R-4.5.3-a, R-4.5.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using concurrency::array_view;
using concurrency::tile_barrier;
template <typename B> struct sync {
  B b;
  void operator()() const restrict(amp) { b.wait(); }
};
void s1(const tile_barrier &b) restrict(amp) { b.wait_with_global_memory_fence(); }
void s2(tile_barrier b) restrict(amp) {
  tile_barrier c(b);
  c.wait_with_all_memory_fence();
}
template <int N> int scan(int *ts, int me, const tile_barrier &b) restrict(amp) {
  for (int d = 1; d < N; d *= 2) {
    int x = me >= d ? ts[me - d] : 0;
    b.wait_with_tile_static_memory_fence();
    ts[me] += x;
    b.wait();
  }
  return ts[me];
}
int main() {
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
          if (me == 0) flag = 0;
          s2(t.barrier);
          s[t] = scan<32>(a, me, t.barrier);
          for (int h = 16; h > 0; h /= 2) {
            if (me < h) red[me] += red[me + h];
            sync<tile_barrier>{t.barrier}();
          }
          g[t] = me * 3;
          s1(t.barrier);
          int other = g[t.tile_origin + (31 - me)];
          t.barrier.wait_with_global_memory_fence();
          g[t] = other;
          if (me % 3 == 0) all_memory_fence(t.barrier);
          else if (me % 3 == 1) concurrency::global_memory_fence(t.barrier);
          else tile_static_memory_fence(t.barrier);
          if (me == 5) {
            flag = red[0];
            tile_static_memory_fence(t.barrier);
          }
          t.barrier.wait();
          if (me == 31) r[t.tile] = flag;
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
  return failures;
}
