// Arrays, views, accelerators and futures work as global, static and member objects.
//
// accept: G-1.4-a, G-1.4-b, G-1.4-d, R-3.3-c, R-5.2-j, R-5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <amp.h>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>
#include "check.h"

namespace c = concurrency;
using c::parallel_for_each;
using concurrency::array_view;
static std::vector<int> store(16, 2);
c::array<int, 1> garr(16, store.begin());
static array_view<int, 1> gview(16, store);
const c::accelerator_view gav = c::accelerator().default_view;
c::accelerator gacc = gav.accelerator;
static c::completion_future gfut;
struct holder {
  static c::array<float, 2> arr;
  static const c::extent<2> ext;
  array_view<float, 2> v;
  holder() : v(arr) {}
  ~holder() { v.synchronize(); }
};
const c::extent<2> holder::ext(4, 4);
c::array<float, 2> holder::arr(holder::ext);
c::array<int, 1> &singleton() {
  static c::array<int, 1> a(c::extent<1>(8));
  return a;
}
template <int N> struct shape {
  static const int rank = N;
  c::extent<N> e;
  explicit shape(const c::extent<N> &x) : e(x) {}
  unsigned volume() const restrict(cpu, amp) {
    unsigned v = 1;
    for (int i = 0; i < N; ++i) v *= e[i];
    return v;
  }
};
class solver {
  array_view<int, 1> data;
  int scale;

public:
  solver(array_view<int, 1> d, int s) : data(d), scale(s) {}
  void run() {
    auto d = data;
    int s = scale;
    parallel_for_each(d.extent, [=](c::index<1> i) restrict(amp) { d[i] *= s; });
  }
  void run_on(c::accelerator_view av) {
    array_view<int, 1> &d = data;
    const int s = scale;
    parallel_for_each(av, d.get_extent(), [ d, s ](c::index<1> i) restrict(amp) { d(i) += s; });
  }
  int operator[](int i) const { return data[i]; }
};
template <typename F> void launch(const c::extent<1> &e, const F &f) { parallel_for_each(e, f); }
template <typename F> void launch_tiled(const c::extent<1> &e, F f) {
  parallel_for_each(e.tile<4>(), f);
}
int main() try {
  c::array<int, 1> &ga = garr;
  parallel_for_each(ga.extent, [&ga](c::index<1> i) restrict(amp) { ga[i] += i[0]; });
  std::vector<int> o = garr;
  CHECK(o[15] == 17);
  array_view<int, 1> gv = gview;
  parallel_for_each(gview.extent, [=](c::index<1> i) restrict(amp) { gv[i] = 7; });
  gview.synchronize();
  CHECK(store[3] == 7);
  CHECK(gacc == c::accelerator());
  gfut = gview.synchronize_async();
  gfut.get();
  {
    holder h;
    array_view<float, 2> v = h.v;
    parallel_for_each(h.v.extent, [=](c::index<2> i) restrict(amp) { v[i] = i[0] * 4.f + i[1]; });
  }
  CHECK(array_view<float, 2>(holder::arr)(3, 3) == 15);
  c::array<int, 1> &s = singleton();
  parallel_for_each(s.extent, [&](c::index<1> i) restrict(amp) { s[i] = i[0]; });
  array_view<int> sv(singleton());
  CHECK(sv[7] == 7);
  shape<3> sh(c::extent<3>(2, 3, 4));
  std::vector<unsigned> vol(1);
  array_view<unsigned> vv(vol);
  parallel_for_each(
      vv.extent, [=](c::index<1> i) restrict(amp) { vv[i] = sh.volume() + shape<3>::rank; });
  vv.synchronize();
  CHECK(vol[0] == 27);
  std::vector<int> d(8);
  std::iota(d.begin(), d.end(), 0);
  {
    solver sol(array_view<int, 1>(8, d), 3);
    sol.run();
    sol.run_on(gav);
    CHECK(sol[7] == 24);
  }
  CHECK(d[1] == 6);
  int host[8];
  std::fill(host, host + 8, 1);
  {
    array_view<int, 1> hv(host);
    launch(hv.extent, [=](c::index<1> i) restrict(amp) { hv[i] += 1; });
    launch_tiled(
        hv.extent, [=](c::tiled_index<4> t) restrict(amp) {
          tile_static int x[4];
          x[t.local[0]] = hv[t];
          t.barrier.wait();
          hv[t] = x[3 - t.local[0]] * 10 + t.tile[0];
        });
  }
  CHECK(host[0] == 20 && host[7] == 21);
  auto k = [=](c::index<1> i) restrict(amp) { gv[i] += 1; };
  parallel_for_each(gv.extent, k);
  auto k2 = k;
  parallel_for_each(gv.extent, k2);
  CHECK(gview[0] == 9);
  for (auto acc : c::accelerator::get_all()) {
    if (acc.is_emulated && acc.device_path == std::wstring(c::accelerator::cpu_accelerator))
      continue;
    auto v = acc.default_view;
    parallel_for_each(v, gv.extent, [=](c::index<1> i) restrict(amp) { gv[i] += 1; });
    v.wait();
  }
  CHECK(gview[0] == 9 + int(c::accelerator::get_all().size()) - 1);
  return failures;
} catch (const concurrency::runtime_exception &e) {
  std::printf("%s\n", e.what());
  return 1;
}
