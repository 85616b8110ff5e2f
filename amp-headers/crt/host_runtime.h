//===--- host_runtime.h - hides the common names of CUDA ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces CUDA's header of this name in nvcc's output for the host compiler, which includes it at
// the beginning and at the end. Both times, this file reads CUDA's header with its names renamed,
// like cuda_runtime.h. At the end, CUDA's header defines macros that register and launch kernels.
// These macros use the types `dim3` and `uint3`, so this file then defines both names as macros for
// the renamed types.
//
//===----------------------------------------------------------------------===//
#include "../amp2hip/vendor/vendor_names_hide.h"
#include_next "crt/host_runtime.h"
#include "../amp2hip/vendor/vendor_names_show.h"
#ifndef AMP2HIP_HOST_RUNTIME_H
#define AMP2HIP_HOST_RUNTIME_H
#else
#define dim3 amp2hip_vendor_dim3
#define uint3 amp2hip_vendor_uint3
#endif
