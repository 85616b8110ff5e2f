// Each way to subscript arrays and views of ints at rank 5 reaches the same element.
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

static int lin(const index<5> &i) {
  return (((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]);
}
static index<5> at(int n) {
  index<5> i;
  const int e[] = {2, 3, 2, 4, 3};
  for (int d = 4; d >= 0; --d) {
    i[d] = n % e[d];
    n /= e[d];
  }
  return i;
}
int main() {
  const int ee_[] = {2, 3, 2, 4, 3};
  const extent<5> ee(ee_);
  const int o_[] = {0, 1, 0, 1, 1};
  const index<5> oo(o_);
  const int s_[] = {1, 1, 1, 2, 1};
  const extent<5> so(s_);
  std::vector<int> a_h;
  for (int n = 0; n < 144; ++n) a_h.push_back(int(n));
  array<int, 5> a(ee, a_h.begin(), a_h.end());
  const array<int, 5> &ca = a;
  std::vector<int> v_h(a_h);
  array_view<int, 5> v(ee, v_h);
  array_view<const int, 5> cv(ee, a_h);
  CHECK(a.extent == ee);
  CHECK(v.extent == ee);
  CHECK(cv.get_extent() == ee);
  CHECK(a.extent.size() == 144u);
  for (int n = 0; n < 144; ++n) {
    const index<5> i = at(n);
    CHECK(eq(a[i], int(n)));
    CHECK(eq(a(i), int(n)));
    CHECK(eq(ca[i], int(n)));
    CHECK(eq(ca(i), int(n)));
    CHECK(eq(v[i], int(n)));
    CHECK(eq(v(i), int(n)));
    CHECK(eq(v.get_ref(i), int(n)));
    CHECK(eq(cv[i], int(n)));
    CHECK(eq(cv(i), int(n)));
    CHECK(eq(cv.get_ref(i), int(n)));
    CHECK(eq(a.data()[n], int(n)));
    CHECK(eq(ca.data()[n], int(n)));
  }
  for (int p = 0; p < 2; ++p) {
    index<5> i;
    i[0] = p;
    CHECK(eq(a[p][index<4>()], a_h[lin(i)]));
    CHECK(eq(a(p)[index<4>()], a_h[lin(i)]));
    CHECK(eq(ca[p][index<4>()], a_h[lin(i)]));
    CHECK(eq(ca(p)[index<4>()], a_h[lin(i)]));
    CHECK(eq(v[p][index<4>()], a_h[lin(i)]));
    CHECK(eq(v(p)[index<4>()], a_h[lin(i)]));
    CHECK(eq(cv[p][index<4>()], a_h[lin(i)]));
    CHECK(eq(cv(p)[index<4>()], a_h[lin(i)]));
    CHECK(a[p].extent.size() == 72u);
    for (int d = 1; d < 5; ++d) CHECK(v[p].extent[d - 1] == v.extent[d]);
  }
  // sections
  {
    auto s1 = a.section(oo, so);
    auto s2 = ca.section(oo);
    auto s3 = a.section(so);
    auto s4 = v.section(oo, so);
    auto s5 = cv.section(oo);
    auto s6 = v.section(so);
    CHECK(s1.extent == so);
    CHECK(s2.extent == ee - oo);
    CHECK(s3.extent == so);
    CHECK(s5.extent == ee - oo);
    for (int n = 0; n < 144; ++n) {
      const index<5> i = at(n);
      if (s1.extent.contains(i)) {
        CHECK(eq(s1[i], a_h[lin(i + oo)]));
        CHECK(eq(s4(i), a_h[lin(i + oo)]));
        CHECK(eq(s3[i], a_h[n]));
        CHECK(eq(s6.get_ref(i), a_h[n]));
      }
      if (s2.extent.contains(i)) {
        CHECK(eq(s2[i], a_h[lin(i + oo)]));
        CHECK(eq(s5[i], a_h[lin(i + oo)]));
      }
    }
  }
  // reinterpretation
  {
    auto r = a.reinterpret_as<unsigned int>();
    CHECK(r.extent[0] == int(144 * sizeof(int) / 4));
    auto rc = ca.reinterpret_as<int>();
    CHECK(rc.extent[0] == r.extent[0]);
    CHECK(rc[1] == int(r[1]));
    auto w = a.view_as(extent<1>(144));
    auto w2 = ca.view_as(extent<3>(1, 144, 1));
    for (int n = 0; n < 144; ++n) {
      CHECK(eq(w[n], a_h[n]));
      CHECK(eq(w2(0, n, 0), a_h[n]));
    }
  }
  // kernels
  std::vector<int> err(144, -1);
  array_view<int, 5> ev(ee, err);
  parallel_for_each(
      v.extent, [ =, &a, &ca ](index<5> i) restrict(amp) {
        int r = 0;
        const int n = (((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]);
        if (!eq(v[i], int(n)) || !eq(v(i), int(n)) || !eq(v.get_ref(i), int(n))) r = 1;
        if (!eq(cv[i], int(n)) || !eq(cv(i), int(n)) || !eq(cv.get_ref(i), int(n))) r = 2;
        if (!eq(a[i], int(n)) || !eq(a(i), int(n)) || !eq(ca[i], int(n)) || !eq(ca(i), int(n)))
          r = 3;
        if (!eq(a.data()[n], int(n)) || !eq(ca.data()[n], int(n))) r = 4;
        if (v.extent != a.extent || cv.get_extent() != ca.get_extent() || v.extent.size() != 144u)
          r = 5;
        if (!eq(a.view_as(extent<1>(144))[n], int(n)) ||
            !eq(ca.view_as(extent<2>(1, 144))(0, n), int(n)))
          r = 6;
        if (a.reinterpret_as<int>().extent[0] != int(144 * sizeof(int) / 4)) r = 7;
        index<5> z;
        if (!eq(v.section(i)[z], int(n)) || !eq(cv.section(i)(z), int(n)) ||
            !eq(a.section(i)[z], int(n)) || !eq(ca.section(i, ca.extent - i).get_ref(z), int(n)))
          r = 8;
        if (!eq(v[i[0]][i[1]][i[2]][i[3]][i[4]],
                int((((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]))))
          r = 10;
        if (!eq(cv[i[0]][i[1]][i[2]][i[3]][i[4]],
                int((((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]))))
          r = 11;
        if (!eq(a[i[0]][i[1]][i[2]][i[3]][i[4]],
                int((((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]))))
          r = 12;
        if (!eq(ca[i[0]][i[1]][i[2]][i[3]][i[4]],
                int((((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]))))
          r = 13;
        ev[i] = r;
      });
  for (int n = 0; n < 144; ++n)
    if (ev[at(n)]) {
      std::printf("kernel %d: %d\n", n, ev[at(n)]);
      failures = 1;
    }
  // writes in a kernel: array, view, and back
  parallel_for_each(
      a.extent, [ =, &a ](index<5> i) restrict(amp) {
        const int n = (((((0 * 2 + i[0]) * 3 + i[1]) * 2 + i[2]) * 4 + i[3]) * 3 + i[4]);
        a[i] = int(n * 3);
        v[i] = int(n * 5);
      });
  std::vector<int> back = a;
  CHECK(back.size() == 144u);
  for (int n = 0; n < 144; ++n) {
    CHECK(eq(back[n], int(n * 3)));
    CHECK(eq(v[at(n)], int(n * 5)));
  }
  v.synchronize();
  for (int n = 0; n < 144; ++n) CHECK(eq(v_h[n], int(n * 5)));
  // a write through a section touches nothing else
  {
    auto s = v.section(oo, so);
    parallel_for_each(s.extent, [=](index<5> i) restrict(amp) { s[i] = int(-7); });
    for (int n = 0; n < 144; ++n) {
      const index<5> i = at(n);
      const bool in = s.extent.contains(i - oo);
      CHECK(eq(v[i], in ? int(-7) : int(n * 5)));
    }
  }
  // deep copies
  array<int, 5> b(a);
  a[at(0)] = int(99);
  CHECK(eq(b[at(0)], int(0)));
  CHECK(eq(a[at(0)], int(99)));
  array<int, 5> c(std::move(b));
  CHECK(c.extent == ee);
  CHECK(eq(c[at(144 - 1)], int(429)));
  c = a;
  CHECK(eq(c[at(0)], int(99)));
  c = v;
  CHECK(eq(c[at(0)], v[at(0)]));
  array<int, 5> d(v);
  CHECK(eq(d[at(1)], v[at(1)]));
  array<int, 5> f(cv, accelerator().default_view);
  CHECK(eq(f[at(2)], int(2)));
  a.copy_to(c);
  CHECK(eq(c[at(0)], int(99)));
  cv.copy_to(c);
  CHECK(eq(c[at(0)], int(0)));
  a.copy_to(v);
  CHECK(eq(v[at(0)], int(99)));
  cv.copy_to(v);
  CHECK(eq(v[at(1)], int(1)));
  return failures;
}
