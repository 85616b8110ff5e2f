// Math functions with integer or pointer parameters have correct results and types and write to
// every kind of memory.
//
// accept: MA-9.2-a, MA-9-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <type_traits>

using namespace concurrency;

// Math functions with integer or pointer parameters have correct results and types.
namespace integers_and_pointers {
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
namespace pm = concurrency::precise_math;
namespace fm = concurrency::fast_math;
void test() {
  array_view<float, 1> f(60);
  array_view<double, 1> d(60);
  array_view<int, 1> n(120);
  parallel_for_each(
      extent<1>(1).tile<1>(), [=](tiled_index<1>) restrict(amp) {
        tile_static int te;
        tile_static float tf;
        tile_static double td;
        int e;
        float pf, pf2;
        double pd, pd2;
        const float inf = 1.0f / 0.0f * 1.0f, nan = inf - inf;
        const double dinf = inf, dnan = nan;
        int a = 0, b = 0, c = 0;
        f[a++] = pm::frexp(12.0f, &e);
        n[c++] = e;
        f[a++] = pm::frexpf(0.1f, &te);
        n[c++] = te;
        d[b++] = pm::frexp(12.0, &n[c]);
        c++;
        f[a++] = fm::frexp(12.0f, &e);
        n[c++] = e;
        f[a++] = fm::frexpf(-3.0f, &e);
        n[c++] = e;
        f[a++] = pm::modf(-3.25f, &pf);
        f[a++] = pf;
        f[a++] = pm::modff(3.75f, &tf);
        f[a++] = tf;
        d[b++] = pm::modf(-3.25, &pd);
        d[b++] = pd;
        f[a++] = fm::modf(-3.25f, &f[59]);
        f[a++] = fm::modff(3.75f, &pf);
        f[a++] = pf;
        f[a++] = pm::ldexp(0.75f, 4);
        f[a++] = pm::ldexpf(0.75f, -1);
        d[b++] = pm::ldexp(0.75, 4);
        f[a++] = fm::ldexp(0.75f, 4);
        f[a++] = fm::ldexpf(1, 4);
        f[a++] = pm::scalbn(3.0f, 2);
        f[a++] = pm::scalbnf(3.0f, -1);
        d[b++] = pm::scalbn(3.0, 2);
        f[a++] = pm::scalb(3.0f, 2.0f);
        f[a++] = pm::scalbf(3.0f, -1.0f);
        d[b++] = pm::scalb(3.0, 2.0);
        pm::sincos(0.5f, &pf, &pf2);
        f[a++] = pf;
        f[a++] = pf2;
        pm::sincosf(0.5f, &pf, &tf);
        f[a++] = pf;
        f[a++] = tf;
        pm::sincos(0.5, &pd, &td);
        d[b++] = pd;
        d[b++] = td;
        fm::sincos(0.5f, &pf, &pf2);
        f[a++] = pf;
        f[a++] = pf2;
        fm::sincosf(0.5f, &pf, &pf2);
        f[a++] = pf;
        f[a++] = pf2;
        f[a++] = pm::remquo(7.0f, 2.0f, &e);
        n[c++] = e & 7;
        f[a++] = pm::remquof(-7.0f, 2.0f, &e);
        n[c++] = -((-e) & 7);
        d[b++] = pm::remquo(7.5, 2.0, &e);
        n[c++] = e & 7;
        f[a++] = pm::lgamma(-0.5f, &e);
        n[c++] = e;
        f[a++] = pm::lgammaf(4.0f, &e);
        n[c++] = e;
        d[b++] = pm::lgamma(-1.5, &e);
        n[c++] = e;
        f[a++] = pm::fma(2.0f, 3.0f, 1.0f);
        f[a++] = pm::fmaf(2.0f, 3.0f, 1.0f);
        d[b++] = pm::fma(0.1, 10.0, -1.0);
        n[c++] = pm::ilogb(12.0f);
        n[c++] = pm::ilogbf(0.1f);
        n[c++] = pm::ilogb(12.0);
        n[c++] = pm::isfinite(1.0f) != 0;
        n[c++] = pm::isfinite(inf) != 0;
        n[c++] = pm::isfinite(dnan) != 0;
        n[c++] = pm::isinf(inf) != 0;
        n[c++] = pm::isinf(-dinf) != 0;
        n[c++] = pm::isinf(1.0) != 0;
        n[c++] = pm::isnan(nan) != 0;
        n[c++] = pm::isnan(dnan) != 0;
        n[c++] = pm::isnan(inf) != 0;
        n[c++] = pm::isnormal(1.0f) != 0;
        n[c++] = pm::isnormal(0.0) != 0;
        n[c++] = pm::isnormal(FLT_MIN / 2) != 0;
        n[c++] = fm::isfinite(1.0f) != 0;
        n[c++] = fm::isfinite(nan) != 0;
        n[c++] = fm::isinf(inf) != 0;
        n[c++] = fm::isnan(nan) != 0;
        n[c++] = fm::isnan(1.0f) != 0;
        n[c++] = fm::signbit(-0.0f) != 0;
        n[c++] = fm::signbitf(1.0f) != 0;
        n[c++] = pm::signbit(-0.0f) != 0;
        n[c++] = pm::signbitf(-1.0f) != 0;
        n[c++] = pm::signbit(-0.0) != 0;
        n[c++] = pm::signbit(2.0) != 0;
        n[c++] = pm::fpclassify(nan) == FP_NAN;
        n[c++] = pm::fpclassify(dinf) == FP_INFINITE;
        n[c++] = pm::fpclassify(0.0f) == FP_ZERO;
        n[c++] = pm::fpclassify(DBL_MIN / 4) == FP_SUBNORMAL;
        n[c++] = pm::fpclassify(FLT_MIN / 4) == FP_SUBNORMAL;
        n[c++] = pm::fpclassify(1.0) == FP_NORMAL;
        n[c++] = pm::isnan(pm::nan(1)) != 0;
        n[c++] = pm::isnan(pm::nanf(1)) != 0;
        SAME(int, pm::isnan(1.0f));
        SAME(int, fm::isnan(1.0f));
        SAME(int, pm::ilogb(1.0));
        SAME(double, pm::nan(1));
        SAME(float, pm::nanf(1));
        SAME(int, pm::fpclassify(1.0));
        SAME(void, pm::sincos(1.0, &pd, &pd2));
        SAME(float, pm::lgamma(1.0f, &e));
        SAME(double, pm::lgamma(1.0, &e));
        SAME(float, fm::cos(1.0));
        SAME(float, fm::pow(2, 3));
        SAME(int, fm::signbit(1.0f));
        SAME(float, pm::scalb(1.0f, 1.0f));
        n[119] = c;
        f[58] = a;
        d[59] = b;
      });
  float wf[] = {0.75f,
                0.8f,
                0.75f,
                -0.75f,
                -0.25f,
                -3,
                0.75f,
                3,
                -0.25f,
                0.75f,
                3,
                12,
                0.375f,
                12,
                16,
                12,
                1.5f,
                12,
                1.5f,
                0.479425539f,
                0.877582562f,
                0.479425539f,
                0.877582562f,
                0.479425539f,
                0.877582562f,
                0.479425539f,
                0.877582562f,
                -1,
                1,
                1.26551212f,
                1.79175947f,
                7,
                7};
  CHECK(f[58] == sizeof wf / 4);
  CHECK(f[59] == -3);
  for (int i = 0; i < int(sizeof wf / 4); ++i)
    if (!(std::fabs(f[i] - wf[i]) < 2e-6f)) {
      std::printf("f %d %g want %g\n", i, f[i], wf[i]);
      ++failures;
    }
  double wd[] = {0.75,
                 -0.25,
                 -3,
                 12,
                 12,
                 12,
                 0.479425538604203,
                 0.8775825618903728,
                 -0.5,
                 0.860047015376481,
                 5.551115123125783e-17};
  CHECK(d[59] == sizeof wd / 8);
  for (int i = 0; i < int(sizeof wd / 8); ++i)
    if (!(std::fabs(d[i] - wd[i]) < 1e-14)) {
      std::printf("d %d %g want %g\n", i, d[i], wd[i]);
      ++failures;
    }
  CHECK(d[10] != 0);
  int wn[] = {4, -3, 4, 4, 2, 4, -4, 4, -1, 1, 1, 3, -4, 3, 1, 0, 0, 1, 1, 0, 1, 1, 0,
              1, 0,  0, 1, 0, 1, 1,  0, 1,  0, 1, 1, 1,  0, 1, 1, 1, 1, 1, 1, 1, 1};
  CHECK(n[119] == sizeof wn / 4);
  for (int i = 0; i < int(sizeof wn / 4); ++i)
    if (n[i] != wn[i]) {
      std::printf("n %d %d want %d\n", i, n[i], wn[i]);
      ++failures;
    }
}
} // namespace integers_and_pointers

