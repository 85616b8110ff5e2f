// Each way to subscript arrays and views reaches the same element, for doubles at rank 1 and
// structures at rank 2.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

struct S {
  int a;
  float b;
};
struct N2 {
  S s[2];
  unsigned int u;
};
inline S mk(int x) restrict(cpu, amp) {
  S s;
  s.a = x;
  s.b = x * 0.5f;
  return s;
}
inline N2 mkn(int x) restrict(cpu, amp) {
  N2 s;
  s.s[0] = mk(x);
  s.s[1] = mk(x + 1);
  s.u = unsigned(x);
  return s;
}
inline bool eq(int a, int b) restrict(cpu, amp) { return a == b; }
inline bool eq(unsigned int a, unsigned int b) restrict(cpu, amp) { return a == b; }
inline bool eq(float a, float b) restrict(cpu, amp) { return a == b; }
inline bool eq(double a, double b) restrict(cpu, amp) { return a == b; }
inline bool eq(const S &a, const S &b) restrict(cpu, amp) { return a.a == b.a && a.b == b.b; }
inline bool eq(const N2 &a, const N2 &b) restrict(cpu, amp) {
  return eq(a.s[0], b.s[0]) && eq(a.s[1], b.s[1]) && a.u == b.u;
}

// Each way to subscript arrays and views of doubles at rank 1 reaches the same element.
namespace doubles_at_rank_one {
static int lin(const index<1> &i) { return (0 * 11 + i[0]); }
static index<1> at(int n) {
  index<1> i;
  const int e[] = {11};
  for (int d = 0; d >= 0; --d) {
    i[d] = n % e[d];
    n /= e[d];
  }
  return i;
}
void test() {
  std::vector<double> a_h;
  for (int n = 0; n < 11; ++n)
    a_h.push_back(double(n));
  array<double, 1> a(extent<1>(11), a_h.begin(), a_h.end());
  const array<double, 1> &ca = a;
  std::vector<double> v_h(a_h);
  array_view<double, 1> v(extent<1>(11), v_h);
  array_view<const double, 1> cv(extent<1>(11), a_h);
  CHECK(a.extent == extent<1>(11));
  CHECK(v.extent == extent<1>(11));
  CHECK(cv.get_extent() == extent<1>(11));
  CHECK(a.extent.size() == 11u);
  for (int n = 0; n < 11; ++n) {
    const index<1> i = at(n);
    CHECK(eq(a[i], double(n)));
    CHECK(eq(a(i), double(n)));
    CHECK(eq(ca[i], double(n)));
    CHECK(eq(ca(i), double(n)));
    CHECK(eq(v[i], double(n)));
    CHECK(eq(v(i), double(n)));
    CHECK(eq(v.get_ref(i), double(n)));
    CHECK(eq(cv[i], double(n)));
    CHECK(eq(cv(i), double(n)));
    CHECK(eq(cv.get_ref(i), double(n)));
    CHECK(eq(a.data()[n], double(n)));
    CHECK(eq(ca.data()[n], double(n)));
  }
  {
    auto s = a.section(1, 9);
    CHECK(s.extent == extent<1>(9));
    CHECK(eq(s[index<1>()], a_h[lin(index<1>(1))]));
  }
  {
    auto s = v.section(1, 9);
    CHECK(s.extent == extent<1>(9));
    CHECK(eq(s[index<1>()], a_h[lin(index<1>(1))]));
  }
  {
    auto s = cv.section(1, 9);
    CHECK(s.extent == extent<1>(9));
    CHECK(eq(s(index<1>()), a_h[lin(index<1>(1))]));
  }
  // Sections.
  {
    auto s1 = a.section(index<1>(1), extent<1>(9));
    auto s2 = ca.section(index<1>(1));
    auto s3 = a.section(extent<1>(9));
    auto s4 = v.section(index<1>(1), extent<1>(9));
    auto s5 = cv.section(index<1>(1));
    auto s6 = v.section(extent<1>(9));
    CHECK(s1.extent == extent<1>(9));
    CHECK(s2.extent == extent<1>(11) - index<1>(1));
    CHECK(s3.extent == extent<1>(9));
    CHECK(s5.extent == extent<1>(11) - index<1>(1));
    for (int n = 0; n < 11; ++n) {
      const index<1> i = at(n);
      if (s1.extent.contains(i)) {
        CHECK(eq(s1[i], a_h[lin(i + index<1>(1))]));
        CHECK(eq(s4(i), a_h[lin(i + index<1>(1))]));
        CHECK(eq(s3[i], a_h[n]));
        CHECK(eq(s6.get_ref(i), a_h[n]));
      }
      if (s2.extent.contains(i)) {
        CHECK(eq(s2[i], a_h[lin(i + index<1>(1))]));
        CHECK(eq(s5[i], a_h[lin(i + index<1>(1))]));
      }
    }
  }
  // Reinterpretations.
  {
    auto r = a.reinterpret_as<unsigned int>();
    CHECK(r.extent[0] == int(11 * sizeof(double) / 4));
    auto rc = ca.reinterpret_as<int>();
    CHECK(rc.extent[0] == r.extent[0]);
    CHECK(rc[1] == int(r[1]));
    auto w = a.view_as(extent<1>(11));
    auto w2 = ca.view_as(extent<3>(1, 11, 1));
    for (int n = 0; n < 11; ++n) {
      CHECK(eq(w[n], a_h[n]));
      CHECK(eq(w2(0, n, 0), a_h[n]));
    }
  }
  // Reads in a kernel.
  std::vector<int> err(11, -1);
  array_view<int, 1> ev(extent<1>(11), err);
  parallel_for_each(
      v.extent, [ =, &a, &ca ](index<1> i) restrict(amp) {
        int r = 0;
        const int n = (0 * 11 + i[0]);
        if (!eq(v[i], double(n)) || !eq(v(i), double(n)) || !eq(v.get_ref(i), double(n)))
          r = 1;
        if (!eq(cv[i], double(n)) || !eq(cv(i), double(n)) || !eq(cv.get_ref(i), double(n)))
          r = 2;
        if (!eq(a[i], double(n)) || !eq(a(i), double(n)) || !eq(ca[i], double(n)) ||
            !eq(ca(i), double(n)))
          r = 3;
        if (!eq(a.data()[n], double(n)) || !eq(ca.data()[n], double(n)))
          r = 4;
        if (v.extent != a.extent || cv.get_extent() != ca.get_extent() || v.extent.size() != 11u)
          r = 5;
        if (!eq(a.view_as(extent<1>(11))[n], double(n)) ||
            !eq(ca.view_as(extent<2>(1, 11))(0, n), double(n)))
          r = 6;
        if (a.reinterpret_as<int>().extent[0] != int(11 * sizeof(double) / 4))
          r = 7;
        index<1> z;
        if (!eq(v.section(i)[z], double(n)) || !eq(cv.section(i)(z), double(n)) ||
            !eq(a.section(i)[z], double(n)) ||
            !eq(ca.section(i, ca.extent - i).get_ref(z), double(n)))
          r = 8;
        if (!eq(v[i[0]], double((0 * 11 + i[0]))) || !eq(cv(i[0]), double((0 * 11 + i[0]))) ||
            !eq(a[i[0]], double((0 * 11 + i[0]))) || !eq(ca(i[0]), double((0 * 11 + i[0]))))
          r = 15;
        if (!eq(v.data()[i[0]], double((0 * 11 + i[0]))) ||
            !eq(cv.data()[i[0]], double((0 * 11 + i[0]))))
          r = 16;
        ev[i] = r;
      });
  for (int n = 0; n < 11; ++n)
    if (ev[at(n)]) {
      std::printf("kernel %d: %d\n", n, ev[at(n)]);
      failures = 1;
    }
  // Writes in a kernel through the array and the view.
  parallel_for_each(
      a.extent, [ =, &a ](index<1> i) restrict(amp) {
        const int n = (0 * 11 + i[0]);
        a[i] = double(n * 3);
        v[i] = double(n * 5);
      });
  std::vector<double> back = a;
  CHECK(back.size() == 11u);
  for (int n = 0; n < 11; ++n) {
    CHECK(eq(back[n], double(n * 3)));
    CHECK(eq(v[at(n)], double(n * 5)));
  }
  v.synchronize();
  for (int n = 0; n < 11; ++n)
    CHECK(eq(v_h[n], double(n * 5)));
  // A write through a section changes no element outside of it.
  {
    auto s = v.section(index<1>(1), extent<1>(9));
    parallel_for_each(s.extent, [=](index<1> i) restrict(amp) { s[i] = double(-7); });
    for (int n = 0; n < 11; ++n) {
      const index<1> i = at(n);
      const bool in = s.extent.contains(i - index<1>(1));
      CHECK(eq(v[i], in ? double(-7) : double(n * 5)));
    }
  }
  // Copies.
  array<double, 1> b(a);
  a[at(0)] = double(99);
  CHECK(eq(b[at(0)], double(0)));
  CHECK(eq(a[at(0)], double(99)));
  array<double, 1> c(std::move(b));
  CHECK(c.extent == extent<1>(11));
  CHECK(eq(c[at(11 - 1)], double(30)));
  c = a;
  CHECK(eq(c[at(0)], double(99)));
  c = v;
  CHECK(eq(c[at(0)], v[at(0)]));
  array<double, 1> d(v);
  CHECK(eq(d[at(1)], v[at(1)]));
  array<double, 1> f(cv, accelerator().default_view);
  CHECK(eq(f[at(2)], double(2)));
  a.copy_to(c);
  CHECK(eq(c[at(0)], double(99)));
  cv.copy_to(c);
  CHECK(eq(c[at(0)], double(0)));
  a.copy_to(v);
  CHECK(eq(v[at(0)], double(99)));
  cv.copy_to(v);
  CHECK(eq(v[at(1)], double(1)));
}
} // namespace doubles_at_rank_one

