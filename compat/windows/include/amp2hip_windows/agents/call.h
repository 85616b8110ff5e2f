//===--- call.h - call, transformer ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_CALL_H
#define AMP2HIP_WINDOWS_AGENTS_CALL_H

#include "amp2hip_windows/agents/output_queue.h"

namespace concurrency {

/// Calls a function for each message, in their order: on the thread of send(), or for asend() and
/// linked sources on another thread. The destructor waits for the messages.
template <typename T, typename Function = std::function<void(const T &)>>
class call : public target_block<multi_link_registry<ISource<T>>> {
public:
  typedef typename ITarget<T>::filter_method filter_method;
  explicit call(const Function &function, const filter_method &filter = nullptr)
      : function_(function) {
    this->register_filter(filter);
  }
  call(Scheduler &on, const Function &function, const filter_method &filter = nullptr)
      : call(function, filter) {
    this->initialize_target(&on);
  }
  call(ScheduleGroup &in, const Function &function, const filter_method &filter = nullptr)
      : call(function, filter) {
    this->initialize_target(nullptr, &in);
  }
  ~call() override { this->remove_sources(); }

protected:
  bool supports_anonymous_source() override { return true; }
  message_status propagate_message(message<T> *offered, ISource<T> *source) override {
    return amp2hip_windows::take_message<T>(offered, source, this,
                                            [this](message<T> *taken) { this->async_send(taken); });
  }
  message_status send_message(message<T> *offered, ISource<T> *source) override {
    return amp2hip_windows::take_message<T>(offered, source, this,
                                            [this](message<T> *taken) { this->sync_send(taken); });
  }
  void process_message(message<T> *taken) override {
    const std::unique_ptr<message<T>> owned(taken);
    function_(owned->payload);
  }

private:
  Function function_;
};

/// Passes on what a function returns for each message.
template <typename Input, typename Output>
class transformer
    : public amp2hip_windows::queued_source<propagator_block<single_link_registry<ITarget<Output>>,
                                                             multi_link_registry<ISource<Input>>>,
                                            Output> {
public:
  typedef std::function<Output(const Input &)> transform_method;
  typedef typename ITarget<Input>::filter_method filter_method;
  explicit transformer(const transform_method &function, ITarget<Output> *target = nullptr,
                       const filter_method &filter = nullptr)
      : function_(function) {
    link(target, filter);
  }
  transformer(Scheduler &on, const transform_method &function, ITarget<Output> *target = nullptr,
              const filter_method &filter = nullptr)
      : function_(function) {
    this->initialize_source_and_target(&on);
    link(target, filter);
  }
  transformer(ScheduleGroup &in, const transform_method &function,
              ITarget<Output> *target = nullptr, const filter_method &filter = nullptr)
      : function_(function) {
    this->initialize_source_and_target(nullptr, &in);
    link(target, filter);
  }
  ~transformer() override { this->remove_network_links(); }

protected:
  bool supports_anonymous_source() override { return true; }
  message_status propagate_message(message<Input> *offered, ISource<Input> *source) override {
    return amp2hip_windows::take_message<Input>(
        offered, source, this, [this](message<Input> *taken) {
          this->worker().post([this, taken] { transform(taken); });
        });
  }
  message_status send_message(message<Input> *offered, ISource<Input> *source) override {
    return amp2hip_windows::take_message<Input>(
        offered, source, this,
        [this](message<Input> *taken) { this->worker().run([this, taken] { transform(taken); }); });
  }

private:
  void link(ITarget<Output> *target, const filter_method &filter) {
    this->register_filter(filter);
    if (target != nullptr)
      this->link_target(target);
  }
  /// Receivers do not wait for the function.
  void transform(message<Input> *taken) {
    const std::unique_ptr<message<Input>> owned(taken);
    auto *made = new message<Output>(function_(owned->payload));
    const std::lock_guard<std::recursive_mutex> guard(this->source_lock());
    this->propagate_to_any_targets(made);
  }
  transform_method function_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_CALL_H
