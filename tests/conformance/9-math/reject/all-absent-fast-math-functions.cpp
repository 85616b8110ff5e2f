// A kernel must not call a precise_math function through fast_math.
//
// reject: MA-9.1-absent
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cstdio>
using namespace concurrency;
#include <cmath>
#include <cfloat>
#include <limits>
static const long double PI = 3.14159265358979323846264338327950288L;
static long double inv(long double x, int c) {
  long double lo = -8, hi = 8;
  for (int i = 0; i < 200; ++i) {
    long double m = (lo + hi) / 2, y = c ? -std::erfc(m) : std::erf(m);
    if (y < (c ? -x : x)) lo = m;
    else hi = m;
  }
  return (lo + hi) / 2;
}
template <class T> static bool close(T got, long double want, double ulps) {
  if (got == want) return true;
  if (std::isnan(want)) return std::isnan(got);
  int e;
  std::frexp(want, &e);
  long double u = std::ldexp(1.0L, e - std::numeric_limits<T>::digits);
  if (std::fabs((long double)got - want) <= (ulps + 1) * u) return true;
  std::printf("got %.17g want %.20Lg ", (double)got, want);
  return false;
}
void f(array_view<float, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int q;
        float w;
        v[i] = concurrency::fast_math::acosh(v[i]); // ERROR
        v[i] = concurrency::fast_math::asinh(v[i]); // ERROR
        v[i] = concurrency::fast_math::atanh(v[i]); // ERROR
        v[i] = concurrency::fast_math::cbrt(v[i]); // ERROR
        v[i] = concurrency::fast_math::copysign(v[i]); // ERROR
        v[i] = concurrency::fast_math::cospi(v[i]); // ERROR
        v[i] = concurrency::fast_math::erf(v[i]); // ERROR
        v[i] = concurrency::fast_math::erfc(v[i]); // ERROR
        v[i] = concurrency::fast_math::erfinv(v[i]); // ERROR
        v[i] = concurrency::fast_math::erfcinv(v[i]); // ERROR
        v[i] = concurrency::fast_math::exp10(v[i]); // ERROR
        v[i] = concurrency::fast_math::expm1(v[i]); // ERROR
        v[i] = concurrency::fast_math::fdim(v[i]); // ERROR
        v[i] = concurrency::fast_math::fma(v[i]); // ERROR
        v[i] = concurrency::fast_math::fpclassify(v[i]); // ERROR
        v[i] = concurrency::fast_math::hypot(v[i]); // ERROR
        v[i] = concurrency::fast_math::ilogb(v[i]); // ERROR
        v[i] = concurrency::fast_math::isnormal(v[i]); // ERROR
        v[i] = concurrency::fast_math::lgamma(v[i]); // ERROR
        v[i] = concurrency::fast_math::log1p(v[i]); // ERROR
        v[i] = concurrency::fast_math::logb(v[i]); // ERROR
        v[i] = concurrency::fast_math::nan(v[i]); // ERROR
        v[i] = concurrency::fast_math::nearbyint(v[i]); // ERROR
        v[i] = concurrency::fast_math::nextafter(v[i]); // ERROR
        v[i] = concurrency::fast_math::rcbrt(v[i]); // ERROR
        v[i] = concurrency::fast_math::remainder(v[i]); // ERROR
        v[i] = concurrency::fast_math::remquo(v[i]); // ERROR
        v[i] = concurrency::fast_math::scalb(v[i]); // ERROR
        v[i] = concurrency::fast_math::scalbn(v[i]); // ERROR
        v[i] = concurrency::fast_math::sinpi(v[i]); // ERROR
        v[i] = concurrency::fast_math::tgamma(v[i]); // ERROR
        v[i] = concurrency::fast_math::tanpi(v[i]); // ERROR
        v[i] = concurrency::fast_math::isfinitef(v[i]); // ERROR
        v[i] = concurrency::fast_math::isinff(v[i]); // ERROR
        v[i] = concurrency::fast_math::isnanf(v[i]); // ERROR
        v[i] = concurrency::fast_math::fmaf(v[i]); // ERROR
        v[i] = concurrency::fast_math::hypotf(v[i]); // ERROR
      });
}
