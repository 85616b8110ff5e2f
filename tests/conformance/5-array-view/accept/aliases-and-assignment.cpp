// Views of the same data see each other's writes, also after assignment, swap and the destruction
// of the array.
//
// accept: R-5.2-a, R-5.2-k, R-5.2.3-d, R-5.2.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <algorithm>
#include <amp.h>
#include <iterator>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Writes through one view are visible in sections, projections, shapes and reinterpretations of its
// data.
namespace sections_and_shapes {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct pix {
  int r;
  int g;
};
void test() {
  std::vector<int> h(120);
  std::iota(h.begin(), h.end(), 0);
  for (int pass = 0; pass < 3; ++pass) {
    array<int> arr(120, h.begin());
    std::vector<int> hc(h);
    accelerator_view other = accelerator().create_view();
    array<int> arr2(120, h.begin(), other);
    array_view<int> top = pass == 0   ? array_view<int>(hc)
                          : pass == 1 ? array_view<int>(arr)
                                      : array_view<int>(arr2);
    auto m = top.view_as(extent<2>(10, 12));
    auto c = top.view_as(extent<3>(5, 4, 6));
    auto q = top.reinterpret_as<pix>();
    auto f = top.reinterpret_as<unsigned>();
    auto sec = top.section(30, 60);
    auto sm = m.section(2, 3, 4, 5);
    auto r5 = m[5];
    auto r5s = r5.section(3, 6);
    auto q5 = r5s.reinterpret_as<pix>();
    auto cc = c[2][1];
    array_view<const int> ro = top;
    auto sv = sec.view_as(extent<2>(6, 10));
    auto sv2 = sv.section(1, 1, 3, 3)[2];
    auto check = [&](int pos, int val) {
      CHECK(top[pos] == val && ro[pos] == val && m(pos / 12, pos % 12) == val &&
            c(pos / 24, pos / 6 % 4, pos % 6) == val && int(f[pos]) == val);
      CHECK((pos % 2 ? q[pos / 2].g : q[pos / 2].r) == val);
      if (pos >= 30 && pos < 90) {
        CHECK(sec[pos - 30] == val);
        CHECK(sv((pos - 30) / 10, (pos - 30) % 10) == val);
      }
      int y = pos / 12, x = pos % 12;
      if (y >= 2 && y < 6 && x >= 3 && x < 8)
        CHECK(sm(y - 2, x - 3) == val);
      if (y == 5)
        CHECK(r5[x] == val);
      if (y == 5 && x >= 3 && x < 9) {
        CHECK(r5s[x - 3] == val);
        CHECK((x % 2 ? q5[(x - 3) / 2].r : q5[(x - 3) / 2].g) == val);
      }
      if (pos >= 54 && pos < 60)
        CHECK(cc[pos - 54] == val);
      if (pos >= 61 && pos < 64)
        CHECK(sv2[pos - 61] == val);
    };
    for (int p = 0; p < 120; ++p)
      check(p, p);
    int n = 1000;
#define K(expr, pos)                                                                               \
  ++n;                                                                                             \
  {                                                                                                \
    const int val = n;                                                                             \
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { expr = val; });                  \
  }                                                                                                \
  check(pos, n)
    K(top[63], 63);
    K(m(5, 3), 63);
    K(c(2, 1, 4), 58);
    K(q[29].g, 59);
    K(f[60], 60);
    K(sec[33], 63);
    K(sm(3, 2), 65);
    K(r5[7], 67);
    K(r5s[1], 64);
    K(q5[2].g, 68);
    K(cc[0], 54);
    K(sv(3, 2), 62);
    K(sv2[0], 61);
    K(sv2[2], 63);
    K(m[4][3], 51);
    K(c[0][0][0], 0);
    K(q[59].g, 119);
    K(sm[0][0], 27);
#define W(expr, pos)                                                                               \
  ++n;                                                                                             \
  expr = n;                                                                                        \
  check(pos, n)
    W(top[63], 63);
    W(m(5, 3), 63);
    W(c(2, 1, 4), 58);
    W(q[29].g, 59);
    W(f[60], 60);
    W(sec[33], 63);
    W(sm(3, 2), 65);
    W(r5[7], 67);
    W(r5s[1], 64);
    W(q5[2].g, 68);
    W(cc[0], 54);
    W(sv(3, 2), 62);
    W(sv2[0], 61);
    // One kernel on another accelerator view writes through many views of one element.
    parallel_for_each(
        other, extent<1>(1), [=](index<1>) restrict(amp) {
          top[61] = 1;
          sec[31] += 2;
          m(5, 1) += 4;
          c[2][2][1] += 8;
          q[30].g += 16;
          f[61] += 32;
          r5[1] += 64;
          sv(3, 1) += 128;
          sv2[0] += 256;
        });
    check(61, 511);
    sec.section(0, 30).copy_to(top.section(90, 30));
    for (int p = 30; p < 60; ++p)
      check(p + 60, top[p]);
    copy(m.section(0, 0, 5, 12), m.section(5, 0, 5, 12));
    for (int p = 0; p < 60; ++p)
      check(p + 60, top[p]);
    m.section(1, 1, 2, 2).synchronize();
    top.synchronize();
    if (pass == 0)
      for (int p = 0; p < 120; ++p)
        CHECK(hc[p] == top[p]);
  }
}
} // namespace sections_and_shapes

