// Views accept user containers, derived vectors, user allocators, nested arrays and integer types.
//
// accept: R-5.2.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include <memory>
#include <valarray>
#include "check.h"
using namespace concurrency;
template <typename T> struct buf {
  T *p;
  int n;
  T *data() { return p; }
  const T *data() const { return p; }
  int size() const { return n; }
};
struct only_const {
  std::vector<int> v;
  const int *data() const { return v.data(); }
  size_t size() const { return v.size(); }
};
struct derived : std::vector<float> {
  using std::vector<float>::vector;
};
template <typename T> struct alloc {
  typedef T value_type;
  alloc() {}
  template <typename U> alloc(const alloc<U> &) {}
  T *allocate(size_t n) { return static_cast<T *>(::operator new(n * sizeof(T))); }
  void deallocate(T *p, size_t) { ::operator delete(p); }
  bool operator==(const alloc &) const { return true; }
  bool operator!=(const alloc &) const { return false; }
};
struct pt {
  int x, y;
};
int main() {
  int raw[6] = {1, 2, 3, 4, 5, 6};
  buf<int> b{raw, 6};
  const buf<int> cb{raw, 6};
  array_view<int, 1> v1(b);
  array_view<const int, 1> v2(cb), v3(b);
  array_view<int, 2> v4(2, 3, b), v5(extent<2>(3, 2), b);
  array_view<const int, 3> v6(1, 2, 3, cb);
  CHECK(v1.extent[0] == 6 && v2[5] == 6 && v4(1, 2) == 6 && v5(2, 1) == 6 && v6(0, 1, 0) == 4);
  only_const oc{{1, 2, 3}};
  array_view<const int, 1> o1(oc);
  array_view<const int, 2> o2(1, 3, oc);
  CHECK(o1[2] == 3 && o2(0, 1) == 2);
  derived d = {1.f, 2.f, 3.f, 4.f};
  array_view<float, 1> d1(d);
  array_view<float, 2> d2(2, 2, d);
  const derived &cd = d;
  array_view<const float, 1> d3(cd);
  parallel_for_each(d1.extent, [=](index<1> i) restrict(amp) { d1[i] *= 2; });
  d1.synchronize();
  CHECK(d[3] == 8 && d3.extent[0] == 4 && d2.extent[1] == 2);
  std::vector<int, alloc<int>> va(4, 7);
  array_view<int, 1> a1(va);
  array_view<const int, 2> a2(2, 2, va);
  CHECK(a1[3] == 7 && a2(1, 1) == 7);
  std::array<std::array<int, 3>, 2> aa = {{{{1, 2, 3}}, {{4, 5, 6}}}};
  array_view<int, 2> n1(2, 3, aa[0].data());
  array_view<std::array<int, 3>, 1> n2(aa);
  CHECK(n1(1, 0) == 4 && n2.extent[0] == 2);
  const std::array<int, 2> ca = {{8, 9}};
  array_view<const int, 1> n3(ca);
  CHECK(n3[1] == 9);
  pt p[3] = {{1, 2}, {3, 4}, {5, 6}};
  array_view<pt, 1> p1(p), p2(2, p + 1);
  array_view<const pt> p3(p);
  const pt *cp = p;
  array_view<const pt, 2> p4(1, 3, cp), p5(extent<2>(3, 1), p);
  CHECK(p1[2].y == 6 && p2[1].x == 5 && p3[0].y == 2 && p4(0, 2).x == 5 && p5(2, 0).y == 6);
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  array_view<int, 2> m1(2, 3, *m), m2(2, 3, &m[0][0]);
  array_view<int, 1> m3(m[1]);
  CHECK(m1(1, 2) == 6 && m3.extent[0] == 3 && m3[0] == 4);
  std::unique_ptr<float[]> up(new float[4]());
  array_view<float, 2> u(2, 2, up.get());
  CHECK(u(1, 1) == 0);
  array_view<int, 1> cc(6, raw);
  float fa[4];
  float *fp = fa;
  array_view<const float, 1> c(4, fp), e(4, fa);
  array_view<float, 2> g(2, 2, fa);
  short n = 2;
  unsigned un = 3;
  size_t sz = 6;
  array_view<int, 2> w(n, un, raw);
  array_view<int, 1> w2(sz, raw);
  CHECK(w.extent == extent<2>(2, 3) && w2.extent[0] == 6);
  const array_view<int, 1> k(raw);
  k[0] = 10;
  k.discard_data();
  k[0] = 11;
  k.refresh();
  k.synchronize();
  CHECK(raw[0] == 11);
  std::vector<int> empty;
  array_view<int, 1> ev(empty);
  array_view<const int, 1> cev(empty);
  CHECK(ev.extent[0] == 0 && cev.extent.size() == 0);
  ev.synchronize();
  ev = k;
  CHECK(ev.extent[0] == 6);
  return failures;
}
