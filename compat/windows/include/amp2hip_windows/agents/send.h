//===--- send.h - send, asend, receive, try_receive -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_SEND_H
#define AMP2HIP_WINDOWS_AGENTS_SEND_H

#include "amp2hip_windows/agents/messages.h"
#include <condition_variable>
#include <memory>
#include <mutex>
#include <type_traits>

namespace amp2hip_windows {

/// The source of a message that a program sends.
template <typename T>
class sender final : public concurrency::ISource<T> {
public:
  explicit sender(const T &value) : message_(new concurrency::message<T>(value)) {}

  /// Offers the message and waits while the target postpones it. Returns true if it was accepted.
  bool send_to(concurrency::ITarget<T> *target) {
    const link_scope link(*this, target);
    const concurrency::message_status status = target->send(message_.get(), this);
    if (status == concurrency::postponed)
      decided_.wait();
    const std::lock_guard<std::mutex> guard(lock_);
    return message_ == nullptr;
  }
  /// Offers the message once.
  bool offer_to(concurrency::ITarget<T> *target) {
    const link_scope link(*this, target);
    return target->propagate(message_.get(), this) == concurrency::accepted;
  }

  void link_target(concurrency::ITarget<T> *) override { throw concurrency::invalid_link_target(); }
  void unlink_target(concurrency::ITarget<T> *) override { decided_.set(); }
  void unlink_targets() override { decided_.set(); }
  concurrency::message<T> *accept(concurrency::runtime_object_identity id,
                                  concurrency::ITarget<T> *) override {
    return take(id);
  }
  bool reserve(concurrency::runtime_object_identity id, concurrency::ITarget<T> *) override {
    const std::lock_guard<std::mutex> guard(lock_);
    return message_ != nullptr && message_->msg_id() == id;
  }
  concurrency::message<T> *consume(concurrency::runtime_object_identity id,
                                   concurrency::ITarget<T> *) override {
    return take(id);
  }
  void release(concurrency::runtime_object_identity, concurrency::ITarget<T> *) override {}
  void acquire_ref(concurrency::ITarget<T> *) override {
    const std::lock_guard<std::mutex> guard(lock_);
    ++references_;
  }
  void release_ref(concurrency::ITarget<T> *) override {
    const std::lock_guard<std::mutex> guard(lock_);
    --references_;
    unreferenced_.notify_all();
  }

private:
  /// The link to a target that does not take messages of unknown sources.
  class link_scope {
  public:
    link_scope(sender &source, concurrency::ITarget<T> *target)
        : source_(source), target_(target->supports_anonymous_source() ? nullptr : target) {
      if (target_ != nullptr)
        source_._Invoke_link_source(target_);
    }
    ~link_scope() {
      if (target_ != nullptr)
        source_._Invoke_unlink_source(target_);
      std::unique_lock<std::mutex> guard(source_.lock_);
      source_.unreferenced_.wait(guard, [this] { return source_.references_ == 0; });
    }
    link_scope(const link_scope &) = delete;
    link_scope &operator=(const link_scope &) = delete;

  private:
    sender &source_;
    concurrency::ITarget<T> *const target_;
  };

  concurrency::message<T> *take(concurrency::runtime_object_identity id) {
    concurrency::message<T> *taken = nullptr;
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (message_ != nullptr && message_->msg_id() == id)
        taken = message_.release();
    }
    if (taken != nullptr)
      decided_.set();
    return taken;
  }

  std::mutex lock_;
  std::condition_variable unreferenced_;
  int references_ = 0;
  std::unique_ptr<concurrency::message<T>> message_;
  concurrency::event decided_;
};

/// The target that receive() links to a source. It takes one message.
template <typename T>
class receiver final : public concurrency::ITarget<T> {
public:
  explicit receiver(const typename concurrency::ITarget<T>::filter_method &filter)
      : filter_(filter) {}

  /// Returns the message, or null after the time.
  std::unique_ptr<concurrency::message<T>> receive_from(concurrency::ISource<T> *source,
                                                        unsigned int milliseconds) {
    source->link_target(this);
    if (milliseconds != 0)
      arrived_.wait(milliseconds);
    source->unlink_target(this);
    const std::lock_guard<std::mutex> guard(lock_);
    return std::move(message_);
  }

  concurrency::message_status propagate(concurrency::message<T> *offered,
                                        concurrency::ISource<T> *source) override {
    const std::lock_guard<std::mutex> guard(lock_);
    if (message_ != nullptr || (filter_ != nullptr && !filter_(offered->payload)))
      return concurrency::declined;
    message_.reset(source->accept(offered->msg_id(), this));
    if (message_ == nullptr)
      return concurrency::missed;
    arrived_.set();
    return concurrency::accepted;
  }
  concurrency::message_status send(concurrency::message<T> *offered,
                                   concurrency::ISource<T> *source) override {
    return propagate(offered, source);
  }

protected:
  void link_source(concurrency::ISource<T> *) override {}
  void unlink_source(concurrency::ISource<T> *) override {}
  void unlink_sources() override {}

private:
  typename concurrency::ITarget<T>::filter_method filter_;
  std::mutex lock_;
  std::unique_ptr<concurrency::message<T>> message_;
  concurrency::event arrived_;
};

} // namespace amp2hip_windows

namespace concurrency {

/// Returns whether the target accepts the message; waits while it postpones the message.
template <typename T>
bool send(ITarget<T> *target, const typename std::common_type<T>::type &value) {
  return amp2hip_windows::sender<T>(value).send_to(target);
}
template <typename T>
bool send(ITarget<T> &target, const typename std::common_type<T>::type &value) {
  return send(&target, value);
}
/// The same, but the target passes the message on or handles it later, on another thread.
template <typename T>
bool asend(ITarget<T> *target, const typename std::common_type<T>::type &value) {
  return amp2hip_windows::sender<T>(value).offer_to(target);
}
template <typename T>
bool asend(ITarget<T> &target, const typename std::common_type<T>::type &value) {
  return asend(&target, value);
}

/// Waits for a message that the filter accepts. Throws operation_timed_out after the time.
template <typename T>
T receive(ISource<T> *source, const typename ITarget<T>::filter_method &filter,
          unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  if (source == nullptr)
    throw std::invalid_argument("_Src");
  const auto found = amp2hip_windows::receiver<T>(filter).receive_from(source, milliseconds);
  if (found == nullptr)
    throw operation_timed_out();
  return found->payload;
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
T receive(ISource<T> &source, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  return receive(&source, milliseconds);
}

/// Return false if there is no message that the filter accepts.
template <typename T>
bool try_receive(ISource<T> *source, T &value, const typename ITarget<T>::filter_method &filter) {
  if (source == nullptr)
    throw std::invalid_argument("_Src");
  const auto found = amp2hip_windows::receiver<T>(filter).receive_from(source, 0);
  if (found != nullptr)
    value = found->payload;
  return found != nullptr;
}
template <typename T>
bool try_receive(ISource<T> *source, T &value) {
  return try_receive(source, value, typename ITarget<T>::filter_method());
}
template <typename T>
bool try_receive(ISource<T> &source, T &value, const typename ITarget<T>::filter_method &filter) {
  return try_receive(&source, value, filter);
}
template <typename T>
bool try_receive(ISource<T> &source, T &value) {
  return try_receive(&source, value);
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_SEND_H
