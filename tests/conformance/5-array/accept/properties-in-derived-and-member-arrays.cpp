// Array properties work in derived classes, members, default arguments and kernels.
//
// accept: G-1.1-d, R-5.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <memory>
#include "check.h"
using namespace concurrency;
template <typename T> struct grid : array<T, 2> {
  typedef array<T, 2> base;
  grid(int r, int c) : base(r, c) {}
  int rows() const { return this->extent[0]; }
  bool home() const { return this->accelerator_view == this->associated_accelerator_view; }
  extent<2> e() const { return base::extent; }
  access_type t() const { return this->cpu_access_type; }
};
template <template <typename, int> class C, typename T, int N> int rank_of(const C<T, N> &c) {
  return N + c.extent.rank * 10;
}
struct pool {
  std::vector<array<int, 1>> v;
  std::unique_ptr<array<int, 1>> p;
  int n() const {
    int s = 0;
    for (auto &a : v) s += a.extent[0];
    return s + p->extent[0] + (*p).extent.size();
  }
  const accelerator_view where() const { return v.front().accelerator_view; }
};
accelerator_view where(const array<float, 3> &a = array<float, 3>(1, 2, 3)) {
  return a.accelerator_view;
}
int main() {
  grid<float> g(3, 4);
  CHECK(g.rows() == 3 && g.home() && g.e() == g.extent && g.t() == g.cpu_access_type &&
        rank_of(array<int, 2>(1, 1)) == 22 && rank_of(array_view<int, 3>(1, 1, 1)) == 33);
  array<float, 2> &b = g;
  parallel_for_each(g.extent, [&b](index<2> i) restrict(amp) { b[i] = b.extent[0]; });
  CHECK(array_view<float, 2>(g)(2, 3) == 3);
  pool p;
  p.v.emplace_back(3);
  p.v.emplace_back(4);
  p.p.reset(new array<int, 1>(5));
  CHECK(p.n() == 17 && p.where() == accelerator().default_view && where() == p.where() &&
        where().accelerator.default_view == p.v[1].accelerator_view.accelerator.default_view);
  const array<int, 1> &c = p.v[0];
  CHECK(c.accelerator_view.accelerator.device_path ==
        c.associated_accelerator_view.accelerator.device_path);
  accelerator_view av = c.accelerator_view;
  array<int, 1> same(2, c.accelerator_view),
      st(2, accelerator(L"cpu").default_view, c.accelerator_view),
      vv(c.extent, c.accelerator_view, c.cpu_access_type);
  CHECK(vv.extent == c.extent && st.associated_accelerator_view == av &&
        same.accelerator_view == av);
  copy(array<int, 1>(c.extent), p.v[0]);
  p.v[0].accelerator_view.wait();
  c.accelerator_view.create_marker().wait();
  (void)p.v.back().accelerator_view.create_marker().valid();
  return failures;
}
