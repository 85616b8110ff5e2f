// Kernels launched per diagonal or with a barrier per diagonal solve subsequence and knapsack
// problems.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <algorithm>
#include <vector>
using namespace concurrency;
static int lcs_host(const std::vector<int> &a, const std::vector<int> &b) {
  std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
  for (size_t i = 1; i <= a.size(); ++i)
    for (size_t j = 1; j <= b.size(); ++j)
      d[i][j] = a[i - 1] == b[j - 1] ? d[i - 1][j - 1] + 1 : std::max(d[i - 1][j], d[i][j - 1]);
  return d[a.size()][b.size()];
}
static int max2(int a, int b) restrict(amp) { return a > b ? a : b; }
int lcs(const std::vector<int> &a, const std::vector<int> &b) {
  const int n = int(a.size()), m = int(b.size());
  array_view<const int> x(a), y(b);
  array_view<int, 2> d(n + 1, m + 1);
  parallel_for_each(d.extent, [=](index<2> i) restrict(amp) { d[i] = 0; });
  for (int diag = 2; diag <= n + m; ++diag) {
    const int lo = std::max(1, diag - m), hi = std::min(n, diag - 1);
    if (lo > hi) continue;
    parallel_for_each(
        extent<1>(hi - lo + 1), [=](index<1> k) restrict(amp) {
          const int i = lo + k[0], j = diag - i;
          d(i, j) = x[i - 1] == y[j - 1] ? d(i - 1, j - 1) + 1 : max2(d(i - 1, j), d(i, j - 1));
        });
  }
  return d(n, m);
}
int lcs_tiled(const std::vector<int> &a,
              const std::vector<int> &b) // one tile, a barrier each diagonal
{
  const int T = 64;
  const int n = int(a.size()), m = int(b.size());
  array<int> x(n, a.begin()), y(m, b.begin());
  std::vector<int> r(1);
  array_view<int> res(r);
  parallel_for_each(
      extent<1>(T).tile<T>(), [ =, &x, &y ](tiled_index<T> t) restrict(amp) {
        tile_static int row[3][T + 1];
        const int l = t.local[0];
        for (int k = 0; k < 3; ++k) {
          row[k][l] = 0;
          if (l == 0) row[k][T] = 0;
        }
        t.barrier.wait();
        for (int diag = 2; diag <= n + m; ++diag) {
          const int now = diag % 3, one = (diag + 2) % 3, two = (diag + 1) % 3, i = l + 1,
                    j = diag - i;
          if (i <= n && j >= 1 && j <= m)
            row[now][i] = x[i - 1] == y[j - 1] ? row[two][i - 1] + 1
                                               : max2(row[one][i - 1], row[one][i]);
          if (l == 0) row[now][0] = 0;
          if (i <= n && j == 0) row[now][i] = 0;
          t.barrier.wait();
        }
        if (l == 0) res[0] = row[(n + m) % 3][n];
      });
  return res[0];
}
template <typename T> T knapsack(const std::vector<int> &w, const std::vector<T> &v, int cap) {
  array<T, 2> best(2, cap + 1);
  {
    array_view<T, 2> b(best);
    parallel_for_each(b.extent, [=](index<2> i) restrict(amp) { b[i] = T(); });
  }
  int cur = 0;
  for (size_t k = 0; k < w.size(); ++k) {
    array_view<const T> from = best[cur];
    array_view<T> to = best[1 - cur];
    const int wk = w[k];
    const T vk = v[k];
    to.discard_data();
    parallel_for_each(
        to.extent, [=](index<1> c) restrict(amp) {
          T x = from[c];
          if (c[0] >= wk) {
            const T y = from[c - wk] + vk;
            if (x < y) x = y;
          }
          to[c] = x;
        });
    cur = 1 - cur;
  }
  std::vector<T> out = best;
  return out[cur * (cap + 1) + cap];
}
int main() {
  unsigned s = 3;
  auto rnd = [&](int m) { return int((s = s * 1664525u + 1013904223u) >> 16) % m; };
  for (int k = 0; k < 6; ++k) {
    std::vector<int> a(1 + rnd(60)), b(1 + rnd(60));
    for (int &x : a) x = rnd(4);
    for (int &x : b) x = rnd(4);
    const int want = lcs_host(a, b);
    if (lcs(a, b) != want) return 1;
    if (lcs_tiled(a, b) != want) return 2;
  }
  std::vector<int> w, v;
  for (int k = 0; k < 12; ++k) {
    w.push_back(1 + rnd(20));
    v.push_back(1 + rnd(100));
  }
  int want = 0;
  for (int m = 0; m < 4096; ++m) {
    int ws = 0, vs = 0;
    for (int k = 0; k < 12; ++k)
      if (m >> k & 1) {
        ws += w[k];
        vs += v[k];
      }
    if (ws <= 50) want = std::max(want, vs);
  }
  if (knapsack(w, v, 50) != want) return 3;
  if (knapsack(w, std::vector<double>(v.begin(), v.end()), 50) != want) return 4;
  if (knapsack(w, std::vector<unsigned>(v.begin(), v.end()), 50) != unsigned(want)) return 5;
  return 0;
}
