// User classes derive from array, array_view, index, extent, accelerator and completion_future.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
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
#include <string>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct point : index<2> {
  point() restrict(cpu, amp) {}
  point(int y, int x) restrict(cpu, amp) : index<2>(y, x) {}
  point(const index<2> &i) restrict(cpu, amp) : index<2>(i) {}
  int y() const restrict(cpu, amp) { return (*this)[0]; }
  int x() const restrict(cpu, amp) { return (*this)[1]; }
};
struct size2 : extent<2> {
  using extent<2>::extent;
  size2(const extent<2> &e) restrict(cpu, amp) : extent<2>(e) {}
  int area() const restrict(cpu, amp) { return int(size()); }
};
class grid : public array<float, 2> {
public:
  grid(int h, int w) : array<float, 2>(h, w) {}
  grid(int h, int w, const std::vector<float> &v) : array<float, 2>(h, w, v.begin(), v.end()) {}
  using array<float, 2>::operator=;
  float sum() const {
    std::vector<float> v = *this;
    return std::accumulate(v.begin(), v.end(), 0.0f);
  }
};
class surface : public array_view<float, 2> {
public:
  surface(std::vector<float> &v, int w) : array_view<float, 2>(int(v.size()) / w, w, v) {}
  surface(grid &g) : array_view<float, 2>(g) {}
  float &at(const point &p) const restrict(cpu, amp) { return (*this)[p]; }
  int w() const restrict(cpu, amp) { return this->get_extent()[1]; }
};
struct job : completion_future {
  int id;
  job(completion_future f, int id) : completion_future(std::move(f)), id(id) {}
};
struct device : accelerator {
  device() {}
  explicit device(const std::wstring &p) : accelerator(p) {}
  std::wstring both() const { return get_device_path() + L"|" + description; }
};
int main() {
  point p(1, 2), q = p + 1, z;
  CHECK(q.y() == 2 && q.x() == 3 && z.x() == 0 && p + q == index<2>(3, 5) && p != q);
  size2 s(4, 5);
  CHECK(s.area() == 20 && s.contains(p) && (s + 1).size() == 30u && size2(s * 2).area() == 80);
  ++p;
  p += q;
  CHECK(p.y() == 4);
  std::vector<float> h(20, 1.5f);
  grid g(4, 5, h), g2(4, 5);
  surface v(h, 5), gs(g);
  CHECK(g.sum() == 30 && v.at(point(3, 4)) == 1.5f && v.w() == 5 && gs.extent == s &&
        g.extent == v.extent);
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        point p(i);
        v.at(p) += p.y() * 10 + p.x();
      });
  CHECK(v(3, 4) == 35.5f && v.at(point(0, 0)) == 1.5f);
  {
    array<float, 2> &ra = g, &rb = g2;
    const extent<2> s2 = s;
    parallel_for_each(
        g.extent, [&ra, &rb, s ](index<2> i) restrict(amp) { rb[i] = ra[i] * 2 + s.area(); });
  }
  CHECK(g2.sum() == 20 * 23);
  array<float, 2> &rg = g;
  parallel_for_each(
      g.extent.tile<2, 5>(), [&](tiled_index<2, 5> t) restrict(amp) {
        point p = t.global;
        rg(p) = float(p.x());
      });
  CHECK(g.sum() == 40 && gs(0, 4) == 4);
  g = v;
  CHECK(g(3, 4) == 35.5f);
  g.copy_to(v);
  v.copy_to(g2);
  grid m(std::move(g2));
  CHECK(m.sum() == g.sum());
  m = g;
  std::vector<grid> vg;
  vg.push_back(m);
  vg.emplace_back(2, 2);
  CHECK(vg[0].sum() == g.sum());
  array_view<const float, 2> cv = v;
  cv = gs;
  array_view<float, 2> sl = v;
  sl = gs;
  CHECK(cv(0, 0) == sl(0, 0));
  auto row = v[1];
  CHECK(row.extent[0] == 5);
  surface w = v;
  w = surface(g);
  CHECK(w(0, 0) == g(0, 0));
  v.synchronize();
  job j(copy_async(h.begin(), h.end(), rg), 3);
  j.then([] {});
  j.get();
  CHECK(j.id == 3 && j.valid());
  std::vector<job> js(2, j);
  js[1].wait();
  std::shared_future<void> sf = j;
  sf.get();
  device d, c(L"cpu");
  CHECK(d == accelerator() && c.both().substr(0, 4) == L"cpu|" && c != d);
  accelerator_view av = d.default_view;
  parallel_for_each(av, s, [=](index<2> i) restrict(amp) { v[i] = 0; });
  CHECK(v(1, 1) == 0);
  struct my : runtime_exception {
    my() : runtime_exception("mine", E_FAIL) {}
  };
  try {
    throw my();
  } catch (const runtime_exception &e) { CHECK(std::string(e.what()) == "mine"); }
  return failures;
}
