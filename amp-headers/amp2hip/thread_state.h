//===--- thread_state.h - what a host thread is doing --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_THREAD_STATE_H
#define AMP2HIP_THREAD_STATE_H

#include "amp2hip/config.h"

namespace amp2hip {

class launch_record;
class error_sink;

/// What copying a container means on this thread just now, outside of kernels.
enum class copying : unsigned char {
  counted,   ///< a handle more to the same home
  collected, ///< a launch asks which containers its kernel holds
  resolved,  ///< a launch makes its arguments: the copy points to memory
};

/// Whose code runs on this thread.
enum class running : unsigned char {
  host,
  accelerator, ///< a piece of a launch on a CPU accelerator
  checked,     ///< the same, on the one that checks what it can (§3.2: is_debug)
};

struct thread_state {
  copying mode;
  running what;
  launch_record *record;
  error_sink *errors; ///< of the launch that the piece is of
};

thread_state &this_thread() noexcept;

/// thread_state::what. Set and reset around whole pieces of launches,
/// so that any one call of any other function sees one value: declared as a
/// function of nothing, it is asked once for a loop, and not at all in the
/// loops that run kernels, which know the answer.
[[gnu::const]] running running_here() noexcept;

/// Whether amp code runs now: on a GPU always, on the host while the CPU
/// accelerator runs a kernel on this thread (§2.3.2.1).
AMP2HIP_CPU_AMP inline bool on_accelerator() {
#if AMP2HIP_DEVICE_PASS
  return true;
#else
  return running_here() != running::host;
#endif
}

/// Sets what copying means until the end of a scope.
class copying_scope {
public:
  copying_scope(copying mode, launch_record *record) : state_(this_thread()), old_(state_) {
    state_.mode = mode;
    state_.record = record;
  }
  ~copying_scope() {
    state_.mode = old_.mode;
    state_.record = old_.record;
  }
  copying_scope(const copying_scope &) = delete;
  copying_scope &operator=(const copying_scope &) = delete;

private:
  thread_state &state_;
  const thread_state old_;
};

} // namespace amp2hip

#endif // AMP2HIP_THREAD_STATE_H
