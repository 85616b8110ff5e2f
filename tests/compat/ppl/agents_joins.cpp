//===--- agents_joins.cpp - join, multitype_join, choice ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <agents.h>
#include <atomic>
#include <catch2/catch.hpp>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

using namespace concurrency;

TEST_CASE("join: a message of each source, in the order of the links") {
  unbounded_buffer<int> a, b, c;
  join<int> all(3);
  a.link_target(&all);
  b.link_target(&all);
  c.link_target(&all);
  send(c, 3);
  send(a, 1);
  std::vector<int> values;
  CHECK_FALSE(try_receive(all, values));
  // The join has no message yet: another block may take it.
  int taken = 0;
  CHECK((try_receive(a, taken) && taken == 1));
  send(a, 4);
  send(b, 2);
  CHECK(receive(all) == std::vector<int>{4, 2, 3});
  unbounded_buffer<int> more;
  CHECK_THROWS_AS(more.link_target(&all), invalid_link_target);
  for (int i = 0; i < 100; ++i) {
    asend(a, i);
    asend(b, 2 * i);
    asend(c, 3 * i);
  }
  for (int i = 0; i < 100; ++i)
    CHECK(receive(all, 60000) == std::vector<int>{i, 2 * i, 3 * i});
}

TEST_CASE("join: greedy, filters, senders without a link") {
  unbounded_buffer<int> a, b;
  constexpr join_type eager = greedy;
  join<int, eager> both(2, [](const int &x) { return x > 0; });
  a.link_target(&both);
  b.link_target(&both);
  send(a, 1);
  send(a, 2);
  int taken = 0;
  CHECK((try_receive(a, taken) && taken == 2)); // the join has taken 1
  send(b, -1);
  CHECK((try_receive(b, taken) && taken == -1));
  send(a, 3);
  send(b, 5);
  send(b, 6);
  CHECK(receive(both, 60000) == std::vector<int>{1, 5});
  CHECK(receive(both, 60000) == std::vector<int>{3, 6});

  join<int> two(2);
  std::thread first([&] { send(two, 7); });
  std::thread second([&] { send(two, 7); });
  CHECK(receive(two, 60000) == std::vector<int>{7, 7});
  first.join();
  second.join();
}

TEST_CASE("join: two joins share their sources without a deadlock") {
  // Each join needs both sources, as the philosophers need both chopsticks.
  unbounded_buffer<int> left, right;
  join<int> one(2), two(2);
  left.link_target(&one);
  right.link_target(&one);
  right.link_target(&two);
  left.link_target(&two);
  std::atomic<int> meals{0};
  const auto eat = [&](join<int> &forks) {
    std::vector<int> both;
    while (meals < 100) {
      if (!try_receive(forks, both)) {
        Context::Yield();
        continue;
      }
      ++meals;
      asend(both[0] == 1 ? left : right, both[0]);
      asend(both[1] == 1 ? left : right, both[1]);
    }
  };
  std::thread first([&] { eat(one); }), second([&] { eat(two); });
  send(left, 1);
  send(right, 2);
  first.join();
  second.join();
  CHECK(meals >= 100);
}

TEST_CASE("multitype_join: tuples, greedy and not") {
  single_assignment<int> number;
  unbounded_buffer<std::string> text;
  overwrite_buffer<double> real;
  auto all = make_join(&number, &text, &real);
  send(number, 1);
  send(real, 0.5);
  send(real, 1.5);
  std::tuple<int, std::string, double> values;
  CHECK_FALSE(try_receive(all, values));
  send(text, "a");
  CHECK(receive(all, 60000) == std::make_tuple(1, std::string("a"), 1.5));

  unbounded_buffer<int> ints;
  unbounded_buffer<char> chars;
  auto taken = make_greedy_join(&ints, &chars);
  unbounded_buffer<std::tuple<int, char>> results;
  taken.link_target(&results);
  for (int i = 0; i < 10; ++i)
    send(ints, i);
  for (int i = 0; i < 10; ++i)
    send(chars, static_cast<char>('a' + i));
  for (int i = 0; i < 10; ++i)
    CHECK(receive(results, 60000) == std::make_tuple(i, static_cast<char>('a' + i)));
  multitype_join<std::tuple<unbounded_buffer<int> *, unbounded_buffer<char> *>> moved(
      make_join(&ints, &chars));
  taken.unlink_targets();
}

TEST_CASE("choice: the first message of several sources") {
  single_assignment<int> number;
  unbounded_buffer<std::string> text;
  auto first = make_choice(&number, &text);
  CHECK_FALSE(first.has_value());
  send(text, "a");
  CHECK((first.index() == 1 && first.has_value() && first.value<std::string>() == "a"));
  CHECK_THROWS_AS(first.value<int>(), std::bad_cast);
  send(text, "b");
  send(number, 2);
  CHECK((receive(text, 60000) == "b" && receive(number, 60000) == 2 && receive(first, 60000) == 1));
  choice<std::tuple<single_assignment<int> *, unbounded_buffer<std::string> *>> same(
      make_choice(&number, &text));
  CHECK((same.index() == 0 && same.value<int>() == 2));
}

TEST_CASE("joins and choices on a scheduler") {
  Scheduler *scheduler =
      Scheduler::Create(SchedulerPolicy(2, MinConcurrency, 1, MaxConcurrency, 2));
  ScheduleGroup *group = scheduler->CreateScheduleGroup();
  {
    unbounded_buffer<int> a(*scheduler), b(*group);
    const auto pass = [&](auto joined) {
      asend(a, 1);
      asend(b, 2);
      return receive(joined, 60000) == std::make_tuple(1, 2);
    };
    CHECK(pass(make_join(*scheduler, &a, &b)));
    CHECK(pass(make_greedy_join(*scheduler, &a, &b)));
    CHECK(pass(make_join(*group, &a, &b)));
    CHECK(pass(make_greedy_join(*group, &a, &b)));
    const auto choose = [&](auto chosen) {
      asend(b, 3);
      return chosen.index() == 1 && chosen.template value<int>() == 3;
    };
    CHECK(choose(make_choice(*scheduler, &a, &b)));
    CHECK(choose(make_choice(*group, &a, &b)));
    join<int> vector(*scheduler, 1), grouped(*group, 1);
    unbounded_buffer<int> single;
    single.link_target(&vector);
    asend(single, 4);
    CHECK(receive(vector, 60000) == std::vector<int>{4});
  }
  group->Release();
  scheduler->Release();
}
