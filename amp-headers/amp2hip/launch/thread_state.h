//===--- thread_state.h - the state of a host thread ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCH_THREAD_STATE_H
#define AMP2HIP_LAUNCH_THREAD_STATE_H

#include "amp2hip/compiler/config.h"
#include "amp2hip/launch/code_place.h"
#include <typeinfo>

namespace amp2hip {

class launch_record;
class error_sink;

/// The effect of a container's copy constructor on this thread, outside of kernels.
enum class copying : unsigned char {
  counted,   ///< the copy is another handle to the same backing store
  collected, ///< a launch collects the containers in its kernel
  resolved,  ///< a launch constructs its arguments: the copy points to memory
};

/// The kind of code that runs on this thread.
enum class running : unsigned char {
  host,
  accelerator, ///< a part of a launch on a CPU accelerator
  checked,     ///< a part of a launch on the checking CPU accelerator (§3.2: is_debug)
};

/// The domain of a launch, for messages and traces.
struct launch_domain {
  const std::type_info &kernel;
  int rank;
  const int *extent, *tile; ///< tile is null for an untiled launch
};

struct thread_state {
  copying mode;
  running what;
  launch_record *record;
  error_sink *errors;          ///< the errors of the launch that runs on this thread
  code_place caller;           ///< of the launch that this thread makes, or null
  const launch_domain *domain; ///< of that launch; null if it is not known
};

thread_state &this_thread() noexcept;

/// Returns thread_state::what of this thread. The function is declared gnu::const, so that the
/// compiler calls it once for a loop and not in each iteration. This is correct because the runtime
/// changes the value only around whole parts of a launch. The loops that run kernels contain no
/// call: assume_on_accelerator() tells the compiler the value.
[[gnu::const]] running running_here() noexcept;

/// True if amp code runs: always on a GPU, and on the host while a CPU accelerator runs a kernel on
/// this thread (§2.3.2.1).
AMP2HIP_CPU_AMP inline bool on_accelerator() {
#if AMP2HIP_DEVICE_PASS
  return true;
#else
  // The first comparison is that of assume_on_accelerator(). So GCC's early passes know its result
  // in loops over threads. They do not derive the result of the second one.
  const running here = running_here();
  if (here == running::accelerator)
    return true;
  return here != running::host;
#endif
}

/// Records the place of a launch until the end of a scope (thread_state::caller).
class caller_scope {
public:
  explicit caller_scope(code_place caller) : state_(this_thread()), old_(state_.caller) {
    state_.caller = caller;
  }
  ~caller_scope() { state_.caller = old_; }
  caller_scope(const caller_scope &) = delete;
  caller_scope &operator=(const caller_scope &) = delete;

private:
  thread_state &state_;
  const code_place old_;
};

/// Records the domain of a launch until the end of a scope (thread_state::domain).
class domain_scope {
public:
  explicit domain_scope(const launch_domain &domain) : state_(this_thread()), old_(state_.domain) {
    state_.domain = &domain;
  }
  ~domain_scope() { state_.domain = old_; }
  domain_scope(const domain_scope &) = delete;
  domain_scope &operator=(const domain_scope &) = delete;

private:
  thread_state &state_;
  const launch_domain *const old_;
};

/// Sets the effect of copying containers on this thread (thread_state::mode) until the end of a
/// scope.
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

#endif // AMP2HIP_LAUNCH_THREAD_STATE_H
