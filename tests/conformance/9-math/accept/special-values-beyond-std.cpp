// precise_math functions that std lacks, such as sinpi and erfinv, are correct at special values.
//
// accept: MA-9.2-a, MA-9.2-special
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <limits>
#include <cstdio>
#include "check.h"
using namespace concurrency;
namespace pm = precise_math;
template <typename T> struct in {
  T inf, nan, den, big, min, odd;
};
template <typename T> bool near(T a, T b, T u) restrict(cpu, amp) {
  T d = a - b, m = b < 0 ? -b : b;
  return a == b || (d <= m * u && -d <= m * u);
}
template <typename T> void go() {
  const bool f = sizeof(T) == 4;
  const T eps = std::numeric_limits<T>::epsilon();
  in<T> k{std::numeric_limits<T>::infinity(),   std::numeric_limits<T>::quiet_NaN(),
          std::numeric_limits<T>::denorm_min(), std::numeric_limits<T>::max(),
          std::numeric_limits<T>::min(),        f ? T(8388609) : T(4503599627370497.0)};
  array_view<int, 1> ok(64);
  for (int i = 0; i < 64; ++i) ok[i] = -1;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int n = 0, e;
        const T inf = k.inf, nan = k.nan, den = k.den, big = k.big, mn = k.min;
        T t;
#define IS(...) ok[n++] = (__VA_ARGS__) ? 1 : 0
        IS(pm::cospi(k.odd) == -1 && pm::cospi(-k.odd) == -1 && pm::sinpi(k.odd) == 0 &&
           pm::tanpi(k.odd) == 0 && pm::cospi(k.odd - 1) == 1); // 0
        IS(pm::sinpi(T(2.5)) == 1 && pm::sinpi(T(-2.5)) == -1 && pm::sinpi(T(3.5)) == -1 &&
           pm::sinpi(T(-0.5)) == -1 && pm::cospi(T(-2.5)) == 0 && !pm::signbit(pm::cospi(T(1.5))));
        IS(near(pm::sinpi(T(0.25)), T(0.70710678118654752440), eps * 2) &&
           near(pm::cospi(T(1.25)), T(-0.70710678118654752440), eps * 2) &&
           near(pm::sinpi(T(1.0) / 6 * 5), T(0.5), eps * 8));
        IS(near(pm::tanpi(T(0.75)), T(-1), eps * 2) && near(pm::tanpi(T(1.25)), T(1), eps * 2) &&
           near(pm::tanpi(T(-3.75)), T(1), eps * 2) && near(pm::tanpi(T(-0.25)), T(-1), eps * 2) &&
           pm::tanpi(T(1)) == 0 && pm::isinf(pm::tanpi(T(1.5))) && pm::isnan(pm::tanpi(nan)) &&
           pm::isnan(pm::tanpi(-inf)) &&
           near(pm::tanpi(mn), T(3.14159265358979323846) * mn, eps * 4));
        IS(near(pm::sinpi(mn), T(3.14159265358979323846) * mn, eps * 4) &&
           pm::sinpi(den) == 3 * den && pm::cospi(den) == 1 && pm::isnan(pm::sinpi(nan)) &&
           pm::isnan(pm::cospi(nan)) && pm::sinpi(big) == 0 && pm::cospi(-big) == 1);
        IS(pm::exp10(T(0)) == 1 && near(pm::exp10(T(2)), T(100), eps * 2) &&
           near(pm::exp10(T(-3)), T(0.001), eps * 2) && pm::exp10(T(400)) == inf &&
           pm::exp10(T(-400)) == 0 && pm::isnan(pm::exp10(nan)) &&
           pm::exp10(f ? T(-44) : T(-322)) > 0 &&
           near(pm::exp10(f ? T(38) : T(308)), f ? T(1e38) : T(1e308), eps * 2)); // 5
        IS(near(pm::rcbrt(den), T(1) / pm::cbrt(den), eps * 8 + T(1e-6)) &&
           pm::isnan(pm::rcbrt(nan)) && near(pm::rcbrt(T(27)), T(1) / 3, eps * 2) &&
           pm::rcbrt(T(-1)) == -1 && near(pm::rcbrt(big), T(1) / pm::cbrt(big), eps * 4));
        IS(near(pm::rsqrt(den), T(1) / pm::sqrt(den), eps * 4) &&
           near(pm::rsqrt(big), T(1) / pm::sqrt(big), eps * 4) && pm::isnan(pm::rsqrt(nan)) &&
           pm::isnan(pm::rsqrt(-den)) && pm::rsqrt(T(0.25)) == 2);
        t = T(0.886226925452758013649);
        IS(near(pm::erfinv(mn), t * mn, eps * 8) && near(pm::erfinv(-mn), -t * mn, eps * 8) &&
           pm::erfinv(den) == den &&
           near(pm::erfinv(T(0.5)), T(0.476936276204469873381), eps * 8) &&
           near(pm::erfinv(1 - T(0.0009765625)), T(2.3314677736219362), T(1e-6)) &&
           pm::isnan(pm::erfinv(nan)) && pm::isnan(pm::erfinv(-inf)) &&
           pm::isnan(pm::erfinv(T(-1.0001))));
        IS(near(pm::erfcinv(T(0.5)), T(0.476936276204469873381), eps * 8) &&
           near(pm::erfcinv(T(1.5)), T(-0.476936276204469873381), eps * 8) &&
           pm::erfcinv(den) > (f ? T(9.9) : T(27)) && pm::erfcinv(den) < (f ? T(10.1) : T(27.3)) &&
           pm::isnan(pm::erfcinv(nan)) && pm::isnan(pm::erfcinv(T(2.5))) &&
           pm::isnan(pm::erfcinv(inf)) && near(pm::erfcinv(T(1) + eps), -t * eps, eps * 16) &&
           near(pm::erfcinv(T(1) - eps / 2), t * eps / 2, eps * 16));
        IS(pm::scalb(T(1), T(1e10)) == inf && pm::scalb(T(1), T(-1e10)) == 0 &&
           pm::scalb(T(0), T(1e10)) == 0 && pm::scalb(inf, T(-1e10)) == inf &&
           pm::scalb(-T(3), T(2)) == -12 && pm::scalb(den, T(3)) == 8 * den &&
           pm::signbit(pm::scalb(-T(1), T(-1e10))) && pm::isnan(pm::scalb(T(1), nan)) &&
           pm::isnan(pm::scalb(T(0), inf)) && pm::scalb(-T(1), inf) == -inf &&
           pm::scalb(T(5), T(0)) == 5 && pm::scalb(big, T(-2)) == big / 4); // 10
        e = 9;
        t = pm::lgamma(T(-1e10), &e);
        IS(t == inf && e == 1);
        e = 9;
        t = pm::lgamma(T(10), &e);
        IS(e == 1 && near(t, T(12.8018274800814696112), eps * 8));
        pm::lgamma(T(-3.5), &e);
        IS(e == 1);
        pm::lgamma(T(-4.5), &e);
        IS(e == -1);
        pm::lgamma(inf, &e);
        IS(e == 1);
        t = pm::lgamma(den, &e);
        IS(e == 1 && t > 100);
        t = pm::lgamma(-den, &e);
        IS(e == -1 && t > 100);
        t = pm::lgamma(T(2), &e);
        IS(t == 0 && e == 1);
        IS(pm::nextafter(T(1), T(2)) == 1 + eps && pm::nextafter(T(1), T(0)) == 1 - eps / 2 &&
           pm::nextafter(-mn, T(0)) == -(mn - den) && pm::nextafter(mn, T(0)) == mn - den &&
           pm::nextafter(-big, -inf) == -inf);
        IS(pm::fdim(big, -big) == inf && pm::fdim(-inf, inf) == 0 &&
           pm::fma(big, T(0.5), big / 2) == big);
        ok[n] = 2;
      });
  int i = 0;
  for (; i < 64 && ok[i] != 2; ++i)
    if (ok[i] != 1) {
      ++failures;
      std::printf("size %d item %d\n", int(sizeof(T)), i);
    }
  CHECK(i > 15 && i < 64);
}
int main() {
  go<float>();
  go<double>();
  return failures;
}
