// The last view of host data writes kernel results back when it is destroyed or assigned.
// Synchronize and refresh transfer data before that.
//
// accept: R-5.2-i, M-8.4-f, R-5.2-a, R-5.2-c, R-5.2-d, R-5.2-h, R-5.2-j, R-5.2.3-i, R-5.2.3-j,
// R-5.2.3-k, R-5.2.3-l, R-5.2.3-m, R-5.2.3-n, R-5.2.3-o, R-5.2.3-p, R-5.2.3-q, R-5.2.3-s,
// R-5.2.3-u, X-8.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <type_traits>
#include <vector>

using namespace concurrency;

// The destruction or assignment of the last view of host data writes kernel results back.
namespace destruction_and_assignment {
static void fill(array_view<int, 1> v, accelerator_view av, int x) {
  parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = x + i[0]; });
}
struct holds {
  array_view<int, 1> v;
  explicit holds(std::vector<int> &s) : v(s) {}
  ~holds() { fill(v, accelerator().default_view, 40); }
};
void test() {
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  std::vector<int> h(8);
  {
    array_view<int, 1> v(h);
    fill(v, w, 10);
  }
  CHECK(h[7] == 17);
  {
    std::unique_ptr<array_view<int, 1>> s;
    {
      array_view<int, 1> v(h);
      fill(v, r, 20);
      s.reset(new array_view<int, 1>(v.section(6, 2)));
    }
    s.reset();
  }
  CHECK(h[0] == 20 && h[7] == 27);
  {
    std::function<void()> f;
    {
      array_view<int, 1> v(h);
      f = [v, w] { fill(v, w, 30); };
    }
    f();
  }
  CHECK(h[7] == 37);
  {
    holds x(h);
  }
  CHECK(h[7] == 47);
  {
    array_view<int, 2> m(2, 4, h);
    array_view<int, 1> row = m[1];
    fill(row, r, 50);
  }
  CHECK(h[3] == 43 && h[4] == 50 && h[7] == 53);
  {
    array_view<const int, 1> c = [&] {
      array_view<int, 1> v(h);
      fill(v, w, 60);
      return array_view<const int, 1>(v);
    }();
    CHECK(c[2] == 62);
  }
  CHECK(h[2] == 62);
  {
    array_view<int, 1> v(h);
    fill(v, w, 70);
    v = array_view<int, 1>(3);
    CHECK(h[0] == 70);
  }
  {
    array_view<int, 1> v(h);
    completion_future f;
    {
      array_view<int, 1> t = v;
      v = array_view<int, 1>(1);
      std::vector<int> z(8, 80);
      f = copy_async(z.begin(), z.end(), t);
    }
    f.get();
  }
  CHECK(h[7] == 80);
  {
    array_view<float, 1> x = array_view<int, 1>(h).reinterpret_as<float>();
    parallel_for_each(r, x.extent, [=](index<1> i) restrict(amp) { x[i] = 1.0f; });
  }
  CHECK(h[0] == 0x3f800000 && h[7] == 0x3f800000);
  const int k[3] = {1, 2, 3};
  {
    array_view<const int, 1> c(k);
    array_view<int, 1> o(3);
    parallel_for_each(r, o.extent, [=](index<1> i) restrict(amp) { o[i] = c[i]; });
    CHECK(o[2] == 3);
  }
  CHECK(k[2] == 3);
  try {
    array_view<int, 1> v(h);
    fill(v, w, 90);
    throw 1;
  } catch (int) {
  }
  CHECK(h[7] == 97);
}
} // namespace destruction_and_assignment

