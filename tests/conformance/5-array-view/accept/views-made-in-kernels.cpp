// Kernels create views of local, tile_static and captured data and take sections, projections and
// shapes of them.
//
// accept: R-5.2-a, R-5.2.2-i, R-5.2.4-f, R-5.2.2-c, R-5.2.3-d, R-5.2.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <functional>
#include <iterator>
#include <numeric>
#include <type_traits>
#include <vector>

using namespace concurrency;

// Kernels create views of local arrays and take sections, projections and shapes of them.
namespace created_and_passed {
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
  for (int k = 0; k < v.extent[0]; ++k)
    s += v[k];
  return s;
}
template <int N>
static int total(const array_view<int, N> &v) restrict(cpu, amp) {
  int s = 0;
  for (int k = 0; k < v.get_extent()[0]; ++k)
    s += total(v[k]);
  return s;
}
template <>
int total<1>(const array_view<int, 1> &v) restrict(cpu, amp) {
  return sum(v);
}
static two both(array_view<int> a, array_view<const int> b) restrict(cpu, amp) {
  two t = {a, b};
  return t;
}
void test() {
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
        if (parts[k / 20][k % 20] != k)
          r = 1;
        int buf[12];
        for (int q = 0; q < 12; ++q)
          buf[q] = q + k;
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
        if (buf[5] != 5 + k)
          r = 4;
        if (sum(l) != 66 + 12 * k || total(m) != 66 + 12 * k || total(d) != 66 + 12 * k)
          r = 5;
        pt pts[3];
        array_view<pt> pv(3, pts);
        for (int q = 0; q < 3; ++q) {
          pv[q].x = q;
          pv[q].y = -q;
        }
        if (pts[2].y != -2 || pv.reinterpret_as<int>()[4] != 2)
          r = 6;
        array_view<int> w = v;
        w = u;
        w[k] = k;
        w = (k % 2 ? v : u).section(0, 60);
        if (w[k] != k)
          r = 7;
        if ((k % 2 ? u : v)[k] != k)
          r = 8;
        array_view<const int> cw = w;
        cw = u;
        cw = c;
        if (cw.extent[0] != 12)
          r = 9;
        two t = both(v, u);
        if (t.a[k] != k || t.b.extent != v.extent)
          r = 10;
        two t2 = t;
        t2.a = u;
        if (t2.a[k] != k || t.a.extent[0] != 60)
          r = 11;
        if (pr.b[k] != k || prs[1].a.extent[0] != 30 || prs[0].b[k] != k)
          r = 12;
        array_view<int> la[2] = {l, part};
        if (la[1][0] != 4 + k)
          r = 13;
        array_view<int, 2> pl = a3[k % 3];
        if (pl.extent != extent<2>(4, 5) || pl(1, 2) != (k % 3) * 20 + 7 ||
            a3[k % 3][1][2] != pl[1][2])
          r = 14;
        array_view<int, 3> whole(a3);
        if (whole(2, 3, 4) != 59)
          r = 15;
        array_view<const int, 3> cwhole = a3;
        if (cwhole[index<3>(1, 1, 1)] != 26)
          r = 16;
        int *raw = l.data();
        raw[0] = 7;
        if (l[0] != 7)
          r = 17;
        const int *craw = c.data();
        if (craw[0] != 7)
          r = 18;
        if (part.data() - raw != 4)
          r = 19;
        int &ref = l.get_ref(index<1>(2));
        ref = 9;
        if (buf[2] != 9)
          r = 20;
        out[k] = r;
      });
  for (int k = 0; k < 60; ++k)
    CHECK(out[k] == 0);
  parallel_for_each(
      extent<1>(64).tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        tile_static int buf[4][4];
        array_view<int, 2> m(4, 4, &buf[0][0]);
        array_view<int> f(16, &buf[0][0]);
        m(t.local[0] / 4, t.local[0] % 4) = t.global[0];
        t.barrier.wait();
        if (t.global[0] < 60)
          out[t.global] = f[15 - t.local[0]];
      });
  for (int k = 0; k < 60; ++k)
    CHECK(out[k] == k / 16 * 16 + 15 - k % 16);
}
} // namespace created_and_passed

