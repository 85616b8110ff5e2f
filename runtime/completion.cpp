//===--- completion.cpp - futures of asynchronous work -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/accelerator/completion_future.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/array/region.h"
#include "amp2hip/task/task.inl"
#include "callback_threads.h"
#include "device_errors.h"
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <future>
#include <iterator>
#include <mutex>
#include <thread>
#include <vector>

namespace amp2hip {

/// The shared state of the futures of one operation.
struct completion {
  using callback_list = std::vector<std::unique_ptr<callback>>;

  std::mutex lock;
  bool done = false;
  std::promise<void> promise;
  const std::shared_future<void> future{promise.get_future().share()};
  callback_list callbacks;

  /// Completes the futures and returns the callbacks, which the caller must call.
  callback_list finish(const std::exception_ptr &failure) {
    if (failure)
      promise.set_exception(failure);
    else
      promise.set_value();
    const std::lock_guard<std::mutex> guard(lock);
    done = true;
    return std::move(callbacks);
  }

  static void call_on_runtime_thread(callback_list list) {
    if (list.empty())
      return;
    auto all = std::make_shared<callback_list>(std::move(list));
    callback_threads::get().call([all] {
      for (const std::unique_ptr<callback> &one : *all)
        call(*one);
    });
  }

  static void call(callback &one) noexcept {
    try {
      one.call();
    } catch (...) { // §4.6.3: no code could catch the exception
    }
  }
};

struct future_access {
  static concurrency::completion_future make(const std::shared_ptr<completion> &of) {
    concurrency::completion_future future;
    future.completion_ = of;
    return future;
  }
  /// Returns the state of \p of. Throws std::future_error if \p of is not valid.
  static completion &state_of(const concurrency::completion_future &of) {
    if (!of.valid())
      throw std::future_error(std::future_errc::no_state);
    return *of.completion_;
  }
};

namespace {

struct waiting_work {
  std::shared_ptr<event> point;
  std::shared_ptr<completion> of;
  buffer *keep[2];

  completion::callback_list finish() {
    std::exception_ptr failure;
    try {
      point->wait();
      throw_reported_errors();
    } catch (...) {
      failure = std::current_exception();
    }
    point = nullptr;
    for (buffer *store : keep)
      if (store != nullptr)
        release_hold(store);
    return of->finish(failure);
  }
};

/// True if the work before \p point is complete or has failed. If it has failed, point.wait()
/// throws the error.
bool has_ended(event &point) {
  try {
    return point.done();
  } catch (...) {
    return true;
  }
}

/// A thread that polls the events of all asynchronous operations. It completes each operation as
/// soon as its event is done, so that short work on one queue does not wait for long work on
/// another. It polls often while the latest operation is new, and rarely when operations take long.
class waiter {
public:
  static waiter &get() {
    static waiter *const one = new waiter; // its thread runs until the program ends
    return *one;
  }

  void add(waiting_work work) {
    const std::lock_guard<std::mutex> guard(lock_);
    new_.push_back(std::move(work));
    latest_ = clock::now();
    wake_.notify_one();
  }

private:
  waiter() {
    std::thread([this] { run(); }).detach();
  }

  [[noreturn]] void run() {
    std::vector<waiting_work> work;
    for (;;) {
      pause(work);
      for (std::size_t i = 0; i < work.size();) {
        if (!has_ended(*work[i].point)) {
          ++i;
          continue;
        }
        waiting_work over = std::move(work[i]);
        work.erase(work.begin() + static_cast<std::ptrdiff_t>(i));
        completion::call_on_runtime_thread(over.finish());
      }
    }
  }

  /// Waits until it is time to poll again or new work was added.
  void pause(std::vector<waiting_work> &work) {
    std::unique_lock<std::mutex> guard(lock_);
    if (work.empty()) {
      wake_.wait(guard, [this] { return !new_.empty(); });
    } else if (new_.empty()) {
      const clock::duration age = clock::now() - latest_;
      if (age < std::chrono::microseconds(100)) {
        guard.unlock();
        std::this_thread::yield();
        guard.lock();
      } else {
        wake_.wait_for(guard, std::min<clock::duration>(age / 16, std::chrono::milliseconds(1)));
      }
    }
    std::move(new_.begin(), new_.end(), std::back_inserter(work));
    new_.clear();
  }

  using clock = std::chrono::steady_clock;
  std::mutex lock_;
  std::condition_variable wake_;
  std::vector<waiting_work> new_;
  clock::time_point latest_;
};

} // namespace

void wait_for(const std::shared_ptr<event> &point) {
  if (point == nullptr)
    return;
  point->wait();
  throw_reported_errors();
}

std::future_status to_future_status(bool ready) {
  return ready ? std::future_status::ready : std::future_status::timeout;
}

concurrency::completion_future make_future(std::shared_ptr<event> point, buffer *first,
                                           buffer *second) {
  auto of = std::make_shared<completion>();
  concurrency::completion_future future = future_access::make(of);
  if (point == nullptr) {
    of->finish(nullptr);
    return future;
  }
  for (buffer *store : {first, second})
    if (store != nullptr)
      add_hold(store);
  waiting_work work = {std::move(point), of, {first, second}};
  if (has_ended(*work.point))
    work.finish();
  else
    waiter::get().add(std::move(work));
  return future;
}

} // namespace amp2hip

namespace concurrency {

using amp2hip::future_access;

void completion_future::get() const {
  wait();
  future_access::state_of(*this).future.get();
}

void completion_future::wait() const {
  const auto &future = future_access::state_of(*this).future;
  if (future.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
    return;
  const amp2hip::trace::wait_scope traced(amp2hip::trace::waited::future);
  future.wait();
}

bool completion_future::wait_nanoseconds(long long limit) const {
  return future_access::state_of(*this).future.wait_for(std::chrono::nanoseconds(limit)) ==
         std::future_status::ready;
}

completion_future::operator std::shared_future<void>() const {
  return valid() ? completion_->future : std::shared_future<void>();
}

void completion_future::then_call(std::unique_ptr<amp2hip::callback> function) const {
  amp2hip::completion &state = future_access::state_of(*this);
  {
    const std::lock_guard<std::mutex> guard(state.lock);
    if (!state.done) {
      state.callbacks.push_back(std::move(function));
      return;
    }
  }
  amp2hip::completion::callback_list now;
  now.push_back(std::move(function));
  amp2hip::completion::call_on_runtime_thread(std::move(now));
}

amp2hip::task<void> completion_future::to_task() const {
  auto result = std::make_shared<amp2hip::task_state<void>>();
  const std::shared_future<void> future = future_access::state_of(*this).future;
  then([result, future] { amp2hip::forward_result(*result, future); });
  return amp2hip::task_access::make(std::move(result));
}

} // namespace concurrency
