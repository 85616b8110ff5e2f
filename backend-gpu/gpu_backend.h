//===--- gpu_backend.h - the backend and its devices ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_BACKEND_H
#define AMP2HIP_GPU_BACKEND_H

#include "amp2hip/accelerator/backend.h"
#include "vendor.h"

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// The backend for all GPUs of this machine that the vendor's runtime finds.
class gpu_backend final : public backend {
public:
  std::vector<std::unique_ptr<device>> devices() override;
  std::string problem() const override { return problem_; }

private:
  std::string problem_;
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_BACKEND_H