// A kernel creates a view of a local array and passes sections and rows of views to functions.
namespace local_arrays {
int sum(array_view<const int, 1> v) restrict(cpu, amp) {
  int s = 0;
  for (int k = 0; k < v.extent[0]; ++k)
    s += v[k];
  return s;
}

void test() {
  int data[6] = {1, 2, 3, 4, 5, 6}, out[3] = {};
  array_view<int, 2> m(2, 3, data);
  array_view<int, 1> o(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int local[4] = {10, 20, 30, 40};
        array_view<int, 1> w(4, local);
        w.section(1, 2)[0] += 5;
        o[0] = sum(w);
        o[1] = sum(m[1]);
        array_view<const int, 2> c = m;
        o[2] = sum(c[0].section(1, 2)) + c.section(1, 1, 1, 2)(0, 1);
      });
  check("local", o[0], 105);
  check("row", o[1], 15);
  check("sections", o[2], 11);
  check("host", sum(m[0]), 6);
}
} // namespace local_arrays

// A kernel creates views of local, tile_static and captured data, assigns them and projects them.
namespace tile_static_memory {
template <typename V>
int sum(V v) restrict(cpu, amp) {
  int n = 0;
  for (int i = 0; i < v.extent[0]; ++i)
    n += v[i];
  return n;
}
extent<4> deep_ext() restrict(amp) {
  int e[4] = {2, 1, 2, 1};
  return extent<4>(e);
}
int sum2(array_view<const int, 2> v) restrict(amp) {
  int n = 0;
  for (int i = 0; i < v.extent[0]; ++i)
    n += sum(v[i]);
  return n;
}
void test() {
  array_view<int, 1> r(8);
  array<int, 2> a(4, 4);
  array_view<int, 2> va(a);
  for (int i = 0; i < 16; ++i)
    va(i / 4, i % 4) = i;
  parallel_for_each(
      extent<1>(8).tile<8>(), [ =, &a ](tiled_index<8> t) restrict(amp) {
        tile_static int ts[2][8];
        int loc[6] = {1, 2, 3, 4, 5, 6};
        const int cl[3] = {7, 8, 9};
        ts[0][t.local[0]] = t.local[0];
        ts[1][t.local[0]] = 10;
        t.barrier.wait();
        array_view<int, 1> x(loc), y(3, loc + 3);
        array_view<const int, 1> z(cl), w(2, &cl[1]);
        array_view<int, 2> m(2, 3, loc), tv(2, 8, &ts[0][0]);
        array_view<int, 3> n(extent<3>(1, 3, 2), loc);
        array_view<const int, 2> cm = m;
        int got = 0;
        switch (t.local[0]) {
        case 0:
          got = sum(x) * 100 + sum(y);
          break;
        case 1:
          got = sum(z) * 100 + sum(w);
          break;
        case 2:
          m(1, 2) = 60;
          got = loc[5] + n(0, 2, 1) + cm[1][2];
          break;
        case 3:
          got = sum2(tv);
          break;
        case 4:
          x = y;
          got = sum(x) + x.extent[0];
          w = x;
          got += w[0] * 1000;
          break;
        case 5: {
          array_view<int, 2> q(a);
          array_view<const int, 2> cq(a);
          q = q.section(1, 1, 2, 2);
          got = sum2(q) + cq(3, 3);
          cq = q;
          got += cq.section(index<2>(1, 1))(0, 0) * 1000;
          break;
        }
        case 6: {
          const array<int, 2> &c = a;
          got = sum(c[1]) + sum(a[0]) * 100 + c.view_as(extent<1>(16))[9] * 10000;
          break;
        }
        case 7: {
          int *p = a.data();
          const int *q = va[3].data();
          got = p[5] * 100 + q[1] + sum(va.section(0, 0, 1, 2)[0]) * 10000;
          array_view<int, 4> deep = x.section(1, 4).view_as(deep_ext());
          got += deep[1][0][1][0];
          break;
        }
        }
        r[t] = got;
      });
  CHECK(r[0] == 2115);
  CHECK(r[1] == 2417);
  CHECK(r[2] == 180);
  CHECK(r[3] == 108);
  CHECK(r[4] == 15 + 3 + 4000);
  CHECK(r[5] == 30 + 15 + 10000);
  CHECK(r[6] == 22 + 600 + 90000);
  CHECK(r[7] == 500 + 13 + 10000 + 5);
}
} // namespace tile_static_memory

int main() {
  created_and_passed::test();
  local_arrays::test();
  tile_static_memory::test();
  return failures;
}
