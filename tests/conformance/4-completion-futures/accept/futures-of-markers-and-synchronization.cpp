// Futures of copies, markers and synchronizations support every member of completion_future.
//
// accept: R-4.6-a, R-4.6.2-a, R-4.6.2-b, R-4.6.2-c, R-4.6.3-a, R-4.6.3-b, R-4.6.3-c, R-4.6.3-d,
// R-4.6.3-e, R-4.6.3-f, R-4.6.3-h, R-4.6.3-i, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>
#include "check.h"
using namespace concurrency;

typedef const completion_future &constant;
static_assert(std::is_void<decltype(std::declval<constant>().get())>::value, "");
static_assert(std::is_void<decltype(std::declval<constant>().wait())>::value, "");
static_assert(std::is_same<decltype(std::declval<constant>().valid()), bool>::value, "");
static_assert(std::is_same<decltype(std::declval<constant>().wait_for(std::chrono::seconds(1))),
                           std::future_status>::value,
              "");
static_assert(std::is_convertible<completion_future, std::shared_future<void>>::value, "");

template <typename Action> static void has_no_state(const char *what, Action action) {
  try {
    action();
  } catch (const std::future_error &error) {
    check(what, error.code() == std::future_errc::no_state, 1);
    return;
  }
  check(what, 0, 1);
}

static void until(const char *what, const std::atomic<int> &count, int expected) {
  for (int k = 0; k < 5000 && count != expected; ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  check(what, count, expected);
}

struct counts {
  std::shared_ptr<std::atomic<int>> count;
  void operator()() const { ++*count; }
};

int main() {
  completion_future none;
  check("without state", none.valid(), 0);
  check("as shared_future", std::shared_future<void>(none).valid(), 0);
  has_no_state("get", [&] { none.get(); });
  has_no_state("wait", [&] { none.wait(); });
  has_no_state("wait_for", [&] { none.wait_for(std::chrono::seconds(0)); });
  has_no_state("wait_until", [&] { none.wait_until(std::chrono::steady_clock::now()); });
  has_no_state("then", [&] { none.then([] {}); });

  array<int, 1> a(1000), b(1000);
  completion_future first = copy_async(a, b), second(first), third(std::move(second));
  check("copied and moved", first.valid() * 100 + second.valid() * 10 + third.valid(), 101);
  second = first;
  none = std::move(second);
  check("assigned", none.valid() * 10 + second.valid(), 10);
  first.get();
  first.get();
  check("ready", third.wait_for(std::chrono::milliseconds(0)) == std::future_status::ready, 1);
  check("until", none.wait_until(std::chrono::system_clock::now()) == std::future_status::ready, 1);
  std::shared_future<void> shared = copy_async(a, b);
  std::thread waits([shared] { shared.wait(); });
  shared.get();
  waits.join();

  auto count = std::make_shared<std::atomic<int>>(0);
  first.then(counts{count});
  first.then([] { throw 1; }); // the runtime's thread catches it
  const completion_future &constant_one = first;
  constant_one.then([count] { ++*count; });
  until("continuations", *count, 2);
  for (int k = 0; k < 10; ++k)
    copy_async(a, b).then(counts{count}); // the program drops these futures
  accelerator().default_view.create_marker().then(counts{count});
  until("of lost futures", *count, 13);
  std::promise<void> chained;
  copy_async(a, b).then([&] { copy_async(b, a).then([&] { chained.set_value(); }); });
  chained.get_future().get();

  std::vector<int> data(1000, 1);
  completion_future copied, home;
  {
    array<int, 1> from(1000), to(1000);
    copied = copy_async(from, to);
    array_view<int, 1> v(1000, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    home = v.synchronize_async();
  }
  copied.get();
  home.get();
  check("operands are kept alive", data[999], 2);
  return failures;
}
