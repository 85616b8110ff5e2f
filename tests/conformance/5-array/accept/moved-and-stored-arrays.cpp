// Moved and swapped arrays keep their views' storage, and arrays live in containers and classes.
//
// accept: R-5.1.2-m, R-5.1.2-l, R-5.1.3-e, R-5.2-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <memory>
#include <map>
#include <tuple>
#include <utility>
#include "check.h"
using namespace concurrency;
static array<int, 1> make(int n, int f) {
  array<int, 1> a(n);
  parallel_for_each(a.extent, [&a, f ](index<1> i) restrict(amp) { a[i] = f + i[0]; });
  return a;
}
struct owner {
  array<int, 1> a;
  std::unique_ptr<array<float, 2>> p;
  array_view<int, 1> v;
  owner() : a(make(4, 1)), p(new array<float, 2>(2, 2)), v(a) {}
  owner(owner &&o) : a(std::move(o.a)), p(std::move(o.p)), v(std::move(o.v)) {}
  owner &operator=(owner &&) = default;
  int run() {
    array<int, 1> &r = a;
    array<float, 2> &q = *p;
    array_view<int, 1> w = v;
    parallel_for_each(
        r.extent, [&r, &q, w ](index<1> i) restrict(amp) {
          r[i] *= 10;
          q(i[0] / 2, i[0] % 2) = w[i] + 0.5f;
        });
    std::vector<float> f = q;
    return int(f[3] * 2);
  }
};
int main() {
  array<int, 1> a = make(5, 100);
  array_view<int, 1> va(a);
  array_view<const int, 1> tail = va.section(3, 2);
  array<int, 1> b(std::move(a));
  CHECK(std::vector<int>(b)[4] == 104);
  CHECK(va[0] == 100);
  CHECK(tail[1] == 104);
  va[0] = 7;
  CHECK(std::vector<int>(b)[0] == 7);
  a = make(3, 50); // moved-from: assigned by move
  CHECK(a.extent[0] == 3 && std::vector<int>(a)[2] == 52);
  CHECK(va.extent[0] == 5 && va[4] == 104);
  array<int, 1> c(std::move(b));
  b = c; // moved-from: assigned by copy
  CHECK(std::vector<int>(b) == std::vector<int>(c));
  va[1] = -1;
  CHECK(std::vector<int>(c)[1] == -1 && std::vector<int>(b)[1] == 101);
  std::swap(a, c);
  CHECK(a.extent[0] == 5 && c.extent[0] == 3);
  va[2] = -2;
  CHECK(std::vector<int>(a)[2] == -2);
  array<int, 1> &self = a;
  a = self;
  CHECK(a.extent[0] == 5 && std::vector<int>(a)[2] == -2);
  std::vector<array<int, 1>> vec;
  for (int i = 1; i < 20; ++i) vec.push_back(make(i, i));
  vec.emplace_back(4, accelerator(L"cpu").default_view);
  vec.erase(vec.begin());
  CHECK(vec.size() == 19 && vec[0].extent[0] == 2 && std::vector<int>(vec[17])[18] == 37 &&
        vec.back().accelerator_view.accelerator.device_path == L"cpu");
  std::map<int, array_view<int, 1>> m;
  for (int i = 0; i < 5; ++i) m.emplace(i, array_view<int, 1>(vec[i]));
  m.at(0) = m.at(4);
  CHECK(m.at(0).extent[0] == 6 && m.at(0)[0] == 6);
  owner o;
  CHECK(o.run() == 40 * 2 + 1);
  owner o2(std::move(o));
  CHECK(o2.run() == 400 * 2 + 1);
  owner o3;
  o3 = std::move(o2);
  CHECK(o3.v[0] == 100 && o3.a.extent[0] == 4);
  auto t = std::make_tuple(make(2, 9), array_view<int, 1>(a));
  CHECK(std::vector<int>(std::get<0>(t))[1] == 10);
  std::get<1>(t)[0] = 1234;
  CHECK(std::vector<int>(a)[0] == 1234);
  array_view<int, 1> left(1), mv(left);
  {
    array<int, 1> dies = make(6, 60);
    mv = dies;
    left = mv.section(2, 3);
  }
  parallel_for_each(
      left.extent, [=](index<1> i) restrict(amp) {
        left[i] += 1000;
        if (i[0] < 2) mv[i] += 1;
      });
  CHECK(left[0] == 1062 && mv[0] == 61 && mv[2] == 1062);
  array_view<int, 1> gone(std::move(mv));
  CHECK(gone[1] == 62 && !(gone[0] != 61));
  return failures;
}
