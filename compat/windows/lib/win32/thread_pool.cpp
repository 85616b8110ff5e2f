//===--- thread_pool.cpp - threads that run functions ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/thread_pool.h"
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace amp2hip_windows {
namespace {

class pool {
public:
  static pool &get() {
    static auto *const one = new pool; // used until the program ends
    return *one;
  }
  void add(std::function<void()> work) {
    const std::lock_guard<std::mutex> guard(lock_);
    works_.push_back(std::move(work));
    if (works_.size() > idle_)
      std::thread([this] { run(); }).detach();
    else
      added_.notify_one();
  }

private:
  [[noreturn]] void run() {
    std::unique_lock<std::mutex> guard(lock_);
    while (true) {
      ++idle_;
      added_.wait(guard, [this] { return !works_.empty(); });
      --idle_;
      const std::function<void()> work = std::move(works_.front());
      works_.pop_front();
      guard.unlock();
      work();
      guard.lock();
    }
  }

  std::mutex lock_;
  std::condition_variable added_;
  std::deque<std::function<void()>> works_;
  std::size_t idle_ = 0;
};

} // namespace

void run_in_pool(std::function<void()> work) { pool::get().add(std::move(work)); }

/// The thread that calls the functions of timed calls.
class timed_call_thread {
public:
  static timed_call_thread &get() {
    static auto *const one = new timed_call_thread; // used until the program ends
    return *one;
  }
  void set(const std::shared_ptr<timed_call> &one, timed_call::clock::time_point first,
           std::chrono::milliseconds period) {
    const std::lock_guard<std::mutex> guard(lock_);
    one->period_ = period;
    due_.insert({first, {one, ++one->version_}});
    changed_.notify_one();
  }
  void cancel(const std::shared_ptr<timed_call> &one) {
    const std::lock_guard<std::mutex> guard(lock_);
    ++one->version_;
  }

private:
  struct entry {
    std::shared_ptr<timed_call> of;
    unsigned long version;
  };

  timed_call_thread() {
    std::thread([this] { run(); }).detach();
  }
  [[noreturn]] void run() {
    std::unique_lock<std::mutex> guard(lock_);
    while (true) {
      if (due_.empty()) {
        changed_.wait(guard);
        continue;
      }
      const auto next = due_.begin();
      const timed_call::clock::time_point time = next->first;
      if (time > timed_call::clock::now()) {
        changed_.wait_until(guard, time);
        continue;
      }
      const entry one = next->second;
      due_.erase(next);
      if (one.version != one.of->version_)
        continue;
      if (one.of->period_.count() != 0)
        due_.insert({time + one.of->period_, one});
      guard.unlock();
      one.of->function_();
      guard.lock();
    }
  }

  std::mutex lock_;
  std::condition_variable changed_;
  std::multimap<timed_call::clock::time_point, entry> due_;
};

void timed_call::set(const std::shared_ptr<timed_call> &one, clock::time_point first,
                     std::chrono::milliseconds period) {
  timed_call_thread::get().set(one, first, period);
}
void timed_call::cancel(const std::shared_ptr<timed_call> &one) {
  timed_call_thread::get().cancel(one);
}

} // namespace amp2hip_windows
