// A completion_future has no value, no comparison and no conversion except to shared_future<void>,
// and its continuations take no arguments.
//
// reject: R-3.2-a, R-4.6-a, R-4.6.3-a, R-4.6.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <future>
#include <string>

using namespace concurrency;

extern completion_future f;
extern const completion_future cf;

// A completion_future has no value, no comparison and no conversion except to shared_future<void>.
namespace conversions_and_results {
void f1() {
  f.get(3); // expected-error
}
void f2() {
  completion_future x(3); // expected-error
}
void f3() {
  completion_future x = std::shared_future<void>(); // expected-error
}
void f4() {
  std::future<void> x = f; // expected-error
}
void f5() {
  std::shared_future<int> x = f; // expected-error
}
void f6() {
  cf = f; // expected-error
}
void f7() {
  f == f; // expected-error
}
void f8() {
  if (f) { // expected-error
  }
}
void f9() {
  int x = f.get(); // expected-error
}
void f10() {
  f.wait_for(std::string()); // expected-error
}
} // namespace conversions_and_results

// A program must not pass parameters to continuations, compare futures or use results of get and
// then.
namespace results_and_continuations {
void f(completion_future c, std::shared_future<void> s, std::future<void> u) {
  int i = c.get();                  // expected-error
  c.then([](int) {});               // expected-error
  c.then([](completion_future) {}); // expected-error
  c.then(1);                        // expected-error
  access_type t = 1;                // expected-error
  queuing_mode q = 0;               // expected-error
  if (c == c) {                     // expected-error
  }
  c.share();           // expected-error
  c.then([] {}).get(); // expected-error
}
} // namespace results_and_continuations

int main() {}
