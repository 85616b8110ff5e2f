//===--- completion_future.h - futures of asynchronous calls (§4.6) -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_COMPLETION_FUTURE_H
#define AMP2HIP_ACCELERATOR_COMPLETION_FUTURE_H

#include <chrono>
#include <future>
#include <memory>

namespace amp2hip {
struct completion;
struct future_access;

/// A callback for the completion of an operation.
struct callback {
  virtual ~callback() = default;
  virtual void call() = 0;
};
template <typename Function>
struct callback_of final : callback {
  Function function;

  explicit callback_of(const Function &function_) : function(function_) {}
  void call() override { function(); }
};

template <typename T>
class task;
} // namespace amp2hip

namespace concurrency {

/// A handle to an asynchronous operation, like std::shared_future<void>. The operation continues if
/// its last future is destroyed (§4.6). On an invalid future, every function except valid() throws
/// std::future_error.
class completion_future {
public:
  completion_future() = default;

  /// Waits for the operation and throws its error, if any.
  void get() const { future_.get(); }
  bool valid() const { return future_.valid(); }
  void wait() const { future_.wait(); }
  template <typename Rep, typename Period>
  std::future_status wait_for(const std::chrono::duration<Rep, Period> &time) const {
    return future_.wait_for(time);
  }
  template <typename Clock, typename Duration>
  std::future_status wait_until(const std::chrono::time_point<Clock, Duration> &time) const {
    return future_.wait_until(time);
  }
  operator std::shared_future<void>() const { return future_; }

  /// Calls `function()` on a thread of the runtime once the operation is complete or has failed. If
  /// it is already complete, the call follows soon. Exceptions of \p function are ignored (§4.6.3).
  template <typename Function>
  void then(const Function &function) const {
    then_call(std::unique_ptr<amp2hip::callback>(
        new amp2hip::callback_of<std::decay_t<Function>>(function)));
  }

  /// Returns a task that completes when the operation does. Throws std::future_error on an invalid
  /// future.
  amp2hip::task<void> to_task() const;

private:
  friend struct amp2hip::future_access;
  void then_call(std::unique_ptr<amp2hip::callback> function) const;

  std::shared_future<void> future_;
  std::shared_ptr<amp2hip::completion> completion_;
};

} // namespace concurrency

#endif // AMP2HIP_ACCELERATOR_COMPLETION_FUTURE_H
