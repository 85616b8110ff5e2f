//===--- submission_latency.h - when a GPU begins a launch ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_SUBMISSION_LATENCY_H
#define AMP2HIP_RUNTIME_TRACE_SUBMISSION_LATENCY_H

#include "record.h"
#include <algorithm>
#include <optional>

namespace amp2hip::trace {

/// The time from the return of a vendor's call to the beginning of its work on an idle GPU.
///
/// A launch begins when the work before it ends, or when the launch reaches the GPU, whichever is
/// later. The first time is that of an event. No event has the second time: an event that is
/// recorded before the launch is reached while the host still makes the call of the launch, which
/// takes 3 to 6 us. But an event that an idle GPU reaches shows the latency, after which the GPU
/// begins a launch as well.
class submission_latency {
public:
  /// Uses an operation, whose device times are those of its events, and sets device_begin if it is
  /// a launch. Operations must be given in their order.
  void use(record &one) {
    if (one.is_idle)
      latency_ = one.device_begin - one.queue_begin;
    if (!latency_ || one.what != operation::launch)
      return;
    const double arrival = one.queue_end + *latency_;
    // No kernel takes less, whatever the error of the clocks.
    constexpr double shortest = 0.5;
    const double begin = std::min(arrival, one.device_end - shortest);
    if (begin > one.device_begin) {
      one.device_begin = begin;
      one.is_derived = true;
    }
    // The end of a launch is no earlier than its arrival. If it is, the clocks have drifted.
    latency_ = std::min(*latency_, one.device_end - one.queue_end);
  }

private:
  std::optional<double> latency_;
};

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_SUBMISSION_LATENCY_H
