//===--- __clang_hip_runtime_wrapper.h - Clang's, without common names ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Clang reads this header before every HIP source: its functions get other names,
// as those of hip/hip_runtime.h do, so that `max` and `norm` are the program's.
//
//===----------------------------------------------------------------------===//
#if defined(__HIP__) && !defined(AMP2HIP_CLANG_HIP_RUNTIME_WRAPPER_H)
#define AMP2HIP_CLANG_HIP_RUNTIME_WRAPPER_H
#define AMP2HIP_VENDOR_NAMES_HIDDEN 1
// Clang's versions of standard headers use these macros and functions, which its
// own header defines in the same way.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
extern "C" {
__attribute__((weak)) inline __device__ void *malloc(__SIZE_TYPE__);
__attribute__((weak)) inline __device__ void free(void *);
}
#include "amp2hip/vendor_includes.h"

// Clang's own min and max for host code call those of std, under the new names.
namespace std {
inline int amp2hip_vendor_min(int a, int b) { return b < a ? b : a; }
inline int amp2hip_vendor_max(int a, int b) { return a < b ? b : a; }
} // namespace std

#include "amp2hip/vendor_names_hide.h"
#include_next <__clang_hip_runtime_wrapper.h>
#include "amp2hip/vendor_names_show.h"
#else
#include_next <__clang_hip_runtime_wrapper.h>
#endif
