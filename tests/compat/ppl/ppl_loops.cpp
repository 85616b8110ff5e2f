//===--- ppl_loops.cpp - parallel loops and reductions of <ppl.h> --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <cstdint>
#include <forward_list>
#include <list>
#include <numeric>
#include <ppl.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace concurrency;

TEST_CASE("parallel_for: all forms") {
  std::vector<int> calls(1000);
  const auto count = [&](int i) { ++calls[static_cast<std::size_t>(i)]; };
  affinity_partitioner affinity;
  parallel_for(0, 1000, count);
  parallel_for(0, 1000, count, auto_partitioner());
  parallel_for(0, 1000, count, simple_partitioner(10));
  parallel_for(0, 1000, count, static_partitioner());
  parallel_for(0, 1000, count, affinity);
  parallel_for(0, 1000, 3, count);
  parallel_for(0, 1000, 3, count, simple_partitioner(7));
  parallel_for(0, 1000, 1, count, affinity);
  for (int i = 0; i < 1000; ++i)
    REQUIRE(calls[static_cast<std::size_t>(i)] == (i % 3 == 0 ? 8 : 6));
}

TEST_CASE("parallel_for: ranges of any integer type") {
  std::atomic<int> calls{0};
  parallel_for(5, 5, [&](int) { ++calls; });
  parallel_for(5, 1, [&](int) { ++calls; });
  CHECK(calls == 0);
  std::atomic<long long> sum{0};
  parallel_for(-10, 10, 5, [&](int i) { sum += i; });
  CHECK(sum == -10);
  parallel_for(std::size_t(3), std::size_t(5),
               [&](std::size_t i) { sum += static_cast<long long>(i); });
  CHECK(sum == -3);
  parallel_for(INT32_MIN, INT32_MAX, 1 << 30, [&](int i) { sum += i; });
  CHECK(sum == -3 - (1LL << 31)); // -2^31, -2^30, 0, 2^30
  parallel_for(UINT64_MAX - 2, UINT64_MAX, [&](std::uint64_t) { ++calls; });
  CHECK(calls == 2);
  CHECK_THROWS_AS(parallel_for(0, 5, 0, [](int) {}), std::invalid_argument);
  CHECK_THROWS_AS(parallel_for(0, 5, -1, [](int) {}), std::invalid_argument);
  CHECK_THROWS_AS(simple_partitioner(0), std::invalid_argument);
  CHECK(simple_partitioner(4).get_chunk_size() == 4);
}

TEST_CASE("loops: exceptions end the loop; loops nest") {
  std::atomic<int> calls{0};
  const auto fails = [&](int i) {
    ++calls;
    if (i == 0)
      throw std::runtime_error("first");
    std::this_thread::sleep_for(std::chrono::microseconds(10));
  };
  CHECK_THROWS_AS(parallel_for(0, 100000, fails), std::runtime_error);
  CHECK(calls < 100000);
  std::atomic<int> inner{0};
  parallel_for(0, 20, [&](int) { parallel_for(0, 20, [&](int) { ++inner; }); });
  CHECK(inner == 400);
}

TEST_CASE("loops: a thread that waits for an inner loop begins no other iteration") {
  // A thread-local variable and a lock show whether a thread does.
  std::atomic<bool> disturbed{false};
  critical_section section;
  parallel_for(0, 50, [&](int i) {
    static thread_local int current;
    critical_section::scoped_lock lock(section);
    current = i;
    parallel_for(0, 50, [](int) { std::this_thread::yield(); });
    if (current != i)
      disturbed = true;
  });
  CHECK_FALSE(disturbed);
}

TEST_CASE("parallel_for_each: random-access and forward iterators") {
  std::vector<int> values(500, 1);
  parallel_for_each(values.begin(), values.end(), [](int &x) { ++x; });
  parallel_for_each(values.begin(), values.end(), [](int &x) { ++x; }, simple_partitioner(5));
  affinity_partitioner affinity;
  parallel_for_each(values.begin(), values.end(), [](int &x) { ++x; }, affinity);
  CHECK(std::count(values.begin(), values.end(), 4) == 500);
  std::list<int> list(values.begin(), values.end());
  parallel_for_each(list.begin(), list.end(), [](int &x) { --x; });
  std::forward_list<int> forward(list.begin(), list.end());
  parallel_for_each(forward.begin(), forward.end(), [](int &x) { --x; });
  CHECK(std::count(forward.begin(), forward.end(), 2) == 500);
  parallel_for_each(list.end(), list.end(), [](int &) {});
  int array[] = {1, 2, 3};
  parallel_for_each(std::begin(array), std::end(array), [](int &x) { x *= 2; });
  CHECK(array[2] == 6);
}

