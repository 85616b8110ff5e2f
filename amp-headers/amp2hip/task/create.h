//===--- create.h - creation of tasks ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_CREATE_H
#define AMP2HIP_TASK_CREATE_H

#include "amp2hip/task/completion_event.h"
#include "amp2hip/task/options.h"
#include <atomic>

namespace amp2hip {

/// The result type of a task that is made of a function object or a task_completion_event.
template <typename Source>
struct source_result : task_result<std::invoke_result_t<Source &>> {};
template <typename T>
struct source_result<task_completion_event<T>> {
  using type = T;
};

/// A state that several threads try to set; the first one succeeds.
template <typename T>
class first_result {
public:
  explicit first_result(std::shared_ptr<task_state<T>> state) : state_(std::move(state)) {}
  template <typename Set>
  void set(Set function) {
    if (is_set_.exchange(true))
      return;
    // A token that is never canceled keeps this object, but not the state.
    const std::shared_ptr<task_state<T>> state = std::move(state_);
    function(*state);
  }

private:
  std::shared_ptr<task_state<T>> state_;
  std::atomic<bool> is_set_{false};
};

/// Runs \p function on a thread of the runtime, unless the token of \p to is canceled before.
template <typename T, typename Function>
void start_function(const std::shared_ptr<task_state<T>> &to, Function &&function) {
  // std::function requires a copyable function object, and \p function need not be copyable.
  auto held = std::make_shared<std::decay_t<Function>>(std::forward<Function>(function));
  call_on_runtime_thread([to, held] {
    finish_with(to, [&]() -> decltype(auto) {
      const token_scope scope(to->token);
      return (*held)();
    });
  });
}

/// Completes \p to with the event, or cancels it with its token.
template <typename T>
void start_waiting(const std::shared_ptr<task_state<T>> &to,
                   const task_completion_event<T> &event) {
  const auto once = std::make_shared<first_result<T>>(to);
  if (to->token != nullptr)
    to->token->add([once] { once->set([](task_state<T> &state) { state.cancel(); }); });
  event.state()->when_done([once](const auto &done) {
    once->set([&](task_state<T> &state) { forward_result(state, done->future); });
  });
}

template <typename T>
template <typename Source, std::enable_if_t<!is_a_task<std::decay_t<Source>>::value, int>>
task<T>::task(Source &&source) : task(std::forward<Source>(source), task_options()) {}

template <typename T>
template <typename Source>
task<T>::task(Source &&source, const task_options &options)
    : state_(std::make_shared<task_state<T>>()) {
  state_->token = options.get_cancellation_token().state();
  if constexpr (std::is_same<std::decay_t<Source>, task_completion_event<T>>::value)
    start_waiting(state_, source);
  else
    start_function(state_, std::forward<Source>(source));
}

template <typename T>
template <typename Function>
continuation_of<T, std::decay_t<Function>> task<T>::then(Function &&function,
                                                         const task_options &options) const {
  if (!options.has_cancellation_token())
    return then(std::forward<Function>(function));
  auto held = std::make_shared<std::decay_t<Function>>(std::forward<Function>(function));
  return continue_with(*this, held, options.get_cancellation_token().state());
}

/// Returns a task that runs \p source, a function object, or that completes with \p source, a
/// task_completion_event or a task.
template <typename Source, std::enable_if_t<!is_a_task<std::decay_t<Source>>::value, int> = 0>
task<typename source_result<std::decay_t<Source>>::type>
create_task(Source &&source, const task_options &options = task_options()) {
  return task<typename source_result<std::decay_t<Source>>::type>(std::forward<Source>(source),
                                                                  options);
}
template <typename T>
task<T> create_task(const task<T> &source) {
  return source;
}

template <typename T>
task<std::decay_t<T>> task_from_result(T &&result, const task_options & = task_options()) {
  auto state = std::make_shared<task_state<std::decay_t<T>>>();
  state->finish(std::forward<T>(result));
  return task_access::make(std::move(state));
}
inline task<void> task_from_result(const task_options & = task_options()) {
  auto state = std::make_shared<task_state<void>>();
  state->finish();
  return task_access::make(std::move(state));
}
/// Returns a task that failed with \p error, an exception or a std::exception_ptr.
template <typename T, typename Error>
task<T> task_from_exception(const Error &error, const task_options & = task_options()) {
  auto state = std::make_shared<task_state<T>>();
  if constexpr (std::is_same<Error, std::exception_ptr>::value)
    state->fail(error);
  else
    state->fail(std::make_exception_ptr(error));
  return task_access::make(std::move(state));
}

/// Ends the current task as canceled.
[[noreturn]] inline void cancel_current_task() { throw task_canceled(); }
/// True if the token of the current task is canceled.
inline bool is_task_cancellation_requested() {
  const cancellation_state *token = token_scope::current();
  return token != nullptr && token->is_canceled();
}

} // namespace amp2hip

#endif // AMP2HIP_TASK_CREATE_H
