// Template kernels sort numbers and structures, compute scans and compact views.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <functional>
#include <iostream>
#include <iterator>
#include <numeric>
#include <random>
#include <stdexcept>
#include <vector>

// Template kernels sort arrays of numbers and structs by a bitonic network and a transposition.
namespace bitonic_sort {
using namespace Concurrency;
using std::vector;

#define BLOCK_SIZE 64
#define TRANSPOSE_BLOCK_SIZE 8

template <typename T>
struct key_value {
  T key;
  unsigned value;
};
template <typename T>
inline bool operator<(const key_value<T> &l, const key_value<T> &r) restrict(cpu, amp) {
  return l.key < r.key || (l.key == r.key && l.value < r.value);
}
template <typename T>
struct ascending {
  static bool less(const T &a, const T &b) restrict(cpu, amp) { return a < b; }
};
template <typename T>
struct descending {
  static bool less(const T &a, const T &b) restrict(cpu, amp) { return b < a; }
};

template <typename T, template <typename> class order>
void bitonic_sort_kernel(array<T, 1> &data, unsigned ulevel, unsigned ulevelmask,
                         tiled_index<BLOCK_SIZE> tidx) restrict(amp) {
  tile_static T sh_data[BLOCK_SIZE];
  const int local_idx = tidx.local[0];
  const int global_idx = tidx.global[0];
  sh_data[local_idx] = data[global_idx];
  tidx.barrier.wait();
  for (unsigned j = ulevel >> 1; j > 0; j >>= 1) {
    const bool swap_down = (global_idx & ulevelmask) != 0;
    const T mine = sh_data[local_idx], his = sh_data[local_idx ^ j];
    const bool lower = (local_idx & j) == 0;
    T result = mine;
    if (order<T>::less(his, mine) == (lower != swap_down))
      result = his;
    tidx.barrier.wait();
    sh_data[local_idx] = result;
    tidx.barrier.wait();
  }
  data[global_idx] = sh_data[local_idx];
}
template <typename T, template <typename> class order>
void step(array<T, 1> &data, unsigned j, unsigned k) {
  parallel_for_each(
      data.extent, [ =, &data ](index<1> i) restrict(amp) {
        const int partner = i[0] ^ j;
        if (partner > i[0]) {
          const T a = data[i], b = data[partner];
          if (order<T>::less(b, a) == ((i[0] & k) == 0)) {
            data[i] = b;
            data[partner] = a;
          }
        }
      });
}
template <template <typename> class order, typename T>
void sort(vector<T> &v) {
  array<T> data(int(v.size()), v.begin(), v.end());
  for (unsigned k = 2; k <= v.size(); k <<= 1) {
    unsigned j = k >> 1;
    for (; j >= BLOCK_SIZE; j >>= 1)
      step<T, order>(data, j, k);
    const unsigned level = j << 1;
    parallel_for_each(
        data.extent.template tile<BLOCK_SIZE>(),
        [ =, &data ](tiled_index<BLOCK_SIZE> t) restrict(amp) {
          bitonic_sort_kernel<T, order>(data, level, k, t);
        });
  }
  copy(data, v.begin());
}
template <typename T>
bool check(int n, T (*make)(unsigned)) {
  std::mt19937 g(n);
  vector<T> v;
  for (int i = 0; i < n; ++i)
    v.push_back(make(g()));
  vector<T> ref(v), d(v);
  std::sort(ref.begin(), ref.end());
  sort<ascending>(v);
  sort<descending>(d);
  for (int i = 0; i < n; ++i)
    if (ref[i] < v[i] || v[i] < ref[i] || ref[n - 1 - i] < d[i] || d[i] < ref[n - 1 - i])
      return false;
  return true;
}
void test() {
  bool ok = true;
  for (int n : {64, 128, 1024, 4096}) {
    ok &= check<int>(n, [](unsigned x) { return int(x) % 1000; });
    ok &= check<unsigned>(n, [](unsigned x) { return x; });
    ok &= check<float>(n, [](unsigned x) { return x / 7.0f; });
    ok &= check<double>(n, [](unsigned x) { return -(x / 3.0); });
    ok &= check<key_value<int>>(n, [](unsigned x) { return key_value<int>{int(x % 10), x / 10}; });
    if (!ok)
      std::wcout << L"failed at " << n << std::endl;
  }
  CHECK(ok);
}
} // namespace bitonic_sort

