//===--- buffers.h - unbounded_buffer, overwrite_buffer, single_assignment ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_BUFFERS_H
#define AMP2HIP_WINDOWS_AGENTS_BUFFERS_H

#include "amp2hip_windows/agents/output_queue.h"
#include "amp2hip_windows/agents/send.h"
#include <atomic>

namespace amp2hip_windows {

/// A block with any number of links, which accepts each message.
template <typename T>
class buffer_base : public concurrency::propagator_block<
                        concurrency::multi_link_registry<concurrency::ITarget<T>>,
                        concurrency::multi_link_registry<concurrency::ISource<T>>> {
public:
  typedef typename concurrency::ITarget<T>::filter_method filter_method;
  buffer_base() = default;
  explicit buffer_base(const filter_method &filter) { this->register_filter(filter); }
  explicit buffer_base(concurrency::Scheduler &on, const filter_method &filter = nullptr) {
    this->initialize_source_and_target(&on);
    this->register_filter(filter);
  }
  explicit buffer_base(concurrency::ScheduleGroup &in, const filter_method &filter = nullptr) {
    this->initialize_source_and_target(nullptr, &in);
    this->register_filter(filter);
  }

protected:
  bool supports_anonymous_source() override { return true; }
  concurrency::message_status propagate_message(concurrency::message<T> *offered,
                                                concurrency::ISource<T> *source) override {
    return take_message<T>(offered, source, this, [this](auto *taken) { this->async_send(taken); });
  }
  concurrency::message_status send_message(concurrency::message<T> *offered,
                                           concurrency::ISource<T> *source) override {
    return take_message<T>(offered, source, this, [this](auto *taken) { this->sync_send(taken); });
  }
};

/// A block that keeps a value and gives a copy of it to each target.
template <typename T>
class value_buffer : public buffer_base<T> {
public:
  using buffer_base<T>::buffer_base;
  bool has_value() const {
    const std::lock_guard<std::mutex> guard(value_lock_);
    return value_ != nullptr;
  }
  /// Waits for the first message.
  T value() { return concurrency::receive<T>(static_cast<concurrency::ISource<T> *>(this)); }

protected:
  typedef concurrency::message<T> message;

  message *accept_message(concurrency::runtime_object_identity id) override {
    const std::lock_guard<std::mutex> guard(value_lock_);
    return value_ != nullptr && value_->msg_id() == id ? new message(value_->payload) : nullptr;
  }
  bool reserve_message(concurrency::runtime_object_identity id) override {
    const std::lock_guard<std::mutex> guard(value_lock_);
    if (value_ == nullptr || value_->msg_id() != id)
      return false;
    reserved_ = value_;
    return true;
  }
  message *consume_message(concurrency::runtime_object_identity) override {
    return new message(std::exchange(reserved_, nullptr)->payload);
  }
  void release_message(concurrency::runtime_object_identity) override { reserved_ = nullptr; }
  void resume_propagation() override { this->async_send(nullptr); }
  void link_target_notification(concurrency::ITarget<T> *target) override { offer(target); }
  void propagate_to_any_targets(message *sent) override {
    if (sent != nullptr)
      store(sent);
    for (auto target = this->_M_connectedTargets.begin(); *target != nullptr; ++target)
      offer(*target);
  }
  virtual void store(message *sent) {
    const std::lock_guard<std::mutex> guard(value_lock_);
    value_.reset(sent);
  }

private:
  void offer(concurrency::ITarget<T> *target) {
    // The target may send another value, which replaces this one.
    std::shared_ptr<message> current;
    {
      const std::lock_guard<std::mutex> guard(value_lock_);
      current = value_;
    }
    if (current != nullptr)
      target->propagate(current.get(), this);
  }
  mutable std::mutex value_lock_;
  std::shared_ptr<message> value_, reserved_;
};

} // namespace amp2hip_windows

namespace concurrency {

/// A queue of messages. Each message goes to the first target that accepts it.
template <typename T>
class unbounded_buffer : public amp2hip_windows::queued_source<amp2hip_windows::buffer_base<T>, T> {
  typedef amp2hip_windows::queued_source<amp2hip_windows::buffer_base<T>, T> base;

public:
  using base::base;
  ~unbounded_buffer() override { this->remove_network_links(); }

  bool enqueue(const T &value) { return send<T>(static_cast<ITarget<T> *>(this), value); }
  T dequeue() { return receive<T>(static_cast<ISource<T> *>(this)); }
};

/// The last message. Each target gets a copy.
template <typename T>
class overwrite_buffer : public amp2hip_windows::value_buffer<T> {
public:
  using amp2hip_windows::value_buffer<T>::value_buffer;
  ~overwrite_buffer() override { this->remove_network_links(); }
};

/// The first message; it declines others. Each target gets a copy.
template <typename T>
class single_assignment : public amp2hip_windows::value_buffer<T> {
public:
  using amp2hip_windows::value_buffer<T>::value_buffer;
  ~single_assignment() override { this->remove_network_links(); }

protected:
  message_status propagate_message(message<T> *offered, ISource<T> *source) override {
    return assign(offered, source, [this](message<T> *taken) { this->async_send(taken); });
  }
  message_status send_message(message<T> *offered, ISource<T> *source) override {
    return assign(offered, source, [this](message<T> *taken) { this->sync_send(taken); });
  }

private:
  template <typename Use>
  message_status assign(message<T> *offered, ISource<T> *source, const Use &use) {
    if (assigned_.exchange(true))
      return declined;
    const message_status status = amp2hip_windows::take_message<T>(offered, source, this, use);
    if (status != accepted)
      assigned_ = false;
    return status;
  }
  std::atomic<bool> assigned_{false};
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_BUFFERS_H
