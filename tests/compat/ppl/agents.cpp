//===--- agents.cpp - agents and message blocks --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <agents.h>
#include <atomic>
#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using namespace concurrency;

namespace {
/// Adds numbers until a 0.
class adder : public agent {
public:
  adder(ISource<int> &from, ITarget<int> &to) : from_(from), to_(to) {}

protected:
  void run() override {
    int sum = 0;
    while (const int number = receive(from_))
      sum += number;
    send(to_, sum);
    done();
  }

private:
  ISource<int> &from_;
  ITarget<int> &to_;
};
} // namespace

TEST_CASE("agent: runs on its own thread, with a status") {
  unbounded_buffer<int> numbers;
  single_assignment<int> sum;
  adder one(numbers, sum);
  CHECK((one.status() == agent_created && one.start() && !one.start()));
  for (int i = 5; i >= 0; --i)
    CHECK(send(numbers, i));
  const agent_status status = agent::wait(&one);
  CHECK((status == agent_done && sum.value() == 15 && receive(one.status_port()) == agent_done));
  CHECK_FALSE(one.cancel());
  adder never(numbers, sum);
  CHECK((never.cancel() && !never.start() && agent::wait(&never, 100) == agent_canceled));
  adder waits(numbers, sum);
  CHECK_THROWS_AS(agent::wait(&waits, 5), operation_timed_out);
}

TEST_CASE("agent: wait_for_all, wait_for_one") {
  unbounded_buffer<int> a, b;
  overwrite_buffer<int> sums;
  adder first(a, sums), second(b, sums);
  agent *both[] = {&first, &second};
  first.start();
  second.start();
  send(b, 0);
  agent_status status = agent_created;
  std::size_t number = 9;
  agent::wait_for_one(2, both, status, number);
  CHECK((status == agent_done && number == 1));
  send(a, 0);
  agent_status statuses[2] = {};
  agent::wait_for_all(2, both, statuses);
  CHECK((statuses[0] == agent_done && statuses[1] == agent_done));
}

TEST_CASE("unbounded_buffer: a queue") {
  unbounded_buffer<std::string> buffer;
  std::string text;
  CHECK_FALSE(try_receive(buffer, text));
  CHECK_THROWS_AS(receive(buffer, 5), operation_timed_out);
  CHECK((asend(buffer, "a") && buffer.enqueue("b") && send(&buffer, "c")));
  CHECK((try_receive(buffer, text) && text == "a" && buffer.dequeue() == "b" &&
         receive(&buffer) == "c"));
  unbounded_buffer<std::string> target;
  send(buffer, "before");
  buffer.link_target(&target);
  send(buffer, "after");
  CHECK((receive(target) == "before" && receive(target) == "after"));
  buffer.unlink_target(&target);
  send(buffer, "kept");
  CHECK((!try_receive(&target, text) && receive(buffer) == "kept"));
  buffer.link_target(&target);
  buffer.unlink_targets();
  send(buffer, "kept");
  CHECK(receive(buffer) == "kept");
  CHECK_THROWS_AS(
      receive(buffer, [](const std::string &) { return true; }, 1), operation_timed_out);
}

TEST_CASE("overwrite_buffer, single_assignment: the last and the first message") {
  overwrite_buffer<int> last;
  CHECK_FALSE(last.has_value());
  CHECK((send(last, 1) && send(last, 2) && last.has_value() && last.value() == 2 &&
         receive(last) == 2));
  CHECK(receive(last, [](const int &x) { return x == 2; }) == 2);
  single_assignment<int> first;
  CHECK_FALSE(first.has_value());
  CHECK((send(first, 1) && !send(first, 2) && first.value() == 1 && first.has_value()));
  overwrite_buffer<int> even([](const int &x) { return x % 2 == 0; });
  CHECK((!send(even, 3) && send(even, 4) && even.value() == 4));
}

TEST_CASE("call, transformer: work for each message, in order") {
  std::vector<int> seen;
  {
    call<int> log([&](const int &x) { seen.push_back(x); });
    transformer<int, int> twice([](const int &x) { return 2 * x; }, &log);
    for (int i = 0; i < 100; ++i)
      asend(twice, i);
  }
  REQUIRE(seen.size() == 100);
  for (int i = 0; i < 100; ++i)
    CHECK(seen[static_cast<std::size_t>(i)] == 2 * i);
  transformer<int, std::string> text([](const int &x) { return std::to_string(x); });
  send(text, 12);
  CHECK(receive(text) == "12");
}

