//===--- __clang_hip_runtime_wrapper.h - hides the common names of HIP ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Clang includes this header before every HIP source. This file includes Clang's own header of the
// same name with its functions renamed, so that the program may define `max` and `norm` itself.
// hip/hip_runtime.h does the same for HIP's header.
//
//===----------------------------------------------------------------------===//
#if defined(__HIP__) && !defined(AMP2HIP_CLANG_HIP_RUNTIME_WRAPPER_H)
#define AMP2HIP_CLANG_HIP_RUNTIME_WRAPPER_H
#define AMP2HIP_VENDOR_NAMES_HIDDEN 1
// Defines macros and functions that Clang's versions of the standard headers use. Clang's own
// wrapper header defines them in the same way, but only after these standard headers.
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
extern "C" {
__attribute__((weak)) inline __device__ void *malloc(__SIZE_TYPE__);
__attribute__((weak)) inline __device__ void free(void *);
}
#include "amp2hip/vendor/vendor_includes.h"

// Defines std::min and std::max under their new names, because Clang's host versions of min and max
// call them and the calls are renamed as well.
namespace std {
inline int amp2hip_vendor_min(int a, int b) { return b < a ? b : a; }
inline int amp2hip_vendor_max(int a, int b) { return a < b ? b : a; }
} // namespace std

#include "amp2hip/vendor/vendor_names_hide.h"
#include_next <__clang_hip_runtime_wrapper.h>
#include "amp2hip/vendor/vendor_names_show.h"
#else
#include_next <__clang_hip_runtime_wrapper.h>
#endif
