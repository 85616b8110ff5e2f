// Kernels compute distances, paths and components of graphs and solve problems by dynamic
// programming.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <algorithm>
#include <amp.h>
#include <climits>
#include <queue>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

using namespace concurrency;

// Kernels in member functions compute distances, shortest paths and components of graphs.
namespace graphs {
struct edge {
  int to;
  int weight;
};
class graph {
  std::vector<int> first;
  std::vector<edge> edges;
  int n;

public:
  graph(int n, const std::vector<std::tuple<int, int, int>> &list) : first(n + 1), n(n) {
    for (const auto &[u, v, w] : list)
      ++first[u + 1];
    for (int k = 0; k < n; ++k)
      first[k + 1] += first[k];
    std::vector<int> at(first);
    edges.resize(list.size());
    for (const auto &[u, v, w] : list)
      edges[at[u]++] = {v, w};
  }
  std::vector<int> bfs(int s) const {
    std::vector<int> dist(n, INT_MAX);
    dist[s] = 0;
    array_view<const int> f(first);
    array_view<const edge> e(edges);
    array_view<int> d(dist);
    std::vector<int> flag(1, 1);
    array_view<int> again(flag);
    for (int level = 0; again[0]; ++level) {
      again[0] = 0;
      parallel_for_each(
          d.extent, [=](index<1> u) restrict(amp) {
            if (d[u] != level)
              return;
            for (int k = f[u]; k < f[u + 1]; ++k)
              if (d[e[k].to] == INT_MAX) {
                d[e[k].to] = level + 1;
                again[0] = 1;
              }
          });
    }
    d.synchronize();
    return dist;
  }
  std::vector<int> bellman_ford(int s) const {
    array<int> dist(n), f(n + 1, first.begin());
    array<edge> e(int(edges.size()), edges.begin(), edges.end());
    array<int> changed(1);
    parallel_for_each(
        dist.extent, [&, s ](index<1> i) restrict(amp) { dist[i] = i[0] == s ? 0 : INT_MAX; });
    for (int more = 1; more;) {
      more = 0;
      copy(&more, &more + 1, changed);
      parallel_for_each(
          dist.extent, [&](index<1> u) restrict(amp) {
            const int du = atomic_fetch_add(&dist[u], 0);
            if (du == INT_MAX)
              return;
            for (int k = f[u[0]]; k < f[u[0] + 1]; ++k)
              if (atomic_fetch_min(&dist[e[k].to], du + e[k].weight) > du + e[k].weight)
                atomic_exchange(&changed[0], 1);
          });
      copy(changed, &more);
    }
    return dist;
  }
  std::vector<int> floyd() const {
    const int n = this->n;
    array<int, 2> d(n, n);
    {
      std::vector<int> h(n * n, INT_MAX / 2);
      for (int u = 0; u < n; ++u) {
        for (int k = first[u]; k < first[u + 1]; ++k)
          h[u * n + edges[k].to] = std::min(h[u * n + edges[k].to], edges[k].weight);
        h[u * n + u] = 0;
      }
      copy(h.begin(), h.end(), d);
    }
    for (int k = 0; k < n; ++k)
      parallel_for_each(
          d.extent, [ k, &d ](index<2> i) restrict(amp) {
            const int alt = d(i[0], k) + d(k, i[1]);
            if (alt < d[i])
              d[i] = alt;
          });
    return d;
  }
  std::vector<int> components() const {
    std::vector<int> label(n);
    array_view<int> l(label);
    array_view<const int> f(first);
    array_view<const edge> e(edges);
    parallel_for_each(l.extent, [=](index<1> i) restrict(amp) { l[i] = i[0]; });
    std::vector<int> go(1, 1);
    while (go[0]) {
      go[0] = 0;
      array_view<int> g(go);
      parallel_for_each(
          l.extent, [=](index<1> u) restrict(amp) {
            for (int k = f[u]; k < f(u + 1); ++k) {
              const int v = e[k].to, a = l[u], b = l[v];
              if (a < b) {
                if (atomic_fetch_min(&l[v], a) > a)
                  g[0] = 1;
              } else if (b < a) {
                if (atomic_fetch_min(&l[u], b) > b)
                  g[0] = 1;
              }
            }
          });
      g.synchronize();
    }
    return std::vector<int>(l.data(), l.data() + n);
  }
  std::vector<int> ref(int s, bool unit) const {
    std::vector<int> d(n, INT_MAX);
    typedef std::pair<int, int> P;
    std::priority_queue<P, std::vector<P>, std::greater<P>> q;
    q.push({0, s});
    d[s] = 0;
    while (!q.empty()) {
      auto [du, u] = q.top();
      q.pop();
      if (du > d[u])
        continue;
      for (int k = first[u]; k < first[u + 1]; ++k) {
        int w = unit ? 1 : edges[k].weight;
        if (du + w < d[edges[k].to])
          q.push({d[edges[k].to] = du + w, edges[k].to});
      }
    }
    return d;
  }
};
void test() {
  std::mt19937 g(1);
  for (int n : {1, 5, 40, 90}) {
    std::vector<std::tuple<int, int, int>> l;
    for (int k = 0; k < 2 * n; ++k) {
      int u = g() % n, v = g() % n, w = g() % 50 + 1;
      if (u % 2 == v % 2) {
        l.emplace_back(u, v, w);
        l.emplace_back(v, u, w);
      }
    }
    if (l.empty())
      l.emplace_back(0, 0, 1);
    const graph G(n, l);
    CHECK(G.bfs(0) == G.ref(0, true));
    CHECK(G.bellman_ford(n / 2) == G.ref(n / 2, false));
    auto f = G.floyd();
    for (int u = 0; u < n; ++u) {
      auto r = G.ref(u, false);
      for (int v = 0; v < n; ++v)
        CHECK((r[v] == INT_MAX ? INT_MAX / 2 : r[v]) == f[u * n + v]);
    }
    auto c = G.components();
    for (int u = 0; u < n; ++u) {
      auto r = G.ref(u, true);
      for (int v = 0; v < n; ++v)
        CHECK((r[v] != INT_MAX) == (c[u] == c[v]));
    }
  }
}
} // namespace graphs

