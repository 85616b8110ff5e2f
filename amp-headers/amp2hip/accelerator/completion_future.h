//===--- completion_future.h - futures of asynchronous calls (§4.6) -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_COMPLETION_FUTURE_H
#define AMP2HIP_ACCELERATOR_COMPLETION_FUTURE_H

#include <memory>

#if defined(__GLIBCXX__)
// <future> and <chrono> take nvcc a fifth of the time for <amp.h>, and few programs use them. The
// macros are those with which libstdc++ declares its names.
namespace std {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
enum class future_status;
template <typename>
class shared_future;
namespace chrono {
template <typename, typename>
class duration;
template <typename, typename>
class time_point;
} // namespace chrono
_GLIBCXX_END_NAMESPACE_VERSION
} // namespace std
#else
#include <chrono>
#include <future>
#endif

namespace amp2hip {
struct completion;
struct future_access;

/// The result of wait_for() and wait_until(): `ready` or `timeout`.
std::future_status to_future_status(bool ready);

/// Returns \p time, a std::chrono::duration, in nanoseconds. Negative durations become 0, and those
/// longer than a hundred years a hundred years: the clocks of the C++ library overflow in 2262.
template <typename Duration>
long long to_nanoseconds(const Duration &time) {
  constexpr long double longest = 100.0L * 365 * 86400 * 1'000'000'000;
  const long double exact = static_cast<long double>(time.count()) * Duration::period::num /
                            Duration::period::den * 1'000'000'000;
  return exact > 0 ? static_cast<long long>(exact < longest ? exact : longest) : 0;
}

/// A callback for the completion of an operation.
struct callback {
  virtual ~callback() = default;
  virtual void call() = 0;
};
template <typename Function>
struct callback_of final : callback {
  Function function;

  explicit callback_of(Function &&function_) : function(static_cast<Function &&>(function_)) {}
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
  void get() const;
  bool valid() const { return completion_ != nullptr; }
  void wait() const;
  template <typename Rep, typename Period>
  std::future_status wait_for(const std::chrono::duration<Rep, Period> &time) const {
    return amp2hip::to_future_status(wait_nanoseconds(amp2hip::to_nanoseconds(time)));
  }
  template <typename Clock, typename Duration>
  std::future_status wait_until(const std::chrono::time_point<Clock, Duration> &time) const {
    // Any clock is possible, and it may be adjusted during the wait.
    for (;;) {
      const auto now = Clock::now();
      const bool ready = wait_nanoseconds(now < time ? amp2hip::to_nanoseconds(time - now) : 0);
      if (ready || time <= Clock::now())
        return amp2hip::to_future_status(ready);
    }
  }
  operator std::shared_future<void>() const;

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
  /// Waits at most \p limit nanoseconds. Returns whether the operation is complete.
  bool wait_nanoseconds(long long limit) const;

  std::shared_ptr<amp2hip::completion> completion_;
};

} // namespace concurrency

#endif // AMP2HIP_ACCELERATOR_COMPLETION_FUTURE_H
