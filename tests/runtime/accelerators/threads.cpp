//===--- threads.cpp - The runtime in many threads ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <atomic>
#include <functional>
#include <thread>

using namespace support;
using concurrency::accelerator;
using concurrency::accelerator_view;
using concurrency::copy_async;
using concurrency::parallel_for_each;

namespace threads {

struct sum_kernel {
  array_view<const int> in;
  mutable amp2hip::array_ref<const int> more;
  array_view<int> out;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { out[i] = in[i] + more[i]; }
};

/// Calls `work` on eight threads with the number of the thread. Returns the number of calls that
/// return false or throw. The caller checks this number, because Catch2's macros may only be used
/// on one thread.
int count_failing_threads(const std::function<bool(int)> &work) {
  std::atomic<int> wrong{0};
  std::vector<std::thread> all;
  for (int number = 0; number < 8; ++number)
    all.emplace_back([&, number] {
      try {
        wrong += !work(number);
      } catch (...) {
        ++wrong;
      }
    });
  for (std::thread &one : all)
    one.join();
  return wrong;
}

} // namespace threads

using namespace threads;

TEST_CASE(
    "threads: separate containers on a shared view and on separate views (R-3.3-c, R-5.2-m)") {
  const accelerator_view one_for_all = accelerator().create_view();
  CHECK(count_failing_threads([&](int number) {
          const accelerator_view place =
              number % 2 == 0 ? one_for_all : accelerator().create_view();
          bool right = true;
          for (int round = 0; round < 20; ++round) {
            std::vector<int> data = numbers(100, number), out(100);
            array<int> a(extent<1>(100), data.begin(), data.end(), place);
            {
              const array_view<int> view(data);
              parallel_for_each(place, view.extent, add_kernel<int, 1>{view, round});
              copy_async(view, a).get();
              copy(a.section(0, 50), view.section(50, 50));
            }
            copy(a, out.begin());
            right &= out[99] == number + 99 + round && data[99] == number + 49 + round;
          }
          return right;
        }) == 0);
}

TEST_CASE("threads: shared containers that are only read (M-8-a, M-8.4-d)") {
  std::vector<int> data = numbers(1000);
  const array_view<const int> shared(data);
  const array<int> more(extent<1>(1000), data.begin(), accelerator().create_view());
  CHECK(count_failing_threads([&](int number) {
          const accelerator_view place = accelerator().create_view();
          bool right = true;
          for (int round = 0; round < 20; ++round) {
            std::vector<int> sums(1000);
            const array_view<int> out(sums);
            parallel_for_each(place, out.extent, sum_kernel{shared, more, out});
            std::vector<int> elements = more;
            right &= out[999] == 1998 && shared[number] == number && elements[7] == 7;
          }
          return right;
        }) == 0);
}

TEST_CASE("threads: accelerators, views and futures (R-3.2.3-c, R-3.3-c, R-4.6.3-e)") {
  std::atomic<int> called{0};
  CHECK(count_failing_threads([&](int) {
          bool right = true;
          for (int round = 0; round < 20; ++round) {
            for (const accelerator &one : accelerator::get_all())
              right &= one.get_default_view() == one.get_default_view() &&
                       one.create_view() != one.create_view();
            accelerator_view place = accelerator().get_default_view();
            const concurrency::completion_future marker = place.create_marker();
            marker.then([&] { ++called; });
            marker.get();
            place.wait();
          }
          return right;
        }) == 0);
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (called < 160 && std::chrono::steady_clock::now() < limit)
    std::this_thread::yield();
  CHECK(called == 160);
}
