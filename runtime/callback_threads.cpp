//===--- callback_threads.cpp - threads that run callbacks ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "callback_threads.h"
#include "amp2hip/task/task.inl"
#include <cstdlib>
#include <system_error>
#include <thread>

namespace amp2hip {

callback_threads &callback_threads::get() {
  static callback_threads *const all =
      new callback_threads; // threads use it until the program ends
  return *all;
}

callback_threads::callback_threads() {
  std::atexit([] { get().settle(); });
}

bool callback_threads::add_thread(void (callback_threads::*body)()) {
  try {
    std::thread([this, body] { (this->*body)(); }).detach();
    return true;
  } catch (const std::system_error &) {
    return false;
  }
}

void callback_threads::call(std::function<void()> callback) {
  constexpr unsigned enough = 4;
  std::unique_lock<std::mutex> guard(lock_);
  waiting_.push_back(std::move(callback));
  if (idle_ >= waiting_.size()) {
    wake_.notify_one();
  } else if (threads_ < enough) {
    threads_ += add_thread(&callback_threads::work);
  } else if (!supervised_) {
    last_taken_ = std::chrono::steady_clock::now();
    supervised_ = add_thread(&callback_threads::supervise);
  }
  if (threads_ != 0)
    return;
  const std::function<void()> now = std::move(waiting_.back());
  waiting_.pop_back();
  guard.unlock();
  now();
}

void callback_threads::work() {
  std::unique_lock<std::mutex> guard(lock_);
  for (;;) {
    if (waiting_.empty()) {
      ++idle_;
      const bool woken =
          wake_.wait_for(guard, std::chrono::seconds(10), [this] { return !waiting_.empty(); });
      --idle_;
      if (!woken) {
        --threads_;
        return;
      }
    }
    std::function<void()> one = std::move(waiting_.front());
    waiting_.pop_front();
    last_taken_ = std::chrono::steady_clock::now();
    ++running_;
    guard.unlock();
    one();
    one = nullptr; // destroys what the callback holds, without the lock
    guard.lock();
    --running_;
    settled_.notify_all();
  }
}

/// Runs while callbacks wait for a thread. Adds a thread whenever no callback was started for a
/// while: the running callbacks may be blocked until a waiting callback has run.
void callback_threads::supervise() {
  constexpr std::chrono::milliseconds a_while(1);
  std::unique_lock<std::mutex> guard(lock_);
  while (!waiting_.empty()) {
    guard.unlock();
    std::this_thread::sleep_for(a_while);
    guard.lock();
    if (!waiting_.empty() && std::chrono::steady_clock::now() - last_taken_ > a_while)
      threads_ += add_thread(&callback_threads::work);
  }
  supervised_ = false;
}

void callback_threads::settle() {
  std::unique_lock<std::mutex> guard(lock_);
  settled_.wait_for(guard, std::chrono::seconds(2),
                    [this] { return running_ == 0 && waiting_.empty(); });
}

// Programs that use only tasks link this file, but no backend.
void call_on_runtime_thread(std::function<void()> function) {
  callback_threads::get().call(std::move(function));
}

} // namespace amp2hip
