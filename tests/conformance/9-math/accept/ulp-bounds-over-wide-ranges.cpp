// precise_math functions stay within a bound in ulps from tiny to huge arguments.
//
// accept: MA-9.2-ulp
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp_math.h>
#include <amp.h>
#include <cmath>
#include <cfloat>
#include <cstdio>
#include "check.h"
using namespace concurrency;
namespace pm = concurrency::precise_math;
template <typename T> long double ulp(long double r) {
  int e;
  if (r == 0) return std::numeric_limits<T>::denorm_min();
  std::frexp(r, &e);
  e -= std::numeric_limits<T>::digits;
  int lo = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
  return std::ldexp(1.0L, e < lo ? lo : e);
}
template <typename T> bool near(T got, long double ref, double bound) {
  if (std::isnan(ref)) return std::isnan(got);
  if (std::isnan(got)) return false;
  T rr = T(ref);
  if (std::isinf(rr) || std::isinf(got))
    return rr == got || (std::fabs(ref) > (long double)std::numeric_limits<T>::max() *
                                              (1 - 8 * std::numeric_limits<T>::epsilon()) &&
                         std::signbit(got) == std::signbit(rr) &&
                         std::fabs(got) > std::numeric_limits<T>::max() *
                                              (1 - 8 * std::numeric_limits<T>::epsilon()));
  if (rr == 0 && got == 0) return true;
  return std::fabs((long double)got - ref) <= (bound + 0.51L) * ulp<T>(ref);
}
const long double PI = 3.14159265358979323846264338327950288L;
template <typename T> void put(std::vector<T> &in) {
  for (double m : {1.0, 1.1, 1.5, 1.9999})
    for (int e = -40; e < 41; e += 3)
      for (double s : {1.0, -1.0}) in.push_back(T(s * m * std::pow(2.0, e / 2.0)));
  for (T x : {T(0),
              -T(0),
              T(1),
              T(-1),
              T(0.5),
              T(-0.5),
              T(2),
              T(3),
              T(10),
              T(89),
              T(-104),
              T(710),
              T(-746),
              std::numeric_limits<T>::min(),
              std::numeric_limits<T>::denorm_min(),
              -std::numeric_limits<T>::denorm_min() * 5,
              std::numeric_limits<T>::max(),
              -std::numeric_limits<T>::max(),
              std::numeric_limits<T>::infinity(),
              -std::numeric_limits<T>::infinity(),
              std::numeric_limits<T>::quiet_NaN()})
    in.push_back(x);
}
#define F1(name, boundf, boundd, ref)                                                              \
  {                                                                                                \
    auto r = [](long double x) -> long double { return ref; };                                     \
    {                                                                                              \
      std::vector<float> in;                                                                       \
      put(in);                                                                                     \
      array_view<const float, 1> a(in);                                                            \
      array_view<float, 1> o(a.extent), o2(a.extent);                                              \
      parallel_for_each(                                                                           \
          o.extent, [=](index<1> i) restrict(amp) {                                                \
            o[i] = pm::name(a[i]);                                                                 \
            o2[i] = pm::name##f(a[i]);                                                             \
          });                                                                                      \
      for (size_t i = 0; i < in.size(); ++i)                                                       \
        if (!near<float>(o[i], r(in[i]), boundf) || !near<float>(o2[i], r(in[i]), boundf)) {       \
          std::printf(#name "f(%a) = %a, %La\n", in[i], o[i], r(in[i]));                           \
          ++failures;                                                                              \
        }                                                                                          \
    }                                                                                              \
    {                                                                                              \
      std::vector<double> in;                                                                      \
      put(in);                                                                                     \
      array_view<const double, 1> a(in);                                                           \
      array_view<double, 1> o(a.extent);                                                           \
      parallel_for_each(o.extent, [=](index<1> i) restrict(amp) { o[i] = pm::name(a[i]); });       \
      for (size_t i = 0; i < in.size(); ++i)                                                       \
        if (!near<double>(o[i], r(in[i]), boundd)) {                                               \
          std::printf(#name "(%a) = %a, %La\n", in[i], o[i], r(in[i]));                            \
          ++failures;                                                                              \
        }                                                                                          \
    }                                                                                              \
  }
static long double red(long double x) { return std::remainder(x, 2.0L); }
static long double sp(long double x) {
  x = red(x);
  if (x == 0 || std::fabs(x) == 1) return 0;
  if (std::fabs(x) > 0.5L) x = std::copysign(1.0L, x) - x;
  return std::sin(PI * x);
}
static long double cp(long double x) {
  x = std::fabs(red(x));
  return x == 0.5L ? 0 : x > 0.25L ? sp(0.5L - x) : std::cos(PI * x);
}
int main() {
  F1(acos, 3, 2, std::acos(x))
  F1(acosh, 4, 2, std::acosh(x))
  F1(asin, 4, 2, std::asin(x)) F1(asinh, 3, 2, std::asinh(x)) F1(atan, 2, 2, std::atan(x))
      F1(atanh, 3, 2, std::atanh(x)) F1(cbrt, 1, 1, std::cbrt(x)) F1(ceil, 0, 0, std::ceil(x))
          F1(cos, 2, 2, std::cos(x)) F1(cosh, 2, 2, std::cosh(x)) F1(erf, 3, 2, std::erf(x)) F1(
              erfc, 6, 5, std::erfc(x)) F1(exp, 2, 1, std::exp(x)) F1(exp2, 2, 1, std::exp2(x))
              F1(exp10, 2, 1, exp10l(x)) F1(expm1, 1, 1, std::expm1(x)) F1(fabs, 0, 0, std::fabs(x))
                  F1(floor, 0, 0, std::floor(x)) F1(log, 1, 1, std::log(x))
                      F1(log10, 3, 1, std::log10(x)) F1(log2, 3, 1, std::log2(x)) F1(
                          log1p, 2, 1, std::log1p(x)) F1(logb, 0, 0, std::logb(x))
                          F1(nearbyint, 0, 0, std::nearbyint(x)) F1(rcbrt, 2, 1, 1 / std::cbrt(x))
                              F1(round, 0, 0, std::round(x)) F1(rsqrt, 2, 1, 1 / std::sqrt(x))
                                  F1(sin, 2, 2, std::sin(x)) F1(sinh, 3, 2, std::sinh(x)) F1(
                                      sqrt, 0, 0, std::sqrt(x)) F1(tan, 4, 2, std::tan(x))
                                      F1(tanh, 2, 2, std::tanh(x)) F1(tgamma, 11, 8, std::tgamma(x))
                                          F1(trunc, 0, 0, std::trunc(x))
                                              F1(sinpi, 2, 2, std::isinf(x) ? NAN : sp(x))
                                                  F1(cospi, 2, 2,
                                                     std::isinf(x) ? NAN : cp(x)) return failures;
}
