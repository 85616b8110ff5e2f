//===--- event.h - a point in a stream --------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_EVENT_H
#define AMP2HIP_CUDA_EVENT_H

#include "amp2hip/backend.h"
#include "staging.h"
#include "vendor.h"

namespace amp2hip::cuda {

/// A point in a stream, and the copies to the host before it whose bytes still
/// have to be moved on.
class stream_event final : public event {
public:
  /// Records the point; the stream's device is current. Throws runtime_exception.
  stream_event(cudaStream_t stream, std::vector<std::shared_ptr<staged_copy>> copies);
  ~stream_event() override;

  bool done() override;
  void wait() override;

  cudaEvent_t native() const { return native_; }

private:
  cudaEvent_t native_ = nullptr;
  std::vector<std::shared_ptr<staged_copy>> copies_;
};

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_EVENT_H
