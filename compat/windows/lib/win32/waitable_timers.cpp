//===--- waitable_timers.cpp - timers that threads wait for ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/thread_pool.h"
#include "win32/last_error.h"
#include "win32/named_objects.h"
#include "win32/thread_pool.h"

using namespace amp2hip_windows;

namespace {

class waitable_timer final : public object {
public:
  explicit waitable_timer(bool manual) : manual_(manual) {}
  bool is_signaled() const override { return signaled_; }
  acquisition acquire() override {
    signaled_ = manual_;
    return acquisition::acquired;
  }

  void set(bool signaled) {
    object_lock &lock = object_lock::get();
    const std::lock_guard<std::mutex> guard(lock.mutex);
    signaled_ = signaled;
    lock.signaled.notify_all();
  }
  std::shared_ptr<timed_call> signal; ///< Sets the timer, which it does not keep alive.

private:
  const bool manual_;
  bool signaled_ = false;
};

HANDLE create_timer(const std::string &name, BOOL manual) {
  return create_named<waitable_timer>(name, [=] {
    auto timer = std::make_shared<waitable_timer>(manual != FALSE);
    const std::weak_ptr<waitable_timer> weak = timer;
    timer->signal = std::make_shared<timed_call>([weak] {
      if (const auto still = weak.lock())
        still->set(true);
    });
    return timer;
  });
}

/// Returns the time of a due time of Windows.
timed_call::clock::time_point time_of(LONGLONG due) {
  LONGLONG delay = -due;
  if (due > 0) {
    FILETIME now;
    GetSystemTimeAsFileTime(&now);
    delay = due - static_cast<LONGLONG>(static_cast<ULONGLONG>(now.dwHighDateTime) << 32 |
                                        now.dwLowDateTime);
  }
  return timed_call::clock::now() + std::chrono::nanoseconds(std::max(delay, LONGLONG{0}) * 100);
}

} // namespace

HANDLE CreateWaitableTimerA(LPSECURITY_ATTRIBUTES, BOOL manual, LPCSTR name) {
  return create_timer(name_of(name), manual);
}
HANDLE CreateWaitableTimerW(LPSECURITY_ATTRIBUTES, BOOL manual, LPCWSTR name) {
  return create_timer(name_of(name), manual);
}
BOOL SetWaitableTimer(HANDLE handle, const LARGE_INTEGER *due, LONG period,
                      PTIMERAPCROUTINE function, LPVOID, BOOL) {
  const auto timer = object_as<waitable_timer>(handle);
  if (timer == nullptr)
    return FALSE;
  if (function != nullptr)
    return fail(ERROR_NOT_SUPPORTED);
  if (due == nullptr || period < 0)
    return fail(ERROR_INVALID_PARAMETER);
  timed_call::cancel(timer->signal);
  timer->set(false);
  timed_call::set(timer->signal, time_of(due->QuadPart), std::chrono::milliseconds(period));
  return TRUE;
}
BOOL CancelWaitableTimer(HANDLE handle) {
  const auto timer = object_as<waitable_timer>(handle);
  if (timer == nullptr)
    return FALSE;
  timed_call::cancel(timer->signal);
  return TRUE;
}

HANDLE CreateWaitableTimerExA(LPSECURITY_ATTRIBUTES security, LPCSTR name, DWORD flags, DWORD) {
  return CreateWaitableTimerA(security, (flags & CREATE_WAITABLE_TIMER_MANUAL_RESET) != 0, name);
}
HANDLE CreateWaitableTimerExW(LPSECURITY_ATTRIBUTES security, LPCWSTR name, DWORD flags, DWORD) {
  return CreateWaitableTimerW(security, (flags & CREATE_WAITABLE_TIMER_MANUAL_RESET) != 0, name);
}
