// Kernels use sections, projections, shapes and overlapping parts of views, also with structure
// elements.
//
// accept: R-5.1-i, R-5.1-h, R-5.1.4-e, R-5.1.4-f, R-5.1.5-f, R-5.2-b, R-5.2-e, R-5.2-k, R-5.2.2-c,
// R-5.2.2-i, R-5.2.3-d, R-5.2.4-d, R-5.2.4-f, R-5.2.4-g, R-5.2.5-b, R-5.2.5-g, R-5.2.5-i, X-8.2-b,
// M-8.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <numeric>
#include <vector>

using namespace concurrency;

// Kernels use sections, projections, shapes and overlapping parts of views with structure elements.
namespace parts_of_views {
struct vec3 {
  float x, y, z;
  vec3() restrict(amp, cpu) : x(0), y(0), z(0) {}
  vec3(float a, float b, float c) restrict(amp, cpu) : x(a), y(b), z(c) {}
  vec3 operator+(const vec3 &o) const restrict(amp, cpu) { return vec3(x + o.x, y + o.y, z + o.z); }
};
struct particle {
  vec3 pos;
  vec3 vel;
  int id[2];
  double mass;
};
template <typename T, int N>
struct add_functor {
  array_view<const T, N> a, b;
  array_view<T, N> c;
  add_functor(const array_view<const T, N> &x, const array_view<const T, N> &y,
              const array_view<T, N> &z)
      : a(x), b(y), c(z) {}
  void operator()(index<N> i) const restrict(amp) { c[i] = a[i] + b[i]; }
};
template <typename T, int N>
void test_add(const extent<N> &e, T seed) {
  std::vector<T> x(e.size()), y(e.size()), z(e.size());
  for (unsigned i = 0; i < e.size(); ++i) {
    x[i] = T(seed + i);
    y[i] = T(i * 2);
  }
  array_view<T, N> zv(e, z);
  zv.discard_data();
  parallel_for_each(
      e, add_functor<T, N>(array_view<const T, N>(e, x), array_view<const T, N>(e, y), zv));
  zv.synchronize();
  for (unsigned i = 0; i < e.size(); ++i)
    if (z[i] != x[i] + y[i]) {
      ++failures;
      std::printf("add rank %d at %u\n", N, i);
      break;
    }
  array<T, N> ax(e, x.begin()), ay(e, y.begin()), az(e);
  parallel_for_each(az.extent, [&](index<N> i) restrict(amp) { az[i] = ax(i) + ay[i]; });
  std::vector<T> r = az;
  CHECK(r == z);
  const array<T, N> &cx = ax;
  parallel_for_each(e, [ =, &cx, &az ](index<N> i) restrict(amp) { az(i) += cx[i] + zv[i]; });
  r = az;
  for (unsigned i = 0; i < e.size(); ++i)
    if (r[i] != z[i] * 2 + x[i]) {
      ++failures;
      std::printf("add2 rank %d at %u\n", N, i);
      break;
    }
}
template <typename V>
float sum_row(const V &row) restrict(amp, cpu) {
  float s = 0;
  for (int i = 0; i < row.extent[0]; ++i)
    s += row[i];
  return s;
}
static array_view<float, 1> pick(const array_view<float, 2> &m, int k) restrict(amp, cpu) {
  return m[k];
}
void test() {
  test_add<int, 1>(extent<1>(100), 5);
  test_add<float, 2>(extent<2>(7, 9), 5);
  test_add<double, 3>(extent<3>(3, 4, 5), 5);
  test_add<unsigned, 4>(extent<4>((const int[]){2, 3, 4, 2}), 9);
  test_add<int, 5>(extent<5>((const int[]){2, 3, 1, 2, 2}), 9);
  std::vector<float> d(24);
  std::iota(d.begin(), d.end(), 0.f);
  array_view<float, 2> m(4, 6, d);
  array_view<const float, 2> cm(m);
  { // One kernel uses overlapping sections.
    array_view<float> all(d);
    array_view<float> s1 = all.section(0, 11), s2 = all.section(10, 10);
    parallel_for_each(
        extent<1>(1), [=](index<1>) restrict(amp) {
          s1[10] = 100;
          s2[1] = s2[0] + 1;
          all[12] = s2[1] + 1;
        });
    CHECK(all[10] == 100 && all[11] == 101 && all[12] == 102);
    CHECK(s1[10] == 100 && s2[0] == 100);
    all.synchronize();
    CHECK(d[10] == 100 && d[12] == 102);
    all[10] = 10;
    all[11] = 11;
    all[12] = 12;
  }
  array_view<float> out(extent<1>(40));
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int k = 0;
        out[k++] = m.section(1, 2, 2, 3)(1, 1);
        out[k++] = m.section(index<2>(1, 2))[index<2>(0, 0)];
        out[k++] = m.section(extent<2>(2, 2))[1][1];
        out[k++] = cm.section(1, 1, 3, 4).section(1, 1, 2, 2)[1][1];
        out[k++] = m[2].section(1, 3)[2]; // 15 8 7 21 15
        out[k++] = sum_row(m[1]);
        out[k++] = sum_row(cm[2]);
        out[k++] = pick(m, 3)[5];
        out[k++] = m[1].view_as(extent<2>(2, 3))(1, 2);
        out[k++] = (float)m[0].reinterpret_as<int>()[1]; // 51 87 23 11 0x3f800000
        out[k++] = (float)m.extent[0];
        out[k++] = (float)m.section(1, 2, 2, 3).extent.size();
        out[k++] = (float)cm[0].extent[0];
        out[k++] = m.get_ref(index<2>(1, 1));
        out[k++] = cm[3].data()[2];
        out[k++] = *(m[2].data() + 1); // 4 6 6 7 20 13
        array_view<float, 2> c = m;
        c = m.section(1, 1, 2, 2);
        out[k++] = c(1, 1);
        out[k++] = (float)c.extent[1];
        array_view<const float, 2> cc(c);
        cc = m;
        out[k++] = cc(3, 3);
        array_view<const float, 1> c1 = m[1];
        out[k++] = c1(4); // 14 2 21 10
        float loc[6] = {1, 2, 3, 4, 5, 6};
        array_view<float, 1> lv(6, loc);
        array_view<float, 2> l2(2, 3, loc);
        array_view<const float, 2> l3(extent<2>(3, 2), loc);
        array_view<float> l4(loc);
        lv[0] = 9;
        l2(1, 2) += 10;
        out[k++] = loc[0];
        out[k++] = loc[5];
        out[k++] = l3(2, 1);
        out[k++] = l4[3] + l4.extent[0];
        out[k++] = l2[1].section(1, 2)[0];
        out[k++] = lv.view_as(extent<3>(1, 2, 3))(0, 1, 0); // 9 16 16 10 5 4
      });
  const float expect[] = {15, 8,  7,  21, 15, 51, 87, 23, 11, (float)0x3f800000,
                          4,  6,  6,  7,  20, 13, 14, 2,  21, 10,
                          9,  16, 16, 10, 5,  4};
  for (int i = 0; i < int(sizeof(expect) / sizeof(float)); ++i)
    if (out[i] != expect[i]) {
      std::printf("out[%d] = %g, not %g\n", i, out[i], expect[i]);
      ++failures;
    }
  { // The elements are structures.
    std::vector<particle> ps(10);
    for (int i = 0; i < 10; ++i) {
      ps[i].pos = vec3(i, 1, 2);
      ps[i].vel = vec3(1, 1, 1);
      ps[i].id[1] = i;
      ps[i].mass = i * .5;
    }
    array_view<particle> pv(10, ps);
    parallel_for_each(
        pv.extent, [=](index<1> i) restrict(amp) {
          particle p = pv[i];
          p.pos = p.pos + p.vel;
          p.id[0] = p.id[1] * 2;
          p.mass *= 2;
          pv[i] = p;
        });
    pv.synchronize();
    CHECK(ps[4].pos.x == 5 && ps[4].pos.z == 3 && ps[9].id[0] == 18 && ps[3].mass == 3);
    array<particle, 2> pa(2, 5, ps.begin());
    array_view<const float> raw =
        static_cast<const array<particle, 2> &>(pa).reinterpret_as<float>();
    CHECK(raw.extent[0] == int(10 * sizeof(particle) / 4));
    CHECK(raw[0] == 1);
    array_view<particle, 3> sh = pa.view_as(extent<3>(5, 1, 2));
    CHECK(sh(2, 0, 0).pos.x == 5);
    float first = 0;
    array_view<float> fo(1, &first);
    parallel_for_each(
        extent<1>(1), [ =, &pa ](index<1>) restrict(amp) {
          fo[0] = pa.reinterpret_as<float>()[1] + pa.view_as(extent<1>(10))[9].pos.x +
                  pa.section(1, 1, 1, 2)(0, 1).pos.x + pa[1][4].vel.y + pa.data()[3].pos.x +
                  (float)pa.extent[1] + (float)pa.get_extent().size();
        });
    fo.synchronize();
    CHECK(first == 2 + 10 + 8 + 1 + 4 + 5 + 10);
  }
  { // A view keeps the storage after the array is destroyed.
    array_view<int, 2> *pv;
    {
      array<int, 2> t(3, 3);
      array_view<int, 2> tw(t);
      for (int i = 0; i < 9; ++i)
        tw(i / 3, i % 3) = i;
      pv = new array_view<int, 2>(t);
    }
    CHECK((*pv)(2, 2) == 8);
    array_view<int, 2> keep(*pv);
    delete pv;
    parallel_for_each(keep.extent, [=](index<2> i) restrict(amp) { keep[i] += 1; });
    CHECK(keep[1][1] == 5);
    array_view<int> s(extent<1>(4));
    {
      array_view<int> t = s;
      t[1] = 7;
    }
    CHECK(s[1] == 7);
    array_view<int> row = array<int, 2>(2, 2, std::vector<int>{1, 2, 3, 4}.begin())[1];
    CHECK(row[0] == 3 && row[1] == 4);
  }
}
} // namespace parts_of_views

