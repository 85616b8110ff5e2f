// Properties can be read in loops, switches, lambdas, default arguments and nested members.
//
// accept: G-1.1-d, R-5.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <memory>
#include "check.h"
using namespace concurrency;
#define LEN(v) ((v).extent[0])
template <typename V> auto total(const V &v) restrict(cpu, amp) -> decltype(v.extent.size()) {
  return v.extent.size();
}
template <typename V> struct box {
  V v;
  int rows() const { return v.extent[0]; }
  static int k(const V *p) { return p->extent[0] + (*p).extent[V::rank - 1]; }
  decltype(std::declval<V &>().get_extent()) e() const { return v.extent; }
};
template <typename A> bool on(const A &a, const accelerator &acc) {
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
int main() {
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
    if (i >= a.extent[0] || !v.extent.contains(index<2>(i, 0))) ++failures;
  }
  while (v.extent.size() != 12) {}
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
  return failures;
}
