// Then accepts the name of a function without an address operator.
//
// accept: R-4.6.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The functor type of then(const functor &) is deduced as void().
#include <amp.h>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>
using namespace concurrency;
static std::atomic<int> count(0);
static void plain() { ++count; }
int main() {
  std::vector<int> h(10, 1);
  array<int> a(10);
  completion_future f = copy_async(h.begin(), h.end(), a);
  f.then(plain);
  f.get();
  for (int k = 0; k < 5000 && count < 1; ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return count != 1;
}
