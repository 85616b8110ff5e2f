//===--- timer_queues.cpp - work items and timer queues -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/thread_pool.h"
#include "win32/last_error.h"
#include "win32/objects.h"
#include "win32/thread_pool.h"
#include <algorithm>
#include <atomic>
#include <vector>

using namespace amp2hip_windows;

namespace {

/// A timer. Its functions run on threads of the pool.
struct queue_timer {
  WAITORTIMERCALLBACK function;
  PVOID parameter;
  std::shared_ptr<timed_call> next;
  std::mutex lock;
  std::condition_variable ended;
  int running = 0;
  bool stopped = false;

  void call() {
    {
      const std::lock_guard<std::mutex> guard(lock);
      if (stopped)
        return;
      ++running;
    }
    function(parameter, TRUE);
    const std::lock_guard<std::mutex> guard(lock);
    --running;
    ended.notify_all();
  }
};

class timer_queue final : public object {
public:
  std::mutex lock;
  std::vector<std::shared_ptr<queue_timer>> timers; ///< A HANDLE is the address of a timer.

  std::shared_ptr<queue_timer> find(HANDLE timer, bool removes) {
    const std::lock_guard<std::mutex> guard(lock);
    const auto found = std::find_if(timers.begin(), timers.end(),
                                    [=](const auto &one) { return one.get() == timer; });
    if (found == timers.end())
      return nullptr;
    std::shared_ptr<queue_timer> result = *found;
    if (removes)
      timers.erase(found);
    return result;
  }
};

std::shared_ptr<timer_queue> queue_of(HANDLE handle) {
  static auto *const standard = new std::shared_ptr<timer_queue>(new timer_queue);
  return handle == nullptr ? *standard : object_as<timer_queue>(handle);
}

timed_call::clock::time_point after(DWORD milliseconds) {
  return timed_call::clock::now() + std::chrono::milliseconds(milliseconds);
}

/// Stops a timer. \p completion is that of DeleteTimerQueueTimer.
BOOL stop(const std::shared_ptr<queue_timer> &timer, HANDLE completion) {
  timed_call::cancel(timer->next);
  std::unique_lock<std::mutex> guard(timer->lock);
  timer->stopped = true;
  const auto ended = [&] { return timer->running == 0; };
  if (completion == INVALID_HANDLE_VALUE) {
    timer->ended.wait(guard, ended);
    return TRUE;
  }
  if (completion != nullptr) {
    run_in_pool([=] {
      std::unique_lock<std::mutex> waiting(timer->lock);
      timer->ended.wait(waiting, [&] { return timer->running == 0; });
      SetEvent(completion);
    });
  }
  return ended() ? TRUE : fail(ERROR_IO_PENDING);
}

} // namespace

BOOL QueueUserWorkItem(LPTHREAD_START_ROUTINE function, PVOID parameter, ULONG) {
  run_in_pool([=] { function(parameter); });
  return TRUE;
}

HANDLE CreateTimerQueue() { return open_handle(std::make_shared<timer_queue>()); }
BOOL CreateTimerQueueTimer(PHANDLE timer, HANDLE handle, WAITORTIMERCALLBACK function,
                           PVOID parameter, DWORD due, DWORD period, ULONG flags) {
  const auto queue = queue_of(handle);
  if (queue == nullptr)
    return FALSE;
  if (timer == nullptr || function == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  const auto made = std::make_shared<queue_timer>();
  made->function = function;
  made->parameter = parameter;
  const std::weak_ptr<queue_timer> weak = made;
  made->next = std::make_shared<timed_call>([weak] {
    if (const auto still = weak.lock())
      run_in_pool([still] { still->call(); });
  });
  {
    const std::lock_guard<std::mutex> guard(queue->lock);
    queue->timers.push_back(made);
  }
  *timer = made.get();
  if (due != INFINITE)
    timed_call::set(made->next, after(due),
                    std::chrono::milliseconds((flags & WT_EXECUTEONLYONCE) != 0 ? 0 : period));
  return TRUE;
}
BOOL ChangeTimerQueueTimer(HANDLE handle, HANDLE timer, ULONG due, ULONG period) {
  const auto queue = queue_of(handle);
  const auto found = queue != nullptr ? queue->find(timer, false) : nullptr;
  if (found == nullptr)
    return fail_for_handle();
  timed_call::set(found->next, after(due), std::chrono::milliseconds(period));
  return TRUE;
}
BOOL DeleteTimerQueueTimer(HANDLE handle, HANDLE timer, HANDLE completion) {
  const auto queue = queue_of(handle);
  const auto found = queue != nullptr ? queue->find(timer, true) : nullptr;
  return found != nullptr ? stop(found, completion) : fail_for_handle();
}
BOOL DeleteTimerQueueEx(HANDLE handle, HANDLE completion) {
  const auto queue = queue_of(handle);
  if (queue == nullptr)
    return FALSE;
  std::vector<std::shared_ptr<queue_timer>> timers;
  {
    const std::lock_guard<std::mutex> guard(queue->lock);
    timers.swap(queue->timers);
  }
  const bool is_event = completion != nullptr && completion != INVALID_HANDLE_VALUE;
  for (const auto &timer : timers)
    stop(timer, is_event ? INVALID_HANDLE_VALUE : completion);
  if (is_event)
    SetEvent(completion);
  return handle == nullptr || CloseHandle(handle);
}
BOOL DeleteTimerQueue(HANDLE handle) { return DeleteTimerQueueEx(handle, nullptr); }
