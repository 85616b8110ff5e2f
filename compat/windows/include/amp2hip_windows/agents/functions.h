//===--- functions.h - send, receive, call, transformer, timer -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_FUNCTIONS_H
#define AMP2HIP_WINDOWS_AGENTS_FUNCTIONS_H

#include "amp2hip_windows/agents/buffers.h"
#include <memory>
#include <thread>

namespace amp2hip {
void call_on_runtime_thread(std::function<void()> function);
}

namespace concurrency {

/// Returns whether the target accepts the message.
template <typename T>
bool send(ITarget<T> *target, const typename std::common_type<T>::type &message) {
  return target->put(message);
}
template <typename T>
bool send(ITarget<T> &target, const typename std::common_type<T>::type &message) {
  return target.put(message);
}
/// The same: targets that do work do it later.
template <typename T>
bool asend(ITarget<T> *target, const typename std::common_type<T>::type &message) {
  return target->put(message);
}
template <typename T>
bool asend(ITarget<T> &target, const typename std::common_type<T>::type &message) {
  return target.put(message);
}

/// Waits for a message. Throws operation_timed_out after the time.
template <typename T>
T receive(ISource<T> *source, const typename ITarget<T>::filter_method &filter,
          unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  T message;
  if (!source->take(message, milliseconds, filter))
    throw operation_timed_out();
  return message;
}
template <typename T>
T receive(ISource<T> *source, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  return receive(source, typename ITarget<T>::filter_method(), milliseconds);
}
template <typename T>
T receive(ISource<T> &source, const typename ITarget<T>::filter_method &filter,
          unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  return receive(&source, filter, milliseconds);
}
template <typename T>
T receive(ISource<T> &source, unsigned int milliseconds) {
  return receive(&source, milliseconds);
}
template <typename T>
bool try_receive(ISource<T> *source, T &message) {
  return source->take(message, 0);
}
template <typename T>
bool try_receive(ISource<T> &source, T &message) {
  return source.take(message, 0);
}

} // namespace concurrency

namespace amp2hip_windows {

/// Calls a function for messages, one after the other, on a thread of the runtime. The destructor
/// waits for them.
template <typename T>
class message_worker {
public:
  explicit message_worker(std::function<void(const T &)> function)
      : function_(std::move(function)) {}
  ~message_worker() {
    std::unique_lock<std::mutex> guard(lock_);
    idle_.wait(guard, [this] { return !running_; });
  }
  message_worker(const message_worker &) = delete;
  message_worker &operator=(const message_worker &) = delete;

  void add(const T &message) {
    const std::lock_guard<std::mutex> guard(lock_);
    waiting_.push_back(message);
    if (!std::exchange(running_, true))
      amp2hip::call_on_runtime_thread([this] { work(); });
  }

private:
  void work() {
    std::unique_lock<std::mutex> guard(lock_);
    while (!waiting_.empty()) {
      const T message = std::move(waiting_.front());
      waiting_.pop_front();
      guard.unlock();
      function_(message);
      guard.lock();
    }
    running_ = false;
    idle_.notify_all();
  }

  std::function<void(const T &)> function_;
  std::mutex lock_;
  std::condition_variable idle_;
  std::deque<T> waiting_;
  bool running_ = false;
};

} // namespace amp2hip_windows

namespace concurrency {

/// Calls a function for each message.
template <typename T, typename Function = std::function<void(const T &)>>
class call : public ITarget<T> {
public:
  explicit call(Function function) : worker_(std::move(function)) {}
  call(Function function, const typename ITarget<T>::filter_method &filter)
      : ITarget<T>(filter), worker_(std::move(function)) {}
  bool put(const T &message) override {
    if (!this->accepts(message))
      return false;
    worker_.add(message);
    return true;
  }

private:
  amp2hip_windows::message_worker<T> worker_;
};

/// Passes on what a function returns for each message.
template <typename Input, typename Output>
class transformer : public amp2hip_windows::queue_source<Output>, public ITarget<Input> {
public:
  explicit transformer(std::function<Output(const Input &)> function,
                       ITarget<Output> *target = nullptr)
      : worker_([this, function](const Input &message) { this->add(function(message)); }) {
    if (target != nullptr)
      this->link_target(target);
  }
  bool put(const Input &message) override {
    if (!this->accepts(message))
      return false;
    worker_.add(message);
    return true;
  }

private:
  amp2hip_windows::message_worker<Input> worker_;
};

/// Sends a message after a time, once or repeatedly.
template <typename T>
class timer : public amp2hip_windows::value_source<T> {
public:
  timer(unsigned int milliseconds, const T &value, ITarget<T> *target = nullptr,
        bool repeating = false)
      : interval_(milliseconds), value_(value), repeating_(repeating) {
    if (target != nullptr)
      this->link_target(target);
  }
  ~timer() override { stop(); }

  void start() {
    stop();
    stopped_ = false;
    thread_ = std::thread([this] { run(); });
  }
  void stop() {
    {
      const std::lock_guard<std::mutex> guard(waiting_);
      stopped_ = true;
      wake_.notify_all();
    }
    if (thread_.joinable())
      thread_.join();
  }
  void pause() { stop(); }

private:
  void run() {
    std::unique_lock<std::mutex> guard(waiting_);
    do {
      if (wake_.wait_for(guard, interval_, [this] { return stopped_; }))
        return;
      guard.unlock();
      this->store(value_);
      guard.lock();
    } while (repeating_);
  }

  const std::chrono::milliseconds interval_;
  const T value_;
  const bool repeating_;
  std::mutex waiting_;
  std::condition_variable wake_;
  bool stopped_ = true;
  std::thread thread_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_FUNCTIONS_H
