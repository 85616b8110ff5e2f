// A view accepts a container with data and size, and views hold nested and overaligned elements.
//
// accept: R-5.2.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <iterator>
#include "check.h"
using namespace concurrency;
#include <array>
#include <set>
template <class T> struct my_alloc : std::allocator<T> {
  template <class U> struct rebind {
    typedef my_alloc<U> other;
  };
  my_alloc() {}
  template <class U> my_alloc(const my_alloc<U> &) {}
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
template <class T> struct Pair {
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
template <class T> void through(const T &t0, bool (*eq)(const T &, const T &)) {
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
  for (int i = 0; i < 4; ++i) CHECK(eq(o[i], t0));
  copy(a, std::back_inserter(d));
  CHECK(d.size() == 4 && eq(d[3], t0));
  array<T, 1> a2(a);
  copy(a2, w);
  CHECK(eq(w[2], t0));
  array_view<const T, 2> v2 = w.view_as(extent<2>(2, 2));
  CHECK(eq(v2(1, 1), t0));
}
int main() {
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
  return failures;
}
