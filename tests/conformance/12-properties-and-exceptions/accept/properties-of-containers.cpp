// Host and amp code reads properties of arrays, views, sections and tiled indexes.
//
// accept: G-1.1-d, R-5.1.3-a, R-4.3.3-d, R-4.4.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <memory>
using namespace concurrency;

// Properties can be read in loops, switches, lambdas, default arguments and nested members.
namespace in_statements {
#define LEN(v) ((v).extent[0])
template <typename V>
auto total(const V &v) restrict(cpu, amp) -> decltype(v.extent.size()) {
  return v.extent.size();
}
template <typename V>
struct box {
  V v;
  int rows() const { return v.extent[0]; }
  static int k(const V *p) { return p->extent[0] + (*p).extent[V::rank - 1]; }
  decltype(std::declval<V &>().get_extent()) e() const { return v.extent; }
};
template <typename A>
bool on(const A &a, const accelerator &acc) {
  return a.accelerator_view.accelerator == acc && a.accelerator_view == acc.default_view;
}
struct outer {
  struct {
    array_view<int, 2> m;
  } in;
  std::vector<array_view<int, 1>> list;
  int n() { return in.m.extent[1] + list[0].extent[0] + this->in.m.extent.rank; }
};
int def(array_view<int, 1> v, int n = accelerator().default_view.version ? 1 : 0) {
  return n + v.extent[0];
}
void test() {
  array<int, 2> a(3, 4);
  array_view<int, 2> v(a);
  array_view<int, 1> o(5);
  auto p = std::make_shared<array<int, 2>>(2, 7);
  outer t{{v}, {o}};
  CHECK(total(v) == 12 && total(a) == 12 && LEN(v) == 3 && LEN(*p) == 2 && p->extent[1] == 7 &&
        t.n() == 4 + 5 + 2 && def(o) == 6 && box<array_view<int, 2>>{v}.rows() == 3 &&
        box<array_view<int, 2>>::k(&v) == 7 && box<array_view<int, 2>>{v}.e() == v.extent);
  CHECK(sizeof(v.extent) == 8 && std::is_same<decltype(v.get_extent()), extent<2>>::value &&
        on(a, accelerator()));
  extent<2> e = v.extent;
  e[0] = 9;
  CHECK(v.extent[0] == 3);
  const extent<2> &r = a.extent;
  CHECK(r.size() == 12);
  for (int i = 0; i < v.extent[0]; i++) {
    if (i >= a.extent[0] || !v.extent.contains(index<2>(i, 0)))
      ++failures;
  }
  while (v.extent.size() != 12) {
  }
  int sw = 0;
  switch (v.extent[1]) {
  case 4:
    sw = 1;
  }
  CHECK(sw == 1 && (v.extent[0] > 2 ? v.extent : e)[1] == 4 && v.extent == a.extent &&
        !(v.extent != a.extent) && (v.extent + 1)[0] == 4 &&
        std::max(v.extent[0], v.extent[1]) == 4);
  auto lam = [&] { return v.extent[0] * a.extent[1]; };
  CHECK(lam() == 12);
  auto gen = [](const auto &x) { return x.extent.size(); };
  CHECK(gen(a) == 12 && gen(o) == 5);
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        v[i] = v.extent[0] * 10 + v.extent.size() - v.section(index<2>(1, 1)).extent[1];
      });
  CHECK(v(2, 3) == 39);
  parallel_for_each(
      a.accelerator_view, a.extent.tile<1, 2>(), [&a](tiled_index<1, 2> i) restrict(amp) {
        a[i] = i.tile_extent[1] + i.get_tile_extent()[0];
      });
  CHECK(v(1, 1) == 3);
  auto all = accelerator::get_all();
  std::sort(all.begin(), all.end(), [](const accelerator &x, const accelerator &y) {
    return x.dedicated_memory != y.dedicated_memory ? x.dedicated_memory < y.dedicated_memory
                                                    : x.description < y.description;
  });
  auto it = std::find_if(all.begin(), all.end(),
                         [](accelerator &x) { return !x.has_display && x.is_emulated; });
  CHECK(it != all.end() && !it->description.empty() &&
        it->default_view.accelerator.device_path.size() > 2);
  std::wstring s = L"[" + it->device_path + L"]";
  CHECK(s.size() == it->device_path.size() + 2);
  accelerator_view av = it->default_view;
  CHECK(av.queuing_mode == queuing_mode_automatic && av.is_debug == av.get_is_debug() &&
        !av.accelerator.default_view.is_auto_selection &&
        accelerator::get_auto_selection_view().is_auto_selection);
}
} // namespace in_statements

// Amp code reads extent and tile_extent of arrays, views, sections and tiled indexes.
namespace in_kernels {
int g(extent<2> &) restrict(cpu, amp) { return 1; }
int g(const extent<2> &) restrict(cpu, amp) { return 2; }
template <class V>
int vol(const V &v) restrict(cpu, amp) {
  int n = 1;
  for (int i = 0; i < V::rank; ++i)
    n *= v.extent[i];
  return n;
}
template <class V>
auto ext(V &v) restrict(cpu, amp) -> decltype(v.extent) {
  return v.extent;
}
struct M {
  array_view<int, 2> v;
  int w() const restrict(cpu, amp) { return v.extent[1]; }
  concurrency::extent<2> e() const restrict(cpu, amp) { return this->v.extent; }
};
struct Der : array_view<int, 2> {
  Der(const array_view<int, 2> &o) restrict(cpu, amp) : array_view<int, 2>(o) {}
  int w() const restrict(cpu, amp) { return extent[1] * 10 + this->extent[0]; }
};
void test() {
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
    for (int x = 0; x < 6; ++x)
      CHECK(t(y, x) == 234);
  auto te = v.extent.tile<2, 3>();
  auto e2 = te.tile_extent;
  e2[0] = 50;
  CHECK(te.tile_extent[0] == 2);
}
} // namespace in_kernels

int main() {
  in_statements::test();
  in_kernels::test();
  return failures;
}
