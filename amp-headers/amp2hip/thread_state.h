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

/// What copying a container means on this thread just now.
enum class copying : unsigned char {
  counted,   ///< a handle more to the same home
  collected, ///< a launch asks which containers its kernel holds
  resolved,  ///< a launch makes its arguments: the copy points to memory
  bare,      ///< a CPU kernel takes its copy of such arguments
};

struct thread_state {
  copying mode;
  bool on_accelerator; ///< a tile of a CPU accelerator runs here
  launch_record *record;
};

// Constant initialisation and no destructor: accesses are direct, so that a
// compiler sees through `mode` where a kernel is copied for its loop.
inline thread_local thread_state this_thread = {copying::counted, false, nullptr};

/// Whether amp code runs now: on a GPU always, on the host while the CPU
/// accelerator runs a tile on this thread (§2.3.2.1).
AMP2HIP_CPU_AMP inline bool on_accelerator() {
#if AMP2HIP_DEVICE_PASS
  return true;
#else
  return this_thread.on_accelerator;
#endif
}

/// Sets what copying means until the end of a scope.
class copying_scope {
public:
  copying_scope(copying mode, launch_record *record) : old_(this_thread) {
    this_thread.mode = mode;
    this_thread.record = record;
  }
  ~copying_scope() {
    this_thread.mode = old_.mode;
    this_thread.record = old_.record;
  }
  copying_scope(const copying_scope &) = delete;
  copying_scope &operator=(const copying_scope &) = delete;

private:
  thread_state old_;
};

} // namespace amp2hip

#endif // AMP2HIP_THREAD_STATE_H