// Views of an array see values that assignment, copy, move and swap of the array produce.
namespace assigned_array {
void test() {
  std::vector<int> one(24, 1), two(24, 2), three(24, 3);
  array<int, 2> a(4, 6, one.begin()), b(4, 6, two.begin());
  array_view<int, 2> v(a);
  array_view<const int, 2> cv(a);
  auto s = a.section(1, 1, 2, 2);
  auto flat = a.view_as(extent<1>(24));
  auto row = a[2];
  CHECK(v(0, 0) == 1 && cv(3, 5) == 1 && s(0, 0) == 1 && flat[23] == 1 && row[0] == 1);
  a = b;
  CHECK(a(0, 0) == 2 && v(0, 0) == 2 && cv(3, 5) == 2 && s(1, 1) == 2 && flat[23] == 2 &&
        row[5] == 2);
  parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] += 10; });
  CHECK(a(1, 1) == 12 && cv(1, 1) == 12 && b(1, 1) == 2);
  array_view<const int, 2> t(4, 6, three);
  a = t;
  CHECK(v(3, 3) == 3 && s(0, 1) == 3 && row[1] == 3);
  t.copy_to(a);
  a(0, 0) = 77;
  CHECK(v(0, 0) == 77 && flat[0] == 77);
  copy(two.begin(), two.end(), a);
  CHECK(v(0, 0) == 2 && s(0, 0) == 2);
  a = a;
  CHECK(v(0, 0) == 2);
  // The views keep the storage after the array is destroyed.
  {
    array<int, 2> *p = new array<int, 2>(4, 6, one.begin());
    array_view<int, 2> w(*p);
    auto ws = p->section(index<2>(2, 2));
    delete p;
    w(2, 2) = 5;
    CHECK(ws(0, 0) == 5);
    parallel_for_each(w.extent, [=](index<2> i) restrict(amp) { w[i]++; });
    CHECK(ws(0, 0) == 6 && w(0, 0) == 2);
  }
  // After a move, the views refer to the same storage.
  {
    array<int, 2> m(4, 6, one.begin());
    array_view<int, 2> w(m);
    array<int, 2> n(std::move(m));
    parallel_for_each(n.extent, [&n](index<2> i) restrict(amp) { n[i] = 9; });
    CHECK(n(0, 0) == 9 && w(3, 5) == 9);
    m = b;
    CHECK(m(0, 0) == 2 && w(0, 0) == 9);
  }
  {
    array<int> x(5, one.begin()), y(7, two.begin());
    std::swap(x, y);
    CHECK(x.extent[0] == 7 && x[6] == 2 && y.extent[0] == 5 && y[4] == 1);
    using std::swap;
    swap(x, y);
    CHECK(x[0] == 1);
  }
  {
    std::vector<array<int>> va;
    for (int k = 0; k < 10; ++k)
      va.emplace_back(4, one.begin() + k);
    va.erase(va.begin() + 3);
    va.insert(va.begin(), array<int>(6, two.begin()));
    CHECK(va.size() == 10 && va[0].extent[0] == 6 && va[9][3] == 1);
    std::sort(va.begin(), va.end(),
              [](const array<int> &l, const array<int> &r) { return l.extent[0] < r.extent[0]; });
    CHECK(va[9].extent[0] == 6 && va[9][5] == 2);
    array<int> &last = va[9];
    parallel_for_each(last.extent, [&last](index<1> i) restrict(amp) { last[i] *= 2; });
    CHECK(va.back()[0] == 4);
  }
}
} // namespace assigned_array