// The last view of host data writes back, also if it is a section, a data member, an element of a
// container or a return value.
namespace each_kind_of_view {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename V>
static void fill(V v, int x) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
}
struct holder {
  array_view<int> v;
  int more;
};
static array_view<int> pass(array_view<int> v) { return v; }
void test() {
  std::vector<int> h(16);
  {
    array_view<int> v(h);
    fill(v, 1);
  }
  CHECK(h[0] == 1 && h[15] == 1);
  {
    std::unique_ptr<array_view<int>> p(new array_view<int>(h));
    fill(*p, 2);
  }
  CHECK(h[7] == 2);
  {
    auto p = std::make_shared<array_view<int>>(h);
    auto q = *p;
    fill(q, 3);
    p.reset();
    fill(q, 4);
  }
  CHECK(h[7] == 4);
  {
    auto s = array_view<int>(h).section(4, 4);
    fill(s, 5);
  }
  CHECK(h[3] == 4 && h[4] == 5 && h[7] == 5 && h[8] == 4);
  {
    auto r = array_view<int, 2>(4, 4, h)[2];
    fill(r, 6);
  }
  CHECK(h[8] == 6 && h[11] == 6 && h[12] == 4);
  {
    std::vector<array_view<int>> all;
    array_view<int> v(h);
    for (int k = 0; k < 4; ++k)
      all.push_back(v.section(4 * k, 4));
    for (int k = 0; k < 4; ++k)
      fill(all[k], 10 + k);
  }
  CHECK(h[0] == 10 && h[5] == 11 && h[10] == 12 && h[15] == 13);
  {
    holder x = {array_view<int>(h), 3};
    fill(x.v, 7);
    holder y = x;
    x.v = array_view<int>(8);
    fill(y.v, 8);
  }
  CHECK(h[0] == 8);
  {
    std::map<int, array_view<int>> m;
    m.emplace(1, array_view<int>(h));
    fill(m.at(1), 9);
    m.clear();
    CHECK(h[0] == 9);
  }
  {
    array_view<int> v = pass(pass(array_view<int>(h)));
    fill(v, 20);
  }
  CHECK(h[3] == 20);
  {
    array_view<int> v(h);
    fill(v, 21);
    std::vector<int> h2(16);
    v = array_view<int>(h2);
    CHECK(h[5] == 21);
    fill(v, 22);
    v = array_view<int>(4);
    CHECK(h2[5] == 22);
  }
  {
    array_view<const int> c = array_view<int>(h);
    CHECK(c[0] == 21);
    array_view<int> v(h.size(), h);
    fill(v, 23);
    array_view<const int> d = v;
    v = array_view<int>(1);
    CHECK(d[3] == 23);
  }
  CHECK(h[3] == 23);
  {
    auto u = array_view<int>(h).reinterpret_as<float>();
    parallel_for_each(u.extent, [=](index<1> i) restrict(amp) { u[i] = 1.0f; });
  }
  CHECK(h[0] == 0x3f800000);
  {
    auto u = array_view<int>(h).view_as(extent<3>(2, 2, 4));
    parallel_for_each(
        u.extent, [=](index<3> i) restrict(amp) { u[i] = i[0] * 100 + i[1] * 10 + i[2]; });
  }
  CHECK(h[15] == 113 && h[4] == 10);
  try {
    array_view<int> v(h);
    fill(v, 30);
    throw 1;
  } catch (int) {
    CHECK(h[0] == 30);
  }
  {
    std::function<void()> f;
    {
      array_view<int> v(h);
      f = [v] { fill(v, 31); };
    }
    f();
    f = nullptr;
  }
  CHECK(h[0] == 31);
  {
    auto l = [v = array_view<int>(h)](int x) { fill(v, x); };
    l(32);
    auto m = l;
    m(33);
  }
  CHECK(h[0] == 33);
  {
    std::thread([&] {
      array_view<int> v(h);
      fill(v, 34);
    }).join();
  }
  CHECK(h[0] == 34);
  {
    completion_future f;
    {
      array_view<int> v(h);
      fill(v, 35);
      f = v.synchronize_async();
    }
    f.get();
    CHECK(h[0] == 35);
  }
  int raw[8] = {};
  {
    array_view<int> v(raw);
    fill(v, 40);
  }
  CHECK(raw[7] == 40);
  {
    array_view<int> v(4, raw);
    fill(v, 41);
  }
  CHECK(raw[3] == 41 && raw[4] == 40);
  {
    array_view<int, 2> v(2, 4, raw);
    fill(v[1], 42);
  }
  CHECK(raw[3] == 41 && raw[4] == 42);
  {
    array_view<int> v(extent<1>(2), &raw[1]);
    fill(v, 43);
  }
  CHECK(raw[0] == 41 && raw[1] == 43 && raw[2] == 43 && raw[3] == 41);
}
} // namespace each_kind_of_view

// Synchronize, refresh, discard_data and the last view update host data as specified.
namespace members_and_destructor {
void test() {
  { // The destruction of the last view writes back.
    std::vector<int> h(8, 1);
    {
      array_view<int> v(h);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * i[0]; });
    }
    CHECK(h[7] == 49);
    {
      array_view<int, 2> *sv;
      {
        array_view<int, 2> v(2, 4, h);
        sv = new array_view<int, 2>(v.section(1, 1, 1, 2));
        array_view<int, 2> q = *sv;
        parallel_for_each(q.extent, [=](index<2> i) restrict(amp) { q[i] = -1; });
      }
      delete sv;
    }
    CHECK(h[5] == -1 && h[6] == -1 && h[4] == 16 && h[7] == 49);
    std::vector<int> a(8, 0);
    array_view<int> av(a);
    av.discard_data();
    parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) { av[i] = 3; });
    av.synchronize();
    CHECK(a[3] == 3);
    a[0] = 50;
    av.refresh();
    CHECK(av[0] == 50);
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += 1; });
    av.synchronize(access_type_read_write);
    CHECK(a[0] == 51);
    a[0] = 60;
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += 1; });
    CHECK(av[0] == 61);
    av.synchronize(access_type_write);
    a.assign(8, 4);
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] += 1; });
    av.synchronize_async(access_type_read).get();
    CHECK(a[5] == 5);
    av.synchronize(access_type_none);
    av.synchronize(access_type_auto);
    accelerator_view nv = accelerator().create_view();
    av.synchronize_to(nv);
    av.synchronize_to(nv, access_type_read_write);
    av.synchronize_to_async(nv, access_type_read).wait();
    array_view<const int> cav(av);
    cav.synchronize_to(nv);
    cav.synchronize_to_async(nv).get();
    cav.synchronize();
    cav.synchronize_async().get();
    cav.refresh();
    CHECK(cav[5] == 5);
  }
}
} // namespace members_and_destructor

int main() {
  destruction_and_assignment::test();
  each_kind_of_view::test();
  members_and_destructor::test();
  return failures;
}
