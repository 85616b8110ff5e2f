//===--- event.cpp - events of the Concurrency Runtime -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/ppl/event.h"
#include "ppl/arena.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <tbb/task.h>
#include <vector>

namespace concurrency {
namespace {

/// The lock of all events, so that a thread can wait for several of them.
struct event_lock {
  std::mutex mutex;
  std::condition_variable changed;
  static event_lock &get() {
    static auto *const one = new event_lock; // used until the program ends
    return *one;
  }
};

} // namespace

struct event::implementation {
  bool is_set = false;
  std::vector<tbb::task::suspend_point> suspended; ///< The tasks that wait without a time limit.
};

event::event() : state_(new implementation) {}
event::~event() = default;

void event::set() {
  event_lock &lock = event_lock::get();
  std::vector<tbb::task::suspend_point> resumed;
  {
    const std::lock_guard<std::mutex> guard(lock.mutex);
    state_->is_set = true;
    resumed.swap(state_->suspended);
    lock.changed.notify_all();
  }
  // A resumed task may destroy the event.
  for (tbb::task::suspend_point one : resumed)
    tbb::task::resume(one);
}
void event::reset() {
  const std::lock_guard<std::mutex> guard(event_lock::get().mutex);
  state_->is_set = false;
}

std::size_t event::wait(unsigned int milliseconds) {
  event *self = this;
  if (milliseconds != COOPERATIVE_TIMEOUT_INFINITE || !amp2hip_windows::may_execute_tasks())
    return wait_for_multiple(&self, 1, true, milliseconds);
  {
    const std::lock_guard<std::mutex> guard(event_lock::get().mutex);
    if (state_->is_set)
      return 0;
  }
  // The thread runs other tasks meanwhile: one of them may be the one that sets the event.
  amp2hip_windows::suspend_task([this](tbb::task::suspend_point point) {
    {
      const std::lock_guard<std::mutex> guard(event_lock::get().mutex);
      if (!state_->is_set) {
        state_->suspended.push_back(point);
        return;
      }
    }
    tbb::task::resume(point);
  });
  return 0;
}

std::size_t event::wait_for_multiple(event **events, std::size_t count, bool wait_for_all,
                                     unsigned int milliseconds) {
  std::size_t found = 0;
  const auto is_over = [&] {
    for (std::size_t i = 0; i < count; ++i) {
      if (events[i]->state_->is_set == wait_for_all)
        continue;
      found = i;
      return !wait_for_all;
    }
    found = 0;
    return wait_for_all;
  };
  event_lock &lock = event_lock::get();
  std::unique_lock<std::mutex> guard(lock.mutex);
  if (milliseconds == COOPERATIVE_TIMEOUT_INFINITE)
    lock.changed.wait(guard, is_over);
  else if (!lock.changed.wait_for(guard, std::chrono::milliseconds(milliseconds), is_over))
    return COOPERATIVE_WAIT_TIMEOUT;
  return found;
}

} // namespace concurrency
