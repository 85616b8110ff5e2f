//===--- host_runtime.h - CUDA's header, without its common names ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvcc's output for the host's compiler includes this file twice: it is CUDA's
// declarations, by the names that cuda_runtime.h gives them, and then, at the end,
// the macros that launch kernels and name two of the types.
//
//===----------------------------------------------------------------------===//
#include "../amp2hip/vendor_names_hide.h"
#include_next "crt/host_runtime.h"
#include "../amp2hip/vendor_names_show.h"
#ifndef AMP2HIP_HOST_RUNTIME_H
#define AMP2HIP_HOST_RUNTIME_H
#else
#define dim3 amp2hip_vendor_dim3
#define uint3 amp2hip_vendor_uint3
#endif
