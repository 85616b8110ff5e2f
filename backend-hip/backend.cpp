//===--- backend.cpp - the backend and its devices ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/backend.h"
#include "device.h"
#include "error.h"

namespace amp2hip {

namespace {

/// The backend for all GPUs of this machine that the vendor's runtime finds.
class hip_devices final : public backend {
public:
  std::vector<std::unique_ptr<device>> devices() override {
    std::vector<std::unique_ptr<device>> result;
    int count = 0;
    if (hipGetDeviceCount(&count) != hipSuccess) { // no driver, or no GPU
      hip::clear_error();
      return result;
    }
    for (int ordinal = 0; ordinal < count; ++ordinal)
      result.push_back(std::make_unique<hip::gpu>(ordinal));
    return result;
  }
};

} // namespace

backend &hip_backend() {
  static hip_devices instance;
  return instance;
}

} // namespace amp2hip
