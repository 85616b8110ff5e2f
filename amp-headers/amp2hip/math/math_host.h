//===--- math_host.h - math functions for the CPU accelerators ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines, for the CPU accelerators, those functions of §9.2 that the C library lacks or computes
/// with an error above the bound of the table. On a GPU, the vendors' device libraries have these
/// functions. Float results are computed in double and rounded once.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_MATH_HOST_H
#define AMP2HIP_MATH_MATH_HOST_H

#include <cmath>
#include <limits>

namespace amp2hip {
namespace math {
namespace host {

// Computing in long double is faster here than a correction step, and its error vanishes when the
// result is rounded.
inline double cbrt(double x) { return static_cast<double>(::cbrtl(x)); }
inline double rcbrt(double x) { return static_cast<double>(1 / ::cbrtl(x)); }
inline double rsqrt(double x) { return static_cast<double>(1 / ::sqrtl(x)); }
inline double log10(double x) { return static_cast<double>(::log10l(x)); }
inline double tanh(double x) {
  return static_cast<double>(::tanhl(x));
} // the C library's tanh has 2.03 ulp near 1/4
inline double exp10(double x) { return ::pow(10.0, x); }

/// sin(pi * t) and cos(pi * t) for |t| <= 1/4.
inline double sin_of_turn(double t) { return ::sin(3.141592653589793116 * t); }
inline double cos_of_turn(double t) { return ::cos(3.141592653589793116 * t); }

/// sin(pi * x): zero at integers, with the sign of x.
inline double sinpi(double x) {
  const double turn = ::fmod(x, 2.0); // exact
  const double quarter = ::nearbyint(2 * turn);
  const double t = turn - quarter / 2; // exact, in [-1/4, 1/4]
  switch (static_cast<int>(x - x == 0 ? quarter : 0)) {
  case 1:
  case -3:
    return cos_of_turn(t);
  case -1:
  case 3:
    return -cos_of_turn(t);
  case 2:
  case -2:
  case 4:
  case -4:
    return t == 0 ? ::copysign(0.0, x)
                  : (quarter == 2 || quarter == -2 ? -sin_of_turn(t) : sin_of_turn(t));
  default: // the subtraction has lost the sign of zero
    return t == 0 ? ::copysign(0.0, x) : sin_of_turn(t);
  }
}

/// cos(pi * x): +0 at odd multiples of 1/2.
inline double cospi(double x) {
  const double turn = ::fmod(::fabs(x), 2.0);
  const double quarter = ::nearbyint(2 * turn);
  const double t = turn - quarter / 2;
  switch (static_cast<int>(x - x == 0 ? quarter : 0)) {
  case 1:
    return 0.0 - sin_of_turn(t);
  case 2:
    return -cos_of_turn(t);
  case 3:
    return 0.0 + sin_of_turn(t);
  default:
    return cos_of_turn(t);
  }
}

/// The x with erfc(x) == y, for 0 < y <= 1/2. Uses Newton's method on log erfc, which is nearly a
/// parabola, and starts from the leading term of its asymptotic expansion.
inline double erfcinv_tail(double y) {
  const double sqrt_pi = 1.7724538509055160273;
  const double log_y = ::log(y);
  double x = ::sqrt(::fmax(0.2, -log_y - 0.5 * ::log(::fmax(1.0, -3.0 * log_y))));
  for (int step = 0; step < 8; ++step) {
    double value, slope; // of log erfc at x
    if (x < 25) {
      const double erfc = ::erfc(x);
      // The difference of the logarithms, computed without cancellation.
      value = ::log1p((erfc - y) / y);
      slope = -2 / sqrt_pi * ::exp(-x * x) / erfc;
    } else { // erfc is subnormal or zero here
      const double u = 1 / (2 * x * x);
      const double tail = -u * (1 - 3 * u * (1 - 5 * u * (1 - 7 * u * (1 - 9 * u))));
      value = -x * x - ::log(x * sqrt_pi) + ::log1p(tail) - log_y;
      slope = -2 * x - 1 / x;
    }
    const double next = x - value / slope;
    if (next == x)
      break;
    x = next;
  }
  return x;
}

/// The inverse of erf. It is odd, infinite at 1 and -1, and NaN outside of [-1, 1].
inline double erfinv(double x) {
  const double a = ::fabs(x);
  if (!(a < 1))
    return a == 1 ? ::copysign(std::numeric_limits<double>::infinity(), x)
                  : std::numeric_limits<double>::quiet_NaN();
  if (a >= 0.5) // 1 - a is exact
    return ::copysign(erfcinv_tail(1 - a), x);
  const double half_sqrt_pi = 0.88622692545275801365;
  if (a < 1e-9) // the next term is below the last bit
    return half_sqrt_pi * x;
  double y = half_sqrt_pi * a;
  for (int step = 0; step < 8; ++step) {
    const double next = y - (::erf(y) - a) * half_sqrt_pi * ::exp(y * y);
    if (next == y)
      break;
    y = next;
  }
  return ::copysign(y, x);
}

/// The inverse of erfc. It is infinite at 0 and 2, and NaN outside of [0, 2].
inline double erfcinv(double x) {
  if (!(x > 0))
    return x == 0 ? std::numeric_limits<double>::infinity()
                  : std::numeric_limits<double>::quiet_NaN();
  return x <= 0.5 ? erfcinv_tail(x) : erfinv(1 - x); // 1 - x is exact
}

inline float cospi(float x) { return static_cast<float>(cospi(static_cast<double>(x))); }
inline float erfcinv(float x) { return static_cast<float>(erfcinv(static_cast<double>(x))); }
inline float erfinv(float x) { return static_cast<float>(erfinv(static_cast<double>(x))); }
inline float exp10(float x) { return static_cast<float>(exp10(static_cast<double>(x))); }
inline float log10(float x) { return ::log10f(x); }
inline float rcbrt(float x) { return static_cast<float>(1 / ::cbrt(static_cast<double>(x))); }
inline float rsqrt(float x) { return static_cast<float>(1 / ::sqrt(static_cast<double>(x))); }
inline float sinpi(float x) { return static_cast<float>(sinpi(static_cast<double>(x))); }
inline float tanh(float x) { return static_cast<float>(::tanh(static_cast<double>(x))); }

} // namespace host
} // namespace math
} // namespace amp2hip

#endif
