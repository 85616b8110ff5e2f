//===--- thread_pool_work.cpp - CreateThreadpoolWork ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/thread_pool.h"
#include "win32/last_error.h"
#include "win32/thread_pool.h"
#include <condition_variable>
#include <mutex>

using namespace amp2hip_windows;

/// A work; its calls may outlive CloseThreadpoolWork().
struct _TP_WORK {
  PTP_WORK_CALLBACK function;
  PVOID context;
  std::mutex lock;
  std::condition_variable ended;
  unsigned pending = 0;  ///< calls that have not ended
  unsigned canceled = 0; ///< calls that must not begin
  unsigned running = 0;
  std::shared_ptr<_TP_WORK> self; ///< Until CloseThreadpoolWork().

  void call() {
    {
      const std::lock_guard<std::mutex> guard(lock);
      if (canceled != 0) {
        --canceled;
        return;
      }
      ++running;
    }
    function(nullptr, context, this);
    const std::lock_guard<std::mutex> guard(lock);
    --running;
    --pending;
    ended.notify_all();
  }
};

PTP_WORK CreateThreadpoolWork(PTP_WORK_CALLBACK function, PVOID context,
                              PTP_CALLBACK_ENVIRON environment) {
  if (function == nullptr || environment != nullptr) {
    fail(ERROR_INVALID_PARAMETER);
    return nullptr;
  }
  const auto work = std::make_shared<_TP_WORK>();
  work->function = function;
  work->context = context;
  work->self = work;
  return work.get();
}

void SubmitThreadpoolWork(PTP_WORK work) {
  {
    const std::lock_guard<std::mutex> guard(work->lock);
    ++work->pending;
  }
  run_in_pool([work = work->self] { work->call(); });
}

void WaitForThreadpoolWorkCallbacks(PTP_WORK work, BOOL cancels) {
  std::unique_lock<std::mutex> guard(work->lock);
  if (cancels != FALSE) {
    work->canceled += work->pending - work->running;
    work->pending = work->running;
  }
  work->ended.wait(guard, [work] { return work->pending == 0; });
}

void CloseThreadpoolWork(PTP_WORK work) { work->self.reset(); }

BOOL TrySubmitThreadpoolCallback(PTP_SIMPLE_CALLBACK function, PVOID context,
                                 PTP_CALLBACK_ENVIRON environment) {
  if (function == nullptr || environment != nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  run_in_pool([=] { function(nullptr, context); });
  return TRUE;
}
