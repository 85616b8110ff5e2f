//===--- output_queue.h - the messages that a block offers ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_OUTPUT_QUEUE_H
#define AMP2HIP_WINDOWS_AGENTS_OUTPUT_QUEUE_H

#include "amp2hip_windows/agents/target_block.h"
#include <deque>
#include <memory>

namespace amp2hip_windows {

/// Messages in the order in which they are offered. The first target that accepts the first message
/// takes it.
template <typename T>
class output_queue {
public:
  typedef concurrency::message<T> message;

  void add(message *one) { messages_.emplace_back(one); }
  bool is_empty() const { return messages_.empty(); }
  bool is_first(concurrency::runtime_object_identity id) const {
    return !messages_.empty() && messages_.front()->msg_id() == id;
  }
  message *first() const { return messages_.empty() ? nullptr : messages_.front().get(); }
  /// Returns the first message if it has this number; otherwise null.
  message *take(concurrency::runtime_object_identity id) {
    if (!is_first(id))
      return nullptr;
    message *const taken = messages_.front().release();
    messages_.pop_front();
    return taken;
  }

private:
  std::deque<std::unique_ptr<message>> messages_;
};

/// Implements the functions of a source whose messages are in an output_queue. \p Base is a
/// source_block or propagator_block.
template <typename Base, typename T>
class queued_source : public Base {
public:
  using Base::Base;

protected:
  concurrency::message<T> *accept_message(concurrency::runtime_object_identity id) override {
    return queue_.take(id);
  }
  bool reserve_message(concurrency::runtime_object_identity id) override {
    return queue_.is_first(id);
  }
  concurrency::message<T> *consume_message(concurrency::runtime_object_identity id) override {
    return queue_.take(id);
  }
  void release_message(concurrency::runtime_object_identity id) override {
    if (!queue_.is_first(id))
      throw concurrency::message_not_found();
  }
  void resume_propagation() override {
    if (!queue_.is_empty())
      this->async_send(nullptr);
  }
  void link_target_notification(concurrency::ITarget<T> *) override { offer_all(); }
  void propagate_to_any_targets(concurrency::message<T> *sent) override {
    if (sent != nullptr)
      queue_.add(sent);
    offer_all();
  }

private:
  void offer_all() {
    while (this->_M_pReservedFor == nullptr && offer_first())
      ;
  }
  /// Returns true if a target has accepted the first message.
  bool offer_first() {
    concurrency::message<T> *const first = queue_.first();
    if (first == nullptr)
      return false;
    for (auto target = this->_M_connectedTargets.begin(); *target != nullptr; ++target) {
      if ((*target)->propagate(first, this) == concurrency::accepted)
        return true;
      if (this->_M_pReservedFor != nullptr)
        return false;
    }
    return false;
  }
  output_queue<T> queue_;
};

/// The result of propagate_message() and send_message() of a block that takes each message.
/// Calls \p use with the message.
template <typename T, typename Use>
concurrency::message_status take_message(concurrency::message<T> *offered,
                                         concurrency::ISource<T> *source,
                                         concurrency::ITarget<T> *target, const Use &use) {
  concurrency::message<T> *const taken = source->accept(offered->msg_id(), target);
  if (taken == nullptr)
    return concurrency::missed;
  use(taken);
  return concurrency::accepted;
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_AGENTS_OUTPUT_QUEUE_H
