//===--- task.h - the class task of <ppltasks.h> -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_TASK_H
#define AMP2HIP_TASK_TASK_H

#include "amp2hip/task/status.h"
#include <memory>
#include <type_traits>

namespace amp2hip {

template <typename T>
class task;
class task_options; ///< <ppltasks.h> defines it.

template <typename T>
struct task_state;
struct task_access;

template <typename T>
struct is_a_task : std::false_type {};
template <typename T>
struct is_a_task<task<T>> : std::true_type {};

/// The result type of a task for a function that returns R. If R is a task, it is the result type
/// of that task.
template <typename R>
struct task_result {
  using type = R;
};
template <typename T>
struct task_result<task<T>> {
  using type = T;
};

/// The return type of \p Function as a continuation of task<T>. A continuation takes the result or
/// the finished task as its argument.
template <typename T, typename Function, bool TakesResult = std::is_invocable<Function &, T>::value>
struct continuation {
  using type = std::invoke_result_t<Function &, T>;
};
template <typename T, typename Function>
struct continuation<T, Function, false> {
  using type = std::invoke_result_t<Function &, task<T>>;
};
template <typename Function>
struct continuation<void, Function, true> {
  using type = std::invoke_result_t<Function &>;
};
template <typename T, typename Function>
struct takes_result : std::is_invocable<Function &, T> {};
template <typename Function>
struct takes_result<void, Function> : std::is_invocable<Function &> {};
template <typename T, typename Function>
using continuation_of = task<typename task_result<
    typename continuation<T, Function, takes_result<T, Function>::value>::type>::type>;

/// The task of Microsoft's Parallel Patterns Library: a handle to a result that other code
/// produces. Copies refer to the same result. On a default-constructed task, every function except
/// == and != throws invalid_operation, which is a std::future_error.
///
/// <ppltasks.h> includes this file, makes the class visible as concurrency::task, and defines the
/// functions that take options or something to run. <amp.h> does not, since programs with
/// `using namespace concurrency` may have their own class `task`.
template <typename T>
class task {
public:
  typedef T result_type;

  task() = default;
  /// Runs \p source on a thread of the runtime if it is a function object. If \p source returns a
  /// task, the new task completes with that task. If \p source is a task_completion_event, the new
  /// task completes with the event.
  template <typename Source, std::enable_if_t<!is_a_task<std::decay_t<Source>>::value, int> = 0>
  explicit task(Source &&source);
  template <typename Source>
  task(Source &&source, const task_options &options);

  /// Waits for the result and returns it. Throws the error of the task, if it failed, and
  /// task_canceled if it was canceled.
  T get() const;
  /// Waits for the result and returns task_status::completed or canceled. Throws the error of the
  /// task, if it failed.
  task_status wait() const;
  bool is_done() const;
  /// Returns a new task that calls \p function on a thread of the runtime once this task has ended.
  /// A function that takes this task as its argument is always called. A function that takes the
  /// result (or no argument if T is void) is called only if this task succeeded; otherwise the new
  /// task fails with the same error.
  template <typename Function>
  continuation_of<T, std::decay_t<Function>> then(Function &&function) const;
  template <typename Function>
  continuation_of<T, std::decay_t<Function>> then(Function &&function,
                                                  const task_options &options) const;
  /// Always false: there are no apartments.
  bool is_apartment_aware() const { return false; }

  bool operator==(const task &other) const { return state_ == other.state_; }
  bool operator!=(const task &other) const { return state_ != other.state_; }

private:
  friend struct task_access;
  std::shared_ptr<task_state<T>> state_;
};

} // namespace amp2hip

#endif // AMP2HIP_TASK_TASK_H