// A view of a temporary array keeps the elements alive.
namespace temporary_array {
static array<int> filled(int n) {
  std::vector<int> v(n, 2);
  return array<int>(n, v.begin());
}

void test() {
  array_view<int> v(array<int>(4));
  v[1] = 7;
  std::vector<array_view<int>> list;
  list.push_back(array<int>(4));
  list.push_back(filled(4));
  array_view<const int> constant(filled(4));
  array_view<int> part = filled(8).section(2, 4);
  array_view<int> out = list[1];
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) { out[i] += constant[i] * 10 + part[i]; });
  CHECK(v[1] == 7 && list[1][3] == 24);
}
} // namespace temporary_array

// Assignment makes a view refer to another view's data, also by swap, sort and conditional
// expressions.
namespace assignment_and_swap {
struct sim {
  array_view<int, 1> cur, next;
  sim(std::vector<int> &a, std::vector<int> &b) : cur(a), next(b) {}
  void step() {
    array_view<const int, 1> in = cur;
    array_view<int, 1> out = next;
    out.discard_data();
    parallel_for_each(
        out.extent, [=](index<1> i) restrict(amp) {
          int l = i[0] ? in[i - 1] : 0, r = i[0] + 1 < in.extent[0] ? in[i + 1] : 0;
          out[i] = l + in[i] + r;
        });
    std::swap(cur, next);
  }
};
void test() {
  std::vector<int> a(9), b(9);
  a[4] = 1;
  {
    sim s(a, b);
    for (int i = 0; i < 3; ++i)
      s.step();
    CHECK(s.cur[4] == 7 && s.cur[1] == 1 && s.cur[0] == 0);
    s.cur.synchronize();
  }
  CHECK(b[4] == 7);
  std::vector<int> x = {1, 2}, y = {3, 4, 5};
  array_view<int, 1> vx(x), vy(y), t = vx;
  t = vy;
  t[0] = 30;
  CHECK(vy[0] == 30 && vx[0] == 1);
  array_view<int, 1> &r = (t = vx);
  CHECK(&r == &t && t.extent[0] == 2);
  array_view<const int, 1> c = vx;
  c = vy;
  CHECK(c.extent[0] == 3 && c[0] == 30);
  c = array_view<const int, 1>(x);
  CHECK(c[1] == 2);
  bool k = true;
  (k ? vx : vy)[1] = 9;
  CHECK(vx[1] == 9 && vy[1] == 4);
  array_view<int, 1> z = k ? vy.section(1, 2) : vx;
  CHECK(z[0] == 4);
  std::vector<array_view<int, 1>> l = {vx, vy, z};
  std::sort(l.begin(), l.end(), [](const array_view<int, 1> &p, const array_view<int, 1> &q) {
    return p.extent[0] > q.extent[0] || (p.extent[0] == q.extent[0] && p[0] < q[0]);
  });
  CHECK(l[0].extent[0] == 3 && l[1][0] == 1 && l[2][0] == 4);
  for (auto &e : l)
    e[0] += 100;
  CHECK(vx[0] == 101 && vy[0] == 130 && vy[1] == 104);
  t = t;
  CHECK(t[0] == 101);
  using std::swap;
  swap(vx, vy);
  CHECK(vx.extent[0] == 3 && vx[1] == 104);
  array_view<int, 2> m(2, 2), n(3, 3);
  m(0, 0) = 1;
  n(0, 0) = 2;
  for (int i = 0; i < 3; ++i) {
    parallel_for_each(m.extent, [=](index<2> j) restrict(amp) { m[j] += 1; });
    std::swap(m, n);
  }
  CHECK(m(0, 0) == 3 && n(0, 0) == 3 && m.extent[0] == 3);
}
} // namespace assignment_and_swap

int main() {
  sections_and_shapes::test();
  assigned_array::test();
  temporary_array::test();
  assignment_and_swap::test();
  return failures;
}
