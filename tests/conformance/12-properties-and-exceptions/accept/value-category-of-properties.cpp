// A property is a prvalue of its getter in overload resolution, deduction and decltype.
//
// accept: G-1.1-d, R-5.1.3-a, R-5.2.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <vector>
#include <type_traits>
#include <utility>
#include "check.h"
using namespace concurrency;
int g(extent<1> &) { return 1; }
int g(const extent<1> &) { return 2; }
int h(extent<1> &) { return 1; }
int h(extent<1> &&) { return 3; }
template <class T> int fw(T &&) {
  return std::is_lvalue_reference<T>::value ? 1 : std::is_const<T>::value ? 4 : 3;
}
template <class T> int by(T) { return std::is_same<T, extent<2>>::value ? 7 : 0; }
template <class T> int rk(const T &) { return T::rank; }
int k(accelerator_view &) { return 1; }
int k(accelerator_view &&) { return 3; }
template <int N> int deduce(extent<N>) { return N; }
template <class T> struct Box {
  T t;
  Box(T &&x) : t(x) {}
};
template <class T> auto shape(const T &v) -> decltype(v.extent) { return v.extent; }
template <class T, class = void> struct has : std::false_type {};
template <class T> struct has<T, decltype(void(std::declval<T &>().extent))> : std::true_type {};
const extent<2> &keep(const extent<2> &e) { return e; }
struct D : array_view<float, 2> {
  D(int a, int b, std::vector<float> &s) : array_view<float, 2>(a, b, s) {}
  int n() const { return extent.size(); }
  int m() const { return this->extent[1]; }
  concurrency::extent<2> e() const { return extent; }
};
int main() {
  array<int, 1> a(4), b(6);
  const array<int, 1> &ca = a;
  std::vector<float> s(6);
  array_view<float, 2> v(2, 3, s);
  array_view<float, 2> *pv = &v;
  array_view<const float, 2> cv(v);
  const array_view<float, 2> kv(v);
  CHECK(g(ca.extent) == 2);
  CHECK(h(a.extent) == 3);
  CHECK(h(a.get_extent()) == 3);
  CHECK(fw(a.extent) == 3);
  CHECK(fw(ca.extent) == 3);
  CHECK(fw(v.extent) == 3);
  CHECK(by(v.extent) == 7);
  CHECK(by(pv->extent) == 7);
  CHECK(rk(cv.extent) == 2);
  CHECK(deduce(v.extent) == 2);
  CHECK(deduce((v.extent)) == 2);
  CHECK(k(a.accelerator_view) == 3);
  CHECK(fw(a.accelerator_view) == 3);
  CHECK(fw(a.cpu_access_type) == 3);
  CHECK(k(v.source_accelerator_view) == 3);
  CHECK(k(ca.associated_accelerator_view) == 3);
  static_assert(std::is_same<decltype(a.extent), extent<1>>::value, "");
  static_assert(sizeof(v.extent) == 8, "");
  static_assert(std::is_same<decltype((a.accelerator_view)), accelerator_view>::value, "");
  auto e = a.extent;
  e[0] = 9;
  CHECK(a.extent[0] == 4);
  auto &&r = a.extent;
  const auto &cr = a.extent;
  extent<1> &&rr = a.extent;
  a = b;
  CHECK(a.extent[0] == 6);
  CHECK(r[0] == 4 && cr[0] == 4 && rr[0] == 4);
  rr[0] = 1;
  CHECK(a.extent[0] == 6);
  CHECK((a.extent == b.extent));
  CHECK(a.extent.size() == 6);
  CHECK((a.extent + 1)[0] == 7);
  CHECK((1 + v.extent)[1] == 4);
  CHECK(v.extent.contains(index<2>(1, 2)));
  CHECK(a.extent.tile<2>().tile_extent[0] == 2);
  CHECK(keep(pv->extent)[1] == 3);
  CHECK((true ? v.extent : cv.extent)[0] == 2);
  CHECK(v.section(1, 1, 1, 2).extent == extent<2>(1, 2));
  CHECK(v[0].extent[0] == 3);
  CHECK(array<int, 3>(1, 2, 3).extent.size() == 6);
  CHECK((*pv).extent[1] == 3);
  CHECK((&v)->extent[1] == 3);
  Box<extent<2>> bx(v.extent);
  CHECK(bx.t[1] == 3);
  CHECK(shape(v) == v.extent && shape(a) == a.extent);
  static_assert(
      has<array<int, 1>>::value && !has<int>::value && has<array_view<const float, 3>>::value, "");
  auto l = [e2 = v.extent, &v] { return e2 == v.extent; };
  CHECK(l());
  auto gl = [](auto &x) { return x.extent.size(); };
  CHECK(gl(v) == 6 && gl(a) == 6);
  auto gl2 = [](const auto &x) {
    auto q = x.extent;
    q[0] = 0;
    return x.extent[0];
  };
  CHECK(gl2(a) == 6);
  D d(2, 3, s);
  CHECK(d.n() == 6 && d.m() == 3 && d.e() == v.extent && d.extent == v.extent);
  D *pd = &d;
  CHECK(pd->extent[0] == 2);
  const D &cd = d;
  CHECK(cd.extent[1] == 3);
  std::vector<extent<2>> ve;
  ve.push_back(v.extent);
  ve.emplace_back(cv.extent);
  ve.insert(ve.end(), kv.extent);
  CHECK(ve.size() == 3 && ve[2][1] == 3);
  std::pair<extent<2>, int> pr(v.extent, 1);
  auto mp = std::make_pair(v.extent, a.extent);
  static_assert(std::is_same<decltype(mp), std::pair<extent<2>, extent<1>>>::value, "");
  int arr[] = {v.extent[0], v.extent[1]};
  CHECK(arr[1] == 3);
  extent<2> agg[2] = {v.extent, cv.extent};
  CHECK(agg[1][0] == 2);
  for (int i = 0; i < v.extent[0]; ++i)
    for (unsigned j = 0; j < v.extent.size(); ++j) failures += v.extent[1] != 3;
  switch (v.extent[0]) {
  case 2:
    break;
  default:
    ++failures;
  }
  CHECK(std::max(v.extent[0], v.extent[1]) == 3);
  new extent<2>(v.extent);
  (void)v.extent;
  v.extent;
  extent<1> es(b.extent), ef{b.extent}, ec = {b.extent};
  CHECK(es == ef && ef == ec);
  if (auto n = v.extent.size()) CHECK(n == 6);
  CHECK(static_cast<extent<2>>(v.extent) == v.extent);
  CHECK(((extent<2>)v.extent)[1] == 3);
  CHECK(extent<2>(v.extent)[1] == 3);
  return failures;
}
