//===--- math_precise.h - concurrency::precise_math -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares the functions in the table of §9.2: each for float, under its plain name and with the
/// suffix f, and for double.
///
/// Names that the specification misprints are corrected: `cospif`, `sinpif`, `sinhf`, `isinf`,
/// `rcbrt`, `modf(double, double *)`, `ldexp(double, int)`, `fpclassify`, `ilogb` and others.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_MATH_PRECISE_H
#define AMP2HIP_MATH_MATH_PRECISE_H

#include "amp2hip/compiler/config.h"
#include <cmath>
#if !defined(AMP2HIP_TRANSLATING)
#include "math_special.h"
#endif

#include "math_define.h"

namespace concurrency {
namespace precise_math {

// The functions of the vendors and of the C library meet the error bounds of the table, except for
// those that math_special.h replaces.

// Functions of one argument that std declares too.
#define AMP2HIP_MATH_1(name)                                                                       \
  AMP2HIP_MATH_IMPORT(name)                                                                        \
  AMP2HIP_MATH_F(name, (float x), (x))                                                             \
  AMP2HIP_MATH(double, name, (double x), ::name(x))
AMP2HIP_MATH_1(acos)
AMP2HIP_MATH_1(acosh)
AMP2HIP_MATH_1(asin)
AMP2HIP_MATH_1(asinh)
AMP2HIP_MATH_1(atan)
AMP2HIP_MATH_1(atanh)
AMP2HIP_MATH_1(ceil)
AMP2HIP_MATH_1(cos)
AMP2HIP_MATH_1(cosh)
AMP2HIP_MATH_1(erfc)
AMP2HIP_MATH_1(exp)
AMP2HIP_MATH_1(exp2)
AMP2HIP_MATH_1(expm1)
AMP2HIP_MATH_1(fabs)
AMP2HIP_MATH_1(floor)
AMP2HIP_MATH_1(log1p)
AMP2HIP_MATH_1(log2)
AMP2HIP_MATH_1(logb)
AMP2HIP_MATH_1(nearbyint)
AMP2HIP_MATH_1(round)
AMP2HIP_MATH_1(sin)
AMP2HIP_MATH_1(sinh)
AMP2HIP_MATH_1(sqrt)
AMP2HIP_MATH_1(tan)
AMP2HIP_MATH_1(tgamma)
AMP2HIP_MATH_1(trunc)
#undef AMP2HIP_MATH_1

// Functions of two arguments that std declares too.
#define AMP2HIP_MATH_2(name)                                                                       \
  AMP2HIP_MATH_IMPORT(name)                                                                        \
  AMP2HIP_MATH_F(name, (float x, float y), (x, y))                                                 \
  AMP2HIP_MATH(double, name, (double x, double y), ::name(x, y))
AMP2HIP_MATH_2(atan2) // (y, x)
AMP2HIP_MATH_2(copysign)
AMP2HIP_MATH_2(fdim)
AMP2HIP_MATH_2(fmod)
AMP2HIP_MATH_2(nextafter)
AMP2HIP_MATH_2(pow)
AMP2HIP_MATH_2(remainder)
#undef AMP2HIP_MATH_2

// Other functions that std declares too.
AMP2HIP_MATH_IMPORT(fma)
AMP2HIP_MATH_F(fma, (float x, float y, float z), (x, y, z))
AMP2HIP_MATH(double, fma, (double x, double y, double z), ::fma(x, y, z))
AMP2HIP_MATH_IMPORT(frexp)
AMP2HIP_MATH_F(frexp, (float x, int *exp), (x, exp))
AMP2HIP_MATH(double, frexp, (double x, int *exp), ::frexp(x, exp))
#define AMP2HIP_MATH_EXTREMUM(name)                                                                \
  AMP2HIP_MATH_IMPORT(name)                                                                        \
  AMP2HIP_MATH(float, name##f, (float x, float y), ::amp2hip::math::name(x, y))                    \
  AMP2HIP_MATH(float, name, (float x, float y), ::amp2hip::math::name(x, y))                       \
  AMP2HIP_MATH(double, name, (double x, double y), ::amp2hip::math::name(x, y))
AMP2HIP_MATH_EXTREMUM(fmax)
AMP2HIP_MATH_EXTREMUM(fmin)
#undef AMP2HIP_MATH_EXTREMUM
AMP2HIP_MATH_IMPORT(hypot)
AMP2HIP_MATH_F(hypot, (float x, float y), (x, y))
AMP2HIP_MATH(double, hypot, (double x, double y), ::amp2hip::math::hypot(x, y))
AMP2HIP_MATH_IMPORT(ilogb)
AMP2HIP_MATH(int, ilogbf, (float x), ::ilogbf(x))
AMP2HIP_MATH(int, ilogb, (float x), ::ilogbf(x))
AMP2HIP_MATH(int, ilogb, (double x), ::ilogb(x))
AMP2HIP_MATH_IMPORT(ldexp)
AMP2HIP_MATH_F(ldexp, (float x, int exp), (x, exp))
AMP2HIP_MATH(double, ldexp, (double x, int exp), ::ldexp(x, exp))
AMP2HIP_MATH_IMPORT(modf)
AMP2HIP_MATH_F(modf, (float x, float *iptr), (x, iptr))
AMP2HIP_MATH(double, modf, (double x, double *iptr), ::modf(x, iptr))
AMP2HIP_MATH_IMPORT(remquo)
AMP2HIP_MATH_F(remquo, (float x, float y, int *quo), (x, y, quo))
AMP2HIP_MATH(double, remquo, (double x, double y, int *quo), ::remquo(x, y, quo))
AMP2HIP_MATH_IMPORT(scalbn)
AMP2HIP_MATH_F(scalbn, (float x, int exp), (x, exp))
AMP2HIP_MATH(double, scalbn, (double x, int exp), ::scalbn(x, exp))

// Functions that math_special.h implements. Those that std declares too come first.
#define AMP2HIP_MATH_SPECIAL(name)                                                                 \
  AMP2HIP_MATH(float, name##f, (float x), ::amp2hip::math::name(x))                                \
  AMP2HIP_MATH(float, name, (float x), ::amp2hip::math::name(x))                                   \
  AMP2HIP_MATH(double, name, (double x), ::amp2hip::math::name(x))
AMP2HIP_MATH_IMPORT(cbrt)
AMP2HIP_MATH_SPECIAL(cbrt)
AMP2HIP_MATH_IMPORT(erf)
AMP2HIP_MATH_SPECIAL(erf)
AMP2HIP_MATH_IMPORT(log)
AMP2HIP_MATH_SPECIAL(log)
AMP2HIP_MATH_IMPORT(log10)
AMP2HIP_MATH_SPECIAL(log10)
AMP2HIP_MATH_IMPORT(tanh)
AMP2HIP_MATH_SPECIAL(tanh)
AMP2HIP_MATH_SPECIAL(cospi)
AMP2HIP_MATH_SPECIAL(erfcinv)
AMP2HIP_MATH_SPECIAL(erfinv)
AMP2HIP_MATH_SPECIAL(exp10)
AMP2HIP_MATH_SPECIAL(rcbrt)
AMP2HIP_MATH_SPECIAL(rsqrt)
AMP2HIP_MATH_SPECIAL(sinpi)
AMP2HIP_MATH_SPECIAL(tanpi)
#ifdef AMP2HIP_MSVC_H
AMP2HIP_MATH_SPECIAL(phi)
AMP2HIP_MATH_SPECIAL(probit)
#endif
#undef AMP2HIP_MATH_SPECIAL

// Classification functions return int and have no name with the suffix f, except signbitf.
#define AMP2HIP_MATH_CLASS(name)                                                                   \
  AMP2HIP_MATH(int, name, (float x), ::amp2hip::math::name(x))                                     \
  AMP2HIP_MATH(int, name, (double x), ::amp2hip::math::name(x))
AMP2HIP_MATH_CLASS(fpclassify)
AMP2HIP_MATH_CLASS(isfinite)
AMP2HIP_MATH_CLASS(isinf)
AMP2HIP_MATH_CLASS(isnan)
AMP2HIP_MATH_CLASS(isnormal)
AMP2HIP_MATH_CLASS(signbit)
AMP2HIP_MATH(int, signbitf, (float x), ::amp2hip::math::signbit(x))
#undef AMP2HIP_MATH_CLASS

// lgamma stores the sign of gamma(x), 1 or -1, in `*sign`.
AMP2HIP_MATH(float, lgammaf, (float x, int *sign), ::amp2hip::math::lgamma(x, sign))
AMP2HIP_MATH(float, lgamma, (float x, int *sign), ::amp2hip::math::lgamma(x, sign))
AMP2HIP_MATH(double, lgamma, (double x, int *sign), ::amp2hip::math::lgamma(x, sign))

// nan takes an integer. The float version has only the suffixed name, since overloads cannot differ
// in their result type alone.
AMP2HIP_MATH(float, nanf, (int tag), ::amp2hip::math::nan_float(tag))
AMP2HIP_MATH(double, nan, (int tag), ::amp2hip::math::nan_double(tag))

// scalb takes a floating-point exponent.
AMP2HIP_MATH(float, scalbf, (float x, float exp), ::amp2hip::math::scalb(x, exp))
AMP2HIP_MATH(float, scalb, (float x, float exp), ::amp2hip::math::scalb(x, exp))
AMP2HIP_MATH(double, scalb, (double x, double exp), ::amp2hip::math::scalb(x, exp))

AMP2HIP_MATH_VOID(sincosf, (float x, float *s, float *c), ::sincosf(x, s, c))
AMP2HIP_MATH_VOID(sincos, (float x, float *s, float *c), ::sincosf(x, s, c))
AMP2HIP_MATH_VOID(sincos, (double x, double *s, double *c), ::sincos(x, s, c))

} // namespace precise_math
} // namespace concurrency

#include "math_undef.h"

#endif
