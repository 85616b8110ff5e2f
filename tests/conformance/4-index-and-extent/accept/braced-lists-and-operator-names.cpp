// Indices and extents accept braced lists, and their operators are members that a program calls by
// name.
//
// accept: R-5.1-a, R-4.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <map>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Indices, extents and subscripts accept braced lists as initializers, arguments and return values.
namespace braced_initialization {
struct S {
  extent<2> e{2, 3};
  index<1> i{5};
  tiled_extent<4> t{extent<1>(8)};
  index<3> k = {1, 2, 3};
  extent<3> z = {4, 5, 6};
};
static index<2> mk(int a, int b) restrict(cpu, amp) { return {a, b}; }
static extent<3> me(int a) restrict(cpu, amp) { return {a, a + 1, a + 2}; }
static int take(const index<2> &i, extent<2> e) restrict(cpu, amp) {
  return i[0] * 1000 + i[1] * 100 + e[0] * 10 + e[1];
}
static int dflt(index<2> i = {7, 8}) restrict(cpu, amp) { return i[0] * 10 + i[1]; }
struct pair2 {
  index<2> a;
  extent<2> b;
};
template <typename V>
int all(const V &v) restrict(cpu, amp) {
  int r = v[{1, 2}] + v({2, 1}) + v[{0, 3}];
  auto s = v.section({1, 1}, {2, 2});
  r += s[{0, 0}] * 3 + s({1, 1});
  return r;
}
void test() {
  S s;
  CHECK(s.e == extent<2>(2, 3) && s.i[0] == 5 && s.t[0] == 8 && s.k == index<3>(1, 2, 3) &&
        s.z.size() == 120u);
  index<1> i1{4};
  index<2> i2{4, 5};
  index<3> i3 = {4, 5, 6};
  extent<1> e1{4};
  extent<2> e2 = {4, 5};
  extent<3> e3{4, 5, 6};
  int c4[] = {1, 2, 3, 4};
  index<4> i4{c4};
  extent<4> e4{c4};
  index<2> z{};
  index<2> zz = {};
  extent<3> ez = {};
  CHECK(i1[0] == 4 && i2[1] == 5 && i3[2] == 6 && e1[0] == 4 && e2[1] == 5 && e3[2] == 6 &&
        i4[3] == 4 && e4[2] == 3 && z == zz && ez.size() == 0u);
  CHECK(mk(1, 2) == index<2>(1, 2) && me(3) == extent<3>(3, 4, 5));
  CHECK(take({1, 2}, {3, 4}) == 1234 && take({}, {}) == 0 && dflt() == 78 && dflt({1, 2}) == 12);
  i2 = {8, 9};
  CHECK(i2[0] == 8);
  e2 = {};
  CHECK(e2.size() == 0u);
  e2 = {3, 4};
  i2 += {1, 1};
  CHECK(i2[1] == 10);
  pair2 p = {{1, 2}, {3, 4}};
  CHECK(p.a[1] == 2 && p.b[0] == 3);
  pair2 q{};
  CHECK(q.a[0] == 0 && q.b.size() == 0u);
  index<2> many[] = {{1, 2}, {3, 4}, {}};
  CHECK(many[1][0] == 3 && many[2] == z);
  std::vector<index<2>> vi = {{1, 2}, {3, 4}};
  vi.push_back({5, 6});
  vi.emplace_back(7, 8);
  CHECK(vi[2][0] == 5 && vi[3][1] == 8);
  std::map<int, extent<2>> m = {{1, {2, 3}}, {2, {4, 5}}};
  CHECK(m[2][1] == 5);
  std::pair<index<1>, extent<1>> pr{index<1>{1}, extent<1>{2}};
  CHECK(pr.second[0] == 2);
  std::vector<int> h(16);
  std::iota(h.begin(), h.end(), 0);
  array_view<int, 2> v{4, 4, h};
  array_view<const int, 2> cv{extent<2>{4, 4}, h};
  array<int, 2> a{{4, 4}, h.begin(), h.end()};
  array<int, 2> b{4, 4, h.begin()};
  array_view<int, 2> w = {4, 4, h.data()};
  const int want = 6 + 9 + 3 + 5 * 3 + 10;
  CHECK(all(v) == want && all(cv) == want && all(a) == want && all(b) == want && all(w) == want);
  const array<int, 2> &ca = a;
  CHECK((ca[{3, 3}] == 15 && ca({3, 3}) == 15));
  v[{3, 3}] = 40;
  CHECK(v(3, 3) == 40);
  v(3, 3) = 15;
  CHECK((e2.contains({2, 3}) && !e2.contains({3, 3})));
  CHECK((e2 + index<2>{1, 1}) == (extent<2>{4, 5}));
  std::vector<int> o(16);
  array_view<int, 2> ov(4, 4, o);
  parallel_for_each(
      extent<2>{4, 4}, [ =, &a ](index<2> i) restrict(amp) {
        S s;
        pair2 p = {{i[0], i[1]}, {3, 4}};
        pair2 n{};
        index<2> arr[] = {{1, 2}, i, {}};
        index<2> x = {i[0], i[1]};
        x = {x[1], x[0]};
        extent<3> e{1, 2, 3};
        index<1> one{1};
        int r = 0;
        if (all(v) != want || all(cv) != want || all(a) != want)
          r = 1;
        if (take({1, 2}, {3, 4}) != 1234 || dflt() != 78 || dflt({1, 2}) != 12)
          r = 2;
        if (s.e != extent<2>(2, 3) || s.i[0] != 5 || s.t[0] != 8 || s.k[2] != 3 ||
            s.z.size() != 120)
          r = 3;
        if (p.a != i || p.b[1] != 4 || n.a[0] != 0 || n.b.size() != 0)
          r = 4;
        if (arr[1] != i || arr[2][0] != 0 || arr[0][1] != 2)
          r = 5;
        if (x[0] != i[1] || e.size() != 6 || one[0] != 1)
          r = 6;
        if (mk(1, 2)[1] != 2 || me(1).size() != 6)
          r = 7;
        x += {1, 1};
        if (x[0] != i[1] + 1)
          r = 8;
        if (!(extent<2>{4, 4}).contains({i[0], i[1]}))
          r = 9;
        ov[i] = r;
      });
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 4; ++x)
      CHECK(ov(y, x) == 0);
}
} // namespace braced_initialization

// Operators of extent, index, view and array are members that a program calls by operator name.
namespace operators_called_by_name {
void test() {
  extent<2> e(4, 5);
  index<2> i(1, 2);
  CHECK(e.operator+(i) == extent<2>(5, 7));
  CHECK(e.operator-(i) == extent<2>(3, 3));
  e.operator+=(i);
  e.operator-=(i);
  e.operator+=(e);
  e.operator*=(2);
  e.operator/=(4);
  e.operator%=(9);
  CHECK(e == extent<2>(4, 5));
  i.operator++();
  i.operator++(0);
  i.operator--();
  i.operator--(0);
  CHECK(i == index<2>(1, 2));
  CHECK(i.operator[](1) == 2);
  i.operator+=(i).operator-=(1).operator*=(3);
  CHECK(i == index<2>(3, 9));
  array_view<int, 1> v(3);
  v.operator[](1) = 4;
  CHECK(v.operator()(1) == 4);
  array<int, 1> a(v);
  a.operator=(v);
  std::vector<int> o = a.operator std::vector<int>();
  CHECK(o[1] == 4);
}
} // namespace operators_called_by_name

int main() {
  braced_initialization::test();
  operators_called_by_name::test();
  return failures;
}
