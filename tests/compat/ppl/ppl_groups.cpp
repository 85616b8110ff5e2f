//===--- ppl_groups.cpp - task groups and cancellation of <ppl.h> --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <ppl.h>
#include <pplinterface.h>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace concurrency;

TEST_CASE("task_group: runs functions and handles, and can be used again") {
  task_group group;
  std::atomic<int> sum{0};
  for (int i = 1; i <= 10; ++i)
    group.run([&sum, i] { sum += i; });
  CHECK((group.wait() == completed && sum == 55));
  auto handle = make_task([&] { sum += 100; });
  task_handle<decltype(handle)> other(handle);
  (void)other;
  group.run(handle);
  CHECK((group.run_and_wait([&] { sum += 1000; }) == completed && sum == 1155));
  auto last = make_task([&] { sum += 5; });
  CHECK((group.run_and_wait(last) == completed && sum == 1160));
  CHECK_THROWS_AS(group.run(last), invalid_multiple_scheduling);
  const task_group_status status = group.wait();
  CHECK((status == completed && status != not_complete));
}

TEST_CASE("task_group: the first exception cancels the rest") {
  task_group group;
  std::atomic<int> calls{0};
  group.run([] { throw std::runtime_error("mine"); });
  for (int i = 0; i < 2000; ++i)
    group.run([&] {
      ++calls;
      std::this_thread::sleep_for(std::chrono::microseconds(20));
    });
  CHECK_THROWS_AS(group.wait(), std::runtime_error);
  CHECK(calls < 2000);
  group.run([&] { calls = -1; });
  CHECK((group.wait() == completed && calls == -1));
}

TEST_CASE("task_group: cancel") {
  task_group group;
  std::atomic<bool> seen{false};
  group.run([&] {
    while (!is_current_task_group_canceling())
      std::this_thread::yield();
    seen = true;
    interruption_point();
    seen = false; // not reached
  });
  group.cancel();
  CHECK(group.is_canceling());
  const task_group_status status = group.wait();
  CHECK(status == canceled);
  CHECK_FALSE(group.is_canceling());
  std::atomic<int> after{0};
  group.run([&] { after = 1; });
  CHECK((group.wait() == completed && after == 1));
}

TEST_CASE("task_group: destroyed without a wait") {
  const auto forget = [] {
    task_group group;
    group.run([] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); });
  };
  CHECK_THROWS_AS(forget(), missing_wait);
  const auto fail = [] {
    task_group group;
    group.run([] {});
    throw std::logic_error("other");
  };
  CHECK_THROWS_AS(fail(), std::logic_error);
}

TEST_CASE("structured_task_group: handles") {
  int a = 0, b = 0;
  auto first = make_task([&] { a = 1; });
  auto second = make_task([&] { b = 2; });
  structured_task_group group;
  group.run(first);
  CHECK(group.run_and_wait(second) == completed);
  CHECK((a == 1 && b == 2));
  auto third = make_task([&] { a = 3; });
  group.run(third);
  group.cancel();
  group.wait();
  CHECK_FALSE(group.is_canceling());
}

TEST_CASE("cancellation tokens: groups and loops") {
  cancellation_token_source source;
  task_group group(source.get_token());
  std::atomic<bool> seen{false};
  group.run([&] {
    source.cancel();
    while (!is_current_task_group_canceling())
      std::this_thread::yield();
    seen = true;
  });
  CHECK((group.wait() == canceled && seen));
  CHECK(group.is_canceling()); // the token remains canceled
  CHECK((group.run_and_wait([] {}) == canceled));

  cancellation_token_source other;
  std::atomic<long> calls{0};
  run_with_cancellation_token(
      [&] {
        parallel_for(0L, 1L << 40, [&](long) {
          if (++calls == 100)
            other.cancel();
        });
      },
      other.get_token());
  CHECK((calls >= 100 && other.get_token().is_canceled()));
  bool interrupted = false;
  run_with_cancellation_token(
      [&] {
        interrupted = true;
        interruption_point();
        interrupted = false;
      },
      cancellation_token::none());
  CHECK_FALSE(interrupted);
}

TEST_CASE("cancellation tokens: callbacks and linked sources") {
  cancellation_token_source a, b;
  cancellation_token token = a.get_token();
  CHECK((token.is_cancelable() && !token.is_canceled() &&
         !cancellation_token::none().is_cancelable()));
  int calls = 0;
  const cancellation_token_registration kept = token.register_callback([&] { ++calls; });
  const cancellation_token_registration removed = token.register_callback([&] { calls += 10; });
  CHECK((kept != removed && kept == kept));
  token.deregister_callback(removed);
  const cancellation_token both[] = {token, b.get_token()};
  const cancellation_token_source linked =
      cancellation_token_source::create_linked_source(both, both + 2);
  const cancellation_token_source of_one =
      cancellation_token_source::create_linked_source(b.get_token());
  a.cancel();
  a.cancel();
  CHECK((calls == 1 && token.is_canceled() && linked.get_token().is_canceled() &&
         !of_one.get_token().is_canceled()));
  token.register_callback([&] { calls = 50; });
  CHECK(calls == 50);
  CHECK((a == a && a != b && token == a.get_token() && token != b.get_token()));
  CHECK_THROWS_AS(cancellation_token::none().register_callback([] {}), std::invalid_argument);
}
