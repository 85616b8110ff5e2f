// Kernels create views of local arrays and take sections, projections and shapes of them.
//
// accept: R-5.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct two {
  array_view<int> a;
  array_view<const int> b;
  two(array_view<int> x, array_view<const int> y) restrict(cpu, amp) : a(x), b(y) {}
};
struct pt {
  int x, y;
};
static int sum(array_view<const int> v) restrict(cpu, amp) {
  int s = 0;
  for (int k = 0; k < v.extent[0]; ++k) s += v[k];
  return s;
}
template <int N> static int total(const array_view<int, N> &v) restrict(cpu, amp) {
  int s = 0;
  for (int k = 0; k < v.get_extent()[0]; ++k) s += total(v[k]);
  return s;
}
template <> int total<1>(const array_view<int, 1> &v) restrict(cpu, amp) { return sum(v); }
static two both(array_view<int> a, array_view<const int> b) restrict(cpu, amp) {
  two t = {a, b};
  return t;
}
int main() {
  std::vector<int> h(60), h2(60);
  std::iota(h.begin(), h.end(), 0);
  std::vector<int> o(60, -1);
  array_view<int> v(h), u(h2), out(o);
  array<int, 3> a3(3, 4, 5, h.begin());
  CHECK(total(v) == 1770 && total(array_view<int, 3>(3, 4, 5, h)) == 1770 &&
        total(array_view<int, 2>(a3[1])) == 590);
  array_view<int> parts[3] = {v.section(0, 20), v.section(20, 20), v.section(40, 20)};
  two pr = {u, v};
  two prs[2] = {{u, v}, {v.section(0, 30), u}};
  parallel_for_each(
      extent<1>(60), [ =, &a3 ](index<1> i) restrict(amp) {
        int r = 0;
        const int k = i[0];
        if (parts[k / 20][k % 20] != k) r = 1;
        int buf[12];
        for (int q = 0; q < 12; ++q) buf[q] = q + k;
        array_view<int> l(buf);
        array_view<const int> c(buf);
        array_view<int, 2> m(3, 4, buf);
        array_view<int, 3> d(extent<3>(2, 3, 2), &buf[0]);
        array_view<const int, 2> cm(extent<2>(4, 3), buf);
        array_view<int> part(4, buf + 4);
        if (l.extent[0] != 12 || c[11] != 11 + k || m(2, 3) != 11 + k || d(1, 2, 1) != 11 + k ||
            cm[3][2] != 11 + k || part[0] != 4 + k)
          r = 2;
        m(1, 1) = 1000;
        if (buf[5] != 1000 || l[5] != 1000 || c(5) != 1000 || d(0, 2, 1) != 1000 ||
            part[1] != 1000 || m[1][1] != 1000 || l.section(5, 1)[0] != 1000 ||
            l.view_as(extent<2>(6, 2))(2, 1) != 1000)
          r = 3;
        l.reinterpret_as<unsigned>()[5] = 5u + k;
        if (buf[5] != 5 + k) r = 4;
        if (sum(l) != 66 + 12 * k || total(m) != 66 + 12 * k || total(d) != 66 + 12 * k) r = 5;
        pt pts[3];
        array_view<pt> pv(3, pts);
        for (int q = 0; q < 3; ++q) {
          pv[q].x = q;
          pv[q].y = -q;
        }
        if (pts[2].y != -2 || pv.reinterpret_as<int>()[4] != 2) r = 6;
        array_view<int> w = v;
        w = u;
        w[k] = k;
        w = (k % 2 ? v : u).section(0, 60);
        if (w[k] != k) r = 7;
        if ((k % 2 ? u : v)[k] != k) r = 8;
        array_view<const int> cw = w;
        cw = u;
        cw = c;
        if (cw.extent[0] != 12) r = 9;
        two t = both(v, u);
        if (t.a[k] != k || t.b.extent != v.extent) r = 10;
        two t2 = t;
        t2.a = u;
        if (t2.a[k] != k || t.a.extent[0] != 60) r = 11;
        if (pr.b[k] != k || prs[1].a.extent[0] != 30 || prs[0].b[k] != k) r = 12;
        array_view<int> la[2] = {l, part};
        if (la[1][0] != 4 + k) r = 13;
        array_view<int, 2> pl = a3[k % 3];
        if (pl.extent != extent<2>(4, 5) || pl(1, 2) != (k % 3) * 20 + 7 ||
            a3[k % 3][1][2] != pl[1][2])
          r = 14;
        array_view<int, 3> whole(a3);
        if (whole(2, 3, 4) != 59) r = 15;
        array_view<const int, 3> cwhole = a3;
        if (cwhole[index<3>(1, 1, 1)] != 26) r = 16;
        int *raw = l.data();
        raw[0] = 7;
        if (l[0] != 7) r = 17;
        const int *craw = c.data();
        if (craw[0] != 7) r = 18;
        if (part.data() - raw != 4) r = 19;
        int &ref = l.get_ref(index<1>(2));
        ref = 9;
        if (buf[2] != 9) r = 20;
        out[k] = r;
      });
  for (int k = 0; k < 60; ++k) CHECK(out[k] == 0);
  parallel_for_each(
      extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int buf[4][4];
        array_view<int, 2> m(4, 4, &buf[0][0]);
        array_view<int> f(16, &buf[0][0]);
        m(t.local[0] / 4, t.local[0] % 4) = t.global[0];
        t.barrier.wait();
        if (t.global[0] < 60) out[t.global] = f[15 - t.local[0]];
      });
  for (int k = 0; k < 60; ++k) CHECK(out[k] == k / 16 * 16 + 15 - k % 16);
  return failures;
}
