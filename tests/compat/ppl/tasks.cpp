//===--- tasks.cpp - tasks of <ppltasks.h> -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <memory>
#include <ppltasks.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace concurrency;

TEST_CASE("create_task: functions, tasks that return tasks, continuations") {
  task<int> three = create_task([] { return 3; });
  CHECK((three.get() == 3 && three.wait() == completed && three.is_done() &&
         !three.is_apartment_aware()));
  task<void> nothing([] {});
  const task_status status = nothing.wait();
  CHECK((status == completed && status != not_complete));
  CHECK(create_task([] { return create_task([] { return std::string("inner"); }); }).get() ==
        "inner");
  CHECK(create_task(three) == three);
  task<int> more =
      three.then([](int x) { return x + 1; }, task_continuation_context::use_arbitrary());
  CHECK((more.get() == 4 && more != three));
  CHECK(three.then([](task<int> t) { return t.get() * 2; }, cancellation_token::none()).get() == 6);
  CHECK(three
            .then([](int x) { return x; }, task_options(cancellation_token::none(),
                                                        task_continuation_context::use_current()))
            .get() == 3);
  CHECK(three.then([](int x) { return x; }, task_continuation_context::use_default()).get() == 3);
  auto only_moves = std::make_unique<int>(5);
  CHECK(create_task([held = std::move(only_moves)] { return *held; }).get() == 5);
  CHECK((task_from_result(4).get() == 4 && task_from_result().wait() == completed));
  CHECK_THROWS_AS(task<int>().get(), invalid_operation);
  CHECK_THROWS_AS(task<int>().wait(), std::future_error);
}

TEST_CASE("tasks: errors reach continuations that take the task") {
  const task<int> fails = create_task([]() -> int { throw std::runtime_error("mine"); });
  std::atomic<bool> called{false};
  const task<int> skipped = fails.then([&](int x) {
    called = true;
    return x;
  });
  CHECK_THROWS_AS(skipped.get(), std::runtime_error);
  CHECK_FALSE(called);
  CHECK(skipped
            .then([](task<int> t) {
              try {
                return t.get();
              } catch (const std::runtime_error &error) {
                return std::string(error.what()) == "mine" ? 1 : 2;
              }
            })
            .get() == 1);
  CHECK_THROWS_AS(task_from_exception<int>(std::logic_error("x")).get(), std::logic_error);
  CHECK_THROWS_AS(task_from_exception<void>(std::make_exception_ptr(1)).get(), int);
}

TEST_CASE("task_completion_event: completes tasks once") {
  task_completion_event<int> event;
  const task<int> first(event), second = create_task(event);
  const task<int> next = second.then([](int x) { return x + 1; });
  CHECK_FALSE(first.is_done());
  CHECK((event.set(5) && !event.set(6) && !event.set_exception(1)));
  CHECK((first.get() == 5 && second.get() == 5 && next.get() == 6));
  task_completion_event<void> simple, failing;
  task<void> waits(simple), fails(failing);
  CHECK((simple.set() && waits.wait() == completed));
  CHECK(failing.set_exception(std::runtime_error("x")));
  CHECK_THROWS_AS(fails.wait(), std::runtime_error);
  CHECK_FALSE(failing.set_exception(std::make_exception_ptr(1)));
}

TEST_CASE("cancellation: before the start, in the task, of continuations, of events") {
  cancellation_token_source source;
  task_completion_event<int> event;
  std::atomic<bool> called{false};
  const task<int> waits(event, source.get_token());
  const task<void> inherits = waits.then([&](int) { called = true; });
  task_completion_event<void> go;
  const task<bool> tests = create_task(
      [go] {
        create_task(go).wait();
        return is_task_cancellation_requested();
      },
      source.get_token());
  const task<void> ends = create_task([go] {
    create_task(go).wait();
    if (!is_task_cancellation_requested())
      cancel_current_task();
  });
  CHECK(tests.is_done() == false);
  std::this_thread::sleep_for(std::chrono::milliseconds(20)); // both have started
  source.cancel();
  go.set();
  CHECK(tests.get());
  CHECK(ends.wait() == canceled);
  CHECK((waits.wait() == canceled && inherits.wait() == canceled && !called));
  CHECK_THROWS_AS(waits.get(), task_canceled);
  CHECK(create_task([&] { called = true; }, source.get_token()).wait() == canceled);
  CHECK(create_task([] {}).then([&] { called = true; }, source.get_token()).wait() == canceled);
  CHECK_FALSE(called);
  CHECK(inherits.then([](task<void> before) { return before.wait() == canceled; }).get());
}

TEST_CASE("when_all, when_any and their operators") {
  std::vector<task<int>> tasks;
  for (int i = 0; i < 5; ++i)
    tasks.push_back(create_task([i] { return i * i; }));
  CHECK(when_all(tasks.begin(), tasks.end()).get() == std::vector<int>{0, 1, 4, 9, 16});
  CHECK(when_all(tasks.begin(), tasks.begin()).get().empty());
  const std::pair<int, std::size_t> any = when_any(tasks.begin(), tasks.end()).get();
  CHECK(any.first == static_cast<int>(any.second * any.second));
  std::vector<task<void>> plain{create_task([] {}), create_task([] {})};
  CHECK(when_all(plain.begin(), plain.end()).wait() == completed);
  CHECK(when_any(plain.begin(), plain.end()).get() < 2);
  CHECK((tasks[1] && tasks[2]).get() == std::vector<int>{1, 4});
  CHECK((tasks[1] && tasks[2] && tasks[3]).get() == std::vector<int>{1, 4, 9});
  CHECK(((tasks[0] && tasks[1]) && (tasks[2] && tasks[3])).get() == std::vector<int>{0, 1, 4, 9});
  CHECK((plain[0] && plain[1]).wait() == completed);
  task_completion_event<int> never;
  CHECK((create_task(never) || tasks[4]).get() == 16);
  CHECK((plain[0] || plain[1]).wait() == completed);
  tasks.push_back(create_task([]() -> int { throw std::runtime_error("x"); }));
  CHECK_THROWS_AS(when_all(tasks.begin(), tasks.end()).get(), std::runtime_error);
  CHECK_NOTHROW(when_any(tasks.begin(), tasks.end()).get());
  CHECK_THROWS_AS(when_any(tasks.begin(), tasks.begin()), invalid_operation);
}

TEST_CASE("tasks may wait for more tasks than there are threads") {
  std::vector<task<int>> tasks;
  task_completion_event<int> start;
  for (int i = 0; i < 20; ++i)
    tasks.push_back(create_task([start] { return create_task(start).get(); }));
  create_task([start] { start.set(2); });
  int sum = 0;
  for (const task<int> &one : tasks)
    sum += one.get();
  CHECK(sum == 40);
}
