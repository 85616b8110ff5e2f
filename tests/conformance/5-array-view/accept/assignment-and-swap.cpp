// Assignment makes a view refer to another view's data, also by swap, sort and conditional
// expressions.
//
// accept: R-5.2.3-d, R-5.2.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <utility>
#include <algorithm>
#include "check.h"
using namespace concurrency;
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
int main() {
  std::vector<int> a(9), b(9);
  a[4] = 1;
  {
    sim s(a, b);
    for (int i = 0; i < 3; ++i) s.step();
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
  for (auto &e : l) e[0] += 100;
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
  return failures;
}
