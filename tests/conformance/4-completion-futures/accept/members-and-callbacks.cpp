// completion_future has the specified members. It copies, moves, waits for any duration and accepts
// every callable as a continuation.
//
// accept: R-4.6-a, R-4.6.2-a, R-4.6.3-a, R-4.6.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// completion_future copies, moves, waits and runs continuations; an empty one throws future_error.
namespace members_of_copies_and_moves {
void test() {
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
  for (int i = 0; i < 100; ++i)
    s[i] = i;
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
  { // A continuation may copy an array and run after the destruction of its future.
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
  SAME(g.get(), void);
  SAME(g.valid(), bool);
  SAME(g.wait(), void);
  SAME(g.wait_for(std::chrono::seconds(1)), std::future_status);
  SAME(g.wait_until(std::chrono::system_clock::now()), std::future_status);
  SAME(g.then(fn), void);
  static_assert(std::is_convertible<completion_future, std::shared_future<void>>::value, "");
  static_assert(std::is_default_constructible<completion_future>::value &&
                    std::is_copy_assignable<completion_future>::value &&
                    std::is_nothrow_move_constructible<completion_future>::value ==
                        std::is_nothrow_move_constructible<completion_future>::value,
                "");
  static_assert(!std::is_convertible<std::shared_future<void>, completion_future>::value, "");
}
} // namespace members_of_copies_and_moves

// wait_for and wait_until accept any duration and clock, and futures work in containers.
namespace clocks_and_durations {
namespace ch = std::chrono;
struct my_clock {
  typedef ch::duration<double, std::ratio<1, 3>> duration;
  typedef duration::rep rep;
  typedef duration::period period;
  typedef ch::time_point<my_clock, duration> time_point;
  static const bool is_steady = true;
  static time_point now() {
    return time_point(ch::duration_cast<duration>(ch::steady_clock::now().time_since_epoch()));
  }
};
static std::atomic<int> n{0};
struct functor {
  void operator()() const { ++n; }
  int operator()(int) const { return 0; }
};
void test() {
  std::vector<int> h(90, 3), o(90);
  completion_future f;
  {
    array<int, 1> a(100);
    array_view<int, 1> v(a);
    f = copy_async(h.begin(), h.end(), v.section(10, 90));
    f.get();
    f = copy_async(v.section(10, 90), o.begin());
  }
  CHECK(f.wait_for(ch::duration<double>(5.5)) == std::future_status::ready &&
        f.wait_for(ch::duration<float, std::milli>(-3)) == std::future_status::ready &&
        f.wait_for(ch::nanoseconds(1)) == std::future_status::ready &&
        f.wait_until(my_clock::now() + ch::seconds(1)) == std::future_status::ready &&
        f.wait_until(ch::high_resolution_clock::now()) == std::future_status::ready);
  CHECK(o == h);
  std::vector<completion_future> fs;
  for (int i = 0; i < 20; ++i)
    fs.push_back(accelerator().default_view.create_marker());
  fs.insert(fs.begin(), fs.back());
  fs.erase(fs.begin() + 3);
  for (const auto &x : fs) {
    x.then(functor());
    x.then([] { ++n; });
    std::function<void()> g = [] { ++n; };
    x.then(g);
    const auto cg = [k = 2] { n += k; };
    x.then(cg);
  }
  for (auto &x : fs)
    x.get();
  for (int i = 0; i < 2000 && n < 100; ++i)
    std::this_thread::sleep_for(ch::milliseconds(1));
  CHECK(n == 100);
  std::shared_future<void> s1 = f, s2 = static_cast<std::shared_future<void>>(f), s3(f);
  std::vector<std::shared_future<void>> sv(fs.begin(), fs.end());
  for (auto &s : sv)
    s.get();
  CHECK(s1.valid() && s2.valid() && s3.valid() && sv.size() == 20);
  f = completion_future();
  CHECK(!f.valid());
  s1.get();
}
} // namespace clocks_and_durations

// completion_future has the specified member types, and then accepts each kind of callable.
namespace member_types_and_callbacks {
typedef completion_future F;
static_assert(std::is_default_constructible<F>::value && std::is_copy_constructible<F>::value &&
                  std::is_move_constructible<F>::value && std::is_copy_assignable<F>::value &&
                  std::is_move_assignable<F>::value,
              "");
SAME(std::declval<const F &>().get(), void);
SAME(std::declval<const F &>().valid(), bool);
SAME(std::declval<const F &>().wait(), void);
SAME(std::declval<const F &>().wait_for(std::chrono::seconds(1)), std::future_status);
SAME(std::declval<const F &>().wait_for(std::chrono::duration<double, std::ratio<1, 7>>(1.0)),
     std::future_status);
SAME(std::declval<const F &>().wait_until(std::chrono::system_clock::now()), std::future_status);
SAME(std::declval<const F &>().wait_until(std::chrono::steady_clock::now()), std::future_status);
static_assert(std::is_convertible<F, std::shared_future<void>>::value &&
                  std::is_convertible<const F &, std::shared_future<void>>::value,
              "");
static_assert(!std::is_convertible<std::shared_future<void>, F>::value, "");
SAME(std::declval<F &>() = std::declval<const F &>(), F &);
SAME(std::declval<F &>() = std::declval<F>(), F &);

static std::atomic<int> count(0);
static void plain() { ++count; }
static int returns() {
  ++count;
  return 3;
}
struct fun {
  int n;
  void operator()() const { count += n; }
};
struct tmpl {
  template <typename... A>
  void operator()(A...) const {
    ++count;
  }
};
struct mem {
  void go() { ++count; }
  void cgo() const { ++count; }
  static void st() { ++count; }
};
struct noexc {
  void operator()() const noexcept { ++count; }
};
static void await(int n) {
  for (int k = 0; k < 5000 && count < n; ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK(count == n);
}
void test() {
  F none;
  CHECK(!none.valid());
  std::vector<int> h(100, 7);
  array<int> a(100), b(100);
  F f = copy_async(h.begin(), h.end(), a);
  CHECK(f.valid());
  f.then(&plain);
  f.then(&returns);
  f.then(std::ref(plain));
  f.then(fun{2});
  f.then(tmpl());
  f.then(noexc());
  mem m;
  f.then(std::bind(&mem::go, &m));
  f.then(std::bind(&mem::cgo, m));
  f.then(&mem::st);
  f.then(&mem::st);
  std::function<void()> sf = plain;
  f.then(sf);
  f.then(std::move(sf));
  const fun cf{1};
  f.then(cf);
  f.then(std::ref(cf));
  f.then([] { ++count; });
  f.then([&m] { m.go(); });
  f.then([m]() {
    m.cgo();
    return std::string("x");
  });
  auto shared = std::make_shared<int>(4);
  f.then([shared] { count += *shared; });
  f.get();
  f.wait();
  f.get();
  await(2 + 17 - 1 + 4);
  CHECK(f.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
  CHECK(f.wait_for(std::chrono::nanoseconds(-1)) == std::future_status::ready);
  CHECK(f.wait_until(std::chrono::system_clock::now()) == std::future_status::ready);
  CHECK(f.wait_until(std::chrono::steady_clock::time_point()) == std::future_status::ready);
  F g(f);
  CHECK(g.valid() && f.valid());
  F k(std::move(g));
  CHECK(k.valid() && !g.valid());
  g = k;
  CHECK(g.valid() && k.valid());
  g = std::move(k);
  CHECK(g.valid() && !k.valid());
  g = none;
  CHECK(!g.valid());
  k = F();
  CHECK(!k.valid());
  std::shared_future<void> s = f;
  s.get();
  s.wait();
  CHECK(s.valid() && f.valid());
  std::shared_future<void> s2(copy_async(a, b));
  s2.get();
  const F c = a.get_accelerator_view().create_marker();
  CHECK(c.valid());
  c.get();
  c.wait();
  c.then(&plain);
  await(23);
  for (const F &x : {none, k}) {
    int t = 0;
    try {
      x.get();
    } catch (const std::future_error &e) {
      t = e.code() == std::future_errc::no_state;
    }
    CHECK(t);
  }
  std::vector<F> all;
  for (int i = 0; i < 10; ++i)
    all.push_back(copy_async(a, b));
  for (auto &x : all)
    x.wait();
  std::swap(all[0], all[1]);
  CHECK(all[0].valid());
  std::map<int, F> mp;
  mp[3] = all[2];
  CHECK(mp[3].valid() && !mp[4].valid());
  std::vector<int> r = b;
  CHECK(r == h);
}
} // namespace member_types_and_callbacks

int main() {
  members_of_copies_and_moves::test();
  clocks_and_durations::test();
  member_types_and_callbacks::test();
  return failures;
}
