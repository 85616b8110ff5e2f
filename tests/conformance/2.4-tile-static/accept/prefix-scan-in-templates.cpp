// Function templates may scan tile_static memory through pointers and a barrier parameter.
//
// accept: L-2.4.3.5.1-d, M-8.1.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <vector>
using namespace concurrency;
template <int N> struct log2c {
  static const int value = 1 + log2c<N / 2>::value;
};
template <> struct log2c<1> {
  static const int value = 0;
};
template <class T> T exchange(T *p, T x) restrict(amp) {
  T o = *p;
  *p = x;
  return o;
}
template <class T, int N> T scan_tile(T *s, int l, const tile_barrier &bar) restrict(amp) {
  for (int d = 0; d < log2c<N>::value; ++d) {
    const int off = 1 << d;
    T x = T();
    if (l >= off) x = s[l - off];
    bar.wait_with_tile_static_memory_fence();
    if (l >= off) s[l] += x;
    bar.wait_with_tile_static_memory_fence();
  }
  return s[N - 1];
}
template <class T, int N> void scan(std::vector<T> &v) {
  const int n = (int)v.size(), tiles = (n + N - 1) / N;
  std::vector<T> sums(tiles);
  array_view<T, 1> a(n, v), s(tiles, sums);
  s.discard_data();
  parallel_for_each(
      extent<1>(tiles * N).template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
        tile_static T buf[N];
        tile_static T total;
        const int l = t.local[0], g = t.global[0];
        buf[l] = g < n ? a[g] : T(0);
        t.barrier.wait();
        T all = scan_tile<T, N>(buf, l, t.barrier);
        if (l == 0) exchange(&total, all);
        t.barrier.wait();
        if (g < n) a[g] = buf[l];
        if (l == N - 1) s[t.tile] = total;
      });
  s.synchronize();
  if (tiles > 1) {
    scan<T, N>(sums);
    array_view<const T, 1> c(tiles, sums);
    parallel_for_each(
        a.extent, [=](index<1> i) restrict(amp) {
          int t = i[0] / N;
          if (t > 0) a[i] += c[t - 1];
        });
  }
  a.synchronize();
}
int main() {
  std::vector<int> v(1000);
  std::vector<unsigned> u(77);
  std::vector<float> f(300);
  for (int i = 0; i < 1000; ++i) v[i] = i % 9 - 3;
  for (int i = 0; i < 77; ++i) u[i] = i;
  for (int i = 0; i < 300; ++i) f[i] = i % 2 ? .5f : 1.f;
  auto w = v;
  scan<int, 16>(v);
  scan<unsigned, 128>(u);
  scan<float, 32>(f);
  int s = 0;
  for (int i = 0; i < 1000; ++i) {
    s += w[i];
    if (v[i] != s) return 1;
  }
  if (u[76] != 76 * 77 / 2) return 2;
  return f[299] == 225.f ? 0 : 3;
}
