//===--- blocks.h - sources and targets of messages ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_BLOCKS_H
#define AMP2HIP_WINDOWS_AGENTS_BLOCKS_H

#include "amp2hip_windows/ppl/event.h"
#include "amp2hip_windows/ppl/exceptions.h"
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace concurrency {

/// A block that accepts messages.
template <typename T>
class ITarget {
public:
  typedef T type;
  typedef std::function<bool(const T &)> filter_method;
  virtual ~ITarget() = default;
  /// Returns false if the block declines the message.
  virtual bool put(const T &message) = 0;

protected:
  explicit ITarget(filter_method filter = nullptr) : filter_(std::move(filter)) {}
  bool accepts(const T &message) const { return filter_ == nullptr || filter_(message); }

private:
  filter_method filter_;
};

/// A block from which messages are received, or which passes them to linked targets.
template <typename T>
class ISource {
public:
  typedef T source_type;
  virtual ~ISource() = default;

  /// Adds a target, which gets the messages that targets before it decline.
  virtual void link_target(ITarget<T> *target) {
    {
      const std::lock_guard<std::mutex> guard(lock_);
      targets_.push_back(target);
    }
    propagate();
  }
  /// Waits for a thread that passes a message: the caller may destroy the target afterwards.
  virtual void unlink_target(ITarget<T> *target) {
    const std::lock_guard<std::recursive_mutex> passing(passing_);
    const std::lock_guard<std::mutex> guard(lock_);
    targets_.erase(std::remove(targets_.begin(), targets_.end(), target), targets_.end());
  }
  virtual void unlink_targets() {
    const std::lock_guard<std::recursive_mutex> passing(passing_);
    const std::lock_guard<std::mutex> guard(lock_);
    targets_.clear();
  }

  /// Waits until there is a message that \p filter accepts, takes it as the block does, and returns
  /// true; false after the time.
  bool take(T &message, unsigned int milliseconds,
            const std::function<bool(const T &)> &filter = nullptr) {
    std::unique_lock<std::mutex> guard(lock_);
    const auto taken = [&] { return try_take(message, filter); };
    if (milliseconds != COOPERATIVE_TIMEOUT_INFINITE)
      return changed_.wait_for(guard, std::chrono::milliseconds(milliseconds), taken);
    changed_.wait(guard, taken);
    return true;
  }

protected:
  /// Takes a message if there is one that \p filter accepts. The lock is held.
  virtual bool try_take(T &message, const std::function<bool(const T &)> &filter) = 0;
  /// Offers messages to the targets.
  virtual void propagate() = 0;

  std::vector<ITarget<T> *> targets() {
    const std::lock_guard<std::mutex> guard(lock_);
    return targets_;
  }
  /// Held while messages are passed to targets, one thread at a time, so that they keep their
  /// order. Recursive, because a target may link and unlink.
  std::recursive_mutex passing_;
  std::mutex lock_;
  std::condition_variable changed_;

private:
  std::vector<ITarget<T> *> targets_;
};

} // namespace concurrency

namespace amp2hip_windows {

/// A source that stores messages until one target or receiver takes each.
template <typename T>
class queue_source : public concurrency::ISource<T> {
public:
  /// Waits for a thread that adds a message: the receiver of the message may destroy the block.
  ~queue_source() override { const std::lock_guard<std::recursive_mutex> passing(this->passing_); }

protected:
  void add(const T &message) {
    const std::lock_guard<std::recursive_mutex> passing(this->passing_);
    {
      const std::lock_guard<std::mutex> guard(this->lock_);
      messages_.push_back(message);
      this->changed_.notify_all();
    }
    propagate();
  }
  bool try_take(T &message, const std::function<bool(const T &)> &filter) override {
    if (messages_.empty() || (filter != nullptr && !filter(messages_.front())))
      return false;
    message = std::move(messages_.front());
    messages_.pop_front();
    return true;
  }
  void propagate() override {
    const std::lock_guard<std::recursive_mutex> passing(this->passing_);
    while (offer_first())
      ;
  }

private:
  /// Returns true if a target has taken the first message.
  bool offer_first() {
    const std::vector<concurrency::ITarget<T> *> targets = this->targets();
    std::unique_lock<std::mutex> guard(this->lock_);
    if (messages_.empty() || targets.empty())
      return false;
    // No receiver takes the message while the targets see it.
    T message = std::move(messages_.front());
    messages_.pop_front();
    guard.unlock();
    for (concurrency::ITarget<T> *target : targets)
      if (target->put(message))
        return true;
    guard.lock();
    messages_.push_front(std::move(message));
    this->changed_.notify_all();
    return false;
  }
  std::deque<T> messages_;
};

/// A source that keeps a value and passes copies of it to all targets.
template <typename T>
class value_source : public concurrency::ISource<T> {
public:
  /// Waits for a thread that stores a value: the receiver of the value may destroy the block.
  ~value_source() override { const std::lock_guard<std::recursive_mutex> passing(this->passing_); }

protected:
  void store(const T &message) {
    const std::lock_guard<std::recursive_mutex> passing(this->passing_);
    {
      const std::lock_guard<std::mutex> guard(this->lock_);
      values_.assign(1, message);
      this->changed_.notify_all();
    }
    propagate();
  }
  bool try_take(T &message, const std::function<bool(const T &)> &filter) override {
    if (values_.empty() || (filter != nullptr && !filter(values_.front())))
      return false;
    message = values_.front();
    return true;
  }
  void propagate() override {
    const std::lock_guard<std::recursive_mutex> passing(this->passing_);
    std::vector<T> values;
    {
      const std::lock_guard<std::mutex> guard(this->lock_);
      values = values_;
    }
    for (const T &message : values)
      for (concurrency::ITarget<T> *target : this->targets())
        target->put(message);
  }
  bool holds_value() {
    const std::lock_guard<std::mutex> guard(this->lock_);
    return !values_.empty();
  }

private:
  std::vector<T> values_; ///< One value, or none.
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_AGENTS_BLOCKS_H
