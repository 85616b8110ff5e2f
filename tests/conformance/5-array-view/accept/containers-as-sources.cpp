// A view accepts standard and user containers with data and size, user allocators, nested arrays
// and each integer type of length.
//
// accept: R-5.2.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <iterator>
#include <memory>
#include <set>
#include <valarray>
#include <vector>

using namespace concurrency;

// A view accepts a container with data and size, and views hold nested and overaligned elements.
namespace standard_and_user_containers {
template <class T>
struct my_alloc : std::allocator<T> {
  template <class U>
  struct rebind {
    typedef my_alloc<U> other;
  };
  my_alloc() {}
  template <class U>
  my_alloc(const my_alloc<U> &) {}
};
struct Buf {
  int d[6];
  int *data() { return d; }
  const int *data() const { return d; }
  std::size_t size() const { return 6; }
};
struct Span {
  int *p;
  int n;
  int *data() const { return p; }
  int size() const { return n; }
};
struct DerivedVec : std::vector<int> {
  using std::vector<int>::vector;
};
struct NoDef {
  int a;
  NoDef(int a) restrict(cpu, amp) : a(a) {}
};
struct Arr3 {
  float f[3];
};
struct Nest {
  Arr3 x[2];
  int k;
  struct In {
    unsigned u;
  } in;
};
template <class T>
struct Pair {
  T a, b;
  struct Inner {
    T c;
  };
};
enum class EC : unsigned { a, b };
union U {
  int i;
  float f;
};
struct Base {
  int b;
};
struct Dv : Base {
  float d;
  int get() const restrict(cpu, amp) { return b; }
};
struct alignas(16) Al {
  float x, y, z, w;
};
template <class T>
void through(const T &t0, bool (*eq)(const T &, const T &)) {
  std::vector<T> s(4, t0);
  std::vector<T> d;
  array<T, 1> a(4, s.begin());
  array_view<const T, 1> c(4, s);
  std::vector<T> o(4, t0);
  array_view<T, 1> w(4, o);
  array<T, 2> b(2, 2, s.begin(), s.end());
  parallel_for_each(
      w.extent, [ =, &a, &b ](index<1> i) restrict(amp) {
        T t = c[i];
        w[i] = i[0] == 0 ? t : i[0] == 1 ? a[i] : b(i[0] / 2, i[0] & 1);
        a[i] = t;
      });
  w.synchronize();
  for (int i = 0; i < 4; ++i)
    CHECK(eq(o[i], t0));
  copy(a, std::back_inserter(d));
  CHECK(d.size() == 4 && eq(d[3], t0));
  array<T, 1> a2(a);
  copy(a2, w);
  CHECK(eq(w[2], t0));
  array_view<const T, 2> v2 = w.view_as(extent<2>(2, 2));
  CHECK(eq(v2(1, 1), t0));
}
void test() {
  std::array<int, 4> ar = {{1, 2, 3, 4}};
  const std::array<int, 4> car = ar;
  array_view<int, 1> a(ar);
  array_view<const int, 1> ca(car), ca2(ar);
  array_view<int, 2> a2(2, 2, ar);
  CHECK(a.extent[0] == 4 && ca[3] == 4 && a2(1, 0) == 3 && ca2[0] == 1);
  std::vector<int, my_alloc<int>> mv(5, 3);
  array_view<int, 1> m(mv);
  CHECK(m.extent[0] == 5);
  Buf bf = {{1, 2, 3, 4, 5, 6}};
  const Buf cb = bf;
  array_view<int, 2> b(2, 3, bf);
  array_view<int, 1> b1(bf);
  array_view<const int, 1> b2(cb);
  CHECK(b(1, 2) == 6 && b1.extent[0] == 6 && b2[5] == 6);
  Span sp = {bf.d, 3};
  array_view<int, 1> s1(sp);
  CHECK(s1.extent[0] == 3);
  DerivedVec dv(3, 8);
  array_view<int, 1> d(dv);
  CHECK(d[2] == 8);
  const Span csp = sp;
  array_view<int, 1> s3(csp);
  array_view<int, 1> s4(2, csp);
  CHECK(s3[0] == 1 && s4[1] == 2);
  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a[i] += b(0, 0); });
  a.synchronize();
  CHECK(ar[3] == 5);
  std::set<int> st;
  copy(a, std::inserter(st, st.end()));
  CHECK(st.size() == 4);
  through<NoDef>(NoDef(5), [](const NoDef &x, const NoDef &y) { return x.a == y.a; });
  Nest n = {};
  n.x[1].f[2] = 3;
  n.k = 4;
  n.in.u = 5;
  through<Nest>(n, [](const Nest &x, const Nest &y) {
    return x.x[1].f[2] == y.x[1].f[2] && x.k == y.k && x.in.u == y.in.u;
  });
  through<Pair<double>>({1, 2},
                        [](const Pair<double> &x, const Pair<double> &y) { return x.b == y.b; });
  through<Pair<int>::Inner>(
      {7}, [](const Pair<int>::Inner &x, const Pair<int>::Inner &y) { return x.c == y.c; });
  through<EC>(EC::b, [](const EC &x, const EC &y) { return x == y; });
  U u;
  u.f = 2;
  through<U>(u, [](const U &x, const U &y) { return x.f == y.f; });
  Dv q;
  q.b = 3;
  q.d = 4;
  through<Dv>(q, [](const Dv &x, const Dv &y) { return x.get() == y.get() && x.d == y.d; });
  through<Al>({1, 2, 3, 4}, [](const Al &x, const Al &y) { return x.w == y.w; });
  through<index<3>>(index<3>(1, 2, 3), [](const index<3> &x, const index<3> &y) { return x == y; });
  through<extent<2>>(extent<2>(1, 2),
                     [](const extent<2> &x, const extent<2> &y) { return x == y; });
  through<std::array<float, 3>>({{1, 2, 3}}, [](const std::array<float, 3> &x,
                                                const std::array<float, 3> &y) { return x == y; });
  through<long>(5l, [](const long &x, const long &y) { return x == y; });
  through<tiled_extent<4>>(
      tiled_extent<4>(extent<1>(8)),
      [](const tiled_extent<4> &x, const tiled_extent<4> &y) { return x == y; });
}
} // namespace standard_and_user_containers

// Views accept user containers, derived vectors, user allocators, nested arrays and integer types.
namespace containers_and_allocators {
template <typename T>
struct buf {
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
template <typename T>
struct alloc {
  typedef T value_type;
  alloc() {}
  template <typename U>
  alloc(const alloc<U> &) {}
  T *allocate(size_t n) { return static_cast<T *>(::operator new(n * sizeof(T))); }
  void deallocate(T *p, size_t) { ::operator delete(p); }
  bool operator==(const alloc &) const { return true; }
  bool operator!=(const alloc &) const { return false; }
};
struct pt {
  int x, y;
};
void test() {
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
}
} // namespace containers_and_allocators

int main() {
  standard_and_user_containers::test();
  containers_and_allocators::test();
  return failures;
}
