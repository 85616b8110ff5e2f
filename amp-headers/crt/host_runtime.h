//===--- host_runtime.h - hides the common names of CUDA ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvcc's output for the host compiler includes this file twice. The first time it declares CUDA's
// names as renamed by cuda_runtime.h. The second time, at the end, it defines the macros that
// launch kernels and rename two types that they use.
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
