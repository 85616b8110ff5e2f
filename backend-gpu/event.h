//===--- event.h - an event in a stream -------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_EVENT_H
#define AMP2HIP_GPU_EVENT_H

#include "amp2hip/accelerator/backend.h"
#include "staging.h"
#include "vendor.h"

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// An event in a stream. done() and wait() also finish the earlier copies to the host, whose bytes
/// may still be in staging blocks.
class stream_event final : public event {
public:
  /// Records the event after all work queued on \p stream. \p copies are the unfinished copies to
  /// the host from this stream. The device of \p stream must be current. \p queue_number names the
  /// queue in traces. Throws runtime_exception.
  stream_event(gpuStream_t stream, std::vector<std::shared_ptr<staged_copy>> copies,
               std::uint64_t queue_number);
  ~stream_event() override;

  bool done() override;
  void wait() override;

  /// The vendor's event.
  gpuEvent_t native() const { return native_; }

private:
  gpuEvent_t native_ = nullptr;
  std::vector<std::shared_ptr<staged_copy>> copies_;
  std::uint64_t queue_number_;
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_EVENT_H
