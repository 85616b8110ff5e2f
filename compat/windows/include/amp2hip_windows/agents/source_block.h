//===--- source_block.h - source_block ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_SOURCE_BLOCK_H
#define AMP2HIP_WINDOWS_AGENTS_SOURCE_BLOCK_H

#include "amp2hip_windows/agents/links.h"
#include "amp2hip_windows/agents/serial_worker.h"
#include <condition_variable>

namespace concurrency {

/// The processor of the messages of a block. Programs can only name it: each block calls its
/// functions one after the other, on threads of its scheduler or of the runtime.
template <typename T>
class ordered_message_processor {
public:
  typedef T type;
};

/// The base of blocks that offer messages. A derived class stores the messages and defines which
/// of them are accepted, reserved and offered. Its destructor calls remove_network_links() or, if
/// it is no target, remove_targets().
template <typename TargetLinkRegistry,
          typename MessageProcessor =
              ordered_message_processor<typename TargetLinkRegistry::type::type>>
class source_block : public ISource<typename TargetLinkRegistry::type::type> {
public:
  typedef typename TargetLinkRegistry::type::type target_type;
  typedef target_type _Target_type;
  typedef typename TargetLinkRegistry::iterator target_iterator;

  source_block() = default;
  source_block(const source_block &) = delete;
  source_block &operator=(const source_block &) = delete;

  /// Adds a target, which gets the messages that targets before it decline.
  void link_target(ITarget<target_type> *target) override {
    if (target == nullptr)
      throw std::invalid_argument("_PTarget");
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    _M_connectedTargets.add(target);
    this->_Invoke_link_source(target);
    link_target_notification(target);
  }
  /// Waits for a thread that passes a message: the caller may destroy the target afterwards.
  void unlink_target(ITarget<target_type> *target) override {
    if (target == nullptr)
      throw std::invalid_argument("_PTarget");
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    if (!_M_connectedTargets.remove(target))
      return;
    unlinked(target);
    resume_after_unlink();
  }
  void unlink_targets() override {
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    while (ITarget<target_type> *const target = _M_connectedTargets.take_first([](auto *) {}))
      unlinked(target);
  }

  message<target_type> *accept(runtime_object_identity id, ITarget<target_type> *target) override {
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    if (target == nullptr || (_M_pReservedFor != nullptr && _M_pReservedFor != target))
      return nullptr;
    return accept_message(id);
  }
  bool reserve(runtime_object_identity id, ITarget<target_type> *target) override {
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    if (target == nullptr)
      throw std::invalid_argument("_PTarget");
    if (_M_pReservedFor != nullptr || !reserve_message(id))
      return false;
    _M_pReservedFor = target;
    _M_reservedId = id;
    return true;
  }
  message<target_type> *consume(runtime_object_identity id, ITarget<target_type> *target) override {
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    check_reserved_for(target);
    message<target_type> *const taken = consume_message(id);
    if (taken != nullptr)
      end_reservation();
    return taken;
  }
  void release(runtime_object_identity id, ITarget<target_type> *target) override {
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    check_reserved_for(target);
    release_message(id);
    end_reservation();
  }
  void acquire_ref(ITarget<target_type> *) override {
    const std::lock_guard<std::mutex> guard(references_lock_);
    ++references_;
  }
  void release_ref(ITarget<target_type> *) override {
    const std::lock_guard<std::mutex> guard(references_lock_);
    --references_;
    unreferenced_.notify_all();
  }

protected:
  /// The lock is held in these functions. A target calls accept() while a message is offered to it.
  virtual message<target_type> *accept_message(runtime_object_identity id) = 0;
  virtual bool reserve_message(runtime_object_identity id) = 0;
  virtual message<target_type> *consume_message(runtime_object_identity id) = 0;
  virtual void release_message(runtime_object_identity id) = 0;
  /// Offers the messages again after the end of a reservation.
  virtual void resume_propagation() = 0;
  virtual void link_target_notification(ITarget<target_type> *) {}
  virtual void unlink_target_notification(ITarget<target_type> *) {}
  /// Stores \p sent, if it is not null, and offers messages to the targets.
  virtual void propagate_to_any_targets(message<target_type> * /*sent*/) {}

  /// Programs cannot override them: there is no batched processing.
  virtual void process_input_messages(message<target_type> *) final {}
  virtual void propagate_output_messages() final {}

  void initialize_source(Scheduler *scheduler = nullptr, ScheduleGroup *group = nullptr) {
    worker_.use(scheduler, group);
  }
  void enable_batched_processing() {}
  /// Call propagate_to_any_targets(\p sent): sync_send() before it returns.
  virtual void sync_send(message<target_type> *sent) {
    worker_.run([this, sent] { process(sent); });
  }
  virtual void async_send(message<target_type> *sent) {
    worker_.post([this, sent] { process(sent); });
  }
  void wait_for_outstanding_async_sends() { worker_.wait(); }
  /// Ends the links and waits for other threads that use the block.
  void remove_targets() {
    wait_for_outstanding_async_sends();
    unlink_targets();
    std::unique_lock<std::mutex> guard(references_lock_);
    unreferenced_.wait(guard, [this] { return references_ == 0; });
  }

  ITarget<target_type> *_M_pReservedFor = nullptr;
  runtime_object_identity _M_reservedId = -1;
  TargetLinkRegistry _M_connectedTargets;

  /// For the headers of amp2hip: held while messages are offered to targets.
  std::recursive_mutex &source_lock() { return lock_; }
  amp2hip_windows::serial_worker &worker() { return worker_; }

private:
  void process(message<target_type> *sent) {
    const std::lock_guard<std::recursive_mutex> guard(lock_);
    propagate_to_any_targets(sent);
  }
  void check_reserved_for(ITarget<target_type> *target) const {
    if (target == nullptr || target != _M_pReservedFor)
      throw bad_target();
  }
  void end_reservation() {
    _M_pReservedFor = nullptr;
    _M_reservedId = -1;
    resume_propagation();
  }
  void unlinked(ITarget<target_type> *target) {
    unlink_target_notification(target);
    this->_Invoke_unlink_source(target);
  }
  /// The unlinked target may have reserved a message.
  void resume_after_unlink() {
    if (_M_pReservedFor != nullptr && !_M_connectedTargets.contains(_M_pReservedFor))
      end_reservation();
  }

  std::recursive_mutex lock_;
  std::mutex references_lock_;
  std::condition_variable unreferenced_;
  std::size_t references_ = 0;
  amp2hip_windows::serial_worker worker_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_SOURCE_BLOCK_H
