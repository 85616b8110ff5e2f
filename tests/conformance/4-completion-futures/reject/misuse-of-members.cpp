// A program must not pass parameters to continuations, compare futures or use results of get and
// then.
//
// reject: R-4.6-a, R-4.6.3-a, R-4.6.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <future>
using namespace concurrency;
void f(completion_future c, std::shared_future<void> s, std::future<void> u) {
  int i = c.get(); // ERROR
  c.then([](int) {}); // ERROR
  c.then([](completion_future) {}); // ERROR
  c.then(1); // ERROR
  access_type t = 1; // ERROR
  queuing_mode q = 0; // ERROR
  if (c == c) {} // ERROR
  c.share(); // ERROR
  c.then([] {}).get(); // ERROR
}
int main() {}
