// Each array constructor sets extent, accelerator views and elements for each rank and element
// type.
//
// accept: R-5.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <list>
#include <deque>
#include <type_traits>
#include <utility>
#include <iterator>
#include "check.h"
using namespace concurrency;
struct S {
  int a;
  float b;
  bool operator==(const S &o) const { return a == o.a && b == o.b; }
};
template <class T> T val(int i) { return T(i); }
template <> S val<S>(int i) {
  S s = {i, i * 0.5f};
  return s;
}
enum E : int { e0, e1 };
template <> E val<E>(int i) { return i & 1 ? e1 : e0; }
template <class T, int N> bool same(const array<T, N> &a, const std::vector<T> &s) {
  std::vector<T> v = a;
  return v == s;
}
template <class T> void run() {
  accelerator def, cpu(L"cpu");
  accelerator_view dv = def.default_view, cv = cpu.default_view, nv = def.create_view();
  std::vector<T> s(24);
  for (int i = 0; i < 24; ++i) s[i] = val<T>(i);
  std::list<T> l(s.begin(), s.end());
  std::deque<T> q(s.begin(), s.end());
  const T *p = s.data();
  const extent<1> x1(24);
  const extent<2> x2(4, 6);
  const extent<3> x3(2, 3, 4);
  int xx[4] = {2, 3, 2, 2};
  const extent<4> x4(xx);
#define DV(a, v)                                                                                   \
  CHECK((a).accelerator_view == (v));                                                              \
  CHECK((a).get_accelerator_view() == (v))
  {
    array<T, 1> a(x1), b(24);
    array<T, 2> c(x2), d(4, 6);
    array<T, 3> e(x3), f(2, 3, 4);
    array<T, 4> g(x4);
    array<T> h(24);
    static_assert(std::is_same<array<T>, array<T, 1>>::value, "");
    CHECK(a.extent == x1 && b.extent == x1 && c.extent == x2 && d.extent == x2 && e.extent == x3 &&
          f.get_extent() == x3 && g.extent == x4);
    DV(a, dv);
    DV(d, dv);
    DV(f, dv);
    DV(g, dv);
    CHECK(h.get_extent() == x1);
    CHECK(a.associated_accelerator_view == dv);
    CHECK(g.get_associated_accelerator_view() == dv);
  }
  {
    array<T, 1> a(x1, nv), b(24, nv), a2(x1, nv, access_type_none), b2(24, nv, access_type_none);
    array<T, 2> c(x2, nv), d(4, 6, nv), c2(x2, nv, access_type_none),
        d2(4, 6, nv, access_type_none);
    array<T, 3> e(x3, nv), f(2, 3, 4, nv), f2(2, 3, 4, nv, access_type_none);
    array<T, 4> g(x4, nv), g2(x4, nv, access_type_none);
    DV(a, nv);
    DV(b, nv);
    DV(a2, nv);
    DV(b2, nv);
    DV(c, nv);
    DV(d, nv);
    DV(d2, nv);
    DV(e, nv);
    DV(f, nv);
    DV(f2, nv);
    DV(g, nv);
    CHECK(a2.cpu_access_type == access_type_none && g2.get_cpu_access_type() == access_type_none &&
          d2.cpu_access_type == access_type_none);
    CHECK(a.cpu_access_type != access_type_auto);
  }
  {
    array<T, 1> a(x1, cv, dv), b(24, cv, dv);
    array<T, 2> c(x2, cv, dv), d(4, 6, cv, dv);
    array<T, 3> e(x3, cv, dv), f(2, 3, 4, cv, dv);
    array<T, 4> g(x4, cv, dv);
    DV(a, cv);
    DV(b, cv);
    DV(c, cv);
    DV(d, cv);
    DV(e, cv);
    DV(f, cv);
    DV(g, cv);
    CHECK(a.associated_accelerator_view == dv && b.associated_accelerator_view == dv &&
          d.get_associated_accelerator_view() == dv && f.associated_accelerator_view == dv &&
          g.associated_accelerator_view == dv);
    a(3) = val<T>(3);
    CHECK(a[3] == val<T>(3));
    CHECK(a.data()[3] == val<T>(3));
  }
#define FORMS(B, E)                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B), b(24, B);                                                                \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B), d(4, 6, B);                                                              \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B), f(2, 3, 4, B);                                                           \
    CHECK(same(e, s) && same(f, s));                                                               \
    array<T, 4> g(x4, B);                                                                          \
    CHECK(same(g, s));                                                                             \
    DV(g, dv);                                                                                     \
    DV(a, dv);                                                                                     \
  }                                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B, E), b(24, B, E);                                                          \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B, E), d(4, 6, B, E);                                                        \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B, E), f(2, 3, 4, B, E);                                                     \
    CHECK(same(e, s) && same(f, s));                                                               \
    array<T, 4> g(x4, B, E);                                                                       \
    CHECK(same(g, s));                                                                             \
    DV(f, dv);                                                                                     \
  }                                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B, nv), b(24, B, nv);                                                        \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B, nv), d(4, 6, B, nv);                                                      \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B, nv), f(2, 3, 4, B, nv);                                                   \
    CHECK(same(e, s) && same(f, s));                                                               \
    array<T, 4> g(x4, B, nv);                                                                      \
    CHECK(same(g, s));                                                                             \
    DV(a, nv);                                                                                     \
    DV(b, nv);                                                                                     \
    DV(c, nv);                                                                                     \
    DV(d, nv);                                                                                     \
    DV(e, nv);                                                                                     \
    DV(f, nv);                                                                                     \
    DV(g, nv);                                                                                     \
  }                                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B, E, nv), b(24, B, E, nv);                                                  \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B, E, nv), d(4, 6, B, E, nv);                                                \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B, E, nv), f(2, 3, 4, B, E, nv);                                             \
    CHECK(same(e, s) && same(f, s));                                                               \
    array<T, 4> g(x4, B, E, nv);                                                                   \
    CHECK(same(g, s));                                                                             \
    DV(a, nv);                                                                                     \
    DV(f, nv);                                                                                     \
  }                                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B, nv, access_type_none), b(24, B, E, nv, access_type_none);                 \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B, nv, access_type_none), d(4, 6, B, E, nv, access_type_none);               \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B, E, nv, access_type_none), f(2, 3, 4, B, nv, access_type_none);            \
    CHECK(same(e, s) && same(f, s));                                                               \
    CHECK(a.cpu_access_type == access_type_none && f.cpu_access_type == access_type_none &&        \
          d.cpu_access_type == access_type_none);                                                  \
  }                                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B, cv, dv), b(24, B, cv, dv);                                                \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B, cv, dv), d(4, 6, B, cv, dv);                                              \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B, cv, dv), f(2, 3, 4, B, cv, dv);                                           \
    CHECK(same(e, s) && same(f, s));                                                               \
    array<T, 4> g(x4, B, cv, dv);                                                                  \
    CHECK(same(g, s));                                                                             \
    DV(a, cv);                                                                                     \
    DV(g, cv);                                                                                     \
    CHECK(f.associated_accelerator_view == dv && a.associated_accelerator_view == dv);             \
  }                                                                                                \
  {                                                                                                \
    array<T, 1> a(x1, B, E, cv, dv), b(24, B, E, cv, dv);                                          \
    CHECK(same(a, s) && same(b, s));                                                               \
    array<T, 2> c(x2, B, E, cv, dv), d(4, 6, B, E, cv, dv);                                        \
    CHECK(same(c, s) && same(d, s));                                                               \
    array<T, 3> e(x3, B, E, cv, dv), f(2, 3, 4, B, E, cv, dv);                                     \
    CHECK(same(e, s) && same(f, s));                                                               \
    array<T, 4> g(x4, B, E, cv, dv);                                                               \
    CHECK(same(g, s));                                                                             \
    DV(a, cv);                                                                                     \
    CHECK(g.associated_accelerator_view == dv && c.associated_accelerator_view == dv);             \
  }
  FORMS(s.begin(), s.end())
  FORMS(l.cbegin(), l.cend())
  FORMS(q.begin(), q.end()) FORMS(p, p + 24) FORMS(s.rbegin().base() - 24, s.end()) {
    array_view<T, 1> v1(x1, s);
    array_view<const T, 1> w1(v1);
    array_view<const T, 2> w2(x2, s);
    array_view<T, 3> v3(x3, s);
    array_view<const T, 4> w4(x4, s);
    array<T, 1> a(v1), b(w1);
    array<T, 2> c(w2);
    array<T, 3> d(v3);
    array<T, 4> e(w4);
    CHECK(same(a, s) && same(b, s) && same(c, s) && same(d, s) && same(e, s));
    DV(a, dv);
    CHECK(c.extent == x2 && e.extent == x4);
    array<T, 1> a1(v1, nv), b1(w1, nv, access_type_none);
    array<T, 2> c1(w2, nv);
    array<T, 3> d1(v3, nv, access_type_auto);
    array<T, 4> e1(w4, nv);
    CHECK(same(a1, s) && same(b1, s) && same(c1, s) && same(d1, s) && same(e1, s));
    DV(a1, nv);
    DV(e1, nv);
    CHECK(b1.cpu_access_type == access_type_none);
    array<T, 1> a2(v1, cv, dv);
    array<T, 2> c2(w2, cv, dv);
    array<T, 3> d2(v3, cv, dv);
    array<T, 4> e2(w4, cv, dv);
    CHECK(same(a2, s) && same(c2, s) && same(d2, s) && same(e2, s));
    DV(d2, cv);
    CHECK(e2.associated_accelerator_view == dv);
    array<T, 2> sec(w2.section(1, 2, 2, 3));
    CHECK(sec.extent == extent<2>(2, 3));
    CHECK(sec(1, 2) == s[2 * 6 + 4]);
    CHECK(sec(0, 0) == s[8]);
  }
  {
    array<T, 2> a(x2, s.begin(), nv), b(a), c(std::move(b));
    DV(c, nv);
    CHECK(same(c, s) && same(a, s));
    array<T, 2> d = a;
    DV(d, nv);
    d(0, 0) = val<T>(5);
    CHECK(a(0, 0) == s[0]);
    array<T, 2> e = std::move(d);
    CHECK(e(0, 0) == val<T>(5));
    DV(e, nv);
    array<T, 2> st(x2, s.begin(), cv, nv), st2(st);
    DV(st2, cv);
    CHECK(same(st2, s));
  }
}
int main() {
  run<int>();
  run<unsigned>();
  run<float>();
  run<double>();
  run<S>();
  run<E>();
  return failures;
}
