// completion_future has the specified member types, and then accepts each kind of callable.
//
// accept: R-4.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

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
  template <typename... A> void operator()(A...) const { ++count; }
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
int main() {
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
    } catch (const std::future_error &e) { t = e.code() == std::future_errc::no_state; }
    CHECK(t);
  }
  std::vector<F> all;
  for (int i = 0; i < 10; ++i) all.push_back(copy_async(a, b));
  for (auto &x : all) x.wait();
  std::swap(all[0], all[1]);
  CHECK(all[0].valid());
  std::map<int, F> mp;
  mp[3] = all[2];
  CHECK(mp[3].valid() && !mp[4].valid());
  std::vector<int> r = b;
  CHECK(r == h);
  return failures;
}
