// Each way to subscript arrays and views of doubles at rank 1 reaches the same element.
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
int main() {
  std::vector<double> a_h;
  for (int n = 0; n < 11; ++n) a_h.push_back(double(n));
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
  // sections
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
  // reinterpretation
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
  // kernels
  std::vector<int> err(11, -1);
  array_view<int, 1> ev(extent<1>(11), err);
  parallel_for_each(
      v.extent, [ =, &a, &ca ](index<1> i) restrict(amp) {
        int r = 0;
        const int n = (0 * 11 + i[0]);
        if (!eq(v[i], double(n)) || !eq(v(i), double(n)) || !eq(v.get_ref(i), double(n))) r = 1;
        if (!eq(cv[i], double(n)) || !eq(cv(i), double(n)) || !eq(cv.get_ref(i), double(n))) r = 2;
        if (!eq(a[i], double(n)) || !eq(a(i), double(n)) || !eq(ca[i], double(n)) ||
            !eq(ca(i), double(n)))
          r = 3;
        if (!eq(a.data()[n], double(n)) || !eq(ca.data()[n], double(n))) r = 4;
        if (v.extent != a.extent || cv.get_extent() != ca.get_extent() || v.extent.size() != 11u)
          r = 5;
        if (!eq(a.view_as(extent<1>(11))[n], double(n)) ||
            !eq(ca.view_as(extent<2>(1, 11))(0, n), double(n)))
          r = 6;
        if (a.reinterpret_as<int>().extent[0] != int(11 * sizeof(double) / 4)) r = 7;
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
  // writes in a kernel: array, view, and back
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
  for (int n = 0; n < 11; ++n) CHECK(eq(v_h[n], double(n * 5)));
  // a write through a section touches nothing else
  {
    auto s = v.section(index<1>(1), extent<1>(9));
    parallel_for_each(s.extent, [=](index<1> i) restrict(amp) { s[i] = double(-7); });
    for (int n = 0; n < 11; ++n) {
      const index<1> i = at(n);
      const bool in = s.extent.contains(i - index<1>(1));
      CHECK(eq(v[i], in ? double(-7) : double(n * 5)));
    }
  }
  // deep copies
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
  return failures;
}
