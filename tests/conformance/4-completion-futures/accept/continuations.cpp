// Continuations run after the operation of their future, also if one throws, launches kernels or
// copies.
//
// accept: R-4.6.3-e, R-4.6.3-g, R-4.6.2-a, R-4.6.3-a, R-4.6-a, R-4.6.2-b, R-4.6.2-c, R-4.6.3-b,
// R-4.6.3-c, R-4.6.3-d, R-4.6.3-f, R-4.6.3-h, R-4.6.3-i, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <ppltasks.h>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Then accepts the name of a function without an address operator.
namespace continuation_by_function_name {
// The functor type of then(const functor &) is deduced as void().
static std::atomic<int> count(0);
static void plain() { ++count; }
void test() {
  std::vector<int> h(10, 1);
  array<int> a(10);
  completion_future f = copy_async(h.begin(), h.end(), a);
  f.then(plain);
  f.get();
  for (int k = 0; k < 5000 && count < 1; ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK(count == 1);
}
} // namespace continuation_by_function_name

// to_task returns a task whose continuations run after the copy.
namespace task_continuations {
void test() {
  std::vector<int> v(4, 1);
  array<int> a(4);
  completion_future f = copy_async(v.begin(), v.end(), a);
  int sum = 0;
  concurrency::task<void> done = f.to_task().then([&] {
    std::vector<int> back = a;
    for (int x : back)
      sum += x;
  });
  done.get();
  CHECK(sum == 4 && done.then([] { return 5; }).get() == 5);
}
} // namespace task_continuations

// Several continuations run after one copy, also if one throws or launches kernels.
namespace continuations_that_throw_or_launch {
static_assert(std::is_same<decltype(std::declval<const completion_future &>().get()), void>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const completion_future &>().valid()), bool>::value, "");
static_assert(std::is_same<decltype(std::declval<const completion_future &>().wait()), void>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const completion_future &>().wait_for(
                               std::chrono::seconds(1))),
                           std::future_status>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const completion_future &>().wait_until(
                               std::chrono::steady_clock::now())),
                           std::future_status>::value,
              "");
static_assert(std::is_convertible<completion_future, std::shared_future<void>>::value, "");
static_assert(std::is_default_constructible<completion_future>::value &&
                  std::is_move_assignable<completion_future>::value,
              "");
template <typename F>
bool no_state(F f) {
  try {
    f();
  } catch (const std::future_error &e) {
    return e.code() == std::future_errc::no_state;
  }
  return false;
}
struct cb {
  std::atomic<int> *n;
  void operator()() const {
    ++*n;
    throw 3;
  }
};
static std::atomic<int> plain{0};
void fn() { ++plain; }
void test() {
  completion_future d;
  const completion_future &cd = d;
  CHECK(!cd.valid());
  CHECK(no_state([&] { cd.get(); }) && no_state([&] { cd.wait(); }) &&
        no_state([&] { cd.wait_for(std::chrono::milliseconds(1)); }));
  std::vector<int> src(1000), dst(1000);
  for (int i = 0; i < 1000; ++i)
    src[i] = i;
  array<int, 1> a(1000);
  d = copy_async(src.begin(), src.end(), a);
  CHECK(d.valid());
  d.get();
  d.get();
  d.wait();
  CHECK(d.wait_for(std::chrono::hours(0)) == std::future_status::ready);
  CHECK(d.wait_until(std::chrono::system_clock::now() - std::chrono::seconds(1)) ==
        std::future_status::ready);
  completion_future e = d, g(std::move(d));
  CHECK(!d.valid() && e.valid() && g.valid());
  completion_future m;
  m = std::move(e);
  CHECK(!e.valid() && m.valid());
  m = m;
  CHECK(m.valid());
  std::shared_future<void> sf = m;
  sf.get();
  std::shared_future<void> sf2 = copy_async(a, dst.begin());
  sf2.wait();
  CHECK(dst == src);
  // Continuations may be function pointers or const functors. They may throw, launch kernels and
  // add further continuations.
  std::atomic<int> n{0};
  cb c{&n};
  const completion_future k = a.accelerator_view.create_marker();
  k.then(c);
  k.then(c);
  k.then(&fn);
  k.then(&fn);
  std::promise<int> last;
  k.then([&] {
    array_view<int, 1> v(a);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    completion_future in = copy_async(v, dst.begin());
    in.then([&] { last.set_value(dst[10]); });
  });
  auto lf = last.get_future();
  CHECK(lf.wait_for(std::chrono::seconds(10)) == std::future_status::ready && lf.get() == 11);
  for (int i = 0; i < 1000 && (n < 2 || plain < 2); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  CHECK(n == 2 && plain == 2);
  k.get(); // does not throw the exceptions of continuations
}
} // namespace continuations_that_throw_or_launch

// Futures of copies, markers and synchronizations support every member of completion_future.
namespace futures_of_markers_and_synchronization {
typedef const completion_future &constant;
static_assert(std::is_void<decltype(std::declval<constant>().get())>::value, "");
static_assert(std::is_void<decltype(std::declval<constant>().wait())>::value, "");
static_assert(std::is_same<decltype(std::declval<constant>().valid()), bool>::value, "");
static_assert(std::is_same<decltype(std::declval<constant>().wait_for(std::chrono::seconds(1))),
                           std::future_status>::value,
              "");
static_assert(std::is_convertible<completion_future, std::shared_future<void>>::value, "");

template <typename Action>
static void has_no_state(const char *what, Action action) {
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

void test() {
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
}
} // namespace futures_of_markers_and_synchronization

int main() {
  continuation_by_function_name::test();
  task_continuations::test();
  continuations_that_throw_or_launch::test();
  futures_of_markers_and_synchronization::test();
  return failures;
}
