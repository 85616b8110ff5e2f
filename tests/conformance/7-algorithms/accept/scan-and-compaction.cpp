// Tiled template kernels compute inclusive and exclusive scans and compact a view.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <vector>
namespace amp = concurrency;
namespace details {
template <typename T> struct plus {
  static const int id = 0;
  T operator()(T a, T b) const restrict(cpu, amp) { return a + b; }
  T identity() const restrict(cpu, amp) { return T(); }
};
template <typename T> struct maximum {
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
  if (M == mode::inclusive) r = buf[in][l];
  else r = l ? buf[in][l - 1] : op.identity();
  t.barrier.wait();
  return r;
}
}
template <int TileSize, details::mode M, typename T, typename Op>
void scan(amp::array_view<const T> in, amp::array_view<T> out, Op op) {
  if (in.extent != out.extent) throw std::invalid_argument("scan");
  const int n = in.extent[0], tiles = (n + TileSize - 1) / TileSize;
  amp::array<T> sums(tiles);
  amp::parallel_for_each(
      in.extent.template tile<TileSize>().pad(),
      [ =, &sums ](amp::tiled_index<TileSize> t) restrict(amp) {
        const int g = t.global[0];
        T total, x = g < n ? in[g] : op.identity();
        x = details::scan_tile<TileSize, M>(x, op, t, total);
        if (g < n) out[g] = x;
        if (t.local[0] == 0) sums[t.tile] = total;
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
template <typename T, typename Pred> std::vector<T> copy_if(const std::vector<T> &v, Pred pred) {
  const int n = int(v.size());
  amp::array_view<const T> in(v);
  amp::array<int> flags(n), pos(n);
  amp::parallel_for_each(
      in.extent, [ =, &flags ](amp::index<1> i) restrict(amp) { flags[i] = pred(in[i]) ? 1 : 0; });
  scan<128, details::mode::exclusive, int>(flags, pos, details::plus<int>());
  const int count = amp::array_view<int>(pos)[n - 1] + amp::array_view<int>(flags)[n - 1];
  std::vector<T> result(count);
  if (!count) return result;
  amp::array_view<T> out(result);
  out.discard_data();
  amp::parallel_for_each(
      in.extent, [ =, &flags, &pos ](amp::index<1> i) restrict(amp) {
        if (flags[i]) out[pos[i]] = in[i];
      });
  out.synchronize();
  return result;
}
int main() {
  for (int n : {1, 2, 63, 64, 65, 128, 1000, 5000}) {
    std::vector<int> h(n), o(n), e(n);
    for (int i = 0; i < n; ++i) h[i] = (i * 7919) % 101 - 50;
    {
      amp::array_view<int> ov(o);
      scan<64, details::mode::inclusive, int>(amp::array_view<const int>(h), ov,
                                              details::plus<int>());
    }
    std::partial_sum(h.begin(), h.end(), e.begin());
    if (o != e) return 1;
    {
      amp::array_view<int> ov(o);
      scan<32, details::mode::exclusive, int>(amp::array_view<int>(h), ov, details::plus<int>());
    }
    for (int i = 0; i < n; ++i)
      if (o[i] != (i ? e[i - 1] : 0)) return 2;
    {
      amp::array_view<int> ov(o);
      scan<16, details::mode::inclusive, int>(amp::array_view<const int>(h), ov,
                                              details::maximum<int>{-1000});
    }
    std::partial_sum(h.begin(), h.end(), e.begin(), [](int a, int b) { return a < b ? b : a; });
    if (o != e) return 3;
    std::vector<double> d(h.begin(), h.end()), want;
    for (double x : d)
      if (x > 10) want.push_back(x);
    if (copy_if(d, [](double x) restrict(amp, cpu) { return x > 10; }) != want) return 4;
    const int lim = n % 7;
    want.clear();
    for (double x : d)
      if (int(x) % 7 == lim) want.push_back(x);
    if (copy_if(d, [=](double x) restrict(amp) { return int(x) % 7 == lim; }) != want) return 5;
  }
  return 0;
}
