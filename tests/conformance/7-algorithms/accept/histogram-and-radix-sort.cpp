// Kernels count digits in tile_static histograms and scatter elements to their sorted positions.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <iterator>
#include <numeric>
#include <vector>
using namespace std;
using namespace concurrency;
const int bits = 4, buckets = 1 << bits;
const int tile_size = 128;
static unsigned digit(unsigned x, int shift) restrict(amp, cpu) {
  return (x >> shift) & (buckets - 1);
}
void histogram(const array<unsigned> &in, concurrency::array<int, 2> &counts, int shift) {
  parallel_for_each(
      in.extent.tile<tile_size>().pad(),
      [ =, &in, &counts ](tiled_index<tile_size> t) restrict(amp) {
        tile_static int local[buckets];
        if (t.local[0] < buckets) local[t.local[0]] = 0;
        t.barrier.wait();
        if (t.global[0] < in.extent[0]) atomic_fetch_inc(&local[digit(in[t.global], shift)]);
        t.barrier.wait();
        if (t.local[0] < buckets) counts(t.local[0], t.tile[0]) = local[t.local[0]];
      });
}
void scatter(const concurrency::array<unsigned> &in, concurrency::array<unsigned> &out,
             const concurrency::array<int, 2> &offsets, int shift) {
  parallel_for_each(
      in.extent.tile<tile_size>().pad(),
      [ =, &in, &out, &offsets ](tiled_index<tile_size> t) restrict(amp) {
        tile_static unsigned digits[tile_size];
        const int l = t.local[0], g = t.global[0];
        const bool live = g < in.extent[0];
        unsigned x = 0, d = buckets;
        if (live) {
          x = in[g];
          d = digit(x, shift);
        }
        digits[l] = d;
        t.barrier.wait_with_tile_static_memory_fence();
        if (live) {
          int before = 0;
          for (int k = 0; k < l; ++k) before += digits[k] == d;
          out[offsets(int(d), t.tile[0]) + before] = x;
        }
      });
}
int main() {
  for (int n : {1, 100, 128, 129, 3000}) {
    vector<unsigned> h(n);
    unsigned s = 12345;
    for (auto &x : h) x = (s = s * 1664525u + 1013904223u);
    vector<unsigned> want(h);
    sort(begin(want), end(want));
    const int tiles = (n + tile_size - 1) / tile_size;
    concurrency::array<unsigned> a(n, begin(h), end(h)), b(n);
    concurrency::array<unsigned> *from = &a, *to = &b;
    for (int shift = 0; shift < 32; shift += bits) {
      concurrency::array<int, 2> counts(buckets, tiles);
      histogram(*from, counts, shift);
      vector<int> c = counts, o(c.size());
      partial_sum(c.begin(), c.end() - 1, o.begin() + 1);
      if (accumulate(c.begin(), c.end(), 0) != n) return 1;
      concurrency::array<int, 2> offsets(buckets, tiles, o.begin(), o.end());
      scatter(*from, *to, offsets, shift);
      swap(from, to);
    }
    vector<unsigned> got = *from;
    if (got != want) return 2;
    // histogram of all, with global atomics, in every type of container
    vector<int> total(buckets);
    array_view<int> tv(total);
    concurrency::array<unsigned> acc(buckets);
    parallel_for_each(acc.extent, [&](index<1> i) restrict(amp) { acc[i] = 0; });
    concurrency::array<unsigned> &src = *from;
    parallel_for_each(
        src.extent, [&, tv ](index<1> i) restrict(amp) {
          atomic_fetch_add(&tv[int(src[i] >> 28)], 1);
          atomic_fetch_add(&acc(int(src[i] & 15)), 1u);
        });
    vector<int> e1(buckets), e2(buckets);
    for (unsigned x : h) {
      ++e1[x >> 28];
      ++e2[x & 15];
    }
    vector<unsigned> av = acc;
    tv.synchronize();
    if (total != e1 || !equal(av.begin(), av.end(), e2.begin())) return 3;
  }
  return 0;
}
