//===--- task.inl - member functions of task ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_TASK_INL
#define AMP2HIP_TASK_TASK_INL

#include "amp2hip/task/task.h"
#include "amp2hip/task/cancellation.h"
#include <chrono>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace amp2hip {

/// Calls \p function, which must not throw, on a thread of the runtime.
void call_on_runtime_thread(std::function<void()> function);

/// A function was called on a default-constructed task.
class invalid_operation : public std::future_error {
public:
  invalid_operation() : std::future_error(std::future_errc::no_state) {}
};

template <typename T>
struct task_state : std::enable_shared_from_this<task_state<T>> {
  /// A function that is called with the state. It must not own the state itself, because a state
  /// that never gets a result would not be destroyed.
  using callback = std::function<void(const std::shared_ptr<task_state> &)>;

  std::promise<T> promise;
  std::shared_future<T> future{promise.get_future().share()};
  std::shared_ptr<cancellation_state> token; ///< Of <ppltasks.h>; null for none.

  template <typename... Value>
  void finish(Value &&...value) {
    promise.set_value(std::forward<Value>(value)...);
    call_all();
  }
  void fail(std::exception_ptr why) {
    promise.set_exception(why);
    call_all();
  }
  void cancel() { fail(std::make_exception_ptr(task_canceled())); }
  /// Calls \p function on a thread of the runtime once this state has a result.
  void when_done(callback function) {
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (!done_) {
        waiting_.push_back(std::move(function));
        return;
      }
    }
    call(std::move(function));
  }

private:
  void call(callback function) {
    call_on_runtime_thread(
        [function = std::move(function), self = this->shared_from_this()] { function(self); });
  }
  void call_all() {
    std::vector<callback> now;
    {
      const std::lock_guard<std::mutex> guard(lock_);
      done_ = true;
      now.swap(waiting_);
    }
    for (callback &one : now)
      call(std::move(one));
  }

  std::mutex lock_;
  bool done_ = false;
  std::vector<callback> waiting_;
};

struct task_access {
  template <typename T>
  static task<T> make(std::shared_ptr<task_state<T>> state) {
    task<T> result;
    result.state_ = std::move(state);
    return result;
  }
  /// Throws invalid_operation if the task is default-constructed.
  template <typename T>
  static const std::shared_ptr<task_state<T>> &state_of(const task<T> &of) {
    if (of.state_ == nullptr)
      throw invalid_operation();
    return of.state_;
  }
};

/// Copies the result or the error of \p from, which must be ready, to \p to.
template <typename T>
void forward_result(task_state<T> &to, const std::shared_future<T> &from) {
  try {
    if constexpr (std::is_void<T>::value) {
      from.get();
      to.finish();
    } else {
      to.finish(from.get());
    }
  } catch (...) {
    to.fail(std::current_exception());
  }
}

/// Calls \p function and sets the result of \p to from the return value. If the return value is a
/// task, waits for the task without blocking and takes its result.
template <typename R, typename Function>
void finish_with(const std::shared_ptr<task_state<R>> &to, Function &&function) {
  using returned = decltype(function());
  try {
    if constexpr (is_a_task<returned>::value) {
      const std::shared_ptr<task_state<R>> inner = task_access::state_of(function());
      inner->when_done([to](const auto &done) { forward_result(*to, done->future); });
    } else if constexpr (std::is_void<returned>::value) {
      function();
      to->finish();
    } else {
      to->finish(function());
    }
  } catch (...) {
    to->fail(std::current_exception());
  }
}

template <typename T>
T task<T>::get() const {
  return task_access::state_of(*this)->future.get();
}
template <typename T>
task_status task<T>::wait() const {
  try {
    task_access::state_of(*this)->future.get();
    return task_status::completed;
  } catch (const task_canceled &) {
    return task_status::canceled;
  }
}
template <typename T>
bool task<T>::is_done() const {
  return task_access::state_of(*this)->future.wait_for(std::chrono::seconds(0)) ==
         std::future_status::ready;
}

/// Implements task::then. The continuation is canceled if \p token is canceled before its call.
template <typename T, typename Function>
continuation_of<T, Function> continue_with(const task<T> &before,
                                           const std::shared_ptr<Function> &function,
                                           const std::shared_ptr<cancellation_state> &token) {
  using next = continuation_of<T, Function>;
  auto result = std::make_shared<task_state<typename next::result_type>>();
  result->token = token;
  task_access::state_of(before)->when_done([result, function](const auto &done) {
    finish_with(result, [&]() -> decltype(auto) {
      if constexpr (takes_result<T, Function>::value)
        done->future.get(); // its error is that of the continuation
      const token_scope scope(result->token);
      if constexpr (!takes_result<T, Function>::value)
        return (*function)(task_access::make(done));
      else if constexpr (std::is_void<T>::value)
        return (*function)();
      else
        return (*function)(done->future.get());
    });
  });
  return task_access::make(std::move(result));
}

template <typename T>
template <typename Function>
continuation_of<T, std::decay_t<Function>> task<T>::then(Function &&function) const {
  // std::function requires a copyable function object, and \p function need not be copyable.
  auto held = std::make_shared<std::decay_t<Function>>(std::forward<Function>(function));
  // A continuation that takes the result inherits the token.
  const auto &token = task_access::state_of(*this)->token;
  return continue_with(*this, held,
                       takes_result<T, std::decay_t<Function>>::value ? token : nullptr);
}

} // namespace amp2hip

#endif // AMP2HIP_TASK_TASK_INL
