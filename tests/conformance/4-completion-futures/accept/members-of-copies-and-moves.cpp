// completion_future copies, moves, waits and runs continuations; an empty one throws future_error.
//
// accept: R-4.6-a, R-4.6.2-a, R-4.6.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
#include <type_traits>
#include <utility>
#include <iterator>
#include "check.h"
using namespace concurrency;
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool t_ = false;                                                                               \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e_) { t_ = e_.what() && *e_.what(); } catch (...) {                       \
      std::printf("other exception ");                                                             \
    }                                                                                              \
    if (!t_) {                                                                                     \
      std::printf("line %d: no %s: %s\n", __LINE__, #type, #__VA_ARGS__);                          \
      ++failures;                                                                                  \
    }                                                                                              \
  } while (0)
#include <future>
#include <chrono>
#include <thread>
#include <atomic>
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
int main() {
  completion_future e;
  const completion_future ce(e);
  CHECK(!e.valid());
  CHECK(!ce.valid());
  THROWS(std::future_error, e.get());
  THROWS(std::future_error, e.wait());
  THROWS(std::future_error, e.wait_for(std::chrono::seconds(0)));
  THROWS(std::future_error, e.wait_until(std::chrono::steady_clock::now()));
  THROWS(std::future_error, e.then([] {}));
  std::vector<int> s(100);
  for (int i = 0; i < 100; ++i) s[i] = i;
  std::vector<int> d(100);
  array<int, 1> a(100);
  completion_future f = copy_async(s.begin(), s.end(), a);
  CHECK(f.valid());
  const completion_future g(f);
  CHECK(g.valid());
  g.get();
  g.get();
  f.get();
  f.wait();
  CHECK(f.valid());
  CHECK(f.wait_for(std::chrono::milliseconds(0)) == std::future_status::ready);
  CHECK(f.wait_until(std::chrono::system_clock::now()) == std::future_status::ready);
  CHECK(f.wait_until(std::chrono::steady_clock::now() + std::chrono::hours(1)) ==
        std::future_status::ready);
  CHECK(f.wait_for(std::chrono::duration<double, std::ratio<60>>(0.5)) ==
        std::future_status::ready);
  completion_future h(std::move(f));
  CHECK(!f.valid());
  CHECK(h.valid());
  f = std::move(h);
  CHECK(f.valid());
  CHECK(!h.valid());
  h = f;
  CHECK(h.valid() && f.valid());
  h = completion_future();
  CHECK(!h.valid());
  CHECK(&(h = f) == &h);
  CHECK(&(h = std::move(f)) == &h);
  std::shared_future<void> sf = copy_async(a, d.begin());
  sf.get();
  CHECK(d == s);
  std::shared_future<void> sg(g);
  CHECK(sg.valid());
  sg.wait();
  std::atomic<int> n(0);
  g.then([&n] { ++n; });
  g.then([&n] { n += 10; });
  const auto fn = [&n] { n += 100; };
  h.then(fn);
  struct F {
    std::atomic<int> *p;
    void operator()() const { *p += 1000; }
  } ff = {&n};
  h.then(ff);
  for (int i = 0; i < 2000 && n != 1111; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK(n == 1111);
  { // callback may use AMP, outlives the future
    std::atomic<int> done(0);
    int got = 0;
    {
      completion_future q = a.accelerator_view.create_marker();
      q.then([&] {
        std::vector<int> o(100);
        copy(a, o.begin());
        got = o[99];
        done = 1;
      });
    }
    for (int i = 0; i < 5000 && !done; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    CHECK(done == 1);
    CHECK(got == 99);
  }
  {
    std::atomic<int> done(0);
    g.then([&] {
      done = 1;
      throw 5;
    });
    g.then([&] { done += 1; });
    for (int i = 0; i < 2000 && done < 2; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  SAME(void, g.get());
  SAME(bool, g.valid());
  SAME(void, g.wait());
  SAME(std::future_status, g.wait_for(std::chrono::seconds(1)));
  SAME(std::future_status, g.wait_until(std::chrono::system_clock::now()));
  SAME(void, g.then(fn));
  static_assert(std::is_convertible<completion_future, std::shared_future<void>>::value, "");
  static_assert(std::is_default_constructible<completion_future>::value &&
                    std::is_copy_assignable<completion_future>::value &&
                    std::is_nothrow_move_constructible<completion_future>::value ==
                        std::is_nothrow_move_constructible<completion_future>::value,
                "");
  static_assert(!std::is_convertible<std::shared_future<void>, completion_future>::value, "");
  return failures;
}