TEST_CASE("parallel_invoke: two to ten functions") {
  std::atomic<int> sum{0};
  const auto add = [&] { ++sum; };
  parallel_invoke(add, add);
  parallel_invoke(add, add, add, add, add, add, add, add, add, add);
  CHECK(sum == 12);
  CHECK_THROWS_AS(parallel_invoke(add, [] { throw std::logic_error("x"); }), std::logic_error);
}

TEST_CASE("parallel_reduce: sums, functions and ranges, in order") {
  std::vector<int> values(10000);
  std::iota(values.begin(), values.end(), 0);
  CHECK(parallel_reduce(values.begin(), values.end(), 0) == 49995000);
  CHECK(parallel_reduce(values.begin(), values.end(), -1,
                        [](int a, int b) { return std::max(a, b); }) == 9999);
  const std::string text = parallel_reduce(
      values.begin(), values.begin() + 1000, std::string(),
      [](auto from, auto to, std::string result) {
        for (; from != to; ++from)
          result += std::to_string(*from % 10);
        return result;
      },
      [](const std::string &a, const std::string &b) { return a + b; });
  std::string expected;
  for (int i = 0; i < 1000; ++i)
    expected += std::to_string(i % 10);
  CHECK(text == expected);
  const std::list<std::string> words{"a", "b", "c"};
  CHECK(parallel_reduce(words.begin(), words.end(), std::string()) == "abc");
  CHECK(parallel_reduce(values.begin(), values.begin(), 5) == 5);
}

TEST_CASE("parallel_transform: one or two inputs; returns the end of the output") {
  std::vector<int> a(1000, 2), b(1000, 3), to(1000);
  CHECK(parallel_transform(a.begin(), a.end(), to.begin(), [](int x) { return x * 5; }) ==
        to.end());
  CHECK(std::count(to.begin(), to.end(), 10) == 1000);
  CHECK(parallel_transform(
            a.begin(), a.end(), to.begin(), [](int x) { return -x; }, simple_partitioner(9)) ==
        to.end());
  CHECK(std::count(to.begin(), to.end(), -2) == 1000);
  CHECK(parallel_transform(a.begin(), a.end(), b.begin(), to.begin(),
                           [](int x, int y) { return x + y; }) == to.end());
  CHECK(std::count(to.begin(), to.end(), 5) == 1000);
  std::list<int> list(a.begin(), a.end()), other(1000);
  CHECK(parallel_transform(
            list.begin(), list.end(), b.begin(), other.begin(), [](int x, int y) { return x * y; },
            static_partitioner()) == other.end());
  CHECK(std::count(other.begin(), other.end(), 6) == 1000);
}

TEST_CASE("combinable: a value per thread") {
  combinable<int> sum;
  parallel_for(0, 1000, [&](int i) { sum.local() += i; });
  CHECK(sum.combine([](int a, int b) { return a + b; }) == 499500);
  CHECK(sum.combine([](int &a, int &b) { return a + b; }) == 499500);
  int total = 0;
  sum.combine_each([&](int value) { total += value; });
  CHECK(total == 499500);
  combinable<int> copy(sum), assigned;
  assigned = sum;
  sum.clear();
  CHECK(sum.combine([](int a, int b) { return a + b; }) == 0);
  CHECK((copy.combine(std::plus<int>()) == 499500 && assigned.combine(std::plus<int>()) == 499500));
  combinable<std::string> texts([] { return std::string("start"); });
  bool exists = true;
  CHECK((texts.local(exists) == "start" && !exists));
  texts.local() += "!";
  CHECK((texts.local(exists) == "start!" && exists));
  combinable<int> initial([] { return 7; });
  CHECK(initial.combine(std::plus<int>()) == 7);
  std::vector<std::thread> threads;
  combinable<int> many;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      for (int k = 0; k < 1000; ++k)
        ++many.local();
    });
  for (std::thread &one : threads)
    one.join();
  CHECK(many.combine(std::plus<int>()) == 8000);
}
