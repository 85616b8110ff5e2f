//===--- task.cpp - Tests of completion_future::to_task -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/array/region.h"
#include "ppltasks.h"
#include "support.h"
#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>

using namespace support;
using concurrency::completion_future;
using concurrency::task;

static completion_future some_copy() {
  const std::vector<int> values(16, 3); // initcheck reports copies of uninitialized elements
  array<int, 1> a(16, values.begin()), b(16);
  return copy_async(a, b);
}

namespace {
/// An event that fails when the test sets `ready`.
class failing_event final : public amp2hip::event {
public:
  std::atomic<bool> ready{false};
  bool done() override { return ready; }
  void wait() override {
    while (!ready)
      std::this_thread::yield();
    throw concurrency::runtime_exception("the device is gone", E_FAIL);
  }
};
} // namespace

TEST_CASE("to_task: waits for the operation (R-4.6.3-g)") {
  const task<void> one = some_copy().to_task();
  one.get();
  CHECK(one.wait() == concurrency::task_status::completed);
  CHECK(one.is_done());
  const task<void> copy = one;
  CHECK(copy == one);
  CHECK(some_copy().to_task() != one);
  CHECK_THROWS_AS(completion_future().to_task(), std::future_error);
  CHECK_THROWS_AS(task<int>().get(), std::future_error);
  CHECK_THROWS_AS(task<void>().then([] {}), std::future_error);
}

TEST_CASE("to_task: chains of continuations") {
  std::vector<int> log;
  const task<int> last = some_copy()
                             .to_task()
                             .then([&] { log.push_back(1); })
                             .then([&](task<void> before) {
                               before.get();
                               log.push_back(2);
                               return 20;
                             })
                             .then([&](int value) { return value + 1; })
                             .then([&](task<int> before) { return before.get() * 2; });
  CHECK(last.get() == 42);
  CHECK(log == std::vector<int>{1, 2});
  // If a continuation returns a task, its result is the result of that task.
  const task<long> inner =
      some_copy().to_task().then([] { return some_copy().to_task().then([] { return 7L; }); });
  CHECK(inner.get() == 7);
  const task<void> no_value = inner.then([](long) { return some_copy().to_task(); });
  no_value.get();
  // A move-only function object, and one that accepts any argument.
  auto only_moves = std::make_unique<int>(5);
  CHECK(some_copy().to_task().then([held = std::move(only_moves)] { return *held; }).get() == 5);
  int seen = 0;
  some_copy().to_task().then([&](auto before) { before.get(), seen = 1; }).get();
  CHECK(seen == 1);
}

TEST_CASE("to_task: a failure skips continuations that take the result") {
  const auto point = std::make_shared<failing_event>();
  const task<void> failing = amp2hip::make_future(point).to_task();
  CHECK_FALSE(failing.is_done());
  bool called = false;
  const task<int> skipped = failing.then([&] {
    called = true;
    return 1;
  });
  const task<int> caught = skipped.then([](task<int> before) {
    try {
      return before.get();
    } catch (const concurrency::runtime_exception &error) {
      return std::string(error.what()) == "the device is gone" ? -1 : -2;
    }
  });
  point->ready = true;
  CHECK(caught.get() == -1);
  CHECK_FALSE(called);
  CHECK_THROWS_AS(failing.wait(), concurrency::runtime_exception);
  CHECK_THROWS_AS(skipped.get(), concurrency::runtime_exception);
  CHECK_THROWS_AS(some_copy().to_task().then([] { throw std::logic_error("mine"); }).get(),
                  std::logic_error);
  CHECK_THROWS_AS(some_copy().to_task().then([] { return task<int>(); }).get(), std::future_error);
}