// Each way to subscript arrays and views of structures at rank 2 reaches the same element.
namespace structures_at_rank_two {
static int lin(const index<2> &i) { return ((0 * 3 + i[0]) * 5 + i[1]); }
static index<2> at(int n) {
  index<2> i;
  const int e[] = {3, 5};
  for (int d = 1; d >= 0; --d) {
    i[d] = n % e[d];
    n /= e[d];
  }
  return i;
}
void test() {
  std::vector<S> a_h;
  for (int n = 0; n < 15; ++n)
    a_h.push_back(mk(n));
  array<S, 2> a(extent<2>(3, 5), a_h.begin(), a_h.end());
  const array<S, 2> &ca = a;
  std::vector<S> v_h(a_h);
  array_view<S, 2> v(extent<2>(3, 5), v_h);
  array_view<const S, 2> cv(extent<2>(3, 5), a_h);
  CHECK(a.extent == extent<2>(3, 5));
  CHECK(v.extent == extent<2>(3, 5));
  CHECK(cv.get_extent() == extent<2>(3, 5));
  CHECK(a.extent.size() == 15u);
  for (int n = 0; n < 15; ++n) {
    const index<2> i = at(n);
    CHECK(eq(a[i], mk(n)));
    CHECK(eq(a(i), mk(n)));
    CHECK(eq(ca[i], mk(n)));
    CHECK(eq(ca(i), mk(n)));
    CHECK(eq(v[i], mk(n)));
    CHECK(eq(v(i), mk(n)));
    CHECK(eq(v.get_ref(i), mk(n)));
    CHECK(eq(cv[i], mk(n)));
    CHECK(eq(cv(i), mk(n)));
    CHECK(eq(cv.get_ref(i), mk(n)));
    CHECK(eq(a.data()[n], mk(n)));
    CHECK(eq(ca.data()[n], mk(n)));
  }
  for (int p = 0; p < 3; ++p) {
    index<2> i;
    i[0] = p;
    CHECK(eq(a[p][index<1>()], a_h[lin(i)]));
    CHECK(eq(a(p)[index<1>()], a_h[lin(i)]));
    CHECK(eq(ca[p][index<1>()], a_h[lin(i)]));
    CHECK(eq(ca(p)[index<1>()], a_h[lin(i)]));
    CHECK(eq(v[p][index<1>()], a_h[lin(i)]));
    CHECK(eq(v(p)[index<1>()], a_h[lin(i)]));
    CHECK(eq(cv[p][index<1>()], a_h[lin(i)]));
    CHECK(eq(cv(p)[index<1>()], a_h[lin(i)]));
    CHECK(a[p].extent.size() == 5u);
    for (int d = 1; d < 2; ++d)
      CHECK(v[p].extent[d - 1] == v.extent[d]);
  }
  {
    auto s = a.section(1, 1, 1, 3);
    CHECK(s.extent == extent<2>(1, 3));
    CHECK(eq(s[index<2>()], a_h[lin(index<2>(1, 1))]));
  }
  {
    auto s = v.section(1, 1, 1, 3);
    CHECK(s.extent == extent<2>(1, 3));
    CHECK(eq(s[index<2>()], a_h[lin(index<2>(1, 1))]));
  }
  {
    auto s = cv.section(1, 1, 1, 3);
    CHECK(s.extent == extent<2>(1, 3));
    CHECK(eq(s(index<2>()), a_h[lin(index<2>(1, 1))]));
  }
  // Sections.
  {
    auto s1 = a.section(index<2>(1, 1), extent<2>(1, 3));
    auto s2 = ca.section(index<2>(1, 1));
    auto s3 = a.section(extent<2>(1, 3));
    auto s4 = v.section(index<2>(1, 1), extent<2>(1, 3));
    auto s5 = cv.section(index<2>(1, 1));
    auto s6 = v.section(extent<2>(1, 3));
    CHECK(s1.extent == extent<2>(1, 3));
    CHECK(s2.extent == extent<2>(3, 5) - index<2>(1, 1));
    CHECK(s3.extent == extent<2>(1, 3));
    CHECK(s5.extent == extent<2>(3, 5) - index<2>(1, 1));
    for (int n = 0; n < 15; ++n) {
      const index<2> i = at(n);
      if (s1.extent.contains(i)) {
        CHECK(eq(s1[i], a_h[lin(i + index<2>(1, 1))]));
        CHECK(eq(s4(i), a_h[lin(i + index<2>(1, 1))]));
        CHECK(eq(s3[i], a_h[n]));
        CHECK(eq(s6.get_ref(i), a_h[n]));
      }
      if (s2.extent.contains(i)) {
        CHECK(eq(s2[i], a_h[lin(i + index<2>(1, 1))]));
        CHECK(eq(s5[i], a_h[lin(i + index<2>(1, 1))]));
      }
    }
  }
  // Reinterpretations.
  {
    auto r = a.reinterpret_as<unsigned int>();
    CHECK(r.extent[0] == int(15 * sizeof(S) / 4));
    auto rc = ca.reinterpret_as<int>();
    CHECK(rc.extent[0] == r.extent[0]);
    CHECK(rc[1] == int(r[1]));
    auto w = a.view_as(extent<1>(15));
    auto w2 = ca.view_as(extent<3>(1, 15, 1));
    for (int n = 0; n < 15; ++n) {
      CHECK(eq(w[n], a_h[n]));
      CHECK(eq(w2(0, n, 0), a_h[n]));
    }
  }
  // Reads in a kernel.
  std::vector<int> err(15, -1);
  array_view<int, 2> ev(extent<2>(3, 5), err);
  parallel_for_each(
      v.extent, [ =, &a, &ca ](index<2> i) restrict(amp) {
        int r = 0;
        const int n = ((0 * 3 + i[0]) * 5 + i[1]);
        if (!eq(v[i], mk(n)) || !eq(v(i), mk(n)) || !eq(v.get_ref(i), mk(n)))
          r = 1;
        if (!eq(cv[i], mk(n)) || !eq(cv(i), mk(n)) || !eq(cv.get_ref(i), mk(n)))
          r = 2;
        if (!eq(a[i], mk(n)) || !eq(a(i), mk(n)) || !eq(ca[i], mk(n)) || !eq(ca(i), mk(n)))
          r = 3;
        if (!eq(a.data()[n], mk(n)) || !eq(ca.data()[n], mk(n)))
          r = 4;
        if (v.extent != a.extent || cv.get_extent() != ca.get_extent() || v.extent.size() != 15u)
          r = 5;
        if (!eq(a.view_as(extent<1>(15))[n], mk(n)) ||
            !eq(ca.view_as(extent<2>(1, 15))(0, n), mk(n)))
          r = 6;
        if (a.reinterpret_as<int>().extent[0] != int(15 * sizeof(S) / 4))
          r = 7;
        index<2> z;
        if (!eq(v.section(i)[z], mk(n)) || !eq(cv.section(i)(z), mk(n)) ||
            !eq(a.section(i)[z], mk(n)) || !eq(ca.section(i, ca.extent - i).get_ref(z), mk(n)))
          r = 8;
        if (!eq(v[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1]))))
          r = 10;
        if (!eq(cv[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1]))))
          r = 11;
        if (!eq(a[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1]))))
          r = 12;
        if (!eq(ca[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1]))))
          r = 13;
        if (!eq(v(i[0], i[1]), mk(((0 * 3 + i[0]) * 5 + i[1]))) ||
            !eq(cv(i[0], i[1]), mk(((0 * 3 + i[0]) * 5 + i[1]))) ||
            !eq(a(i[0], i[1]), mk(((0 * 3 + i[0]) * 5 + i[1]))) ||
            !eq(ca(i[0], i[1]), mk(((0 * 3 + i[0]) * 5 + i[1]))))
          r = 14;
        ev[i] = r;
      });
  for (int n = 0; n < 15; ++n)
    if (ev[at(n)]) {
      std::printf("kernel %d: %d\n", n, ev[at(n)]);
      failures = 1;
    }
  // Writes in a kernel through the array and the view.
  parallel_for_each(
      a.extent, [ =, &a ](index<2> i) restrict(amp) {
        const int n = ((0 * 3 + i[0]) * 5 + i[1]);
        a[i] = mk(n * 3);
        v[i] = mk(n * 5);
      });
  std::vector<S> back = a;
  CHECK(back.size() == 15u);
  for (int n = 0; n < 15; ++n) {
    CHECK(eq(back[n], mk(n * 3)));
    CHECK(eq(v[at(n)], mk(n * 5)));
  }
  v.synchronize();
  for (int n = 0; n < 15; ++n)
    CHECK(eq(v_h[n], mk(n * 5)));
  // A write through a section changes no element outside of it.
  {
    auto s = v.section(index<2>(1, 1), extent<2>(1, 3));
    parallel_for_each(s.extent, [=](index<2> i) restrict(amp) { s[i] = mk(-7); });
    for (int n = 0; n < 15; ++n) {
      const index<2> i = at(n);
      const bool in = s.extent.contains(i - index<2>(1, 1));
      CHECK(eq(v[i], in ? mk(-7) : mk(n * 5)));
    }
  }
  // Copies.
  array<S, 2> b(a);
  a[at(0)] = mk(99);
  CHECK(eq(b[at(0)], mk(0)));
  CHECK(eq(a[at(0)], mk(99)));
  array<S, 2> c(std::move(b));
  CHECK(c.extent == extent<2>(3, 5));
  CHECK(eq(c[at(15 - 1)], mk(42)));
  c = a;
  CHECK(eq(c[at(0)], mk(99)));
  c = v;
  CHECK(eq(c[at(0)], v[at(0)]));
  array<S, 2> d(v);
  CHECK(eq(d[at(1)], v[at(1)]));
  array<S, 2> f(cv, accelerator().default_view);
  CHECK(eq(f[at(2)], mk(2)));
  a.copy_to(c);
  CHECK(eq(c[at(0)], mk(99)));
  cv.copy_to(c);
  CHECK(eq(c[at(0)], mk(0)));
  a.copy_to(v);
  CHECK(eq(v[at(0)], mk(99)));
  cv.copy_to(v);
  CHECK(eq(v[at(1)], mk(1)));
}
} // namespace structures_at_rank_two

int main() {
  doubles_at_rank_one::test();
  structures_at_rank_two::test();
  return failures;
}
