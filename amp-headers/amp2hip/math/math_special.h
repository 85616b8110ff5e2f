//===--- math_special.h - math functions that libraries lack --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the functions of §9 for which the vendors or the C library have no function of the same
/// meaning, or a function whose error exceeds the specification's bound. Special values follow C99
/// Annex F on every accelerator.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_MATH_SPECIAL_H
#define AMP2HIP_MATH_MATH_SPECIAL_H

#include "amp2hip/compiler/config.h"
#include "math_host.h"
#include "vendor_math.h"
#include <cfloat>
#include <cmath>

namespace amp2hip {
namespace math {

// Classifies by comparison instead of calling the vendors' functions: their isnan and similar
// functions return bool on one side and int on the other, and they have no fpclassify or isnormal.

#define AMP2HIP_MATH_CLASSIFY(type, fabs_of, copysign_of, smallest, largest)                       \
  AMP2HIP_AMP inline int isnan(type x) { return x != x; }                                          \
  AMP2HIP_AMP inline int isfinite(type x) { return fabs_of(x) <= largest; }                        \
  AMP2HIP_AMP inline int isinf(type x) { return fabs_of(x) > largest; }                            \
  AMP2HIP_AMP inline int isnormal(type x) {                                                        \
    return fabs_of(x) >= smallest && fabs_of(x) <= largest;                                        \
  }                                                                                                \
  AMP2HIP_AMP inline int signbit(type x) { return copysign_of(type(1), x) < 0; }                   \
  AMP2HIP_AMP inline int fpclassify(type x) {                                                      \
    return isnan(x)      ? FP_NAN                                                                  \
           : isinf(x)    ? FP_INFINITE                                                             \
           : x == 0      ? FP_ZERO                                                                 \
           : isnormal(x) ? FP_NORMAL                                                               \
                         : FP_SUBNORMAL;                                                           \
  }
AMP2HIP_MATH_CLASSIFY(float, ::fabsf, ::copysignf, FLT_MIN, FLT_MAX)
AMP2HIP_MATH_CLASSIFY(double, ::fabs, ::copysign, DBL_MIN, DBL_MAX)
#undef AMP2HIP_MATH_CLASSIFY

/// Returns a quiet NaN with the low 22 bits of `tag` as payload.
AMP2HIP_AMP inline float nan_float(int tag) {
  const unsigned bits = 0x7fc00000u | (static_cast<unsigned>(tag) & 0x3fffffu);
  float x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

/// Returns a quiet NaN with all 32 bits of `tag` as payload.
AMP2HIP_AMP inline double nan_double(int tag) {
  const unsigned long long bits = 0x7ff8000000000000ull | static_cast<unsigned>(tag);
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

/// 1/sqrt(x) for fast_math, with the speed of the hardware instruction.
AMP2HIP_AMP inline float rsqrt_fast(float x) {
#if AMP2HIP_DEVICE_PASS
  return ::amp2hip::vendor::rsqrtf(x);
#else
  return 1.0f / ::sqrtf(x);
#endif
}

// On a GPU, calls the vendor's function; on a CPU accelerator, the function of math_host.h. The C
// library lacks these functions or has a larger error than §9.2 allows.
#if AMP2HIP_DEVICE_PASS
#define AMP2HIP_MATH_DEVICE_OR_HOST(name)                                                          \
  AMP2HIP_AMP inline float name(float x) { return ::name##f(x); }                                  \
  AMP2HIP_AMP inline double name(double x) { return ::name(x); }
#define AMP2HIP_MATH_VENDOR_OR_HOST(name)                                                          \
  AMP2HIP_AMP inline float name(float x) { return ::amp2hip::vendor::name##f(x); }                 \
  AMP2HIP_AMP inline double name(double x) { return ::amp2hip::vendor::name(x); }
#else
#define AMP2HIP_MATH_VENDOR_OR_HOST AMP2HIP_MATH_DEVICE_OR_HOST
#define AMP2HIP_MATH_DEVICE_OR_HOST(name)                                                          \
  AMP2HIP_AMP inline float name(float x) { return host::name(x); }                                 \
  AMP2HIP_AMP inline double name(double x) { return host::name(x); }
#endif
AMP2HIP_MATH_VENDOR_OR_HOST(cospi)
AMP2HIP_MATH_VENDOR_OR_HOST(erfcinv)
AMP2HIP_MATH_VENDOR_OR_HOST(erfinv)
AMP2HIP_MATH_DEVICE_OR_HOST(exp10)
AMP2HIP_MATH_DEVICE_OR_HOST(log10)
AMP2HIP_MATH_VENDOR_OR_HOST(rcbrt)
AMP2HIP_MATH_VENDOR_OR_HOST(rsqrt)
AMP2HIP_MATH_VENDOR_OR_HOST(sinpi)
AMP2HIP_MATH_DEVICE_OR_HOST(tanh)
#undef AMP2HIP_MATH_DEVICE_OR_HOST
#undef AMP2HIP_MATH_VENDOR_OR_HOST

// Computes these float functions in double in HIP's device code, because HIP documents larger float
// errors than §9.2 allows.
#if AMP2HIP_DEVICE_PASS && defined(__HIP__)
AMP2HIP_AMP inline float cbrt(float x) {
  return static_cast<float>(::cbrt(static_cast<double>(x)));
}
AMP2HIP_AMP inline float erf(float x) { return static_cast<float>(::erf(static_cast<double>(x))); }
AMP2HIP_AMP inline float log(float x) { return static_cast<float>(::log(static_cast<double>(x))); }
#else
AMP2HIP_AMP inline float cbrt(float x) { return ::cbrtf(x); }
AMP2HIP_AMP inline float erf(float x) { return ::erff(x); }
AMP2HIP_AMP inline float log(float x) { return ::logf(x); }
#endif
AMP2HIP_AMP inline double erf(double x) { return ::erf(x); }
AMP2HIP_AMP inline double log(double x) { return ::log(x); }
AMP2HIP_AMP inline double cbrt(double x) {
#if AMP2HIP_DEVICE_PASS
  return ::cbrt(x);
#else
  return host::cbrt(x);
#endif
}

#ifdef AMP2HIP_MSVC_H // with --from-msvc
// The distribution function of the standard normal distribution and its inverse, which Microsoft's
// header declares, but not the specification. 1/sqrt(2) has two parts, because erfc amplifies the
// rounding error of its argument.
AMP2HIP_AMP inline double phi(double x) {
  constexpr double high = 0x1.6a09e667f3bcdp-1, low = -0x1.bdd3413b26456p-55;
  const double t = -x * high;
  const double error = ::fma(-x, high, -t) - x * low;
  const double slope = -0x1.20dd750429b6dp+0 * ::exp(-t * t); // of erfc
  const double whole = ::erfc(t);
  // Beyond the range of erfc, the product may be NaN.
  return 0.5 * (whole > 0 && whole < 2 ? whole + slope * error : whole);
}
AMP2HIP_AMP inline float phi(float x) { return static_cast<float>(phi(static_cast<double>(x))); }
AMP2HIP_AMP inline double probit(double x) { return -0x1.6a09e667f3bcdp+0 * erfcinv(2 * x); }
AMP2HIP_AMP inline float probit(float x) {
  return static_cast<float>(probit(static_cast<double>(x)));
}
#endif

// The greater and the smaller of two numbers; NaN only if both are. +0 is greater than -0, as GPUs
// have it.
#if AMP2HIP_DEVICE_PASS
#define AMP2HIP_MATH_EXTREMUM(name, type, suffix, relation, of_zeros)                              \
  AMP2HIP_AMP inline type name(type x, type y) { return ::name##suffix(x, y); }
#else
// `of_zeros` tells whether x is the result if both are zero.
#define AMP2HIP_MATH_EXTREMUM(name, type, suffix, relation, of_zeros)                              \
  AMP2HIP_AMP inline type name(type x, type y) {                                                   \
    const bool is_x = x == y ? of_zeros : x relation y;                                            \
    return is_x || y != y ? x : y;                                                                 \
  }
#endif
AMP2HIP_MATH_EXTREMUM(fmax, float, f, >, !__builtin_signbit(x))
AMP2HIP_MATH_EXTREMUM(fmax, double, , >, !__builtin_signbit(x))
AMP2HIP_MATH_EXTREMUM(fmin, float, f, <, __builtin_signbit(x))
AMP2HIP_MATH_EXTREMUM(fmin, double, , <, __builtin_signbit(x))
#undef AMP2HIP_MATH_EXTREMUM

/// sqrt(x * x + y * y). The vendors' functions may round a result near DBL_MAX to infinity.
AMP2HIP_AMP inline double hypot(double x, double y) {
#if AMP2HIP_DEVICE_PASS
  const double longer = ::fmax(::fabs(x), ::fabs(y)), shorter = ::fmin(::fabs(x), ::fabs(y));
  if (longer > 0x1p1000 && shorter < longer * 0x1p-28)
    return longer; // correctly rounded
#endif
  return ::hypot(x, y);
}

/// tan(pi * x), with exact zeros and poles at multiples of 1/2.
AMP2HIP_AMP inline double tanpi(double x) {
  const double turn = ::fmod(::fabs(x), 2.0);     // exact, as is the rest
  const double quarter = ::nearbyint(2 * turn);   // 0 to 4
  const double rest = ::fma(quarter, -0.5, turn); // in [-1/4, 1/4]
  const bool pole = quarter == 1 || quarter == 3;
  double t;
  if (rest == 0) { // the sign of sinpi(x) / cospi(x)
    t = pole ? HUGE_VAL : 0.0;
    t = quarter == 2 || quarter == 3 ? -t : t;
  } else {
    // pi * rest as a sum of two parts: rounding it once would cost one ulp of the tangent.
    const double pi = 3.141592653589793116, pi_low = 1.2246467991473532e-16;
    const double angle = pi * rest;
    const double error = ::fma(pi, rest, -angle) + pi_low * rest;
    t = ::tan(angle);
    const double correction = error * (1 + t * t);
    if (pole) { // 1/(t + correction) with only one more rounding
      const double r = 1 / t;
      t = -(r + r * (::fma(-t, r, 1.0) - correction * r));
    } else {
      t += correction;
    }
  }
  return signbit(x) ? -t : t;
}
AMP2HIP_AMP inline float tanpi(float x) {
  return static_cast<float>(tanpi(static_cast<double>(x)));
}

/// -1 if gamma(x) is negative, else 1. At -0 the result is the limit from below.
AMP2HIP_AMP inline int gamma_sign(double x) {
  const double below = ::floor(x);
  const bool negative = x < 0 ? below != x && ::fmod(below, 2.0) != 0 : x == 0 && signbit(x);
  return negative ? -1 : 1;
}

/// log|gamma(-n + t)| for small t, from the series of the reflection formula. It is zero where |t|
/// is about 1/n!. Near there the libraries subtract larger logarithms and have fewer correct
/// digits.
AMP2HIP_AMP inline double lgamma_near_pole(double t, int n) {
  double factorial = 1; // exact up to 18!, beyond which no double is near a zero
  double digamma = -0.57721566490153286, trigamma = 1.6449340668482264;
  for (int k = 1; k <= n; ++k) {
    factorial *= k;
    digamma += 1.0 / k;
    trigamma -= 1.0 / (k * k);
  }
  const double product = ::fabs(t) * factorial, error = ::fma(::fabs(t), factorial, -product);
  const bool near_one = product > 0.5 && product < 2; // then product - 1 is exact
  const double log = near_one ? ::log1p((product - 1) + error) : ::log(product);
  return (digamma * t + (1.6449340668482264 - trigamma / 2) * t * t) - log;
}

/// Returns log|gamma(x)|. \param[out] sign the sign of gamma(x), 1 or -1.
AMP2HIP_AMP inline float lgamma(float x, int *sign) {
  *sign = gamma_sign(x);
#if AMP2HIP_DEVICE_PASS
  return ::lgammaf(x);
#else
  int unused; // lgamma itself writes the global variable signgam: a data race
  return ::lgammaf_r(x, &unused);
#endif
}

/// \overload
AMP2HIP_AMP inline double lgamma(double x, int *sign) {
  *sign = gamma_sign(x);
  if (x < -10.5 && x > -40.5) { // below -40.5 the subtraction does not cancel
    const double pole = ::nearbyint(x), t = x - pole;
    if (t != 0 && ::fabs(t) < 1e-5)
      return lgamma_near_pole(t, static_cast<int>(-pole));
  }
#if AMP2HIP_DEVICE_PASS
  return ::lgamma(x);
#else
  int unused;
  return ::lgamma_r(x, &unused);
#endif
}

/// x * 2^exp. The result is exact if `exp` is an integer. scalb(0, inf) and scalb(inf, -inf) are
/// NaN, as in the C library.
AMP2HIP_AMP inline double scalb(double x, double exp) {
  if (isnan(x) || isnan(exp))
    return x + exp;
  if (isinf(exp))
    return exp > 0 ? x * exp : x / -exp;
  if (exp != ::floor(exp)) // 2^fraction is in [1, 2): one more rounding
    return ::scalbn(x * ::exp2(exp - ::floor(exp)),
                    static_cast<int>(::fmin(::fmax(::floor(exp), -5000.0), 5000.0)));
  return ::scalbn(x, static_cast<int>(::fmin(::fmax(exp, -5000.0), 5000.0)));
}

/// \overload
AMP2HIP_AMP inline float scalb(float x, float exp) {
  if (isnan(x) || isnan(exp))
    return x + exp;
  if (isinf(exp))
    return exp > 0 ? x * exp : x / -exp;
  const float whole = ::floorf(exp);
  const int n = static_cast<int>(::fminf(::fmaxf(whole, -5000.0f), 5000.0f));
  return ::scalbnf(exp == whole ? x : x * ::exp2f(exp - whole), n);
}

} // namespace math
} // namespace amp2hip

#endif
