//===--- arena.h - the scheduler of the current thread -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_PPL_ARENA_H
#define AMP2HIP_WINDOWS_LIB_PPL_ARENA_H

#include <functional>
#include <memory>
#include <tbb/task.h>
#include <tbb/task_arena.h>

namespace concurrency {
class Context;
class Scheduler;
} // namespace concurrency

namespace amp2hip_windows {

/// Returns the arena of the current scheduler; null for the default without a policy.
tbb::task_arena *attached_arena();

/// The scheduler and the schedule group of a task, and its context.
struct running_task {
  concurrency::Scheduler *scheduler = nullptr;
  unsigned int group = static_cast<unsigned int>(-1);
  concurrency::Context *context = nullptr;
};
/// Returns the innermost task_scope of this stack, or the object of this thread. A task that waits
/// may continue on another thread: the scopes move with its stack.
running_task &this_task();

/// Marks the code of a task.
class task_scope {
public:
  explicit task_scope(const running_task &of);
  ~task_scope();
  task_scope(const task_scope &) = delete;
  task_scope &operator=(const task_scope &) = delete;

private:
  running_task task_;
  running_task *outer_; ///< On the same stack; null for none.
};

/// As tbb::task::suspend(), for code in a task_scope.
void suspend_task(const std::function<void(tbb::task::suspend_point)> &suspended);

/// The current scheduler, if it is not the default, and the group of the running task.
running_task current_place();

/// True if oneTBB may have tasks for this thread to execute while it waits.
bool may_execute_tasks();

/// Calls \p function in \p arena, or directly if it is null.
template <typename Function>
void execute_in(tbb::task_arena *arena, const Function &function) {
  if (arena != nullptr)
    arena->execute(function);
  else
    function();
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_PPL_ARENA_H
