//===--- join.h - join ----------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_JOIN_H
#define AMP2HIP_WINDOWS_AGENTS_JOIN_H

#include "amp2hip_windows/agents/join_inputs.h"
#include "amp2hip_windows/agents/output_queue.h"
#include <deque>

namespace concurrency {

/// Offers vectors with a message of each source. Linked sources have their places in the vector in
/// the order of their links.
template <typename T, join_type type = non_greedy>
class join : public amp2hip_windows::queued_source<
                 propagator_block<single_link_registry<ITarget<std::vector<T>>>,
                                  multi_link_registry<ISource<T>>>,
                 std::vector<T>> {
public:
  typedef typename ITarget<T>::filter_method filter_method;
  explicit join(std::size_t count, const filter_method &filter = nullptr) : inputs_(type) {
    for (std::size_t i = 0; i < count; ++i)
      all_.emplace_back(inputs_, this);
    this->register_filter(filter);
  }
  join(Scheduler &on, std::size_t count, const filter_method &filter = nullptr)
      : join(count, filter) {
    this->initialize_source_and_target(&on);
  }
  join(ScheduleGroup &in, std::size_t count, const filter_method &filter = nullptr)
      : join(count, filter) {
    this->initialize_source_and_target(nullptr, &in);
  }
  ~join() override { this->remove_network_links(); }

protected:
  message_status propagate_message(message<T> *offered, ISource<T> *source) override {
    for (input &one : all_) {
      if (!one.is_source(source))
        continue;
      bool complete = false;
      const message_status status = one.offered(offered, complete);
      if (complete)
        this->worker().post([this] { assemble(); });
      return status;
    }
    return declined;
  }
  message_status send_message(message<T> *offered, ISource<T> *source) override {
    return propagate_message(offered, source);
  }
  /// Throws invalid_link_target if the join has all of its sources.
  void link_source(ISource<T> *source) override {
    const std::lock_guard<std::mutex> guard(linking_);
    for (input &one : all_) {
      if (!one.is_source(nullptr))
        continue;
      one.link(source);
      return;
    }
    throw invalid_link_target("the join has all of its sources");
  }
  void unlink_source(ISource<T> *source) override {
    for (input &one : all_)
      if (one.is_source(source))
        one.unlink();
  }
  void unlink_sources() override {
    for (input &one : all_)
      one.unlink_source();
  }

private:
  using input = amp2hip_windows::join_input_of<T>;
  void assemble() {
    inputs_.assemble([this] {
      std::vector<T> values;
      for (input &one : all_)
        values.push_back(one.take()->payload);
      auto *made = new message<std::vector<T>>(values);
      const std::lock_guard<std::recursive_mutex> guard(this->source_lock());
      this->propagate_to_any_targets(made);
    });
  }

  amp2hip_windows::join_inputs inputs_;
  std::mutex linking_;
  std::deque<input> all_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_JOIN_H
