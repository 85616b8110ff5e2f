//===--- callback_threads.h - threads that run callbacks ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_CALLBACK_THREADS_H
#define AMP2HIP_RUNTIME_CALLBACK_THREADS_H

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace amp2hip {

/// Threads of the runtime that run the callbacks of programs (§4.6.3). A callback may block.
/// Therefore it never runs on the thread that waits for devices, and on the caller's thread only if
/// no other thread exists (see call). A blocked callback does not delay other callbacks for long: a
/// few threads usually suffice, and more are created while all of them are blocked. Idle threads
/// end after a while.
class callback_threads {
public:
  static callback_threads &get();

  /// Calls \p callback soon on a thread of the runtime. If there is no thread and none can be
  /// created, calls it immediately on this thread. \p callback must not throw.
  void call(std::function<void()> callback);

private:
  callback_threads();
  bool add_thread(void (callback_threads::*body)());
  void work();
  void supervise();
  /// Called at the end of the program: waits a limited time for running and waiting callbacks.
  void settle();

  std::mutex lock_;
  std::condition_variable wake_, settled_;
  std::deque<std::function<void()>> waiting_;
  std::chrono::steady_clock::time_point last_taken_;
  unsigned threads_ = 0, idle_ = 0;
  unsigned running_ = 0; ///< number of callbacks that run
  bool supervised_ = false;
};

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_CALLBACK_THREADS_H
