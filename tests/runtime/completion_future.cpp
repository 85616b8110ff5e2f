//===--- completion_future.cpp - completion_future -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <atomic>
#include <chrono>

using namespace support;
using concurrency::completion_future;

static completion_future some_copy() {
  static array<int, 1> a(16), b(16);
  fill(array_view<int>(a), 1);
  return copy_async(a, b);
}

TEST_CASE("completion_future: validity (R-4.6.2-a, R-4.6.2-c, R-4.6.3-f)") {
  completion_future none;
  CHECK_FALSE(none.valid());
  CHECK_THROWS_AS(none.get(), std::future_error);
  CHECK_THROWS_AS(none.then([] {}), std::future_error);
  completion_future some = some_copy();
  CHECK(some.valid());
  completion_future moved = std::move(some);
  CHECK(moved.valid());
  CHECK_FALSE(some.valid());
  none = moved;
  CHECK(none.valid());
  none.get();
  none.get(); // repeatable
}

TEST_CASE("completion_future: waiting with a limit is never deferred (R-4.6.3-c)") {
  const completion_future future = some_copy();
  CHECK(future.wait_for(std::chrono::seconds(20)) == std::future_status::ready);
  CHECK(future.wait_until(std::chrono::steady_clock::now()) == std::future_status::ready);
}

TEST_CASE("completion_future: then runs every callback (R-4.6.3-e, R-4.6.3-f)") {
  const completion_future future = some_copy();
  std::atomic<int> calls{0};
  future.then([&] { ++calls; });
  future.then([] { throw 1; }); // swallowed
  future.get();
  future.then([&] {
    array<int, 1> c(4); // callbacks may use the runtime
    ++calls;
  });
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (calls < 2 && std::chrono::steady_clock::now() < limit)
    std::this_thread::yield();
  CHECK(calls == 2);
}

TEST_CASE("completion_future: of a view's synchronisation (R-5.2.3-o)") {
  std::vector<int> v(32, 1);
  const array_view<int> view(v);
  add(view, 1);
  view.synchronize_async().get();
  CHECK(v == std::vector<int>(32, 2));
}
