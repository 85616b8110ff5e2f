// Each way to subscript arrays and views of structures at rank 2 reaches the same element.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
#include <cstdio>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

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
int main() {
  std::vector<S> a_h;
  for (int n = 0; n < 15; ++n) a_h.push_back(mk(n));
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
    for (int d = 1; d < 2; ++d) CHECK(v[p].extent[d - 1] == v.extent[d]);
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
  // sections
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
  // reinterpretation
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
  // kernels
  std::vector<int> err(15, -1);
  array_view<int, 2> ev(extent<2>(3, 5), err);
  parallel_for_each(
      v.extent, [ =, &a, &ca ](index<2> i) restrict(amp) {
        int r = 0;
        const int n = ((0 * 3 + i[0]) * 5 + i[1]);
        if (!eq(v[i], mk(n)) || !eq(v(i), mk(n)) || !eq(v.get_ref(i), mk(n))) r = 1;
        if (!eq(cv[i], mk(n)) || !eq(cv(i), mk(n)) || !eq(cv.get_ref(i), mk(n))) r = 2;
        if (!eq(a[i], mk(n)) || !eq(a(i), mk(n)) || !eq(ca[i], mk(n)) || !eq(ca(i), mk(n))) r = 3;
        if (!eq(a.data()[n], mk(n)) || !eq(ca.data()[n], mk(n))) r = 4;
        if (v.extent != a.extent || cv.get_extent() != ca.get_extent() || v.extent.size() != 15u)
          r = 5;
        if (!eq(a.view_as(extent<1>(15))[n], mk(n)) ||
            !eq(ca.view_as(extent<2>(1, 15))(0, n), mk(n)))
          r = 6;
        if (a.reinterpret_as<int>().extent[0] != int(15 * sizeof(S) / 4)) r = 7;
        index<2> z;
        if (!eq(v.section(i)[z], mk(n)) || !eq(cv.section(i)(z), mk(n)) ||
            !eq(a.section(i)[z], mk(n)) || !eq(ca.section(i, ca.extent - i).get_ref(z), mk(n)))
          r = 8;
        if (!eq(v[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1])))) r = 10;
        if (!eq(cv[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1])))) r = 11;
        if (!eq(a[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1])))) r = 12;
        if (!eq(ca[i[0]][i[1]], mk(((0 * 3 + i[0]) * 5 + i[1])))) r = 13;
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
  // writes in a kernel: array, view, and back
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
  for (int n = 0; n < 15; ++n) CHECK(eq(v_h[n], mk(n * 5)));
  // a write through a section touches nothing else
  {
    auto s = v.section(index<2>(1, 1), extent<2>(1, 3));
    parallel_for_each(s.extent, [=](index<2> i) restrict(amp) { s[i] = mk(-7); });
    for (int n = 0; n < 15; ++n) {
      const index<2> i = at(n);
      const bool in = s.extent.contains(i - index<2>(1, 1));
      CHECK(eq(v[i], in ? mk(-7) : mk(n * 5)));
    }
  }
  // deep copies
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
  return failures;
}
