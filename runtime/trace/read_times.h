//===--- read_times.h - times of earlier operations, read during a wait ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_READ_TIMES_H
#define AMP2HIP_RUNTIME_TRACE_READ_TIMES_H

#include "amp2hip/accelerator/trace.h"

namespace amp2hip::trace {

/// Reads the times of at most \p count operations that were queued before the last call of
/// begin_reading(), so that their timestamps can be used again. Returns false if there are no more,
/// or if a time is not known yet. Does not block.
bool read_times(int count) noexcept;
/// Begins a wait: the operations that were recorded before the last wait are probably complete.
void begin_reading() noexcept;

/// Reads the times of earlier operations, for use before the host waits for a GPU. The GPU needs
/// several microseconds for the last launch and to tell the host of its end, so a few times cost
/// nothing. Reads more of them while \p is_busy.
template <typename Condition>
void read_times_while(Condition is_busy) {
  if (!enabled)
    return;
  begin_reading();
  while (read_times(4) && is_busy()) {
  }
}

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_READ_TIMES_H
