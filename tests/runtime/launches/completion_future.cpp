//===--- completion_future.cpp - Tests of completion_future ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/array/region.h"
#include "support.h"
#include <atomic>
#include <chrono>
#include <fstream>
#include <future>
#include <mutex>
#include <string>
#include <thread>

using namespace support;
using concurrency::completion_future;

static completion_future some_copy() {
  static array<int, 1> a(16), b(16);
  fill(array_view<int>(a), 1);
  return copy_async(a, b);
}

TEST_CASE("completion_future: validity (R-4.6.2-a, R-4.6.2-c, R-4.6.3-f)") {
  completion_future none;
  CHECK_FALSE(none.valid());
  CHECK_THROWS_AS(none.get(), std::future_error);
  CHECK_THROWS_AS(none.then([] {}), std::future_error);
  completion_future some = some_copy();
  CHECK(some.valid());
  completion_future moved = std::move(some);
  CHECK(moved.valid());
  CHECK_FALSE(some.valid());
  none = moved;
  CHECK(none.valid());
  none.get();
  none.get(); // repeatable
}

TEST_CASE("completion_future: wait_for and wait_until never return deferred (R-4.6.3-c)") {
  const completion_future future = some_copy();
  CHECK(future.wait_for(std::chrono::seconds(20)) == std::future_status::ready);
  CHECK(future.wait_until(std::chrono::steady_clock::now()) == std::future_status::ready);
}

TEST_CASE("completion_future: then runs every callback (R-4.6.3-e, R-4.6.3-f)") {
  const completion_future future = some_copy();
  std::atomic<int> calls{0};
  future.then([&] { ++calls; });
  future.then([] { throw 1; }); // swallowed
  future.get();
  future.then([&] {
    array<int, 1> c(4); // callbacks may use the runtime
    ++calls;
  });
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (calls < 2 && std::chrono::steady_clock::now() < limit)
    std::this_thread::yield();
  CHECK(calls == 2);
}

namespace {
/// An event that is done some time after its creation, as events of GPUs are.
class late_event final : public amp2hip::event {
public:
  explicit late_event(int milliseconds)
      : when_(std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds)) {}
  bool done() override { return std::chrono::steady_clock::now() >= when_; }
  void wait() override { std::this_thread::sleep_until(when_); }

private:
  const std::chrono::steady_clock::time_point when_;
};
completion_future late_future(int milliseconds = 50) {
  return amp2hip::make_future(std::make_shared<late_event>(milliseconds));
}
void await(const std::atomic<int> &count, int wanted) {
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (count < wanted && std::chrono::steady_clock::now() < limit)
    std::this_thread::yield();
}
/// Returns the number of threads of this process.
int thread_count() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == "Threads:") {
      int count = 0;
      status >> count;
      return count;
    }
  return 0;
}
} // namespace

TEST_CASE("completion_future: a slow operation does not delay other futures (R-4.6.3-b)") {
  const completion_future slow = late_future(20000), quick = late_future(30);
  CHECK(quick.wait_for(std::chrono::seconds(10)) == std::future_status::ready);
  CHECK(slow.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
}

TEST_CASE("completion_future: callbacks run on runtime threads, so they may take locks that the "
          "caller holds (R-4.6.3-e)") {
  std::atomic<int> calls{0};
  static std::mutex lock; // static: the last callback unlocks it after its call was counted
  const auto caller = std::this_thread::get_id();
  const auto callback = [&] {
    const std::lock_guard<std::mutex> guard(lock);
    if (std::this_thread::get_id() != caller)
      ++calls;
  };
  const completion_future ready = some_copy(), late = late_future();
  ready.wait();
  {
    const std::lock_guard<std::mutex> guard(lock);
    ready.then(callback);
    late.then(callback);
    late.wait();
    late.then(callback);
  }
  await(calls, 3);
  CHECK(calls == 3);
}

TEST_CASE("completion_future: callbacks may wait for one another (R-4.6.3-e)") {
  constexpr int count = 20;
  static std::promise<void> turns[count + 1]; // static: must outlive callbacks that hang
  static std::atomic<int> calls{0};
  for (int i = 0; i < count; ++i)
    some_copy().then([i] {
      turns[i + 1].get_future().wait();
      turns[i].set_value();
      ++calls;
    });
  turns[count].set_value();
  await(calls, count);
  CHECK(calls == count);
}

TEST_CASE("completion_future: a thousand futures, a few threads (R-4.6-a)") {
  const int before = thread_count();
  std::vector<completion_future> all;
  std::atomic<int> calls{0};
  for (int i = 0; i < 1000; ++i) {
    all.push_back(late_future(100));
    all.back().then([&] { ++calls; });
  }
  CHECK(thread_count() < before + 10);
  for (const completion_future &one : all)
    one.wait();
  await(calls, 1000);
  CHECK(thread_count() < before + 20);
  CHECK(calls == 1000);
}

TEST_CASE("completion_future: a callback may wait for another operation (R-4.6.3-e)") {
  static std::atomic<bool> called{false}; // static: must outlive a callback that hangs
  const completion_future first = late_future();
  CHECK(first.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
  first.then([] {
    late_future().get();
    called = true;
  });
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!called && std::chrono::steady_clock::now() < limit)
    std::this_thread::yield();
  CHECK(called);
}

TEST_CASE("completion_future: synchronize_async (R-5.2.3-o)") {
  std::vector<int> v(32, 1);
  const array_view<int> view(v);
  add(view, 1);
  view.synchronize_async().get();
  CHECK(v == std::vector<int>(32, 2));
}
