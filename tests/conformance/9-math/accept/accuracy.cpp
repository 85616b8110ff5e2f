// precise_math functions stay within a bound in ulps, and are at least as accurate as fast_math
// functions.
//
// accept: MA-9-e, MA-9-f, MA-9-g, MA-9.2-ulp, MA-9.2-a, MA-9.2-special
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include "check.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>

using namespace concurrency;

// precise_math functions are at least as accurate as fast_math functions.
namespace precise_and_fast {
struct result {
  float fast, precise;
};
template <typename Reference, typename Kernel>
static void compare(const char *what, Reference reference, const Kernel &kernel) {
  const int n = 2000;
  std::vector<float> arguments(n);
  std::vector<result> results(n);
  for (int k = 0; k < n; ++k)
    arguments[k] = 0.01f + 0.01f * float(k);
  array_view<const float, 1> in(n, arguments);
  array_view<result, 1> out(n, results);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) { out[i] = kernel(in[i]); });
  out.synchronize();
  double fast = 0, precise = 0;
  for (int k = 0; k < n; ++k) {
    const double exact = reference(double(arguments[k]));
    fast = std::fmax(fast, std::fabs(results[k].fast - exact) / std::fabs(exact));
    precise = std::fmax(precise, std::fabs(results[k].precise - exact) / std::fabs(exact));
  }
  check(what, precise <= fast && precise < 1e-6, 1);
}

void test() {
  compare(
      "exp", [](double x) { return std::exp(x); },
      [](float x) restrict(amp) { return result{fast_math::exp(x), precise_math::exp(x)}; });
  compare(
      "atan", [](double x) { return std::atan(x); },
      [](float x) restrict(amp) { return result{fast_math::atan(x), precise_math::atan(x)}; });
  compare(
      "sqrt", [](double x) { return std::sqrt(x); },
      [](float x) restrict(amp) { return result{fast_math::sqrt(x), precise_math::sqrt(x)}; });
  compare(
      "rsqrt", [](double x) { return 1 / std::sqrt(x); },
      [](float x) restrict(amp) { return result{fast_math::rsqrt(x), precise_math::rsqrt(x)}; });
  compare(
      "pow", [](double x) { return std::pow(x, double(1.7f)); }, [](float x) restrict(amp) {
        return result{fast_math::pow(x, 1.7f), precise_math::pow(x, 1.7f)};
      });
  compare(
      "sinh", [](double x) { return std::sinh(x); },
      [](float x) restrict(amp) { return result{fast_math::sinh(x), precise_math::sinh(x)}; });
}
} // namespace precise_and_fast

// precise_math functions stay within a bound in ulps from tiny to huge arguments.
namespace wide_ranges {
namespace pm = concurrency::precise_math;
template <typename T>
long double ulp(long double r) {
  int e;
  if (r == 0)
    return std::numeric_limits<T>::denorm_min();
  std::frexp(r, &e);
  e -= std::numeric_limits<T>::digits;
  int lo = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
  return std::ldexp(1.0L, e < lo ? lo : e);
}
template <typename T>
bool near(T got, long double ref, double bound) {
  if (std::isnan(ref))
    return std::isnan(got);
  if (std::isnan(got))
    return false;
  T rr = T(ref);
  if (std::isinf(rr) || std::isinf(got))
    return rr == got || (std::fabs(ref) > (long double)std::numeric_limits<T>::max() *
                                              (1 - 8 * std::numeric_limits<T>::epsilon()) &&
                         std::signbit(got) == std::signbit(rr) &&
                         std::fabs(got) > std::numeric_limits<T>::max() *
                                              (1 - 8 * std::numeric_limits<T>::epsilon()));
  if (rr == 0 && got == 0)
    return true;
  return std::fabs((long double)got - ref) <= (bound + 0.51L) * ulp<T>(ref);
}
const long double PI = 3.14159265358979323846264338327950288L;
template <typename T>
void put(std::vector<T> &in) {
  for (double m : {1.0, 1.1, 1.5, 1.9999})
    for (int e = -40; e < 41; e += 3)
      for (double s : {1.0, -1.0})
        in.push_back(T(s * m * std::pow(2.0, e / 2.0)));
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
  if (x == 0 || std::fabs(x) == 1)
    return 0;
  if (std::fabs(x) > 0.5L)
    x = std::copysign(1.0L, x) - x;
  return std::sin(PI * x);
}
static long double cp(long double x) {
  x = std::fabs(red(x));
  return x == 0.5L ? 0 : x > 0.25L ? sp(0.5L - x) : std::cos(PI * x);
}
void test() {
  F1(acos, 3, 2, std::acos(x));
  F1(acosh, 4, 2, std::acosh(x));
  F1(asin, 4, 2, std::asin(x));
  F1(asinh, 3, 2, std::asinh(x));
  F1(atan, 2, 2, std::atan(x));
  F1(atanh, 3, 2, std::atanh(x));
  F1(cbrt, 1, 1, std::cbrt(x));
  F1(ceil, 0, 0, std::ceil(x));
  F1(cos, 2, 2, std::cos(x));
  F1(cosh, 2, 2, std::cosh(x));
  F1(erf, 3, 2, std::erf(x));
  F1(erfc, 6, 5, std::erfc(x));
  F1(exp, 2, 1, std::exp(x));
  F1(exp2, 2, 1, std::exp2(x));
  F1(exp10, 2, 1, exp10l(x));
  F1(expm1, 1, 1, std::expm1(x));
  F1(fabs, 0, 0, std::fabs(x));
  F1(floor, 0, 0, std::floor(x));
  F1(log, 1, 1, std::log(x));
  F1(log10, 3, 1, std::log10(x));
  F1(log2, 3, 1, std::log2(x));
  F1(log1p, 2, 1, std::log1p(x));
  F1(logb, 0, 0, std::logb(x));
  F1(nearbyint, 0, 0, std::nearbyint(x));
  F1(rcbrt, 2, 1, 1 / std::cbrt(x));
  F1(round, 0, 0, std::round(x));
  F1(rsqrt, 2, 1, 1 / std::sqrt(x));
  F1(sin, 2, 2, std::sin(x));
  F1(sinh, 3, 2, std::sinh(x));
  F1(sqrt, 0, 0, std::sqrt(x));
  F1(tan, 4, 2, std::tan(x));
  F1(tanh, 2, 2, std::tanh(x));
  F1(tgamma, 11, 8, std::tgamma(x));
  F1(trunc, 0, 0, std::trunc(x));
  F1(sinpi, 2, 2, std::isinf(x) ? NAN : sp(x));
  F1(cospi, 2, 2, std::isinf(x) ? NAN : cp(x));
}
} // namespace wide_ranges

