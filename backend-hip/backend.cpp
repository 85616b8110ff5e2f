//===--- backend.cpp - the HIP backend ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/backend.h"
#include "gpu_backend.h"

namespace amp2hip {

backend &hip_backend() {
  static hip::gpu_backend instance;
  return instance;
}

} // namespace amp2hip
