//===--- older_library.cpp - Tests of hash_map and of TR1's random -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <hash_map>
#include <hash_set>
#include <random>
#include <string>

namespace {
/// Ignores the case of the first character.
struct initial_compare {
  enum { bucket_size = 4, min_buckets = 8 };
  static char initial(const std::string &text) { return text.empty() ? 0 : text[0] | 0x20; }
  size_t operator()(const std::string &text) const { return initial(text); }
  bool operator()(const std::string &a, const std::string &b) const {
    return initial(a) < initial(b);
  }
};
} // namespace

TEST_CASE("hash_map, hash_set: the interfaces of the standard containers") {
  stdext::hash_map<std::string, int> numbers;
  numbers["one"] = 1;
  numbers.insert(std::make_pair("two", 2));
  CHECK((numbers.size() == 2 && numbers.find("two")->second == 2));
  const stdext::hash_map<std::string, int, initial_compare> initials = {{"one", 1}, {"Other", 2}};
  CHECK((initials.size() == 1 && initials.count("OK") == 1));
  stdext::hash_map<int, float, stdext::hash_compare<int, std::less<int>>> compared;
  compared[3] = 1.5f;
  CHECK(compared.find(4) == compared.end());
  stdext::hash_multimap<int, int> several = {{1, 2}, {1, 3}};
  CHECK(several.count(1) == 2);
  CHECK(stdext::hash_value(5) == stdext::hash_value(5));
  stdext::hash_set<int> set = {1, 2, 2};
  CHECK(set.size() == 2);
  stdext::hash_multiset<int> multiset = {1, 2, 2};
  CHECK(multiset.size() == 3);
  CHECK(stdext::hash_equal<int, stdext::hash_compare<int>>()(2, 2));
}

TEST_CASE("variate_generator: distributions of TR1") {
  std::mt19937 engine(5);
  std::variate_generator<std::mt19937 &, std::uniform_real<double>> real(
      engine, std::uniform_real<double>(2, 3));
  std::variate_generator<std::mt19937, std::uniform_int<int>> integer(engine,
                                                                      std::uniform_int<int>(1, 6));
  for (int i = 0; i < 100; ++i) {
    const double x = real();
    const int n = integer();
    CHECK((x >= 2 && x < 3 && n >= 1 && n <= 6));
  }
  CHECK((real.min() == 2 && real.max() == 3));
  CHECK(&real.engine() == &engine);
  CHECK(integer.distribution().max() == 6);
}
