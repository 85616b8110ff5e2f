// Several continuations run after one copy, also if one throws or launches kernels.
//
// accept: R-4.6.3-e, R-4.6.2-a, R-4.6.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <future>
#include <thread>
#include <chrono>
#include <atomic>
#include <type_traits>
#include "check.h"
using namespace concurrency;
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
template <typename F> bool no_state(F f) {
  try {
    f();
  } catch (const std::future_error &e) { return e.code() == std::future_errc::no_state; }
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
int main() {
  completion_future d;
  const completion_future &cd = d;
  CHECK(!cd.valid());
  CHECK(no_state([&] { cd.get(); }) && no_state([&] { cd.wait(); }) &&
        no_state([&] { cd.wait_for(std::chrono::milliseconds(1)); }));
  std::vector<int> src(1000), dst(1000);
  for (int i = 0; i < 1000; ++i) src[i] = i;
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
  // callbacks: several, throwing, a function pointer, const functor, launching AMP work and
  // chaining further
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
  k.get(); // the operation does not throw exceptions of callbacks
  return failures;
}
