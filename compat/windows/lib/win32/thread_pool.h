//===--- thread_pool.h - threads that run functions -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_THREAD_POOL_H
#define AMP2HIP_WINDOWS_LIB_WIN32_THREAD_POOL_H

#include <chrono>
#include <functional>
#include <memory>

namespace amp2hip_windows {

/// Calls \p work on a thread of a pool. The pool starts a new thread if all its threads are busy.
void run_in_pool(std::function<void()> work);

/// A function that the timer thread calls once at a given time, or periodically. It must return
/// quickly, because the thread calls all such functions.
class timed_call {
public:
  using clock = std::chrono::steady_clock;
  explicit timed_call(std::function<void()> function) : function_(std::move(function)) {}

  /// Calls the function of \p one at \p first and, if \p period is not 0, in each period after it.
  static void set(const std::shared_ptr<timed_call> &one, clock::time_point first,
                  std::chrono::milliseconds period);
  static void cancel(const std::shared_ptr<timed_call> &one);

private:
  friend class timed_call_thread;
  const std::function<void()> function_;
  std::chrono::milliseconds period_{0};
  unsigned long version_ = 0; ///< Changes with each call of set() and cancel().
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_THREAD_POOL_H
