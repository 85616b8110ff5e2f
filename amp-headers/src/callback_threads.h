//===--- callback_threads.h - where callbacks run ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CALLBACK_THREADS_H
#define AMP2HIP_CALLBACK_THREADS_H

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace amp2hip {

/// The runtime's threads for what programs ask to be called later (§4.6.3):
/// never the caller's, never the one that waits for devices, and none that
/// another callback holds up: a callback may wait for anything. A few threads
/// do; more are made only while all of them are held up. Those that have had
/// nothing to do for a while end.
class callback_threads {
public:
  static callback_threads &get();

  /// Calls it soon; it must not throw. Where no thread can be made, now.
  void call(std::function<void()> callback);

private:
  callback_threads();
  bool add_thread(void (callback_threads::*body)());
  void work();
  void supervise();
  /// At the end of the program: a while for those that are under way.
  void settle();

  std::mutex lock_;
  std::condition_variable wake_, settled_;
  std::deque<std::function<void()>> waiting_;
  std::chrono::steady_clock::time_point last_taken_;
  unsigned threads_ = 0, idle_ = 0;
  unsigned running_ = 0; ///< callbacks
  bool supervised_ = false;
};

} // namespace amp2hip

#endif // AMP2HIP_CALLBACK_THREADS_H
