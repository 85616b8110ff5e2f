//===--- direct3d_math.h - concurrency::direct3d ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions of §9.3, on integers and floats, in amp code only. msad4 is
/// with the short vectors that it is about.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIRECT3D_MATH_H
#define AMP2HIP_DIRECT3D_MATH_H

#include "amp2hip/config.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/direct3d_values.h"
#endif

#include "math_define.h"

namespace concurrency {
namespace direct3d {

/// |x|; that of INT_MIN is itself.
AMP2HIP_MATH(int, abs, (int x), ::amp2hip::direct3d::abs(x))
/// `low` below it, else `high` above it, else x.
AMP2HIP_MATH(int, clamp, (int x, int low, int high), x<low ? low : x> high ? high : x)
AMP2HIP_MATH(float, clamp, (float x, float low, float high), x<low ? low : x> high ? high : x)
/// The number of bits that are set.
AMP2HIP_MATH(unsigned int, countbits, (unsigned int x), ::amp2hip::direct3d::countbits(x))
/// The place of the highest and the lowest bit that is set, 0 to 31; -1 where
/// none is.
AMP2HIP_MATH(int, firstbithigh, (int x), ::amp2hip::direct3d::firstbithigh(static_cast<unsigned int>(x)))
AMP2HIP_MATH(int, firstbitlow, (int x), ::amp2hip::direct3d::firstbitlow(static_cast<unsigned int>(x)))
AMP2HIP_MATH(int, imax, (int x, int y), x < y ? y : x)
AMP2HIP_MATH(unsigned int, umax, (unsigned int x, unsigned int y), x < y ? y : x)
AMP2HIP_MATH(int, imin, (int x, int y), y < x ? y : x)
AMP2HIP_MATH(unsigned int, umin, (unsigned int x, unsigned int y), y < x ? y : x)
/// x * y + z, contracted as any such expression is; integers wrap.
AMP2HIP_MATH(float, mad, (float x, float y, float z), x *y + z)
AMP2HIP_MATH(double, mad, (double x, double y, double z), x *y + z)
AMP2HIP_MATH(int, mad, (int x, int y, int z), ::amp2hip::direct3d::mad(x, y, z))
AMP2HIP_MATH(unsigned int, mad, (unsigned int x, unsigned int y, unsigned int z), x *y + z)
/// Perlin noise, -1 to 1: 0 at whole numbers, smooth, the same on every
/// accelerator up to rounding.
AMP2HIP_MATH(float, noise, (float x), ::amp2hip::direct3d::noise(x))
AMP2HIP_MATH(float, radians, (float degrees), degrees * 0.017453292519943295f)
AMP2HIP_MATH(float, rcp, (float x), 1.0f / x)
/// The bits in the other order.
AMP2HIP_MATH(unsigned int, reversebits, (unsigned int x), ::amp2hip::direct3d::reversebits(x))
/// x, at least 0 and at most 1; 0 for a NaN.
AMP2HIP_MATH(float, saturate, (float x), x > 0.0f ? x < 1.0f ? x : 1.0f : 0.0f)
/// -1, 0 or 1.
AMP2HIP_MATH(int, sign, (int x), (x > 0) - (x < 0))
/// 0 up to `low`, 1 from `high` on, Hermite's cubic between.
AMP2HIP_MATH(float, smoothstep, (float low, float high, float x), ::amp2hip::direct3d::smoothstep(low, high, x))
/// 1 where x >= y, else 0.
AMP2HIP_MATH(float, step, (float y, float x), x >= y ? 1.0f : 0.0f)

} // namespace direct3d
} // namespace concurrency

#include "math_undef.h"

#endif // AMP2HIP_DIRECT3D_MATH_H
