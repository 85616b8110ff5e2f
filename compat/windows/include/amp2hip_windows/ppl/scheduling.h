//===--- scheduling.h - interface to the scheduler of the library --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the templates of <ppl.h> need from oneTBB. The library calls oneTBB, so that programs do
/// not compile its headers.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_SCHEDULING_H
#define AMP2HIP_WINDOWS_PPL_SCHEDULING_H

#include "amp2hip/task/cancellation.h"
#include "amp2hip/task/status.h"
#include <cstddef>
#include <functional>
#include <memory>

namespace amp2hip_windows {

/// The body of a parallel loop.
class range_body {
public:
  /// Executes the iterations from \p first to \p last, which is not one of them.
  virtual void run(std::size_t first, std::size_t last) const = 0;

protected:
  ~range_body() = default;
};

/// How a loop is divided among threads.
struct loop_partition {
  enum strategy { automatic, simple, fixed, affinity };
  strategy how = automatic;
  std::size_t grain = 1;                   ///< The smallest number of iterations of a task.
  std::shared_ptr<void> *memory = nullptr; ///< What an affinity_partitioner remembers.
};

/// Executes \p count iterations in parallel and waits for them. Throws the first exception of the
/// body, after which no more iterations begin. Meanwhile, the thread begins no other tasks.
void run_loop(std::size_t count, const loop_partition &partition, const range_body &body);

/// Executes `body(first, last)`, where \p body is a function object.
template <typename Function>
void run_loop(std::size_t count, const loop_partition &partition, const Function &body) {
  struct made final : range_body {
    explicit made(const Function &of) : function(of) {}
    void run(std::size_t first, std::size_t last) const override { function(first, last); }
    const Function &function;
  };
  const made object(body);
  run_loop(count, partition, static_cast<const range_body &>(object));
}

/// The number of threads of the current scheduler.
std::size_t concurrency_level();

/// Tasks that are waited for together.
class group {
public:
  explicit group(std::shared_ptr<amp2hip::cancellation_state> token = nullptr);
  /// Waits for the tasks, after canceling them.
  ~group();
  group(const group &) = delete;
  group &operator=(const group &) = delete;

  void run(std::function<void()> function);
  /// Waits for the tasks and throws the first exception of them. The group can be used again.
  amp2hip::task_status wait();
  amp2hip::task_status run_and_wait(const std::function<void()> &function);
  void cancel();
  bool is_canceling() const;
  /// True if a task was added after the last wait.
  bool has_unfinished_tasks() const;

private:
  struct implementation;
  std::unique_ptr<implementation> all_;
};

/// True if the group or the loop whose task runs on this thread is canceled.
bool is_current_group_canceling();

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_PPL_SCHEDULING_H
