// Math functions of two arguments are accurate for every pair of special values.
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
namespace fm = fast_math;
template <typename T> bool near(T got, long double ref, double b) {
  if (std::isnan(ref) || std::isnan(got)) return std::isnan(ref) && std::isnan(got);
  T r = T(ref);
  if (r == got) return r != 0 || std::signbit(r) == std::signbit(got);
  if (std::isinf(r) || std::isinf(got)) return false;
  int e;
  std::frexp(ref, &e);
  e -= std::numeric_limits<T>::digits;
  int lo = std::numeric_limits<T>::min_exponent - std::numeric_limits<T>::digits;
  return std::fabs((long double)got - ref) <= (b + 0.51L) * std::ldexp(1.0L, e < lo ? lo : e);
}
template <typename T> std::vector<T> args() {
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
int main() {
  BOTH(pow, 8, 2, std::pow(x, y))
  BOTH(atan2, 3, 2, std::atan2(x, y))
  BOTH(hypot, 3, 2, std::hypot(x, y)) BOTH(fmod, 0, 0, std::fmod(x, y))
      BOTH(remainder, 0, 0, std::remainder(x, y)) BOTH(
          copysign, 0, 0, std::isnan(x) ? x : std::copysign(x, y)) BOTH(fdim, 0, 0, std::fdim(x, y))
          F2(pm, fmaxf, float, 0, x == 0 && y == 0 ? (long double)o(i, j) : std::fmax(x, y))
              F2(pm, fmin, double, 0, x == 0 && y == 0 ? (long double)o(i, j) : std::fmin(x, y)) F2(
                  fm, pow, float, 16, std::pow(x, y)) F2(fm, fmod, float, 0, std::fmod(x, y))
                  F2(fm, atan2f, float, 4, std::atan2(x, y)) F2(
                      pm, nextafter, double, 0, (long double)std::nextafter(double(x), double(y)))
                      F2(pm, nextafterf, float, 0, (long double)std::nextafter(float(x), float(y)))
                          F2(pm, powf, float, 8, std::pow(x, y))
                              F2(pm, hypotf, float, 3, std::hypot(x, y))
                                  F2(pm, remainderf, float, 0, std::remainder(x, y))
                                      F2(pm, fdimf, float, 0, std::fdim(x, y)) return failures;
}
