//===--- multimedia_timers.cpp - timers of mmsystem.h --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/handles.h"
#include "amp2hip_windows/win32/multimedia.h"
#include "amp2hip_windows/win32/thread_pool.h"
#include <map>
#include <memory>
#include <mutex>

using namespace amp2hip_windows;

namespace {

struct multimedia_timer {
  UINT number;
  LPTIMECALLBACK function;
  DWORD_PTR user;
  UINT flags;
  HANDLE timer = nullptr;
  std::recursive_mutex lock; ///< held by the call that runs: calls do not overlap

  void call() {
    const std::lock_guard guard(lock);
    if ((flags & TIME_CALLBACK_EVENT_SET) != 0)
      SetEvent(reinterpret_cast<HANDLE>(function));
    else
      function(number, 0, user, 0, 0);
  }
};

struct multimedia_timers {
  std::mutex lock;
  std::map<UINT, std::unique_ptr<multimedia_timer>> by_number;
  UINT last_number = 0;

  static multimedia_timers &get() {
    static auto *const all = new multimedia_timers; // used until the program ends
    return *all;
  }
};

thread_local UINT number_of_call = 0;

void call_timer(PVOID parameter, BOOLEAN) {
  auto *const timer = static_cast<multimedia_timer *>(parameter);
  number_of_call = timer->number;
  timer->call();
  number_of_call = 0;
}

} // namespace

MMRESULT timeSetEvent(UINT milliseconds, UINT, LPTIMECALLBACK function, DWORD_PTR user,
                      UINT flags) {
  if (function == nullptr || (flags & TIME_CALLBACK_EVENT_PULSE) != 0)
    return 0;
  multimedia_timers &all = multimedia_timers::get();
  const std::lock_guard guard(all.lock);
  auto made = std::make_unique<multimedia_timer>();
  made->number = ++all.last_number;
  made->function = function;
  made->user = user;
  made->flags = flags;
  const bool repeats = (flags & TIME_PERIODIC) != 0;
  if (CreateTimerQueueTimer(&made->timer, nullptr, call_timer, made.get(), milliseconds,
                            repeats ? milliseconds : 0, WT_EXECUTEDEFAULT) == FALSE)
    return 0;
  all.by_number[made->number] = std::move(made);
  return all.last_number;
}
MMRESULT timeKillEvent(UINT number) {
  multimedia_timers &all = multimedia_timers::get();
  std::unique_ptr<multimedia_timer> timer;
  {
    const std::lock_guard guard(all.lock);
    const auto found = all.by_number.find(number);
    if (found == all.by_number.end())
      return TIMERR_NOCANDO;
    timer = std::move(found->second);
    all.by_number.erase(found);
  }
  if (number_of_call != number) {
    DeleteTimerQueueTimer(nullptr, timer->timer, INVALID_HANDLE_VALUE);
    return TIMERR_NOERROR;
  }
  // The call that runs still uses the timer.
  DeleteTimerQueueTimer(nullptr, timer->timer, nullptr);
  static_cast<void>(timer.release());
  return TIMERR_NOERROR;
}
