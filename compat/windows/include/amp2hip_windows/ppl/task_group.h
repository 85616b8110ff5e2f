//===--- task_group.h - task_group and structured_task_group -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_TASK_GROUP_H
#define AMP2HIP_WINDOWS_PPL_TASK_GROUP_H

#include "amp2hip_windows/ppl/exceptions.h"
#include "amp2hip_windows/ppl/scheduling.h"
#include "pplcancellation_token.h"
#include <utility>

namespace amp2hip_windows {
template <bool TakesFunctions>
class basic_task_group;
}

namespace concurrency {

/// not_complete, completed or canceled.
using task_group_status = amp2hip::task_status;
using amp2hip::canceled;
using amp2hip::completed;
using amp2hip::not_complete;

/// A function for a task group, which must live until the group has waited for it.
template <typename Function>
class task_handle {
public:
  explicit task_handle(const Function &function) : function_(function) {}
  task_handle(const task_handle &other) : function_(other.function_) {}
  void operator()() const { function_(); }

private:
  template <bool>
  friend class amp2hip_windows::basic_task_group;
  /// Throws invalid_multiple_scheduling if the handle is in a group already.
  void schedule() {
    if (scheduled_)
      throw invalid_multiple_scheduling();
    scheduled_ = true;
  }
  Function function_;
  bool scheduled_ = false;
};
template <typename Function>
task_handle<std::decay_t<Function>> make_task(const Function &function) {
  return task_handle<std::decay_t<Function>>(function);
}

} // namespace concurrency

namespace amp2hip_windows {

/// Tasks that run in parallel and are waited for together. A group whose tasks are not waited for
/// cancels them, and its destructor throws missing_wait.
template <bool TakesFunctions>
class basic_task_group {
public:
  basic_task_group() = default;
  /// The tasks are canceled with the token.
  explicit basic_task_group(amp2hip::cancellation_token token) : all_(token.state()) {}
  ~basic_task_group() noexcept(false) {
    if (!all_.has_unfinished_tasks())
      return;
    all_.cancel();
    const bool unwinding = std::uncaught_exceptions() > 0;
    try {
      all_.wait();
    } catch (...) {
      // The program did not wait for the error.
    }
    if (!unwinding)
      throw concurrency::missing_wait();
  }
  basic_task_group(const basic_task_group &) = delete;
  basic_task_group &operator=(const basic_task_group &) = delete;

  template <typename Function>
  void run(concurrency::task_handle<Function> &task) {
    task.schedule();
    all_.run([&task] { task(); });
  }
  /// Runs a copy of \p function.
  template <typename Function, bool Enabled = TakesFunctions, std::enable_if_t<Enabled, int> = 0>
  void run(const Function &function) {
    all_.run(function);
  }
  template <typename Function>
  amp2hip::task_status run_and_wait(concurrency::task_handle<Function> &task) {
    task.schedule();
    return all_.run_and_wait([&task] { task(); });
  }
  template <typename Function>
  amp2hip::task_status run_and_wait(const Function &function) {
    return all_.run_and_wait([&function] { function(); });
  }
  /// Waits for the tasks and throws the first exception of them.
  amp2hip::task_status wait() { return all_.wait(); }
  void cancel() { all_.cancel(); }
  bool is_canceling() { return all_.is_canceling(); }

private:
  group all_;
};

} // namespace amp2hip_windows

namespace concurrency {

/// A group that takes function objects and task handles, from any thread.
class task_group : public amp2hip_windows::basic_task_group<true> {
public:
  using amp2hip_windows::basic_task_group<true>::basic_task_group;
};
/// A group that takes task handles.
class structured_task_group : public amp2hip_windows::basic_task_group<false> {
public:
  using amp2hip_windows::basic_task_group<false>::basic_task_group;
};

/// True if the group or loop whose task runs on this thread is canceled.
inline bool is_current_task_group_canceling() {
  return amp2hip_windows::is_current_group_canceling();
}
/// Ends the current task if it is canceled.
inline void interruption_point() {
  const amp2hip::cancellation_state *token = amp2hip::token_scope::current();
  if (is_current_task_group_canceling() || (token != nullptr && token->is_canceled()))
    throw amp2hip::task_canceled();
}
/// Calls \p function. Loops and groups that it waits for are canceled with the token.
template <typename Function>
void run_with_cancellation_token(const Function &function, cancellation_token token) {
  amp2hip_windows::group one(token.state());
  one.run_and_wait([&] {
    const amp2hip::token_scope scope(token.state());
    function();
  });
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_TASK_GROUP_H
