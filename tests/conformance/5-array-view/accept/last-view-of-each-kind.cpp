// The last view of host data writes back, also as section, member, container element or return
// value.
//
// accept: R-5.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
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
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

template <typename V> static void fill(V v, int x) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
}
struct holder {
  array_view<int> v;
  int more;
};
static array_view<int> pass(array_view<int> v) { return v; }
int main() {
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
    for (int k = 0; k < 4; ++k) all.push_back(v.section(4 * k, 4));
    for (int k = 0; k < 4; ++k) fill(all[k], 10 + k);
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
  } catch (int) { CHECK(h[0] == 30); }
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
  return failures;
}
