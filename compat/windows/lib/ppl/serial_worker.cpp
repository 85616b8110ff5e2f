//===--- serial_worker.cpp - ordered work of message blocks ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/agents/serial_worker.h"
#include "amp2hip_windows/agents/messages.h"
#include "amp2hip_windows/ppl/scheduler.h"
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace amp2hip {
void call_on_runtime_thread(std::function<void()> function);
}

namespace amp2hip_windows {

int next_message_id() {
  static std::atomic<int> last{0};
  return ++last;
}

void call_scheduled(concurrency::Scheduler *scheduler, concurrency::ScheduleGroup *group,
                    std::function<void()> function) {
  if (scheduler == nullptr && group == nullptr)
    return amp2hip::call_on_runtime_thread(std::move(function));
  const auto call = [](void *argument) {
    const std::unique_ptr<std::function<void()>> owned(
        static_cast<std::function<void()> *>(argument));
    (*owned)();
  };
  auto held = std::make_unique<std::function<void()>>(std::move(function));
  if (group != nullptr)
    group->ScheduleTask(call, held.release());
  else
    scheduler->ScheduleTask(call, held.release());
}

struct serial_worker::state : std::enable_shared_from_this<state> {
  std::mutex lock;
  std::condition_variable changed;
  std::deque<std::function<void()>> waiting;
  unsigned long long added = 0, called = 0; ///< Numbers of functions.
  std::thread::id
      runs_on; ///< The thread that calls the functions; none if there is no such thread.
  concurrency::Scheduler *scheduler = nullptr;
  concurrency::ScheduleGroup *group = nullptr;

  bool is_idle() const { return runs_on == std::thread::id(); }
  unsigned long long add(std::function<void()> function) {
    waiting.push_back(std::move(function));
    return ++added;
  }
  /// Lets another thread call the functions. The block may be destroyed before that thread starts,
  /// after this thread has called them.
  void schedule() {
    call_scheduled(scheduler, group, [shared = shared_from_this()] {
      std::unique_lock<std::mutex> guard(shared->lock);
      if (shared->is_idle())
        shared->call_until(static_cast<unsigned long long>(-1), guard);
    });
  }
  /// Calls the functions up to \p number.
  void call_until(unsigned long long number, std::unique_lock<std::mutex> &guard) {
    runs_on = std::this_thread::get_id();
    while (!waiting.empty() && called < number) {
      std::function<void()> one = std::move(waiting.front());
      waiting.pop_front();
      guard.unlock();
      one();
      one = nullptr; // destroys what the function holds, without the lock
      guard.lock();
      ++called;
      changed.notify_all();
    }
    runs_on = std::thread::id();
    changed.notify_all();
  }
  /// Returns when the functions up to \p number have been called, by this or by another thread.
  /// Does not wait in a function of this worker.
  void finish(unsigned long long number, std::unique_lock<std::mutex> &guard) {
    if (runs_on == std::this_thread::get_id())
      return;
    while (called < number) {
      if (is_idle())
        call_until(number, guard);
      else
        changed.wait(guard, [&] { return is_idle() || called >= number; });
    }
    const bool others_wait = is_idle() && !waiting.empty();
    guard.unlock();
    if (others_wait)
      schedule();
  }
};

serial_worker::serial_worker() : state_(std::make_shared<state>()) {}
serial_worker::~serial_worker() { wait(); }

void serial_worker::use(concurrency::Scheduler *scheduler, concurrency::ScheduleGroup *group) {
  state_->scheduler = scheduler;
  state_->group = group;
}
void serial_worker::post(std::function<void()> function) {
  const std::shared_ptr<state> shared = state_;
  bool first = false;
  {
    const std::lock_guard<std::mutex> guard(shared->lock);
    first = shared->waiting.empty() && shared->is_idle();
    shared->add(std::move(function));
  }
  if (first)
    shared->schedule();
}
void serial_worker::run(std::function<void()> function) {
  const std::shared_ptr<state> shared = state_;
  std::unique_lock<std::mutex> guard(shared->lock);
  shared->finish(shared->add(std::move(function)), guard);
}
void serial_worker::wait() {
  const std::shared_ptr<state> shared = state_;
  std::unique_lock<std::mutex> guard(shared->lock);
  shared->finish(shared->added, guard);
}

} // namespace amp2hip_windows
