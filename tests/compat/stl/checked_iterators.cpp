//===--- checked_iterators.cpp - iterators of namespace stdext -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <catch2/catch.hpp>
#include <csignal>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using stdext::make_checked_array_iterator;

TEST_CASE("checked_array_iterator: a random-access iterator") {
  int values[5] = {1, 2, 3, 4, 5};
  const auto first = make_checked_array_iterator(values, 5);
  const auto last = make_checked_array_iterator(values, 5, 5);
  CHECK((last - first == 5 && *first == 1 && first[2] == 3 && *(first + 4) == 5 &&
         *(1 + first) == 2));
  CHECK((first < last && first <= last && last > first && last >= first && first != last &&
         first == first));
  stdext::checked_array_iterator<int *> at = first;
  CHECK((*++at == 2 && *at++ == 2 && *at == 3 && *--at == 2 && *at-- == 2 && *at == 1));
  at += 3;
  at -= 1;
  CHECK((at.base() == values + 2 && *(at - 1) == 2));
  std::reverse(first, last);
  CHECK(values[0] == 5);
  std::vector<int> more{7, 8};
  std::copy(more.begin(), more.end(), make_checked_array_iterator(values, 5, 3));
  CHECK((values[3] == 7 && values[4] == 8));
  struct pair {
    int x;
  } pairs[2] = {{1}, {2}};
  CHECK(make_checked_array_iterator(pairs, 2)->x == 1);
  const stdext::unchecked_array_iterator<int *> unchecked =
      stdext::make_unchecked_array_iterator(values);
  CHECK(unchecked == values);
}

TEST_CASE("checked_array_iterator: an access outside of the array ends the program") {
  int values[2] = {};
  const auto signal_of = [](auto function) {
    const pid_t child = fork();
    if (child == 0) {
      close(2);
      signal(SIGABRT, SIG_DFL);
      function();
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  };
  CHECK(signal_of([&] { *make_checked_array_iterator(values, 2, 1) = 1; }) == 0);
  CHECK(signal_of([&] { *make_checked_array_iterator(values, 2, 2) = 1; }) == SIGABRT);
  CHECK(signal_of([&] { make_checked_array_iterator(values, 2) + 3; }) == SIGABRT);
  CHECK(signal_of([&] { --make_checked_array_iterator(values, 2); }) == SIGABRT);
}
