// Kernels capture arrays of views of rows, pyramid levels and dependent length, and see swapped
// elements.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
#include <cmath>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;

template <int N, typename T> T sum_all(const std::vector<std::vector<T>> &in) {
  array_view<const T> vs[N] = {array_view<const T>(in[0]), array_view<const T>(in[1]),
                               array_view<const T>(in[2])};
  std::vector<T> o(in[0].size());
  array_view<T> ov(o);
  const T w[N] = {T(1), T(2), T(3)};
  T ww[N][2] = {{T(1), T(0)}, {T(2), T(0)}, {T(3), T(1)}};
  parallel_for_each(
      ov.extent, [=](index<1> i) restrict(amp) {
        T s = 0;
        for (int k = 0; k < N; ++k) s += vs[k][i] * w[k] + ww[k][1];
        ov[i] = s;
      });
  T s = 0;
  for (int k = 0; k < ov.extent[0]; ++k) s += ov[k];
  return s;
}
struct layers {
  array_view<float, 2> l[3];
  layers(array_view<float, 3> v) : l{v[0], v[1], v[2]} {}
};
class pyramid {
  std::vector<std::vector<float>> data;
  std::vector<array_view<float, 2>> levels;

public:
  explicit pyramid(int n) {
    for (int s = n; s; s /= 2) { data.emplace_back(s * s, float(s)); }
    for (auto &d : data) {
      int s = int(std::sqrt(double(d.size())) + 0.5);
      levels.emplace_back(s, s, d);
    }
  }
  void reduce() {
    for (size_t k = 0; k + 1 < levels.size(); ++k) {
      array_view<const float, 2> from = levels[k];
      array_view<float, 2> to = levels[k + 1];
      parallel_for_each(
          to.extent, [=](index<2> i) restrict(amp) {
            const index<2> b = i * 2;
            to[i] = (from[b] + from(b[0], b[1] + 1) + from(b[0] + 1, b[1]) + from[b + 1]) / 4 + 1;
          });
    }
  }
  float top() const { return levels.back()(0, 0); }
};
int main() {
  std::vector<std::vector<int>> in(3, std::vector<int>(10, 2));
  CHECK((sum_all<3, int>(in)) == 10 * (12 + 1));
  std::vector<std::vector<double>> ind(3, std::vector<double>(10, 0.5));
  CHECK((sum_all<3, double>(ind)) == 40);
  std::vector<float> h(3 * 4 * 5, 1);
  layers L(array_view<float, 3>(3, 4, 5, h));
  parallel_for_each(
      L.l[0].extent, [=](index<2> i) restrict(amp) {
        for (int k = 0; k < 3; ++k) L.l[k][i] += k;
      });
  CHECK(L.l[2](3, 4) == 3);
  L.l[1].synchronize();
  CHECK(h[20] == 2);
  pyramid p(16);
  p.reduce();
  CHECK(p.top() == 20);
  array_view<float, 2> two[2] = {L.l[0], L.l[1]};
  for (int step = 0; step < 4; ++step) {
    parallel_for_each(
        two[0].extent, [ two, step ](index<2> i) restrict(amp) { two[1][i] = two[0][i] + step; });
    std::swap(two[0], two[1]);
  }
  CHECK(two[0](0, 0) == 7);
  return failures;
}
