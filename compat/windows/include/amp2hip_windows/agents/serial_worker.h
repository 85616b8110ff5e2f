//===--- serial_worker.h - ordered work of a block ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_SERIAL_WORKER_H
#define AMP2HIP_WINDOWS_AGENTS_SERIAL_WORKER_H

#include <functional>
#include <memory>

namespace concurrency {
class Scheduler;
class ScheduleGroup;
} // namespace concurrency

namespace amp2hip_windows {

/// Calls \p function, which must not throw, on a thread of the group, of the scheduler, or, if both
/// are null, of the runtime.
void call_scheduled(concurrency::Scheduler *scheduler, concurrency::ScheduleGroup *group,
                    std::function<void()> function);

/// Calls functions one after the other, in the order in which they were added.
class serial_worker {
public:
  serial_worker();
  ~serial_worker();
  serial_worker(const serial_worker &) = delete;
  serial_worker &operator=(const serial_worker &) = delete;

  /// The threads that call the functions of post().
  void use(concurrency::Scheduler *scheduler, concurrency::ScheduleGroup *group);
  /// Adds a function.
  void post(std::function<void()> function);
  /// Adds a function and returns when it has been called, by this or by another thread. If a
  /// function of this worker calls run(), only adds the function.
  void run(std::function<void()> function);
  /// Returns when all functions have been called. Functions that call it do not wait.
  void wait();

private:
  struct state;
  std::shared_ptr<state> state_;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_AGENTS_SERIAL_WORKER_H
