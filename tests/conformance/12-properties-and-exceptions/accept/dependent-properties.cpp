// A template may read properties of objects whose type depends on template arguments.
//
// accept: G-1.1-d, R-3.3.1-b, R-5.1.3-b, R-5.1.3-c, R-5.1.3-d, R-5.2.3-b, R-4.3.3-d, R-4.4.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;

// Properties of objects whose type depends on template arguments can be read.
namespace dependent_properties {
template <typename T, int N>
void f(array<T, N> &a, const array<T, N> &ca) {
  a.accelerator_view.wait();
  CHECK(a.accelerator_view == ca.accelerator_view);
  CHECK(a.associated_accelerator_view.accelerator == ca.accelerator_view.accelerator);
  CHECK(a.cpu_access_type == ca.get_cpu_access_type());
  array_view<T, N> v(a);
  array_view<const T, N> cv = ca;
  CHECK(v.source_accelerator_view.accelerator.description ==
        cv.source_accelerator_view.accelerator.description);
  CHECK(v.source_accelerator_view.accelerator.default_view.queuing_mode == queuing_mode_automatic);
  CHECK(v.section(index<N>(), v.extent).source_accelerator_view == a.accelerator_view);
  CHECK((&a)->accelerator_view == a.accelerator_view);
  array<T, N> *p = &a;
  CHECK(p->accelerator_view.is_debug == a.accelerator_view.is_debug);
  a.accelerator_view.create_marker().get();
  array<T, N> b(a.extent, a.accelerator_view), c(b.extent, a.accelerator_view, a.cpu_access_type);
  CHECK(c.extent == a.extent);
  array<T, N> st(a.extent, accelerator(accelerator::cpu_accelerator).default_view,
                 a.accelerator_view);
  CHECK(st.associated_accelerator_view == a.accelerator_view);
}
template <typename T>
struct box {
  array<T, 1> a;
  std::vector<array_view<T, 1>> views;
  accelerator_view av;
  box(const accelerator_view &v) : a(8, v), av(v) { views.push_back(a); }
  bool same() const {
    return a.accelerator_view == av && views[0].source_accelerator_view == av &&
           this->a.accelerator_view == this->av;
  }
  std::wstring where() { return a.accelerator_view.accelerator.device_path; }
  unsigned version() { return av.version + av.accelerator.version - av.accelerator.version; }
  extent<1> shape() const { return views.front().extent; }
};
template <typename Iter>
int count_emulated(Iter b, Iter e) {
  return int(std::count_if(b, e, [](const accelerator &a) { return a.is_emulated; }));
}
template <typename T>
void g(const std::vector<accelerator> &accs) {
  for (std::vector<accelerator>::const_iterator it = accs.begin(); it != accs.end(); ++it) {
    if (it->is_emulated && it->device_path == accelerator::cpu_accelerator)
      continue;
    array<T, 1> a(4, it->default_view);
    array<T, 1> b(4, it->create_view(), it->default_cpu_access_type);
    CHECK(a.accelerator_view == it->default_view);
    CHECK(b.accelerator_view.accelerator == *it);
    array_view<T, 1> v(a);
    parallel_for_each(
        it->default_view, v.extent, [=](index<1> i) restrict(amp) { v[i] = T(i[0]); });
    CHECK(v[3] == T(3));
  }
  for (const auto &a : accs) {
    CHECK(!a.description.empty());
    CHECK(a.default_view.accelerator == a);
  }
}
template <typename T, int N>
void h(array<T, N> &a) {
  auto av = a.accelerator_view;
  CHECK(av == a.accelerator_view);
  av.wait();
  auto e = a.extent;
  CHECK(e.size() > 0);
  auto s = a.section(extent<N>(e));
  CHECK(s.extent == e);
  auto acc = av.get_accelerator();
  CHECK(acc == accelerator());
}
template <int D0, int D1>
int tiles(const tiled_extent<D0, D1> &t) {
  extent<2> te = t.tile_extent;
  return te.size() + t.tile_extent[0] + t.pad().tile_extent[1] + t.tile_dim0;
}
template <typename C>
bool on_default(const C &c) {
  return c.accelerator_view == accelerator().default_view;
}
template <typename TE>
unsigned threads(const TE &te) restrict(amp, cpu) {
  return te.tile_extent.size();
}
template <int D>
void run(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<D>().pad(), [=](tiled_index<D> t) restrict(amp) {
        if (t.global[0] < v.extent[0])
          v[t] = t.tile_extent[0] + t.tile_dim0 + t.tile[0];
      });
}
void test() {
  accelerator_view dv = accelerator().default_view;
  array<int, 1> a1(8, dv);
  array<float, 2> a2(2, 3, dv);
  f(a1, a1);
  f(a2, a2);
  box<int> b(dv);
  CHECK(b.same());
  CHECK(b.where() == accelerator().device_path);
  CHECK(b.version() == accelerator().version);
  CHECK(b.shape()[0] == 8);
  std::vector<accelerator> accs = accelerator::get_all();
  CHECK(count_emulated(accs.begin(), accs.end()) == count_emulated(accs.cbegin(), accs.cend()));
  g<int>(accs);
  g<float>(accs);
  h(a1);
  h(a2);
  CHECK(tiles(extent<2>(5, 5).tile<2, 4>()) == 8 + 2 + 4 + 2);
  std::vector<int> d(10);
  array_view<int> v(d);
  run<4>(v);
  CHECK(v[9] == 10);
  run<8>(v);
  CHECK(v[9] == 17);
  auto describe = [](const auto &x) { return x.description.size(); };
  CHECK(describe(accs[0]) == accs[0].description.size());
  CHECK(on_default(a1) && on_default(a2));
  CHECK(threads(extent<1>(8).tile<4>()) == 4 && threads(extent<3>(8, 8, 8).tile<2, 2, 4>()) == 16);
}
} // namespace dependent_properties

// The operators of its class compare a dependent property, even if the program declares unrelated
// operators.
namespace unrelated_operator {
struct ticket {
  int n;
};
inline bool operator!=(int a, const ticket &b) { return a != b.n; }
template <typename T, int N>
bool same(const extent<N> &e) {
  accelerator_view v = accelerator().default_view;
  array<T, N> a(e, v, v);
  if (a.associated_accelerator_view != a.accelerator_view)
    return false;
  return a.extent == e;
}
void test() { CHECK(same<int, 2>(extent<2>(3, 4))); }
} // namespace unrelated_operator

int main() {
  dependent_properties::test();
  unrelated_operator::test();
  return failures;
}