TEST_CASE("send: calls the function on the thread of the sender; asend: on another one") {
  std::thread::id runs_on;
  single_assignment<bool> done;
  call<int> one([&](const int &x) {
    runs_on = std::this_thread::get_id();
    if (x == 2)
      send(done, true);
  });
  CHECK((send(one, 1) && runs_on == std::this_thread::get_id()));
  asend(one, 2);
  CHECK((receive(done) && runs_on != std::this_thread::get_id()));
  // A function may send to its own block.
  std::vector<int> seen;
  unbounded_buffer<int> sent;
  call<int> *self = nullptr;
  call<int> countdown([&](const int &x) {
    seen.push_back(x);
    if (x > 0)
      send(self, x - 1);
    else
      send(sent, x);
  });
  self = &countdown;
  send(countdown, 3);
  CHECK((receive(sent, 60000) == 0 && seen == std::vector<int>{3, 2, 1, 0}));
}

TEST_CASE("call, transformer: filters, targets and schedulers") {
  Scheduler *scheduler =
      Scheduler::Create(SchedulerPolicy(2, MinConcurrency, 1, MaxConcurrency, 2));
  ScheduleGroup *group = scheduler->CreateScheduleGroup();
  {
    unbounded_buffer<int> results(*scheduler),
        even(*group, [](const int &x) { return x % 2 == 0; });
    const auto positive = [](const int &x) { return x > 0; };
    call<int> in_scheduler(*scheduler, [&](const int &x) { send(results, x); }, positive);
    call<int> in_group(*group, [&](const int &x) { send(results, 10 * x); });
    transformer<int, int> twice(*scheduler, [](const int &x) { return 2 * x; }, &results, positive);
    transformer<int, int> thrice(*group, [](const int &x) { return 3 * x; }, &even);
    CHECK((!asend(in_scheduler, 0) && asend(in_scheduler, 1)));
    CHECK(receive(results, 60000) == 1);
    CHECK((asend(in_group, 1) && receive(results, 60000) == 10));
    CHECK((!send(twice, -1) && send(twice, 4) && receive(results, 60000) == 8));
    CHECK((send(thrice, 1) && send(thrice, 2)));
    CHECK_THROWS_AS(receive(thrice), invalid_link_target); // it has one target
    thrice.unlink_targets();
    CHECK((receive(thrice, 60000) == 3 && receive(thrice, 60000) == 6));
    timer<int> later(*scheduler, 1, 5, &results), same(*group, 1, 6, &results);
    later.start();
    CHECK(receive(results, 60000) == 5);
    same.start();
    CHECK(receive(results, 60000) == 6);
    overwrite_buffer<int> last(*scheduler);
    single_assignment<int> first(*group);
    CHECK((send(last, 1) && send(first, 2) && last.value() + first.value() == 3));
    int value = 0;
    CHECK(try_receive(last, value, [](const int &x) { return x == 1; }));
    CHECK_FALSE(try_receive(&last, value, [](const int &x) { return x == 2; }));
  }
  group->Release();
  scheduler->Release();
}

TEST_CASE("agent: on a scheduler with one thread, agents that wait for each other") {
  class ping : public agent {
  public:
    ping(Scheduler &on, unbounded_buffer<int> &from, unbounded_buffer<int> &to)
        : agent(on), from_(from), to_(to) {}
    ping(ScheduleGroup &in, unbounded_buffer<int> &from, unbounded_buffer<int> &to)
        : agent(in), from_(from), to_(to) {}

  protected:
    void run() override {
      for (int i = 0; i < 100; ++i)
        send(to_, receive(from_) + 1);
      done();
    }

  private:
    unbounded_buffer<int> &from_, &to_;
  };
  Scheduler *scheduler =
      Scheduler::Create(SchedulerPolicy(2, MinConcurrency, 1, MaxConcurrency, 1));
  ScheduleGroup *group = scheduler->CreateScheduleGroup();
  {
    unbounded_buffer<int> a, b;
    ping one(*scheduler, a, b), two(*group, b, a);
    one.start();
    two.start();
    send(a, 0);
    agent *both[] = {&one, &two};
    agent::wait_for_all(2, both);
    CHECK(receive(a) == 200);
  }
  group->Release();
  scheduler->Release();
}

TEST_CASE("unlink_target: the target may be destroyed afterwards") {
  overwrite_buffer<int> numbers;
  std::atomic<bool> stop{false};
  std::thread sender([&] {
    for (int i = 0; !stop; ++i)
      send(numbers, i);
  });
  for (int i = 0; i < 200; ++i) {
    int last = -1;
    call<int> log([&last](const int &x) { last = x; });
    numbers.link_target(&log);
    numbers.unlink_target(&log);
  }
  stop = true;
  sender.join();
  SUCCEED("no data race, which ThreadSanitizer would report");
}

TEST_CASE("timer: sends after a time, once or repeatedly") {
  unbounded_buffer<int> messages;
  timer<int> once(5, 7, &messages);
  once.start();
  CHECK(receive(messages, 60000) == 7);
  timer<int> repeated(2, 8, &messages, true);
  repeated.start();
  CHECK((receive(messages, 60000) == 8 && receive(messages, 60000) == 8));
  repeated.pause();
  repeated.stop();
  timer<int> stopped(100000, 9, &messages);
  stopped.start();
}
