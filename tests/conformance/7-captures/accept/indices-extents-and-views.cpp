// Kernels may capture indices, extents, tiled extents, views, and arrays and classes that contain
// them.
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
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;

struct geo {
  index<2> i;
  extent<2> e;
  tiled_extent<2, 4> t;
};
struct deep {
  geo g[2];
  array_view<int, 2> v;
  int n;
  deep(array_view<int, 2> w) : v(w), n(w.extent[0]) {
    g[1].i = index<2>(1, 2);
    g[1].e = w.extent;
    g[0].t = w.extent;
  }
};
template <typename T>
struct tb {
  T x;
  tb(const T &x) : x(x) {}
  T get() const restrict(amp, cpu) { return x; }
};
void test() {
  const int H = 6, W = 8;
  std::vector<int> h(H * W), o(H * W);
  std::iota(h.begin(), h.end(), 0);
  array_view<int, 2> v(H, W, h), out(H, W, o);
  array_view<const int, 2> cv(v);
  const index<2> ci(1, 2);
  index<2> mi(3, 4);
  const extent<2> ce(v.extent);
  extent<3> e3(1, 2, 3);
  tiled_extent<2, 4> te = v.extent;
  const tiled_extent<3, 2> cte(v.extent);
  index<1> arr[3] = {index<1>(5), index<1>(6), index<1>(7)};
  const index<2> carr[2][2] = {{ci, mi}, {mi, ci}};
  array_view<int> rows[3] = {v[0], v[1], v[2]};
  array_view<const int> crows[2] = {cv[3], cv[4]};
  const array_view<const int, 2> ccv(cv);
  geo g = {ci, ce, te};
  const geo cg[2] = {{ci, ce, te}, {mi, ce, te}};
  deep d(v);
  const deep cd(v);
  tb<index<2>> t1(mi);
  tb<array_view<int, 2>> t2(v);
  tb<tb<extent<2>>> t3{tb<extent<2>>(ce)};
  auto lam = [=](index<2> i) restrict(amp) { return v[i] + ci[1] + rows[1][i[1]]; };
  auto lam2 = [ lam, mi ](index<2> i) restrict(amp) { return lam(i) + mi[0]; };
  auto expect = [&](index<2> i) { return h[i[0] * W + i[1]]; };
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        out[i] = cv[i] + ci[0] + mi[1] + ce[0] + e3[2] + te[1] + cte[0] + arr[2][0] +
                 carr[1][0][1] + rows[2][0] + crows[1][1] + ccv(0, 1) + g.i[1] + cg[1].i[0] +
                 g.t.tile_dim1;
      });
  for (int k = 0; k < H * W; ++k)
    CHECK(out(k / W, k % W) == k + 1 + 4 + 6 + 3 + 8 + 6 + 7 + 4 + 16 + 33 + 1 + 2 + 3 + 4);
  parallel_for_each(
      v.extent, [ d, cd, t1, t2, t3, out ](index<2> i) restrict(amp) {
        out[i] = d.g[1].i[1] + cd.g[1].e[1] + d.g[0].t.pad()[1] + d.v[i] + cd.n + t1.x[0] +
                 t1.get()[1] + t2.get()[i] + t3.x.x[0] + t3.get().get()[1];
      });
  for (int k = 0; k < H * W; ++k)
    CHECK(out(k / W, k % W) == 2 + 8 + 8 + k + 6 + 3 + 4 + k + 6 + 8);
  parallel_for_each(
      te, [=](tiled_index<2, 4> t) restrict(amp) { out[t] = lam2(t) + lam(t.global); });
  for (int k = 0; k < H * W; ++k)
    CHECK(out(k / W, k % W) == 2 * (k + 2 + W + k % W) + 3);
  parallel_for_each(
      v.extent, [
        out, x = v.section(1, 1, 4, 4), e = v.extent + 1, i0 = index<2>(1, 1),
        &cvr = (array<int, 2> &)*std::make_unique<array<int, 2>>(H, W, h.begin()).release(),
        m = std::move(mi)
      ](index<2> i) restrict(amp) {
        out[i] = x.extent[0] + e[1] + i0[0] + cvr[i] + m[1] + (x.extent.contains(i) ? x[i] : 0);
      });
  for (int y = 0; y < H; ++y)
    for (int x = 0; x < W; ++x)
      CHECK(out(y, x) ==
            4 + 9 + 1 + expect(index<2>(y, x)) + 4 + (y < 4 && x < 4 ? (y + 1) * W + x + 1 : 0));
}

int main() {
  test();
  return failures;
}
