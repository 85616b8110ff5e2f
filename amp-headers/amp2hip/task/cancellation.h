//===--- cancellation.h - tokens that cancel tasks -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_CANCELLATION_H
#define AMP2HIP_TASK_CANCELLATION_H

#include <condition_variable>
#include <exception>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace amp2hip {

/// The error of a task that was canceled.
class task_canceled : public std::exception {
public:
  task_canceled() = default;
  explicit task_canceled(const char *message) : message_(message) {}
  const char *what() const noexcept override { return message_.c_str(); }

private:
  std::string message_;
};

/// The shared state of a cancellation_token_source and its tokens.
class cancellation_state {
public:
  struct callback_entry {
    std::function<void()> function;
    std::thread::id
        runs_on; ///< The thread that calls the function; none before and after the call.
    bool called = false;
  };
  using registration = std::shared_ptr<callback_entry>;

  bool is_canceled() const {
    const std::lock_guard<std::mutex> guard(lock_);
    return canceled_;
  }
  /// Calls the registered functions on this thread. A second call does nothing.
  void cancel() {
    std::unique_lock<std::mutex> guard(lock_);
    canceled_ = true;
    while (!callbacks_.empty()) {
      const registration one = callbacks_.front();
      callbacks_.pop_front();
      one->runs_on = std::this_thread::get_id();
      guard.unlock();
      one->function();
      guard.lock();
      one->runs_on = std::thread::id();
      one->called = true;
      called_.notify_all();
    }
  }
  /// Calls \p function when the state is canceled; immediately if it is already.
  registration add(std::function<void()> function) {
    auto entry = std::make_shared<callback_entry>();
    entry->function = std::move(function);
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (!canceled_) {
        callbacks_.push_back(entry);
        return entry;
      }
      entry->called = true;
    }
    entry->function();
    return entry;
  }
  /// Removes a callback. If it runs on another thread, waits until it has returned.
  void remove(const registration &entry) {
    std::unique_lock<std::mutex> guard(lock_);
    callbacks_.remove(entry);
    if (entry->runs_on != std::this_thread::get_id())
      called_.wait(guard, [&] { return entry->runs_on == std::thread::id(); });
  }

private:
  mutable std::mutex lock_;
  std::condition_variable called_;
  std::list<registration> callbacks_;
  bool canceled_ = false;
};

/// Makes \p token the token of the current task for the lifetime of the object. The constructor
/// throws task_canceled if the token is already canceled.
class token_scope {
public:
  explicit token_scope(const std::shared_ptr<cancellation_state> &token) : previous_(current()) {
    if (token != nullptr && token->is_canceled())
      throw task_canceled();
    current() = token.get();
  }
  ~token_scope() { current() = previous_; }
  token_scope(const token_scope &) = delete;
  token_scope &operator=(const token_scope &) = delete;

  /// The token of the task that runs on this thread, or null.
  static cancellation_state *&current() {
    static thread_local cancellation_state *one = nullptr;
    return one;
  }

private:
  cancellation_state *previous_;
};

} // namespace amp2hip

#endif // AMP2HIP_TASK_CANCELLATION_H
