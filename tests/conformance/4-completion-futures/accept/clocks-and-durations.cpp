// wait_for and wait_until accept any duration and clock, and futures work in containers.
//
// accept: R-4.6.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <chrono>
#include <future>
#include <vector>
#include <functional>
#include <atomic>
#include <thread>
#include "check.h"
using namespace concurrency;
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
int main() {
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
  for (int i = 0; i < 20; ++i) fs.push_back(accelerator().default_view.create_marker());
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
  for (auto &x : fs) x.get();
  for (int i = 0; i < 2000 && n < 100; ++i) std::this_thread::sleep_for(ch::milliseconds(1));
  CHECK(n == 100);
  std::shared_future<void> s1 = f, s2 = static_cast<std::shared_future<void>>(f), s3(f);
  std::vector<std::shared_future<void>> sv(fs.begin(), fs.end());
  for (auto &s : sv) s.get();
  CHECK(s1.valid() && s2.valid() && s3.valid() && sv.size() == 20);
  f = completion_future();
  CHECK(!f.valid());
  s1.get();
  return failures;
}
