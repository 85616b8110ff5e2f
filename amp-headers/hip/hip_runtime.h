//===--- hip_runtime.h - hides the common names of HIP --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Includes HIP's own header with its names renamed, so that the program may define `float3`, `max`
// and `norm` itself. To keep HIP's names, pass HIP's include directory before the one of this file.
//
//===----------------------------------------------------------------------===//
#if defined(__HIP__) && !defined(__CUDACC__) && !defined(AMP2HIP_HIP_RUNTIME_H) &&                 \
    (defined(AMP2HIP_VENDOR_NAMES_HIDDEN) || !defined(__CLANG_HIP_RUNTIME_WRAPPER_H__))
#define AMP2HIP_HIP_RUNTIME_H
#undef AMP2HIP_VENDOR_NAMES_HIDDEN
#define AMP2HIP_VENDOR_NAMES_HIDDEN 1
#include "../amp2hip/vendor/vendor_includes.h"

// Defines std::max and std::min under their new names, because HIP's `max` and `min` call them and
// the calls are renamed as well.
namespace std {
template <typename T>
constexpr const T &amp2hip_vendor_max(const T &a, const T &b) {
  return a < b ? b : a;
}
template <typename T>
constexpr const T &amp2hip_vendor_min(const T &a, const T &b) {
  return b < a ? b : a;
}
} // namespace std

#include "../amp2hip/vendor/vendor_names_hide.h"
#include_next <hip/hip_runtime.h>
#include "../amp2hip/vendor/vendor_names_show.h"
#else
#include_next <hip/hip_runtime.h>
#endif
