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

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// Measures when the work of a GPU begins and ends, for traces. The vendor measures the time
/// between two events; this class relates it to the host's clock.
class device_clock {
public:
  device_clock();
  /// Records a time after the work that is queued on \p stream so far. The device must be current.
  /// Does not wait for this work, except at the first call, which also creates the events of many
  /// timestamps. \p now is the time of the host.
  timestamp_ptr record(gpuStream_t stream, double now);

private:
  class reference;
  class stream_timestamp;
  struct pool;

  pool &pool_; ///< never destroyed, because timestamps may live longer than the clock
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_CLOCK_H
