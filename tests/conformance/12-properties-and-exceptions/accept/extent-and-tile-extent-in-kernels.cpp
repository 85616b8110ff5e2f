// Amp code reads extent and tile_extent of arrays, views, sections and tiled indexes.
//
// accept: G-1.1-d, R-4.3.3-d, R-4.4.3-b, R-5.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
int g(extent<2> &) restrict(cpu, amp) { return 1; }
int g(const extent<2> &) restrict(cpu, amp) { return 2; }
template <class V> int vol(const V &v) restrict(cpu, amp) {
  int n = 1;
  for (int i = 0; i < V::rank; ++i) n *= v.extent[i];
  return n;
}
template <class V> auto ext(V &v) restrict(cpu, amp) -> decltype(v.extent) { return v.extent; }
struct M {
  array_view<int, 2> v;
  int w() const restrict(cpu, amp) { return v.extent[1]; }
  concurrency::extent<2> e() const restrict(cpu, amp) { return this->v.extent; }
};
struct Der : array_view<int, 2> {
  Der(const array_view<int, 2> &o) restrict(cpu, amp) : array_view<int, 2>(o) {}
  int w() const restrict(cpu, amp) { return extent[1] * 10 + this->extent[0]; }
};
int main() {
  array<int, 2> a(4, 6);
  array_view<int, 2> v(a);
  M m = {v};
  Der d(v);
  array_view<int, 1> r(32);
  const array<int, 2> &ca = a;
  parallel_for_each(
      extent<1>(1), [ =, &a, &ca ](index<1>) restrict(amp) {
        int k = 0;
        r[k++] = g(ca.extent);
        r[k++] = g(v.extent);
        r[k++] = vol(v);
        r[k++] = vol(a);
        r[k++] = ext(a)[1];
        r[k++] = m.w();
        r[k++] = m.e()[0];
        r[k++] = d.w();
        r[k++] = d.extent[0];
        auto e = a.extent;
        e[0] = 100;
        r[k++] = a.extent[0];
        auto &&rr = v.extent;
        r[k++] = rr[1];
        const extent<2> &cr = ca.extent;
        r[k++] = cr[1];
        r[k++] = (a.extent + index<2>(1, 1))[1];
        r[k++] = v[0].extent[0];
        r[k++] = v.section(1, 1, 2, 3).extent[1];
        r[k++] = a.section(index<2>(1, 1)).extent.size();
        r[k++] = a.extent.tile<2, 2>().tile_extent[1];
        r[k++] = a.view_as(extent<1>(8)).extent[0];
        r[k++] = sizeof(v.extent);
        r[k++] = (r.extent[0] > 3 ? v.extent : a.extent)[0];
        r[k++] = a.get_extent()[1];
        r[k++] = a.extent.contains(index<2>(3, 5));
        array_view<int, 2> loc(v);
        r[k++] = loc.extent.size();
      });
  int want[] = {2, 2, 24, 24, 6, 6, 4, 64, 4, 4, 6, 6, 7, 6, 3, 15, 2, 8, 8, 4, 6, 1, 24};
  for (unsigned k = 0; k < sizeof want / 4; ++k)
    if (r[k] != want[k]) {
      std::printf("%u: %d want %d\n", k, r[k], want[k]);
      ++failures;
    }
  array_view<int, 2> t(4, 6);
  parallel_for_each(
      t.extent.tile<2, 3>(), [=](tiled_index<2, 3> ti) restrict(amp) {
        t[ti.global] = ti.tile_extent[0] * 100 + ti.tile_extent[1] * 10 + ti.get_tile_extent()[1] +
                       (ti.tile_extent == extent<2>(2, 3));
      });
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 6; ++x) CHECK(t(y, x) == 234);
  auto te = v.extent.tile<2, 3>();
  auto e2 = te.tile_extent;
  e2[0] = 50;
  CHECK(te.tile_extent[0] == 2);
  return failures;
}
