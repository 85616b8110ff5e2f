// Kernels in member functions compute distances, shortest paths and components of graphs.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <climits>
#include <queue>
#include <random>
#include <tuple>
#include <utility>
#include <vector>
using namespace concurrency;
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
    for (const auto &[u, v, w] : list) ++first[u + 1];
    for (int k = 0; k < n; ++k) first[k + 1] += first[k];
    std::vector<int> at(first);
    edges.resize(list.size());
    for (const auto &[u, v, w] : list) edges[at[u]++] = {v, w};
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
            if (d[u] != level) return;
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
            if (du == INT_MAX) return;
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
            if (alt < d[i]) d[i] = alt;
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
                if (atomic_fetch_min(&l[v], a) > a) g[0] = 1;
              } else if (b < a) {
                if (atomic_fetch_min(&l[u], b) > b) g[0] = 1;
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
      if (du > d[u]) continue;
      for (int k = first[u]; k < first[u + 1]; ++k) {
        int w = unit ? 1 : edges[k].weight;
        if (du + w < d[edges[k].to]) q.push({d[edges[k].to] = du + w, edges[k].to});
      }
    }
    return d;
  }
};
int main() {
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
    if (l.empty()) l.emplace_back(0, 0, 1);
    const graph G(n, l);
    if (G.bfs(0) != G.ref(0, true)) return 1;
    if (G.bellman_ford(n / 2) != G.ref(n / 2, false)) return 2;
    auto f = G.floyd();
    for (int u = 0; u < n; ++u) {
      auto r = G.ref(u, false);
      for (int v = 0; v < n; ++v)
        if ((r[v] == INT_MAX ? INT_MAX / 2 : r[v]) != f[u * n + v]) return 3;
    }
    auto c = G.components();
    for (int u = 0; u < n; ++u) {
      auto r = G.ref(u, true);
      for (int v = 0; v < n; ++v)
        if ((r[v] != INT_MAX) != (c[u] == c[v])) return 4;
    }
  }
  return 0;
}
