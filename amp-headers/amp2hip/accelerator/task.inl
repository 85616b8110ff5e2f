//===--- task.inl - member functions of task ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_TASK_INL
#define AMP2HIP_ACCELERATOR_TASK_INL

#include "amp2hip/accelerator/task.h"
#include <chrono>
#include <exception>
#include <future>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace amp2hip {

/// Calls \p function->call(), which must not throw, on a thread of the runtime.
void call_on_runtime_thread(std::unique_ptr<callback> function);

/// The shared state of a task. finish() or fail() sets its result once.
template <typename T>
struct task_state {
  std::promise<T> promise;
  std::shared_future<T> future{promise.get_future().share()};

  template <typename... Value>
  void finish(Value &&...value) {
    promise.set_value(std::forward<Value>(value)...);
    call_all();
  }
  void fail(std::exception_ptr why) {
    promise.set_exception(why);
    call_all();
  }
  /// Calls \p function on a thread of the runtime once this state has a result.
  template <typename Function>
  void when_done(Function function) {
    std::unique_ptr<callback> call(new callback_of<Function>(std::move(function)));
    {
      const std::lock_guard<std::mutex> guard(lock_);
      if (!done_) {
        waiting_.push_back(std::move(call));
        return;
      }
    }
    call_on_runtime_thread(std::move(call));
  }

private:
  void call_all() {
    std::vector<std::unique_ptr<callback>> now;
    {
      const std::lock_guard<std::mutex> guard(lock_);
      done_ = true;
      now.swap(waiting_);
    }
    for (std::unique_ptr<callback> &one : now)
      call_on_runtime_thread(std::move(one));
  }

  std::mutex lock_;
  bool done_ = false;
  std::vector<std::unique_ptr<callback>> waiting_;
};

struct task_access {
  template <typename T>
  static task<T> make(std::shared_ptr<task_state<T>> state) {
    task<T> result;
    result.state_ = std::move(state);
    return result;
  }
  /// Throws std::future_error if the task is default-constructed.
  template <typename T>
  static const std::shared_ptr<task_state<T>> &state_of(const task<T> &of) {
    if (of.state_ == nullptr)
      throw std::future_error(std::future_errc::no_state);
    return of.state_;
  }
};

template <typename T>
struct is_task : std::false_type {};
template <typename T>
struct is_task<task<T>> : std::true_type {};

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
    if constexpr (is_task<returned>::value) {
      const std::shared_ptr<task_state<R>> inner = task_access::state_of(function());
      inner->when_done([to, inner] { forward_result(*to, inner->future); });
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
  task_access::state_of(*this)->future.get();
  return task_status::completed;
}
template <typename T>
bool task<T>::is_done() const {
  return task_access::state_of(*this)->future.wait_for(std::chrono::seconds(0)) ==
         std::future_status::ready;
}

template <typename T>
template <typename Function>
continuation_of<T, std::decay_t<Function>> task<T>::then(Function &&function) const {
  using next = continuation_of<T, std::decay_t<Function>>;
  auto result = std::make_shared<task_state<typename next::result_type>>();
  const auto &state = task_access::state_of(*this);
  state->when_done([result, before = *this,
                    held = std::decay_t<Function>(std::forward<Function>(function))]() mutable {
    finish_with(result, [&]() -> decltype(auto) {
      if constexpr (!takes_result<T, std::decay_t<Function>>::value)
        return held(before);
      else if constexpr (std::is_void<T>::value)
        return before.get(), held();
      else
        return held(before.get());
    });
  });
  return task_access::make(std::move(result));
}

} // namespace amp2hip

#endif // AMP2HIP_ACCELERATOR_TASK_INL
