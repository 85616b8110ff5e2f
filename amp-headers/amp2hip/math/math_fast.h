//===--- math_fast.h - concurrency::fast_math -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares the functions in the table of §9.1 for float only. A double argument is converted to
/// float, so there are no overloads for double.
///
/// The specification prints some names with a doubled suffix (`sinff`, `roundff`). This file uses
/// the names of the specification's import list.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_MATH_FAST_H
#define AMP2HIP_MATH_MATH_FAST_H

#include "amp2hip/compiler/config.h"
#include <cmath>
#if !defined(AMP2HIP_TRANSLATING)
#include "math_intrinsics.h"
#include "math_special.h"
#endif

#include "math_define.h"

namespace concurrency {
namespace fast_math {

// Functions of one argument that std declares too.
#define AMP2HIP_MATH_1(name) AMP2HIP_MATH_IMPORT(name) AMP2HIP_MATH_F(name, (float x), (x))
AMP2HIP_MATH_1(acos)
AMP2HIP_MATH_1(asin)
AMP2HIP_MATH_1(atan)
AMP2HIP_MATH_1(ceil)
AMP2HIP_MATH_1(cosh)
AMP2HIP_MATH_1(exp2)
AMP2HIP_MATH_1(fabs)
AMP2HIP_MATH_1(floor)
AMP2HIP_MATH_1(round)
AMP2HIP_MATH_1(sinh)
AMP2HIP_MATH_1(tanh)
AMP2HIP_MATH_1(trunc)
#undef AMP2HIP_MATH_1

// Those of them that GPUs have as instructions.
#define AMP2HIP_MATH_1(name)                                                                       \
  AMP2HIP_MATH_IMPORT(name)                                                                        \
  AMP2HIP_MATH(float, name##f, (float x), ::amp2hip::math::fast::name(x))                          \
  AMP2HIP_MATH(float, name, (float x), ::amp2hip::math::fast::name(x))
AMP2HIP_MATH_1(cos)
AMP2HIP_MATH_1(exp)
AMP2HIP_MATH_1(log)
AMP2HIP_MATH_1(log10)
AMP2HIP_MATH_1(log2)
AMP2HIP_MATH_1(sin)
AMP2HIP_MATH_1(sqrt)
AMP2HIP_MATH_1(tan)
#undef AMP2HIP_MATH_1

// Other functions that std declares too.
AMP2HIP_MATH_IMPORT(atan2)
AMP2HIP_MATH_F(atan2, (float y, float x), (y, x))
AMP2HIP_MATH_IMPORT(fmax)
AMP2HIP_MATH(float, fmaxf, (float x, float y), ::amp2hip::math::fmax(x, y))
AMP2HIP_MATH(float, fmax, (float x, float y), ::amp2hip::math::fmax(x, y))
AMP2HIP_MATH_IMPORT(fmin)
AMP2HIP_MATH(float, fminf, (float x, float y), ::amp2hip::math::fmin(x, y))
AMP2HIP_MATH(float, fmin, (float x, float y), ::amp2hip::math::fmin(x, y))
AMP2HIP_MATH_IMPORT(fmod)
AMP2HIP_MATH_F(fmod, (float x, float y), (x, y))
AMP2HIP_MATH_IMPORT(frexp)
AMP2HIP_MATH_F(frexp, (float x, int *exp), (x, exp))
AMP2HIP_MATH_IMPORT(ldexp)
AMP2HIP_MATH_F(ldexp, (float x, int exp), (x, exp))
AMP2HIP_MATH_IMPORT(modf)
AMP2HIP_MATH_F(modf, (float x, float *iptr), (x, iptr))
AMP2HIP_MATH_IMPORT(pow)
AMP2HIP_MATH(float, powf, (float x, float y), ::amp2hip::math::fast::pow(x, y))
AMP2HIP_MATH(float, pow, (float x, float y), ::amp2hip::math::fast::pow(x, y))

// Functions for which §9.1 imports no name of std: amp code only.
AMP2HIP_MATH(int, isfinite, (float x), ::amp2hip::math::isfinite(x))
AMP2HIP_MATH(int, isinf, (float x), ::amp2hip::math::isinf(x))
AMP2HIP_MATH(int, isnan, (float x), ::amp2hip::math::isnan(x))
AMP2HIP_MATH(float, rsqrtf, (float x), ::amp2hip::math::rsqrt_fast(x))
AMP2HIP_MATH(float, rsqrt, (float x), ::amp2hip::math::rsqrt_fast(x))
AMP2HIP_MATH(int, signbitf, (float x), ::amp2hip::math::signbit(x))
AMP2HIP_MATH(int, signbit, (float x), ::amp2hip::math::signbit(x))
AMP2HIP_MATH_VOID(sincosf, (float x, float *s, float *c), ::amp2hip::math::fast::sincos(x, s, c))
AMP2HIP_MATH_VOID(sincos, (float x, float *s, float *c), ::amp2hip::math::fast::sincos(x, s, c))

} // namespace fast_math
} // namespace concurrency

#include "math_undef.h"

#endif
