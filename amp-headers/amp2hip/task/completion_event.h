//===--- completion_event.h - task_completion_event ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_COMPLETION_EVENT_H
#define AMP2HIP_TASK_COMPLETION_EVENT_H

#include "amp2hip/task/task.inl"
#include <atomic>

namespace amp2hip {

/// The part of task_completion_event that does not depend on whether there is a value.
template <typename T>
class completion_event_base {
public:
  completion_event_base() : shared_(std::make_shared<shared_event>()) {}

  /// The tasks fail with \p error, an exception or a std::exception_ptr. Returns false, without an
  /// effect, if the event is set already.
  template <typename Error>
  bool set_exception(const Error &error) const {
    return set_once([&](task_state<T> &state) { state.fail(std::make_exception_ptr(error)); });
  }
  bool set_exception(const std::exception_ptr &error) const {
    return set_once([&](task_state<T> &state) { state.fail(error); });
  }

  /// For the headers of amp2hip.
  const std::shared_ptr<task_state<T>> &state() const { return shared_->state; }

protected:
  template <typename Set>
  bool set_once(Set set) const {
    if (shared_->is_set.exchange(true))
      return false;
    set(*shared_->state);
    return true;
  }

private:
  struct shared_event {
    std::shared_ptr<task_state<T>> state = std::make_shared<task_state<T>>();
    std::atomic<bool> is_set{false};
  };
  std::shared_ptr<shared_event> shared_;
};

/// A result that a program sets, for tasks that wait for it. Copies refer to the same event.
template <typename T>
class task_completion_event : public completion_event_base<T> {
public:
  typedef T result_type;
  /// Completes the tasks. Returns false, without an effect, if the event is set already.
  bool set(T result) const {
    return this->set_once([&](task_state<T> &state) { state.finish(std::move(result)); });
  }
};

template <>
class task_completion_event<void> : public completion_event_base<void> {
public:
  typedef void result_type;
  bool set() const {
    return set_once([](task_state<void> &state) { state.finish(); });
  }
};

} // namespace amp2hip

#endif // AMP2HIP_TASK_COMPLETION_EVENT_H
