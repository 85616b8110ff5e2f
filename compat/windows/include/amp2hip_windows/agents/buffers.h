//===--- buffers.h - unbounded_buffer, overwrite_buffer, single_assignment ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_BUFFERS_H
#define AMP2HIP_WINDOWS_AGENTS_BUFFERS_H

#include "amp2hip_windows/agents/blocks.h"

namespace concurrency {

template <typename T>
T receive(ISource<T> &source, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE);

/// A queue of messages.
template <typename T>
class unbounded_buffer : public amp2hip_windows::queue_source<T>, public ITarget<T> {
public:
  unbounded_buffer() = default;
  explicit unbounded_buffer(const typename ITarget<T>::filter_method &filter)
      : ITarget<T>(filter) {}
  bool put(const T &message) override {
    if (!this->accepts(message))
      return false;
    this->add(message);
    return true;
  }
  bool enqueue(const T &message) { return put(message); }
  T dequeue() { return receive(*this); }
};

/// The last message.
template <typename T>
class overwrite_buffer : public amp2hip_windows::value_source<T>, public ITarget<T> {
public:
  overwrite_buffer() = default;
  explicit overwrite_buffer(const typename ITarget<T>::filter_method &filter)
      : ITarget<T>(filter) {}
  bool put(const T &message) override {
    if (!this->accepts(message))
      return false;
    this->store(message);
    return true;
  }
  bool has_value() { return this->holds_value(); }
  /// Waits for the first message.
  T value() { return receive(*this); }
};

/// The first message; it declines others.
template <typename T>
class single_assignment : public amp2hip_windows::value_source<T>, public ITarget<T> {
public:
  single_assignment() = default;
  explicit single_assignment(const typename ITarget<T>::filter_method &filter)
      : ITarget<T>(filter) {}
  bool put(const T &message) override {
    {
      const std::lock_guard<std::mutex> guard(first_);
      if (assigned_ || !this->accepts(message))
        return false;
      assigned_ = true;
    }
    this->store(message);
    return true;
  }
  bool has_value() { return this->holds_value(); }
  /// Waits for the message.
  T value() { return receive(*this); }

private:
  std::mutex first_;
  bool assigned_ = false;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_BUFFERS_H