// Math functions of two arguments are accurate for every pair of special values.
namespace two_arguments {
namespace pm = precise_math;
namespace fm = fast_math;
template <typename T>
bool near(T got, long double ref, double b) {
  if (std::isnan(ref) || std::isnan(got))
    return std::isnan(ref) && std::isnan(got);
  T r = T(ref);
  if (r == got)
    return r != 0 || std::signbit(r) == std::signbit(got);
  if (std::isinf(r) || std::isinf(got))
    return false;
  int e;
  std::frexp(ref, &e);
  e -= std::numeric_limits<T>::digits;
  int lo = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
  return std::fabs((long double)got - ref) <= (b + 0.51L) * std::ldexp(1.0L, e < lo ? lo : e);
}
template <typename T>
std::vector<T> args() {
  typedef std::numeric_limits<T> L;
  return {T(0),
          -T(0),
          T(1),
          T(-1),
          T(0.5),
          T(-0.5),
          T(2),
          T(-2),
          T(3),
          T(-3),
          T(1.5),
          T(-2.5),
          T(7.25),
          T(-100.125),
          T(1e5),
          T(-1e5) + 1,
          T(1e-6),
          L::min(),
          -L::min(),
          L::denorm_min(),
          -L::denorm_min() * 9,
          L::max(),
          -L::max(),
          L::infinity(),
          -L::infinity(),
          L::quiet_NaN(),
          T(1) + L::epsilon(),
          T(1) - L::epsilon(),
          T(0.1),
          T(12345.678),
          T(-0.3333333),
          T(65537)};
}
#define F2(ns, name, T, bound, ref)                                                                \
  {                                                                                                \
    auto h = args<T>();                                                                            \
    int n = int(h.size());                                                                         \
    array_view<const T, 1> a(h);                                                                   \
    array_view<T, 2> o(n, n);                                                                      \
    parallel_for_each(                                                                             \
        o.extent, [=](index<2> i) restrict(amp) { o[i] = ns::name(a[i[0]], a[i[1]]); });           \
    for (int i = 0; i < n; ++i)                                                                    \
      for (int j = 0; j < n; ++j) {                                                                \
        long double x = h[i], y = h[j];                                                            \
        if (!near<T>(o(i, j), ref, bound)) {                                                       \
          ++failures;                                                                              \
          std::printf(#ns "::" #name " " #T " (%a, %a) = %a\n", double(x), double(y),              \
                      double(o(i, j)));                                                            \
        }                                                                                          \
      }                                                                                            \
  }
#define BOTH(name, bf, bd, ref) F2(pm, name, float, bf, ref) F2(pm, name, double, bd, ref)
void test() {
  BOTH(pow, 8, 2, std::pow(x, y));
  BOTH(atan2, 3, 2, std::atan2(x, y));
  BOTH(hypot, 3, 2, std::hypot(x, y));
  BOTH(fmod, 0, 0, std::fmod(x, y));
  BOTH(remainder, 0, 0, std::remainder(x, y));
  BOTH(copysign, 0, 0, std::isnan(x) ? x : std::copysign(x, y));
  BOTH(fdim, 0, 0, std::fdim(x, y));
  F2(pm, fmaxf, float, 0, x == 0 && y == 0 ? (long double)o(i, j) : std::fmax(x, y));
  F2(pm, fmin, double, 0, x == 0 && y == 0 ? (long double)o(i, j) : std::fmin(x, y));
  F2(fm, pow, float, 16, std::pow(x, y));
  F2(fm, fmod, float, 0, std::fmod(x, y));
  F2(fm, atan2f, float, 4, std::atan2(x, y));
  F2(pm, nextafter, double, 0, (long double)std::nextafter(double(x), double(y)));
  F2(pm, nextafterf, float, 0, (long double)std::nextafter(float(x), float(y)));
  F2(pm, powf, float, 8, std::pow(x, y));
  F2(pm, hypotf, float, 3, std::hypot(x, y));
  F2(pm, remainderf, float, 0, std::remainder(x, y));
  F2(pm, fdimf, float, 0, std::fdim(x, y));
}
} // namespace two_arguments

int main() {
  precise_and_fast::test();
  wide_ranges::test();
  two_arguments::test();
  return failures;
}
