//===--- with_copies.cpp - functions of threads that change their copies --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <amp2hip_windows/language/with_copies.h>
#include <catch2/catch.hpp>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {
std::size_t add(std::vector<int> &to, int number) {
  to.push_back(number);
  return to.size();
}
struct worker {
  int seen = 0;
  void run(std::string &text) { seen = static_cast<int>((text += "!").size()); }
};
} // namespace

TEST_CASE("with_copies: a thread changes its copy") {
  std::vector<int> numbers(3);
  CHECK(std::async(amp2hip_windows::with_copies(add), numbers, 1).get() == 4);
  worker one;
  std::string text = "ab";
  std::thread(amp2hip_windows::with_copies(&worker::run), &one, text).join();
  CHECK((one.seen == 3 && text == "ab" && numbers.size() == 3));
  // References and movable arguments are passed on.
  std::thread(amp2hip_windows::with_copies(add), std::ref(numbers), 5).join();
  CHECK(numbers.size() == 4);
  int value = 0;
  std::thread(amp2hip_windows::with_copies([&](std::unique_ptr<int> from) { value = *from; }),
              std::make_unique<int>(7))
      .join();
  CHECK(value == 7);
  amp2hip_windows::with_copies_of<void (*)(int)> none([](int) {});
  none(1);
  CHECK_FALSE(std::is_invocable_v<amp2hip_windows::with_copies_of<void (*)(int &)>, int>);
}
