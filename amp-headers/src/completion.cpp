//===--- completion.cpp - futures of asynchronous work -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_COMPLETION_CPP
#define AMP2HIP_COMPLETION_CPP

#include "amp2hip/backend.h"
#include "amp2hip/completion_future.h"
#include "amp2hip/region.h"
#include "device_errors.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace amp2hip {

/// What the futures of one operation share.
struct completion {
  using callback_list = std::vector<std::unique_ptr<callback>>;

  std::mutex lock;
  bool done = false;
  std::promise<void> promise;
  callback_list callbacks;

  /// The callbacks are the caller's to call.
  callback_list finish(std::exception_ptr failure) {
    if (failure)
      promise.set_exception(failure);
    else
      promise.set_value();
    const std::lock_guard<std::mutex> guard(lock);
    done = true;
    return std::move(callbacks);
  }

  /// On a thread of their own: one that waits for another operation must not
  /// hold up the thread that looks after that.
  static void call_elsewhere(callback_list list) {
    if (list.empty())
      return;
    auto all = std::make_shared<callback_list>(std::move(list));
    const auto call_all = [all] {
      for (const std::unique_ptr<callback> &one : *all)
        call(*one);
    };
    try {
      std::thread(call_all).detach();
    } catch (const std::system_error &) { // no thread to be had
      call_all();
    }
  }

  static void call(callback &one) noexcept {
    try {
      one.call();
    } catch (...) { // §4.6.3: nobody is there who could catch it
    }
  }
};

struct future_access {
  static concurrency::completion_future make(const std::shared_ptr<completion> &of) {
    concurrency::completion_future future;
    future.future_ = of->promise.get_future().share();
    future.completion_ = of;
    return future;
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
    for (buffer *home : keep)
      if (home != nullptr)
        release(home);
    return of->finish(failure);
  }
};

/// Waits for points in the order in which they were made, on a thread of its
/// own: callbacks may call the runtime, which a vendor's callbacks may not.
class waiter {
public:
  static waiter &get() {
    static waiter *const one = new waiter; // its thread lives until the end
    return *one;
  }

  void add(waiting_work work) {
    const std::lock_guard<std::mutex> guard(lock_);
    work_.push_back(std::move(work));
    wake_.notify_one();
  }

private:
  waiter() {
    std::thread([this] { run(); }).detach();
  }

  [[noreturn]] void run() {
    for (;;) {
      std::unique_lock<std::mutex> guard(lock_);
      wake_.wait(guard, [this] { return !work_.empty(); });
      waiting_work work = std::move(work_.front());
      work_.pop_front();
      guard.unlock();
      completion::call_elsewhere(work.finish());
    }
  }

  std::mutex lock_;
  std::condition_variable wake_;
  std::deque<waiting_work> work_;
};

} // namespace

void wait_for(const std::shared_ptr<event> &point) {
  if (point == nullptr)
    return;
  point->wait();
  throw_reported_errors();
}

/// Done, or failed: then waiting for it says how.
static bool is_over(event &point) {
  try {
    return point.done();
  } catch (...) {
    return true;
  }
}

concurrency::completion_future make_future(std::shared_ptr<event> point, buffer *first, buffer *second) {
  auto of = std::make_shared<completion>();
  concurrency::completion_future future = future_access::make(of);
  if (point == nullptr) {
    of->finish(nullptr);
    return future;
  }
  for (buffer *home : {first, second})
    if (home != nullptr)
      retain(home);
  waiting_work work = {std::move(point), of, {first, second}};
  if (is_over(*work.point))
    work.finish();
  else
    waiter::get().add(std::move(work));
  return future;
}

} // namespace amp2hip

namespace concurrency {

void completion_future::then_call(std::unique_ptr<amp2hip::callback> function) const {
  if (!valid())
    throw std::future_error(std::future_errc::no_state);
  {
    const std::lock_guard<std::mutex> guard(completion_->lock);
    if (!completion_->done) {
      completion_->callbacks.push_back(std::move(function));
      return;
    }
  }
  amp2hip::completion::call(*function);
}

} // namespace concurrency

#endif // AMP2HIP_COMPLETION_CPP