// Overlapping views and array references in one kernel see each other's writes.
namespace overlapping_views {
struct P {
  int x, y;
};
template <typename L>
void go(accelerator_view av, L last) {
  std::vector<int> h(24);
  for (int i = 0; i < 24; ++i)
    h[i] = i;
  {
    array_view<int, 1> top(24, h);
    array_view<int, 1> s = top.section(8, 8), ss = s.section(2, 4);
    array_view<const int, 1> k = top.section(10, 2);
    array_view<int, 3> cube = top.view_as(extent<3>(2, 3, 4));
    array_view<int, 2> half = cube[1];
    array_view<P, 1> pr = top.section(4, 20).reinterpret_as<P>();
    array_view<float, 1> fl = s.reinterpret_as<float>();
    array_view<const P, 2> p2 = pr.view_as(extent<2>(2, 5));
    parallel_for_each(
        av, extent<1>(1), [=](index<1>) restrict(amp) {
          ss[0] = 100; // 10
          int seen = (top[10] == 100) + (s[2] == 100) + (k[0] == 100) + (cube(0, 2, 2) == 100) +
                     (pr[3].x == 100) + (p2(0, 3).x == 100);
          half(0, 0) = seen;                                      // 12
          fl[6] = 1.0f;                                           // 14
          pr[9].y = top[14] == 0x3f800000 && top[12] == 6;        // 23
          top[0] = pr[8].x + cube[1][2][2] + ss.section(1, 1)[0]; // 20 + 22 + 11
        });
    CHECK(k[0] == 100 && half(0, 0) == 6 && fl[6] == 1.0f && top[23] == 1 && top[0] == 53);
    last(top);
  }
  CHECK(h[10] == 100 && h[12] == 6 && h[23] == 1 && h[0] == 53);
}
void test() {
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  auto nothing = [](array_view<int, 1> &) {};
  go(w, nothing);
  go(r, nothing);
  go(r, [](array_view<int, 1> &v) { v.synchronize(); });
  go(w, [&](array_view<int, 1> &v) { v.synchronize_to(r); });
  array<int, 2> a(4, 4, w);
  array_view<int, 2> va(a);
  const array<int, 2> &ca = a;
  array_view<int, 1> row = a[1];
  array_view<const int, 1> all = ca.view_as(extent<1>(16));
  array<int, 2> &again = a;
  parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a[i] = i[0] * 4 + i[1]; });
  parallel_for_each(
      extent<1>(1), [&a, &ca, &again, va, row, all ](index<1>) restrict(amp) {
        row[2] = 60;
        again(0, 0) = ca[1][2] + va(1, 2) + all[6] + a[1][2];
        va(3, 3) = again(0, 0);
        row[0] = ca(3, 3);
      });
  CHECK(row[0] == 240 && va(0, 0) == 240 && all[15] == 240 && std::vector<int>(ca)[4] == 240);
}
} // namespace overlapping_views

int main() {
  parts_of_views::test();
  overlapping_views::test();
  return failures;
}
