//===--- target_block.h - target_block ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_TARGET_BLOCK_H
#define AMP2HIP_WINDOWS_AGENTS_TARGET_BLOCK_H

#include "amp2hip_windows/agents/source_block.h"
#include <atomic>

namespace amp2hip_windows {

/// The part of target_block and propagator_block that accepts messages of sources.
template <typename SourceLinkRegistry>
class linked_target : public concurrency::ITarget<typename SourceLinkRegistry::type::source_type> {
public:
  typedef typename SourceLinkRegistry::type::source_type input_type;
  typedef input_type _Source_type;
  typedef typename SourceLinkRegistry::iterator source_iterator;
  typedef std::function<bool(const input_type &)> filter_method;

  concurrency::message_status propagate(concurrency::message<input_type> *offered,
                                        concurrency::ISource<input_type> *source) override {
    return may_take(offered, source) ? propagate_message(offered, source) : concurrency::declined;
  }
  concurrency::message_status send(concurrency::message<input_type> *offered,
                                   concurrency::ISource<input_type> *source) override {
    return may_take(offered, source) ? send_message(offered, source) : concurrency::declined;
  }

protected:
  virtual concurrency::message_status
  propagate_message(concurrency::message<input_type> *offered,
                    concurrency::ISource<input_type> *source) = 0;
  virtual concurrency::message_status send_message(concurrency::message<input_type> *,
                                                   concurrency::ISource<input_type> *) {
    return concurrency::declined;
  }
  /// A message that the filter rejects is declined.
  void register_filter(const filter_method &filter) {
    if (filter != nullptr)
      _M_pFilter = filter;
  }
  void decline_incoming_messages() { declines_ = true; }

  void link_source(concurrency::ISource<input_type> *source) override {
    _M_connectedSources.add(source);
  }
  void unlink_source(concurrency::ISource<input_type> *source) override {
    _M_connectedSources.remove(source);
  }
  void unlink_sources() override {
    // The reference prevents another thread from destroying the source.
    while (concurrency::ISource<input_type> *const source =
               _M_connectedSources.take_first([this](auto *one) { one->acquire_ref(this); })) {
      source->unlink_target(this);
      source->release_ref(this);
    }
  }

  SourceLinkRegistry _M_connectedSources;
  filter_method _M_pFilter;

private:
  bool may_take(concurrency::message<input_type> *offered,
                concurrency::ISource<input_type> *source) {
    if (offered == nullptr || source == nullptr)
      throw std::invalid_argument(offered == nullptr ? "_PMessage" : "_PSource");
    return !declines_ && (_M_pFilter == nullptr || _M_pFilter(offered->payload));
  }
  std::atomic<bool> declines_{false};
};

} // namespace amp2hip_windows

namespace concurrency {

/// The base of blocks that only accept messages. A derived class overrides propagate_message() and
/// process_message(), and its destructor calls remove_sources().
template <typename SourceLinkRegistry,
          typename MessageProcessor =
              ordered_message_processor<typename SourceLinkRegistry::type::source_type>>
class target_block : public amp2hip_windows::linked_target<SourceLinkRegistry> {
  typedef typename SourceLinkRegistry::type::source_type payload_type;

public:
  target_block() = default;
  target_block(const target_block &) = delete;
  target_block &operator=(const target_block &) = delete;

protected:
  /// Handles a message that the block has accepted, and deletes it.
  virtual void process_message(message<payload_type> * /*accepted*/) {}
  /// Programs cannot override it: there is no batched processing.
  virtual void process_input_messages(message<payload_type> *) final {}
  void initialize_target(Scheduler *scheduler = nullptr, ScheduleGroup *group = nullptr) {
    worker_.use(scheduler, group);
  }
  void enable_batched_processing() {}
  /// Call process_message(): sync_send() before it returns.
  void sync_send(message<payload_type> *taken) {
    worker_.run([this, taken] { process_message(taken); });
  }
  void async_send(message<payload_type> *taken) {
    worker_.post([this, taken] { process_message(taken); });
  }
  void wait_for_async_sends() { worker_.wait(); }
  /// Ends the links and waits for the messages that the block has accepted.
  void remove_sources() {
    this->decline_incoming_messages();
    this->unlink_sources();
    wait_for_async_sends();
  }

private:
  amp2hip_windows::serial_worker worker_;
};

/// The base of blocks that accept and offer messages.
template <typename TargetLinkRegistry, typename SourceLinkRegistry,
          typename MessageProcessor =
              ordered_message_processor<typename TargetLinkRegistry::type::type>>
class propagator_block : public source_block<TargetLinkRegistry, MessageProcessor>,
                         public amp2hip_windows::linked_target<SourceLinkRegistry> {
protected:
  void initialize_source_and_target(Scheduler *scheduler = nullptr,
                                    ScheduleGroup *group = nullptr) {
    this->initialize_source(scheduler, group);
  }
  /// Ends all links and waits for the messages that the block has accepted.
  void remove_network_links() {
    this->decline_incoming_messages();
    this->unlink_sources();
    this->remove_targets();
  }
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_TARGET_BLOCK_H