// Kernels launched per diagonal or with a barrier per diagonal solve subsequence and knapsack
// problems.
namespace dynamic_programming {
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
    if (lo > hi)
      continue;
    parallel_for_each(
        extent<1>(hi - lo + 1), [=](index<1> k) restrict(amp) {
          const int i = lo + k[0], j = diag - i;
          d(i, j) = x[i - 1] == y[j - 1] ? d(i - 1, j - 1) + 1 : max2(d(i - 1, j), d(i, j - 1));
        });
  }
  return d(n, m);
}
// Uses one tile, with a barrier after each diagonal.
int lcs_tiled(const std::vector<int> &a, const std::vector<int> &b) {
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
          if (l == 0)
            row[k][T] = 0;
        }
        t.barrier.wait();
        for (int diag = 2; diag <= n + m; ++diag) {
          const int now = diag % 3, one = (diag + 2) % 3, two = (diag + 1) % 3, i = l + 1,
                    j = diag - i;
          if (i <= n && j >= 1 && j <= m)
            row[now][i] =
                x[i - 1] == y[j - 1] ? row[two][i - 1] + 1 : max2(row[one][i - 1], row[one][i]);
          if (l == 0)
            row[now][0] = 0;
          if (i <= n && j == 0)
            row[now][i] = 0;
          t.barrier.wait();
        }
        if (l == 0)
          res[0] = row[(n + m) % 3][n];
      });
  return res[0];
}
template <typename T>
T knapsack(const std::vector<int> &w, const std::vector<T> &v, int cap) {
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
            if (x < y)
              x = y;
          }
          to[c] = x;
        });
    cur = 1 - cur;
  }
  std::vector<T> out = best;
  return out[cur * (cap + 1) + cap];
}
void test() {
  unsigned s = 3;
  auto rnd = [&](int m) { return int((s = s * 1664525u + 1013904223u) >> 16) % m; };
  for (int k = 0; k < 6; ++k) {
    std::vector<int> a(1 + rnd(60)), b(1 + rnd(60));
    for (int &x : a)
      x = rnd(4);
    for (int &x : b)
      x = rnd(4);
    const int want = lcs_host(a, b);
    CHECK(lcs(a, b) == want);
    CHECK(lcs_tiled(a, b) == want);
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
    if (ws <= 50)
      want = std::max(want, vs);
  }
  CHECK(knapsack(w, v, 50) == want);
  CHECK(knapsack(w, std::vector<double>(v.begin(), v.end()), 50) == want);
  CHECK(knapsack(w, std::vector<unsigned>(v.begin(), v.end()), 50) == unsigned(want));
}
} // namespace dynamic_programming

int main() {
  graphs::test();
  dynamic_programming::test();
  return failures;
}
