//===--- when.h - tasks that wait for several tasks ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_WHEN_H
#define AMP2HIP_TASK_WHEN_H

#include "amp2hip/task/create.h"
#include <atomic>
#include <iterator>
#include <vector>

namespace amp2hip {

/// The result of when_all for tasks of T: their results in order.
template <typename T>
struct all_results {
  using type = std::vector<T>;
};
template <>
struct all_results<void> {
  using type = void;
};
/// The result of when_any for tasks of T: the first result and the number of its task.
template <typename T>
struct any_result {
  using type = std::pair<T, std::size_t>;
};
template <>
struct any_result<void> {
  using type = std::size_t;
};

/// The progress of a when_all or when_any.
template <typename T, typename Result>
struct waiting_for_tasks {
  std::vector<task<T>> tasks; ///< Of when_all, until one of them fails.
  std::shared_ptr<task_state<Result>> state = std::make_shared<task_state<Result>>();
  first_result<Result> result{state};
  std::atomic<std::size_t> running{0};
};

template <typename T>
void finish_all(waiting_for_tasks<T, typename all_results<T>::type> &wait) {
  wait.result.set([&](auto &state) {
    if constexpr (std::is_void<T>::value) {
      state.finish();
    } else {
      std::vector<T> results;
      results.reserve(wait.tasks.size());
      for (const task<T> &one : wait.tasks)
        results.push_back(one.get());
      state.finish(std::move(results));
    }
  });
}

/// Returns a task that completes when all tasks have. It fails or is canceled as soon as one of
/// them is.
template <typename Iterator>
auto when_all(Iterator begin, Iterator end, const task_options &options = task_options()) {
  using T = typename std::iterator_traits<Iterator>::value_type::result_type;
  using result = typename all_results<T>::type;
  const auto wait = std::make_shared<waiting_for_tasks<T, result>>();
  wait->tasks.assign(begin, end);
  wait->state->token = options.get_cancellation_token().state();
  wait->running = wait->tasks.size();
  if (wait->tasks.empty())
    finish_all<T>(*wait);
  for (; begin != end; ++begin) {
    task_access::state_of(*begin)->when_done([wait](const auto &done) {
      try {
        done->future.get();
        if (--wait->running == 0)
          finish_all<T>(*wait);
      } catch (...) {
        wait->result.set([&](auto &to) {
          to.fail(std::current_exception());
          // Some tasks may never complete; they must not own themselves.
          wait->tasks.clear();
        });
      }
    });
  }
  return task_access::make(wait->state);
}

/// Returns a task that completes when the first task has. It fails or is canceled only if all of
/// them are.
template <typename Iterator>
auto when_any(Iterator begin, Iterator end, const task_options &options = task_options()) {
  using T = typename std::iterator_traits<Iterator>::value_type::result_type;
  using result = typename any_result<T>::type;
  const auto wait = std::make_shared<waiting_for_tasks<T, result>>();
  wait->state->token = options.get_cancellation_token().state();
  const std::vector<task<T>> tasks(begin, end);
  wait->running = tasks.size();
  if (tasks.empty())
    throw invalid_operation();
  for (std::size_t number = 0; number < tasks.size(); ++number) {
    task_access::state_of(tasks[number])->when_done([wait, number](const auto &done) {
      try {
        done->future.get();
        wait->result.set([&](auto &to) {
          if constexpr (std::is_void<T>::value)
            to.finish(number);
          else
            to.finish(result(done->future.get(), number));
        });
      } catch (...) {
        if (--wait->running == 0)
          wait->result.set([](auto &to) { to.fail(std::current_exception()); });
      }
    });
  }
  return task_access::make(wait->state);
}

/// The results of one or several tasks as a vector, for `a && b && c`.
template <typename T>
std::vector<T> as_results(const T &one) {
  return {one};
}
template <typename T>
std::vector<T> as_results(const std::vector<T> &all) {
  return all;
}
template <typename T>
struct element_of {
  using type = T;
};
template <typename T>
struct element_of<std::vector<T>> {
  using type = T;
};

/// Like when_all. A vector of results, which `a && b` has, is not nested.
template <typename A, typename B>
task<std::vector<typename element_of<A>::type>> operator&&(const task<A> &a, const task<B> &b) {
  static_assert(std::is_same<typename element_of<A>::type, typename element_of<B>::type>::value,
                "operator&& requires tasks with the same type of result");
  return a.then([b](const A &first) {
    return b.then([first](const B &second) {
      auto results = as_results(first);
      const auto more = as_results(second);
      results.insert(results.end(), more.begin(), more.end());
      return results;
    });
  });
}
inline task<void> operator&&(const task<void> &a, const task<void> &b) {
  const task<void> both[] = {a, b};
  return when_all(both, both + 2);
}

/// Like when_any, without the number of the task.
template <typename T>
task<T> operator||(const task<T> &a, const task<T> &b) {
  const task<T> both[] = {a, b};
  if constexpr (std::is_void<T>::value)
    return when_any(both, both + 2).then([](std::size_t) {});
  else
    return when_any(both, both + 2).then([](const std::pair<T, std::size_t> &first) {
      return first.first;
    });
}

} // namespace amp2hip

#endif // AMP2HIP_TASK_WHEN_H
