//===--- error_sink.h - errors of a launch on a CPU accelerator -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERROR_ERROR_SINK_H
#define AMP2HIP_ERROR_ERROR_SINK_H

#include "amp2hip/compiler/atomic_value.h"
#include "amp2hip/error/device_message.h"
#include "amp2hip/launch/thread_state.h"
#include <string>
#include <typeinfo>

namespace amp2hip {

/// Return the beginning of messages about the launch that this thread makes or runs a part of.
/// launch_place: "parallel_for_each at FILE:LINE: ". launch_prefix: "parallel_for_each at FILE:LINE
/// of extent (64) in tiles of (32): ".
std::string launch_place();
std::string launch_prefix();

/// Collects the errors that the threads of one launch on a CPU accelerator report: the text of the
/// first error and the number of errors. Several threads may report at the same time.
class error_sink {
public:
  explicit error_sink(const std::type_info &kernel)
      : kernel_(kernel), caller_(this_thread().caller), domain_(this_thread().domain) {}

  const std::type_info &kernel() const { return kernel_; }
  /// The place of the launch.
  code_place caller() const { return caller_; }
  const launch_domain *domain() const { return domain_; }
  void add(const device_message &message);
  bool empty() const;
  /// Throws runtime_exception with the text of the first error, and in parentheses the number of
  /// other errors and the launch. The text of a single direct3d_errorf stays alone, because
  /// programs compare it (§12.3). Called by the thread that makes the launch.
  [[noreturn]] void raise() const;

  /// Suppresses the output of direct3d_printf. Called for a launch that runs again with another
  /// order of threads and has already printed.
  void silence() { silent_ = true; }
  bool silent() const { return silent_; }
  /// Records that a thread has called an atomic operation, whose result may depend on the order of
  /// threads.
  void note_atomic() { has_atomics_.store(true, std::memory_order_relaxed); }
  bool has_atomics() const { return has_atomics_.load(std::memory_order_relaxed); }

private:
  const std::type_info &kernel_;
  const code_place caller_;
  const launch_domain *const domain_;
  bool silent_ = false;
  atomic_value<bool> has_atomics_{false};
  std::string first_;
  bool first_is_abort_ = false;
  unsigned long count_ = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_ERROR_ERROR_SINK_H
