//===--- ppl_sorts.cpp - parallel sorts of <ppl.h> -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <memory>
#include <ppl.h>
#include <random>
#include <vector>

using namespace concurrency;

static std::vector<int> random_values(std::size_t count, int largest) {
  std::mt19937 random(7);
  std::vector<int> values(count);
  for (int &one : values)
    one = static_cast<int>(random() % static_cast<unsigned>(largest)) - largest / 2;
  return values;
}

TEST_CASE("parallel_sort: random, equal and sorted elements") {
  for (const int largest : {2, 100, 1000000}) {
    const std::vector<int> values = random_values(50000, largest);
    std::vector<int> expected = values, sorted = values;
    std::sort(expected.begin(), expected.end());
    parallel_sort(sorted.begin(), sorted.end());
    CHECK(sorted == expected);
    parallel_sort(sorted.begin(), sorted.end()); // sorted already
    CHECK(sorted == expected);
    parallel_sort(sorted.begin(), sorted.end(), std::greater<int>());
    std::reverse(expected.begin(), expected.end());
    CHECK(sorted == expected);
    sorted = values;
    parallel_sort(sorted.begin(), sorted.end(), std::greater<int>(), 100);
    CHECK(sorted == expected);
  }
  std::vector<int> all_equal(30000, 4), few{3, 1, 2}, none;
  parallel_sort(all_equal.begin(), all_equal.end());
  parallel_sort(few.begin(), few.end(), std::less<int>(), 1);
  parallel_sort(none.begin(), none.end());
  CHECK(few == std::vector<int>{1, 2, 3});
  std::vector<std::unique_ptr<int>> pointers;
  for (int i = 0; i < 5000; ++i)
    pointers.push_back(std::make_unique<int>(-i));
  parallel_sort(pointers.begin(), pointers.end(),
                [](const auto &a, const auto &b) { return *a < *b; });
  CHECK((*pointers.front() == -4999 && *pointers.back() == 0));
}

TEST_CASE("parallel_buffered_sort: all forms") {
  using allocator = std::allocator<int>;
  const std::vector<int> values = random_values(5000, 1000);
  std::vector<int> up = values, down = values;
  std::sort(up.begin(), up.end());
  std::sort(down.begin(), down.end(), std::greater<int>());
  const auto check = [&](const std::vector<int> &expected, auto sort) {
    std::vector<int> sorted = values;
    sort(sorted);
    CHECK(sorted == expected);
  };
  check(up, [](auto &v) { parallel_buffered_sort(v.begin(), v.end()); });
  check(up, [](auto &v) { parallel_buffered_sort<allocator>(v.begin(), v.end()); });
  check(up, [](auto &v) { parallel_buffered_sort(allocator(), v.begin(), v.end()); });
  check(down, [](auto &v) { parallel_buffered_sort(v.begin(), v.end(), std::greater<int>()); });
  check(down, [](auto &v) { parallel_buffered_sort(v.begin(), v.end(), std::greater<int>(), 99); });
  check(down, [](auto &v) {
    parallel_buffered_sort<allocator>(v.begin(), v.end(), std::greater<int>());
  });
  check(down, [](auto &v) {
    parallel_buffered_sort(allocator(), v.begin(), v.end(), std::greater<int>(), 99);
  });
}

TEST_CASE("parallel_radixsort: stable, by keys") {
  struct item {
    std::uint64_t key;
    int number;
  };
  std::mt19937_64 random(3);
  std::vector<item> items(20000);
  for (std::size_t i = 0; i < items.size(); ++i)
    items[i] = {random() % 500 << (i % 3 * 20), static_cast<int>(i)};
  std::vector<item> expected = items;
  std::stable_sort(expected.begin(), expected.end(),
                   [](const item &a, const item &b) { return a.key < b.key; });
  const auto key = [](const item &one) { return one.key; };
  const auto check = [&](auto sort) {
    std::vector<item> sorted = items;
    sort(sorted);
    CHECK(std::equal(sorted.begin(), sorted.end(), expected.begin(),
                     [](const item &a, const item &b) { return a.number == b.number; }));
  };
  check([&](auto &v) { parallel_radixsort(v.begin(), v.end(), key); });
  check([&](auto &v) { parallel_radixsort(v.begin(), v.end(), key, 100); });
  check([&](auto &v) { parallel_radixsort<std::allocator<item>>(v.begin(), v.end(), key); });
  check([&](auto &v) { parallel_radixsort(std::allocator<item>(), v.begin(), v.end(), key, 500); });

  std::vector<unsigned> numbers{3000000000u, 5, 1, 70000, 5};
  std::vector<unsigned> sorted = numbers;
  std::sort(sorted.begin(), sorted.end());
  parallel_radixsort(numbers.begin(), numbers.end());
  CHECK(numbers == sorted);
  parallel_radixsort<std::allocator<unsigned>>(numbers.begin(), numbers.end());
  parallel_radixsort(std::allocator<unsigned>(), numbers.begin(), numbers.end());
  CHECK(numbers == sorted);
  std::vector<int> negative{-1, 5, -7, 0};
  parallel_radixsort(negative.begin(), negative.end());
  CHECK(negative == std::vector<int>{0, 5, -7, -1}); // as unsigned numbers
}
