//===--- gpu_backend.cpp - the backend and its devices --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu_backend.h"
#include "device.h"
#include "error.h"
#include <algorithm>
#include <cstdlib>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

std::vector<std::unique_ptr<device>> gpu_backend::devices() {
  std::vector<std::unique_ptr<device>> result;
  int count = 0;
  const gpuError_t code = gpuGetDeviceCount(&count);
  if (code != gpuSuccess) { // no driver, or no GPU
    problem_ = gpuGetErrorString(code);
    clear_error();
    return result;
  }
  // Tests of programs for several GPUs show one GPU several times. Each has its own copies of data.
  const char *const simulated = std::getenv("AMP2HIP_SIMULATED_GPUS");
  const int shown = std::max(count, simulated != nullptr ? std::min(std::atoi(simulated), 64) : 0);
  for (int i = 0; i < shown && count != 0; ++i)
    result.push_back(std::make_unique<gpu>(i % count, i / count));
  return result;
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE
