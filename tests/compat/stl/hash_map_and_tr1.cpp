//===--- hash_map_and_tr1.cpp - Tests of hash_map and of TR1's random -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <hash_map>
#include <hash_set>
#include <iterator>
#include <memory>
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
}

TEST_CASE("hash_map, hash_set: iterators in both directions, bounds, comparisons") {
  typedef stdext::hash_map<int, std::string> map;
  map numbers;
  numbers.insert(map::value_type(1, "one"));
  numbers.insert(std::pair<int, std::string>(3, "three"));
  CHECK((numbers.insert(numbers.end(), map::value_type(2, "two"))->second == "two"));
  const auto again = numbers.insert(map::value_type(2, "zwei"));
  CHECK((!again.second && again.first->second == "two" && numbers.at(2) == "two"));
  CHECK_THROWS_AS(numbers.at(7), std::out_of_range);
  map::iterator last = numbers.end();
  CHECK((--last)->first == 2);
  map::reverse_iterator backwards = numbers.rbegin();
  CHECK((backwards->first == 2 && (++backwards)->first == 3 && ++ ++backwards == numbers.rend()));
  const map copy(numbers);
  map::const_reverse_iterator first = copy.rbegin();
  CHECK((first->second == "two" && copy.crend() != copy.crbegin() && copy.cbegin() != copy.cend()));
  CHECK((numbers.lower_bound(3)->second == "three" && numbers.upper_bound(3)->second == "two"));
  CHECK((copy.lower_bound(9) == copy.end() && copy.upper_bound(9) == copy.end()));
  CHECK((numbers.key_comp()(1, 2) && !numbers.key_comp()(2, 1)));
  map::key_compare compare = numbers.key_comp();
  CHECK(
      (compare(1) == compare(1) && numbers.value_comp()(*copy.begin(), *numbers.begin()) == false));
  CHECK((copy == numbers && numbers.erase(1) == 1 && numbers.erase(1) == 0 && copy != numbers));
  CHECK((numbers.erase(numbers.begin())->first == 2 && numbers.size() == 1));
  numbers.swap(*std::make_unique<map>(copy));
  map moved(std::move(numbers));
  numbers = moved;
  CHECK((numbers == moved && numbers.size() == 3 && numbers.bucket_count() > 0 &&
         numbers.load_factor() <= numbers.max_load_factor() && numbers.max_size() > 3));
  numbers.erase(numbers.begin(), numbers.end());
  moved.clear();
  CHECK((numbers.empty() && moved.empty() && numbers.begin() == numbers.end()));

  stdext::hash_multimap<int, char> several;
  for (char c = 'a'; c < 'g'; ++c)
    several.insert(std::make_pair(c % 3, c));
  const auto range = several.equal_range('c' % 3);
  CHECK((range.first->second == 'c' && std::next(range.first)->second == 'f' &&
         std::distance(range.first, range.second) == 2));
  several.erase(range.first); // erases one of the two elements with this key
  CHECK((several.count('c' % 3) == 1 && several.find('c' % 3)->second == 'f'));
  CHECK((several.emplace(5, 'x')->second == 'x' &&
         several.emplace_hint(several.begin(), 5, 'y')->second == 'y' && several.size() == 7));

  stdext::hash_multiset<int, stdext::hash_compare<int, std::greater<int>>> set;
  set.insert(5);
  set.insert({7, 5, 6});
  CHECK((*set.begin() == 5 && *++set.begin() == 5 && *set.rbegin() == 6 && set.value_comp()(3, 2)));
  CHECK((set.get_allocator() == std::allocator<int>() && set.erase(5) == 2 && set.size() == 2));
  stdext::hash_set<const char *> texts;
  texts.insert("a");
  CHECK(stdext::hash_value("ab") == stdext::hash_value(std::string("ab").c_str()));
  CHECK(stdext::hash_value(L"ab") != stdext::hash_value(L"ac"));
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
