//===--- math_intrinsics.h - fast_math by intrinsic functions -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the functions of fast_math that GPUs have as instructions. In programs with
/// AMP2HIP_FAST_MATH, GPU code calls the vendors' intrinsic functions, which are faster and have
/// larger errors; docs/math.md lists them. Otherwise, and on the CPU, these are the functions of
/// the C library. The specification has no bounds for fast_math (§9.1).
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_MATH_INTRINSICS_H
#define AMP2HIP_MATH_MATH_INTRINSICS_H

#include "amp2hip/compiler/config.h"
#include <cmath>

namespace amp2hip {
namespace math {
namespace fast {

#if AMP2HIP_DEVICE_PASS && defined(AMP2HIP_FAST_MATH)
#define AMP2HIP_MATH_INTRINSIC(name, parameters, arguments)                                        \
  AMP2HIP_AMP inline float name parameters { return ::__##name##f arguments; }
AMP2HIP_AMP inline void sincos(float x, float *s, float *c) { ::__sincosf(x, s, c); }

AMP2HIP_AMP inline float sqrt(float x) {
#if defined(__CUDA_ARCH__)
  float result;
  asm("sqrt.approx.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
#else
  return ::sqrtf(x);
#endif
}
#else
#define AMP2HIP_MATH_INTRINSIC(name, parameters, arguments)                                        \
  AMP2HIP_AMP inline float name parameters { return ::name##f arguments; }
AMP2HIP_AMP inline void sincos(float x, float *s, float *c) { ::sincosf(x, s, c); }
AMP2HIP_AMP inline float sqrt(float x) { return ::sqrtf(x); }
#endif

AMP2HIP_MATH_INTRINSIC(cos, (float x), (x))
AMP2HIP_MATH_INTRINSIC(exp, (float x), (x))
AMP2HIP_MATH_INTRINSIC(log, (float x), (x))
AMP2HIP_MATH_INTRINSIC(log10, (float x), (x))
AMP2HIP_MATH_INTRINSIC(log2, (float x), (x))
AMP2HIP_MATH_INTRINSIC(pow, (float x, float y), (x, y))
AMP2HIP_MATH_INTRINSIC(sin, (float x), (x))
AMP2HIP_MATH_INTRINSIC(tan, (float x), (x))
#undef AMP2HIP_MATH_INTRINSIC

} // namespace fast
} // namespace math
} // namespace amp2hip

#endif // AMP2HIP_MATH_MATH_INTRINSICS_H
