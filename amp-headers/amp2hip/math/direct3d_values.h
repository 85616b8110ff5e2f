//===--- direct3d_values.h - implementations for concurrency::direct3d ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_DIRECT3D_VALUES_H
#define AMP2HIP_MATH_DIRECT3D_VALUES_H

#include "amp2hip/compiler/config.h"

namespace amp2hip {
namespace direct3d {

AMP2HIP_AMP inline int abs(int x) {
  return x < 0 ? static_cast<int>(0u - static_cast<unsigned int>(x)) : x;
}

AMP2HIP_AMP inline unsigned int countbits(unsigned int x) {
#if AMP2HIP_DEVICE_PASS
  return static_cast<unsigned int>(__popc(x));
#else
  return static_cast<unsigned int>(__builtin_popcount(x));
#endif
}

AMP2HIP_AMP inline int firstbithigh(unsigned int x) {
#if AMP2HIP_DEVICE_PASS
  return 31 - __clz(static_cast<int>(x));
#else
  return x != 0 ? 31 - __builtin_clz(x) : -1;
#endif
}

AMP2HIP_AMP inline int firstbitlow(unsigned int x) {
#if AMP2HIP_DEVICE_PASS
  return __ffs(static_cast<int>(x)) - 1;
#else
  return __builtin_ffs(static_cast<int>(x)) - 1;
#endif
}

AMP2HIP_AMP inline unsigned int reversebits(unsigned int x) {
#if AMP2HIP_DEVICE_PASS
  return __brev(x);
#else
  x = (x & 0x55555555u) << 1 | (x >> 1 & 0x55555555u);
  x = (x & 0x33333333u) << 2 | (x >> 2 & 0x33333333u);
  x = (x & 0x0f0f0f0fu) << 4 | (x >> 4 & 0x0f0f0f0fu);
  return __builtin_bswap32(x);
#endif
}

AMP2HIP_AMP inline int mad(int x, int y, int z) {
  return static_cast<int>(static_cast<unsigned int>(x) * static_cast<unsigned int>(y) +
                          static_cast<unsigned int>(z));
}

AMP2HIP_AMP inline float smoothstep(float low, float high, float x) {
  if (x <= low)
    return 0.0f;
  if (x >= high)
    return 1.0f;
  const float t = (x - low) / (high - low);
  return t * t * (3.0f - 2.0f * t);
}

/// The slope of the noise function at a whole number: a hash of it in [-1, 1].
AMP2HIP_AMP inline float noise_slope(int at) {
  unsigned int bits = static_cast<unsigned int>(at) * 0x9e3779b1u;
  bits = (bits ^ bits >> 15) * 0x85ebca77u;
  bits = (bits ^ bits >> 13) * 0xc2b2ae3du;
  return static_cast<float>(static_cast<int>(bits >> 8 & 0xffffu) - 0x8000) / 32768.0f;
}

AMP2HIP_AMP inline float noise(float x) {
  if (!(x > -8388608.0f && x < 8388608.0f))
    return 0.0f; // a whole number, an infinity or a NaN
  int below = static_cast<int>(x);
  if (static_cast<float>(below) > x)
    --below;
  const float t = x - static_cast<float>(below);
  const float left = noise_slope(below) * t, right = noise_slope(below + 1) * (t - 1.0f);
  const float fade = t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
  const float value = 2.0f * (left + fade * (right - left));
  return value > 1.0f ? 1.0f : value < -1.0f ? -1.0f : value;
}

/// Adds to `sum` |byte of `reference` - byte of `source`| for each byte of `reference` that is not
/// 0.
AMP2HIP_AMP inline unsigned int masked_differences(unsigned int reference, unsigned int source,
                                                   unsigned int sum) {
  for (int byte = 0; byte < 4; ++byte) {
    const int a = static_cast<int>(reference >> 8 * byte & 0xffu);
    const int b = static_cast<int>(source >> 8 * byte & 0xffu);
    if (a != 0)
      sum += static_cast<unsigned int>(a < b ? b - a : a - b);
  }
  return sum;
}

} // namespace direct3d
} // namespace amp2hip

#endif // AMP2HIP_MATH_DIRECT3D_VALUES_H