// Modf, frexp, remquo and sincos write their results to local, tile_static and array memory.
namespace results_through_pointers {
struct sc {
  float s, c;
  double ds, dc;
  int e;
  float whole;
};
template <typename T>
void split(T x, T *w, T *f) restrict(amp) {
  using precise_math::modf;
  *f = modf(x, w);
}
template <typename T>
T norm3(const T (&v)[3]) restrict(amp) {
  namespace m = concurrency::precise_math;
  T s = 0;
  for (T x : v)
    s = m::fma(x, x, s);
  return m::sqrt(s);
}
float poly(float x) restrict(amp) {
  using fast_math::cos;
  using namespace concurrency::precise_math;
  return cos(x) + erff(x);
}
void test() {
  array<sc, 1> a(8);
  array_view<sc, 1> v(a);
  array_view<double, 1> q(8);
  array_view<int, 1> e(8);
  parallel_for_each(
      a.extent.tile<8>(), [ =, &a ](tiled_index<8> t) restrict(amp) {
        tile_static double ds[8];
        tile_static int ex[8];
        const int i = t.local[0];
        float x = i + 0.25f;
        double y = -i - 0.5;
        fast_math::sincos(x, &a[t].s, &a[t].c);
        precise_math::sincos(y, &ds[i], &a[t].dc);
        a[t].ds = ds[i];
        float f;
        split(x * 2, &a[t].whole, &f);
        a[t].e = int(f * 100);
        q[t] = precise_math::frexp(y, &ex[i]) + precise_math::remquo(y, 3.0, &e[t]);
        t.barrier.wait();
        e[t] = (e[t] & 7) * 1000 + ex[7 - i];
        const double p[3] = {3, 4, 12};
        a[t].dc += norm3(p);
        a[t].c += poly(0.0f) * 0;
      });
  for (int i = 0; i < 8; ++i) {
    float x = i + 0.25f;
    double y = -i - 0.5;
    int ey, e2;
    std::frexp(-(7 - i) - 0.5, &ey);
    int rq;
    double r = std::remquo(y, 3.0, &rq);
    CHECK(std::fabs(v[i].s - std::sin(x)) < 1e-6 && std::fabs(v[i].c - std::cos(x)) < 1e-6 &&
          std::fabs(v[i].ds - std::sin(y)) < 1e-14 &&
          std::fabs(v[i].dc - 13 - std::cos(y)) < 1e-12 && v[i].whole == float(2 * i) &&
          v[i].e == 50 && q[i] == std::frexp(y, &e2) + r && e[i] == (rq & 7) * 1000 + ey);
  }
}
} // namespace results_through_pointers

int main() {
  integers_and_pointers::test();
  results_through_pointers::test();
  return failures;
}
