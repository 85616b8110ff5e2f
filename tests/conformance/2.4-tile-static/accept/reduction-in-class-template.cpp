// tile_static memory of a kernel in a class template may be passed to its static member functions.
//
// accept: L-2.4.3.5.1-a, L-2.4.3.5.1-k, P-7-ab, M-8.1.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <numeric>
#include <algorithm>
#include <climits>
using namespace concurrency;
struct plus_op {
  static int identity() restrict(cpu, amp) { return 0; }
  int operator()(int a, int b) const restrict(cpu, amp) { return a + b; }
};
struct max_op {
  static int identity() restrict(cpu, amp) { return INT_MIN; }
  int operator()(int a, int b) const restrict(cpu, amp) { return a > b ? a : b; }
};
template <typename Op, int TileSize = 64> class reducer {
  static_assert((TileSize & (TileSize - 1)) == 0, "power of two");
  Op op;
  static int load(const array_view<const int, 1> &v, int i, int n) restrict(amp) {
    return i < n ? v[i] : Op::identity();
  }
  static void tree(int (&s)[TileSize], const tiled_index<TileSize> &t, const Op &o) restrict(amp) {
    for (int k = TileSize / 2; k > 0; k >>= 1) {
      if (t.local[0] < k) s[t.local[0]] = o(s[t.local[0]], s[t.local[0] + k]);
      t.barrier.wait_with_tile_static_memory_fence();
    }
  }

public:
  explicit reducer(Op o = Op()) : op(o) {}
  int operator()(const std::vector<int> &in) const {
    int n = (int)in.size(), tiles = (n + TileSize - 1) / TileSize;
    array_view<const int, 1> src(n, in);
    std::vector<int> part(tiles);
    array_view<int, 1> dst(tiles, part);
    dst.discard_data();
    Op o = op;
    parallel_for_each(
        extent<1>(tiles * TileSize).tile<TileSize>(), [=](tiled_index<TileSize> t) restrict(amp) {
          tile_static int s[TileSize];
          s[t.local[0]] = load(src, t.global[0], n);
          t.barrier.wait();
          tree(s, t, o);
          if (t.local[0] == 0) dst[t.tile] = s[0];
        });
    dst.synchronize();
    if (tiles == 1) return part[0];
    return (*this)(part);
  }
};
int main() {
  std::vector<int> v(10007);
  unsigned s = 1;
  for (auto &x : v) {
    s = s * 1664525u + 1013904223u;
    x = int(s >> 20) - 2048;
  }
  if (reducer<plus_op>()(v) != std::accumulate(v.begin(), v.end(), 0)) return 1;
  if (reducer<max_op, 32>()(v) != *std::max_element(v.begin(), v.end())) return 2;
  if (reducer<max_op, 256>(max_op())(std::vector<int>(1, -5)) != -5) return 3;
  return 0;
}
