//===--- containers.cpp - concurrent containers --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <catch2/catch.hpp>
#include <concurrent_priority_queue.h>
#include <concurrent_queue.h>
#include <concurrent_unordered_map.h>
#include <concurrent_unordered_set.h>
#include <concurrent_vector.h>
#include <ppl.h>
#include <stdexcept>
#include <string>

using namespace concurrency;

TEST_CASE("concurrent_vector") {
  concurrent_vector<int> values;
  parallel_for(0, 1000, [&](int i) { values.push_back(i); });
  std::sort(values.begin(), values.end());
  for (int i = 0; i < 1000; ++i)
    REQUIRE(values[static_cast<std::size_t>(i)] == i);
  const auto grown = values.grow_by(5);
  CHECK((values.end() - grown == 5 && *values.push_back(7) == 7 && values.size() == 1006));
  values.grow_to_at_least(2000);
  CHECK((values.size() == 2000 && values.at(3) == 3 && values.front() == 0 && !values.empty()));
  CHECK_THROWS(values.at(5000));
  values.clear();
  CHECK(values.empty());
  Concurrency::concurrent_vector<std::string> texts(3, "x");
  CHECK((texts.size() == 3 && texts.back() == "x" && texts.capacity() >= 3));
  static_assert(
      std::is_same<concurrent_vector<int>, concurrent_vector<int, std::allocator<int>>>::value, "");
}

TEST_CASE("concurrent_queue") {
  concurrent_queue<int> queue;
  parallel_for(0, 100, [&](int i) { queue.push(i); });
  CHECK((queue.unsafe_size() == 100 && !queue.empty()));
  combinable<int> sum;
  parallel_for(0, 100, [&](int) {
    int one = 0;
    if (queue.try_pop(one))
      sum.local() += one;
  });
  int left = 0;
  CHECK((sum.combine(std::plus<int>()) == 4950 && !queue.try_pop(left)));
  queue.push(1);
  CHECK(*queue.unsafe_begin() == 1);
  queue.clear();
  CHECK(queue.empty());
}

TEST_CASE("concurrent_priority_queue") {
  concurrent_priority_queue<int> queue;
  parallel_for(0, 50, [&](int i) { queue.push(i); });
  int largest = 0;
  CHECK((queue.size() == 50 && queue.try_pop(largest) && largest == 49));
  concurrent_priority_queue<int, std::greater<int>> reversed;
  reversed.push(3);
  reversed.push(1);
  CHECK((reversed.try_pop(largest) && largest == 1));
  reversed.clear();
  CHECK(reversed.empty());
}

TEST_CASE("concurrent_unordered_map, concurrent_unordered_set and their multi forms") {
  concurrent_unordered_map<int, std::string> map;
  parallel_for(0, 200,
               [&](int i) { map.insert(std::make_pair(i % 100, std::to_string(i % 100))); });
  CHECK((map.size() == 100 && map[5] == "5" && map.at(7) == "7" && map.count(8) == 1));
  CHECK((map.find(200) == map.end() && map.unsafe_erase(5) == 1 && map.count(5) == 0));
  CHECK_THROWS_AS(map.at(5), std::out_of_range);
  concurrent_unordered_multimap<int, int> multimap;
  multimap.insert(std::make_pair(1, 2));
  multimap.insert(std::make_pair(1, 3));
  CHECK(multimap.count(1) == 2);
  concurrent_unordered_set<int> set;
  parallel_for(0, 100, [&](int i) { set.insert(i / 2); });
  CHECK((set.size() == 50 && set.count(3) == 1));
  concurrent_unordered_multiset<int> multiset;
  multiset.insert(4);
  multiset.insert(4);
  CHECK((multiset.size() == 2 && multiset.unsafe_bucket_count() > 0));
}
