//===--- vendor_math.h - math functions that only vendors have ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares `amp2hip::vendor::rsqrt` and others in device code. The other headers call these names
/// instead of `::rsqrt`, because the program may define functions with the vendor's names at global
/// scope.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MATH_VENDOR_MATH_H
#define AMP2HIP_MATH_VENDOR_MATH_H

#include "amp2hip/compiler/config.h"

#if AMP2HIP_DEVICE_PASS

// Functions of namespace vendor that call the vendor's functions. If CUDA's functions are renamed,
// the namespace instead declares them under their original names: they have C linkage, so such a
// declaration refers to CUDA's own function.
#if !defined(AMP2HIP_VENDOR_NAMES_HIDDEN)
#define AMP2HIP_VENDOR_MATH(name)                                                                  \
  __device__ inline float name##f(float x) { return ::name##f(x); }                                \
  __device__ inline double name(double x) { return ::name(x); }
#elif defined(__CUDACC__)
#define AMP2HIP_VENDOR_MATH(name)                                                                  \
  extern "C" __device__ __device_builtin__ float name##f(float x);                                 \
  extern "C" __device__ __device_builtin__ double name(double x);
#else
#define AMP2HIP_VENDOR_MATH(name)                                                                  \
  __device__ inline float name##f(float x) { return ::amp2hip_vendor_##name##f(x); }               \
  __device__ inline double name(double x) { return ::amp2hip_vendor_##name(x); }
#endif

namespace amp2hip {
namespace vendor {

AMP2HIP_VENDOR_MATH(cospi)
AMP2HIP_VENDOR_MATH(erfcinv)
AMP2HIP_VENDOR_MATH(erfinv)
AMP2HIP_VENDOR_MATH(rcbrt)
AMP2HIP_VENDOR_MATH(rsqrt)
AMP2HIP_VENDOR_MATH(sinpi)

} // namespace vendor
} // namespace amp2hip

#undef AMP2HIP_VENDOR_MATH
#endif

#endif // AMP2HIP_MATH_VENDOR_MATH_H
