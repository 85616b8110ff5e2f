// A cpu,amp function must not call any amp-only function of precise_math.
//
// reject: MA-9.2-noimport, MA-9-l
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
void h(float x, double y) restrict(cpu, amp) {
  x = concurrency::precise_math::cospi(x); // ERROR
  y = concurrency::precise_math::cospi(y); // ERROR
  x = concurrency::precise_math::erfcinv(x); // ERROR
  y = concurrency::precise_math::erfcinv(y); // ERROR
  x = concurrency::precise_math::erfinv(x); // ERROR
  y = concurrency::precise_math::erfinv(y); // ERROR
  x = concurrency::precise_math::exp10(x); // ERROR
  y = concurrency::precise_math::exp10(y); // ERROR
  x = concurrency::precise_math::isfinite(x); // ERROR
  y = concurrency::precise_math::isfinite(y); // ERROR
  x = concurrency::precise_math::isinf(x); // ERROR
  y = concurrency::precise_math::isinf(y); // ERROR
  x = concurrency::precise_math::isnan(x); // ERROR
  y = concurrency::precise_math::isnan(y); // ERROR
  x = concurrency::precise_math::isnormal(x); // ERROR
  y = concurrency::precise_math::isnormal(y); // ERROR
  x = concurrency::precise_math::rcbrt(x); // ERROR
  y = concurrency::precise_math::rcbrt(y); // ERROR
  x = concurrency::precise_math::rsqrt(x); // ERROR
  y = concurrency::precise_math::rsqrt(y); // ERROR
  x = concurrency::precise_math::sinpi(x); // ERROR
  y = concurrency::precise_math::sinpi(y); // ERROR
  x = concurrency::precise_math::signbit(x); // ERROR
  y = concurrency::precise_math::signbit(y); // ERROR
  x = concurrency::precise_math::tanpi(x); // ERROR
  y = concurrency::precise_math::tanpi(y); // ERROR
  x = concurrency::precise_math::fpclassify(x); // ERROR
  y = concurrency::precise_math::fpclassify(y); // ERROR
  x = concurrency::fast_math::rsqrt(x); // ERROR
  x = concurrency::fast_math::isfinite(x); // ERROR
  x = concurrency::fast_math::isinf(x); // ERROR
  x = concurrency::fast_math::isnan(x); // ERROR
  x = concurrency::fast_math::signbit(x); // ERROR
  x = concurrency::fast_math::rsqrtf(x); // ERROR
  x = concurrency::fast_math::signbitf(x); // ERROR
  int e;
  float s, c;
  concurrency::precise_math::lgamma(x, &e); // ERROR
  concurrency::precise_math::sincos(x, &s, &c); // ERROR
  concurrency::fast_math::sincosf(x, &s, &c); // ERROR
  concurrency::precise_math::nan(3); // ERROR
  concurrency::precise_math::scalb(x, x); // ERROR
}
