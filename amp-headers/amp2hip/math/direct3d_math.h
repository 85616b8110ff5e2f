//===--- direct3d_math.h - concurrency::direct3d ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares the functions of §9.3 on integers and floats, for amp code only. direct3d_msad4.h
/// declares msad4, because that function takes short vectors.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_DIRECT3D_MATH_H
#define AMP2HIP_MATH_DIRECT3D_MATH_H

#include "amp2hip/compiler/config.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/math/direct3d_values.h"
#endif

#include "math_define.h"

namespace concurrency {
namespace direct3d {

/// |x|; abs(INT_MIN) is INT_MIN.
AMP2HIP_MATH(int, abs, (int x), ::amp2hip::direct3d::abs(x))
/// `low` if x is less, `high` if x is greater, else x.
AMP2HIP_MATH(int, clamp, (int x, int low, int high), x<low ? low : x> high ? high : x)
AMP2HIP_MATH(float, clamp, (float x, float low, float high), x<low ? low : x> high ? high : x)
/// The number of bits that are 1.
AMP2HIP_MATH(unsigned int, countbits, (unsigned int x), ::amp2hip::direct3d::countbits(x))
/// The position, 0 to 31, of the highest (firstbithigh) or lowest (firstbitlow) bit that is 1. The
/// result is -1 if all bits are 0.
AMP2HIP_MATH(int, firstbithigh, (int x),
             ::amp2hip::direct3d::firstbithigh(static_cast<unsigned int>(x)))
AMP2HIP_MATH(int, firstbitlow, (int x),
             ::amp2hip::direct3d::firstbitlow(static_cast<unsigned int>(x)))
AMP2HIP_MATH(int, imax, (int x, int y), x < y ? y : x)
AMP2HIP_MATH(unsigned int, umax, (unsigned int x, unsigned int y), x < y ? y : x)
AMP2HIP_MATH(int, imin, (int x, int y), y < x ? y : x)
AMP2HIP_MATH(unsigned int, umin, (unsigned int x, unsigned int y), y < x ? y : x)
/// x * y + z. The compiler may contract the floating-point versions to fma. Integers wrap.
AMP2HIP_MATH(float, mad, (float x, float y, float z), x *y + z)
AMP2HIP_MATH(double, mad, (double x, double y, double z), x *y + z)
AMP2HIP_MATH(int, mad, (int x, int y, int z), ::amp2hip::direct3d::mad(x, y, z))
AMP2HIP_MATH(unsigned int, mad, (unsigned int x, unsigned int y, unsigned int z), x *y + z)
/// Perlin noise in [-1, 1]: smooth, and 0 at whole numbers. All accelerators return the same value
/// up to rounding.
AMP2HIP_MATH(float, noise, (float x), ::amp2hip::direct3d::noise(x))
AMP2HIP_MATH(float, radians, (float degrees), degrees * 0.017453292519943295f)
AMP2HIP_MATH(float, rcp, (float x), 1.0f / x)
/// The bits in reverse order.
AMP2HIP_MATH(unsigned int, reversebits, (unsigned int x), ::amp2hip::direct3d::reversebits(x))
/// x clamped to [0, 1]; 0 for a NaN.
AMP2HIP_MATH(float, saturate, (float x), x > 0.0f ? x < 1.0f ? x : 1.0f : 0.0f)
/// -1, 0 or 1, the sign of x.
AMP2HIP_MATH(int, sign, (int x), (x > 0) - (x < 0))
/// 0 for x <= low, 1 for x >= high, and cubic Hermite interpolation between them.
AMP2HIP_MATH(float, smoothstep, (float low, float high, float x),
             ::amp2hip::direct3d::smoothstep(low, high, x))
/// 1 if x >= y, else 0.
AMP2HIP_MATH(float, step, (float y, float x), x >= y ? 1.0f : 0.0f)

} // namespace direct3d
} // namespace concurrency

#include "math_undef.h"

#endif // AMP2HIP_MATH_DIRECT3D_MATH_H