// Tiled template kernels compute inclusive and exclusive scans and compact a view.
namespace scan_and_compaction {
namespace amp = concurrency;
namespace details {
template <typename T>
struct plus {
  static const int id = 0;
  T operator()(T a, T b) const restrict(cpu, amp) { return a + b; }
  T identity() const restrict(cpu, amp) { return T(); }
};
template <typename T>
struct maximum {
  T lowest;
  T operator()(T a, T b) const restrict(cpu, amp) { return a < b ? b : a; }
  T identity() const restrict(cpu, amp) { return lowest; }
};
enum class mode { inclusive, exclusive };
template <int TileSize, mode M, typename T, typename Op>
T scan_tile(T x, const Op &op, const amp::tiled_index<TileSize> &t, T &total) restrict(amp) {
  tile_static T buf[2][TileSize];
  int in = 0;
  const int l = t.local[0];
  buf[0][l] = x;
  t.barrier.wait_with_tile_static_memory_fence();
  for (int off = 1; off < TileSize; off *= 2) {
    buf[1 - in][l] = l >= off ? op(buf[in][l - off], buf[in][l]) : buf[in][l];
    in = 1 - in;
    t.barrier.wait_with_tile_static_memory_fence();
  }
  total = buf[in][TileSize - 1];
  T r;
  if (M == mode::inclusive)
    r = buf[in][l];
  else
    r = l ? buf[in][l - 1] : op.identity();
  t.barrier.wait();
  return r;
}
} // namespace details
template <int TileSize, details::mode M, typename T, typename Op>
void scan(amp::array_view<const T> in, amp::array_view<T> out, Op op) {
  if (in.extent != out.extent)
    throw std::invalid_argument("scan");
  const int n = in.extent[0], tiles = (n + TileSize - 1) / TileSize;
  amp::array<T> sums(tiles);
  amp::parallel_for_each(
      in.extent.template tile<TileSize>().pad(),
      [ =, &sums ](amp::tiled_index<TileSize> t) restrict(amp) {
        const int g = t.global[0];
        T total, x = g < n ? in[g] : op.identity();
        x = details::scan_tile<TileSize, M>(x, op, t, total);
        if (g < n)
          out[g] = x;
        if (t.local[0] == 0)
          sums[t.tile] = total;
      });
  if (tiles > 1) {
    amp::array<T> offsets(tiles);
    scan<TileSize, details::mode::exclusive, T>(amp::array_view<const T>(sums), offsets, op);
    amp::parallel_for_each(
        out.extent, [ =, &offsets ](amp::index<1> i) restrict(amp) {
          out[i] = op(offsets[i / TileSize], out[i]);
        });
  }
}
template <typename T, typename Pred>
std::vector<T> copy_if(const std::vector<T> &v, Pred pred) {
  const int n = int(v.size());
  amp::array_view<const T> in(v);
  amp::array<int> flags(n), pos(n);
  amp::parallel_for_each(
      in.extent, [ =, &flags ](amp::index<1> i) restrict(amp) { flags[i] = pred(in[i]) ? 1 : 0; });
  scan<128, details::mode::exclusive, int>(flags, pos, details::plus<int>());
  const int count = amp::array_view<int>(pos)[n - 1] + amp::array_view<int>(flags)[n - 1];
  std::vector<T> result(count);
  if (!count)
    return result;
  amp::array_view<T> out(result);
  out.discard_data();
  amp::parallel_for_each(
      in.extent, [ =, &flags, &pos ](amp::index<1> i) restrict(amp) {
        if (flags[i])
          out[pos[i]] = in[i];
      });
  out.synchronize();
  return result;
}
void test() {
  for (int n : {1, 2, 63, 64, 65, 128, 1000, 5000}) {
    std::vector<int> h(n), o(n), e(n);
    for (int i = 0; i < n; ++i)
      h[i] = (i * 7919) % 101 - 50;
    {
      amp::array_view<int> ov(o);
      scan<64, details::mode::inclusive, int>(amp::array_view<const int>(h), ov,
                                              details::plus<int>());
    }
    std::partial_sum(h.begin(), h.end(), e.begin());
    CHECK(o == e);
    {
      amp::array_view<int> ov(o);
      scan<32, details::mode::exclusive, int>(amp::array_view<int>(h), ov, details::plus<int>());
    }
    for (int i = 0; i < n; ++i)
      CHECK(o[i] == (i ? e[i - 1] : 0));
    {
      amp::array_view<int> ov(o);
      scan<16, details::mode::inclusive, int>(amp::array_view<const int>(h), ov,
                                              details::maximum<int>{-1000});
    }
    std::partial_sum(h.begin(), h.end(), e.begin(), [](int a, int b) { return a < b ? b : a; });
    CHECK(o == e);
    std::vector<double> d(h.begin(), h.end()), want;
    for (double x : d)
      if (x > 10)
        want.push_back(x);
    CHECK(copy_if(d, [](double x) restrict(amp, cpu) { return x > 10; }) == want);
    const int lim = n % 7;
    want.clear();
    for (double x : d)
      if (int(x) % 7 == lim)
        want.push_back(x);
    CHECK(copy_if(d, [=](double x) restrict(amp) { return int(x) % 7 == lim; }) == want);
  }
}
} // namespace scan_and_compaction

using namespace concurrency;

// Kernels count digits in tile_static histograms and scatter elements to their sorted positions.
namespace radix_sort {
using namespace std;
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
        if (t.local[0] < buckets)
          local[t.local[0]] = 0;
        t.barrier.wait();
        if (t.global[0] < in.extent[0])
          atomic_fetch_inc(&local[digit(in[t.global], shift)]);
        t.barrier.wait();
        if (t.local[0] < buckets)
          counts(t.local[0], t.tile[0]) = local[t.local[0]];
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
          for (int k = 0; k < l; ++k)
            before += digits[k] == d;
          out[offsets(int(d), t.tile[0]) + before] = x;
        }
      });
}
void test() {
  for (int n : {1, 100, 128, 129, 3000}) {
    vector<unsigned> h(n);
    unsigned s = 12345;
    for (auto &x : h)
      x = (s = s * 1664525u + 1013904223u);
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
      CHECK(accumulate(c.begin(), c.end(), 0) == n);
      concurrency::array<int, 2> offsets(buckets, tiles, o.begin(), o.end());
      scatter(*from, *to, offsets, shift);
      swap(from, to);
    }
    vector<unsigned> got = *from;
    CHECK(got == want);
    // Atomic functions count digits in a view and in an array.
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
    CHECK(total == e1 && equal(av.begin(), av.end(), e2.begin()));
  }
}
} // namespace radix_sort

int main() {
  bitonic_sort::test();
  scan_and_compaction::test();
  radix_sort::test();
  return failures;
}
