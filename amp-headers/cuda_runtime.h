//===--- cuda_runtime.h - hides the common names of CUDA ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvcc includes "cuda_runtime.h" before every source and finds this file. It includes CUDA's own
// header with its names renamed, so that the program may define `float3`, `max` and `rsqrt` itself.
// In each translation unit, crt/host_runtime.h does the same for the host compiler.
//
// To keep CUDA's names, pass CUDA's include directory before the one of this file.
//
//===----------------------------------------------------------------------===//
#if defined(__CUDACC__) && !defined(AMP2HIP_CUDA_RUNTIME_H)
#define AMP2HIP_CUDA_RUNTIME_H
#define AMP2HIP_VENDOR_NAMES_HIDDEN 1
#include "amp2hip/vendor/vendor_includes.h"

#include "amp2hip/vendor/vendor_names_hide.h"
#include_next <cuda_runtime.h>
#include "amp2hip/vendor/vendor_names_show.h"
#else
#include_next <cuda_runtime.h>
#endif
