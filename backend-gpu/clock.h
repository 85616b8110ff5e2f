//===--- clock.h - times of work on a GPU -----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_CLOCK_H
#define AMP2HIP_GPU_CLOCK_H

#include "amp2hip/accelerator/backend.h"
#include "vendor.h"
#include <memory>
#include <mutex>
#include <vector>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// Measures when the work of a GPU begins and ends, for traces. The vendor measures the time
/// between two events; this class relates it to the host's clock.
class device_clock {
public:
  /// Records a time after the work that is queued on \p stream so far. The device must be current.
  /// Does not wait for this work, except at the first call.
  std::shared_ptr<timestamp> record(gpuStream_t stream);

private:
  /// Events for reuse. The timestamps share them with the clock, since they may live longer.
  struct event_pool {
    std::mutex lock;
    std::vector<gpuEvent_t> free;
  };
  class reference;
  class stream_timestamp;

  gpuEvent_t new_event();
  static void give_back(event_pool &pool, gpuEvent_t event);
  /// Returns a reference that is at most half a second old: the vendor's times are floats, whose
  /// error grows with the time between two events.
  std::shared_ptr<reference> current_reference(gpuStream_t stream);

  std::mutex lock_;
  std::shared_ptr<event_pool> pool_ = std::make_shared<event_pool>();
  std::shared_ptr<reference> reference_;
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_CLOCK_H
