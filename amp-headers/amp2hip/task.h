//===--- task.h - completion_future::to_task (§4.6.3) --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_H
#define AMP2HIP_TASK_H

#include "amp2hip/completion_future.h"
#include <type_traits>

namespace amp2hip {

/// How a task ended. Nothing cancels the tasks of this library.
enum class task_status { not_complete, completed, canceled };

template <typename T>
struct task_state;
struct task_access;

/// A task's result: of a function that returns a task, the result of that task.
template <typename R>
struct task_result {
  using type = R;
};
template <typename T>
struct task_result<task<T>> {
  using type = T;
};

/// What task<T>::then(Function) gives. A continuation takes the result, or the
/// finished task.
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
using continuation_of = task<
    typename task_result<typename continuation<T, Function, takes_result<T, Function>::value>::type>::type>;

/// The part of PPL's task that completion_future::to_task needs: a handle on a
/// result that other code makes. Copies refer to one result. On a task without
/// one (task()) every function but == throws std::future_error. <ppltasks.h>
/// makes it concurrency::task; <amp.h> does not, since programs with
/// `using namespace concurrency` have classes of that name.
template <typename T>
class task {
public:
  typedef T result_type;

  task() = default;

  /// Waits for the result; throws what the task failed with.
  T get() const;
  /// The same without the result. Returns task_status::completed.
  task_status wait() const;
  bool is_done() const;
  /// A task that calls `function` on a thread of the runtime once this one has
  /// ended. A function that takes the result (for void: nothing) is not called
  /// if this task failed, and the new task fails in the same way. A function
  /// that takes the task itself is always called.
  template <typename Function>
  continuation_of<T, std::decay_t<Function>> then(Function &&function) const;

  bool operator==(const task &other) const { return state_ == other.state_; }
  bool operator!=(const task &other) const { return state_ != other.state_; }

private:
  friend struct task_access;
  std::shared_ptr<task_state<T>> state_;
};

} // namespace amp2hip

#endif // AMP2HIP_TASK_H
