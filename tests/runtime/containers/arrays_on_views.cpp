//===--- arrays_on_views.cpp - Launches and copies on several views -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/backing_store.h"
#include "support.h"
#include <cstdlib>
#include <functional>
#include <set>
#include <utility>

using namespace support;
using Catch::Matchers::Contains;
using concurrency::accelerator;
using concurrency::accelerator_view;
using concurrency::parallel_for_each;

namespace arrays_on_views {

/// A kernel that takes so long that it still runs when the next launch is queued.
struct slow_step {
  mutable amp2hip::array_ref<int> a;
  int add;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    unsigned value = static_cast<unsigned>(a[i]);
    for (int round = 0; round < 1000; ++round)
      value = value * 3 + static_cast<unsigned>(add);
    a[i] = static_cast<int>(value);
  }
  static int expected(int value, int add) {
    unsigned result = static_cast<unsigned>(value);
    for (int round = 0; round < 1000; ++round)
      result = result * 3 + static_cast<unsigned>(add);
    return static_cast<int>(result);
  }
};

/// Adds `from` to `to`.
struct sum {
  mutable amp2hip::array_ref<int> to;
  amp2hip::array_ref<const int> from;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    to[i] = static_cast<int>(static_cast<unsigned>(to[i]) + static_cast<unsigned>(from[i]));
  }
};

/// Returns the accelerators that run kernels of this program.
std::vector<accelerator> kernel_accelerators() {
  std::vector<accelerator> all;
  for (const accelerator &one : accelerator::get_all())
    if (one != cpu_memory() &&
        (one.get_is_emulated() || !std::is_same<amp2hip::compiled_for, amp2hip::cpu_target>::value))
      all.push_back(one);
  return all;
}

/// An event of a device that executes nothing. The event only stores the numbers of the work items
/// that are ordered before it.
class ordered_event final : public amp2hip::event {
public:
  explicit ordered_event(std::set<int> work_) : work(std::move(work_)) {}
  bool done() override { return true; }
  void wait() override {}
  const std::set<int> work;
};

/// A queue that records which work items precede the next one. Tests add the
/// number of a work item to `before` to simulate its launch.
class ordered_queue final : public amp2hip::queue {
public:
  explicit ordered_queue(amp2hip::device &owner)
      : queue(owner, concurrency::queuing_mode_automatic, nullptr) {}
  void *allocate(std::size_t bytes) override { return std::calloc(bytes, 1); }
  void release(void *memory, std::size_t) noexcept override { std::free(memory); }
  void copy_in(void *, const void *, const amp2hip::copy_shape &) override { copied(); }
  void copy_out(void *, const void *, const amp2hip::copy_shape &) override { copied(); }
  void copy_within(void *, const void *, const amp2hip::copy_shape &) override { copied(); }
  void copy_from(void *, amp2hip::device &, const void *, std::size_t) override { copied(); }
  std::shared_ptr<amp2hip::event> record() override {
    return std::make_shared<ordered_event>(before);
  }
  void wait_for(amp2hip::event &point) override {
    const std::set<int> &more = static_cast<ordered_event &>(point).work;
    before.insert(more.begin(), more.end());
  }
  void flush() override {}
  void wait() override {}

  std::set<int> before;                  ///< work that completes before the next queued work starts
  std::function<void()> at_copy = [] {}; ///< called by the next copy only

private:
  void copied() {
    std::exchange(at_copy, [] {})();
  }
};

class ordered_device final : public amp2hip::device {
public:
  ordered_device() : device(amp2hip::device_properties(), 0) {}
  std::shared_ptr<amp2hip::queue> create_queue(concurrency::queuing_mode) override {
    return std::make_shared<ordered_queue>(*this);
  }
  void *allocate_host(std::size_t bytes) override { return std::calloc(bytes, 1); }
  void release_host(void *memory) noexcept override { std::free(memory); }
};

ordered_queue &order_of(const std::shared_ptr<amp2hip::queue> &of) {
  return static_cast<ordered_queue &>(*of);
}

/// An array on a device with two queues.
struct two_queues {
  ordered_device on;
  std::shared_ptr<amp2hip::queue> first = on.create_queue(concurrency::queuing_mode_automatic);
  std::shared_ptr<amp2hip::queue> second = on.create_queue(concurrency::queuing_mode_automatic);
  amp2hip::backing_store array{amp2hip::backing_store::kind::array, nullptr, 40};

  two_queues() { array.set_array_queues(first, first); }
};

} // namespace arrays_on_views

using namespace arrays_on_views;
using amp2hip::access_mode;

TEST_CASE("arrays: launches on different views of the array's accelerator run in order (P-7-s, "
          "P-7-u, P-7-r)") {
  for (const accelerator &on : kernel_accelerators()) {
    const accelerator_view views[] = {on.get_default_view(), on.create_view(),
                                      on.create_view(concurrency::queuing_mode_immediate)};
    array<int> a(extent<1>(1000), numbers(1000).begin(), views[1]);
    int expected = 999;
    for (int launch = 0; launch < 30; ++launch) {
      parallel_for_each(views[launch % 3], a.extent, slow_step{a, launch});
      expected = slow_step::expected(expected, launch);
    }
    CHECK(contents(a)[999] == expected);
    CHECK(a.get_accelerator_view() == views[1]); // a launch on another view does not move the array
  }
}

TEST_CASE("arrays: one launch uses arrays of two views of one accelerator (P-7-t, P-7-u)") {
  for (const accelerator &on : kernel_accelerators()) {
    const accelerator_view here = on.create_view(), there = on.create_view();
    array<int> a(extent<1>(1000), here), b(extent<1>(1000), there);
    copy(numbers(1000).begin(), a);
    copy(numbers(1000).begin(), b);
    parallel_for_each(b.extent, slow_step{b, 1});
    parallel_for_each(a.extent, sum{a, b});
    parallel_for_each(there, b.extent, slow_step{b, 2}); // must run after the sum
    parallel_for_each(on.get_default_view(), a.extent, sum{a, a});
    const int once = slow_step::expected(7, 1);
    CHECK(contents(a)[7] == static_cast<int>(2u * (7u + static_cast<unsigned>(once))));
    CHECK(contents(b)[7] == slow_step::expected(once, 2));
  }
}

TEST_CASE("arrays: a copy between views waits for the work of both (M-8.3-g)") {
  for (const accelerator &on : kernel_accelerators()) {
    const accelerator_view here = on.create_view(), there = on.create_view();
    array<int> a(extent<1>(1000), numbers(1000).begin(), here), b(extent<1>(1000), there);
    parallel_for_each(there, a.extent, slow_step{a, 1});
    copy(a, b);
    parallel_for_each(here, a.extent, slow_step{a, 2});
    parallel_for_each(here, b.extent, sum{b, b});
    CHECK(contents(b)[9] ==
          static_cast<int>(2u * static_cast<unsigned>(slow_step::expected(9, 1))));
  }
}

TEST_CASE("arrays: a launch on a given view uses arrays of any accelerator (P-7-u)") {
  for (const accelerator &owner : accelerator::get_all())
    for (const accelerator &on : kernel_accelerators()) {
      array<int> a(extent<1>(9), numbers(9).begin(), owner.create_view()),
          b(extent<1>(9), numbers(9).begin(), on.create_view());
      const accelerator_view there = on.create_view();
      parallel_for_each(there, a.extent, sum{a, b});
      parallel_for_each(there, a.extent, sum{b, a});
      CHECK(contents(a)[8] == 2 * numbers(9)[8]);
      CHECK(contents(b)[8] == 3 * numbers(9)[8]);
      if (owner != cpu_memory())
        parallel_for_each(a.extent, sum{a, a}); // on the array's own accelerator again
      array<int> c(a);
      CHECK(contents(c)[8] == (owner == cpu_memory() ? 2 : 4) * numbers(9)[8]);
    }
}

TEST_CASE(
    "arrays: a launch without a view rejects arrays of two accelerators (P-7-u, P-7.2-g, X-7-a)") {
  const accelerator_view ref = accelerator(accelerator::direct3d_ref).get_default_view();
  array<int> a(extent<1>(4), numbers(4).begin(), warp().create_view()),
      b(extent<1>(4), numbers(4).begin(), ref);
  CHECK_THROWS_WITH(parallel_for_each(a.extent, sum{a, b}), Contains("\"direct3d\\ref\"") &&
                                                                Contains("\"direct3d\\warp\"") &&
                                                                Contains("sum"));
  CHECK_THROWS_AS(parallel_for_each(a.extent, sum{a, b}), concurrency::runtime_exception);
  CHECK(contents(a) == numbers(4)); // no thread has run
  CHECK(contents(b) == numbers(4));
}

TEST_CASE("arrays: a queue waits for earlier work of other queues on the array (M-8.3-g)") {
  two_queues q;
  q.array.acquire(q.first, access_mode::read_write);
  order_of(q.first).before.insert(1);
  q.array.acquire(q.second, access_mode::read);
  CHECK(order_of(q.second).before.count(1) == 1);
}

TEST_CASE("arrays: the last user of an array waits for a launch of another thread (M-8-a)") {
  two_queues q;
  const unsigned before = q.array.handovers();
  q.array.acquire(q.first, access_mode::read);
  q.array.acquire(q.second, access_mode::read); // as another thread would, before this one launches
  order_of(q.first).before.insert(1);
  CHECK(q.array.handovers() != before);
  q.array.record_use(*q.first);
  CHECK(order_of(q.second).before.count(1) == 1); // the second queue will free the memory
  q.array.record_use(*q.second);
  CHECK(order_of(q.first).before.size() == 1);
}

TEST_CASE("arrays: the last user of an array waits for a copy of another thread (M-8-a)") {
  two_queues q;
  std::vector<int> out(10);
  const amp2hip::region_dimension all = {10, 4};
  order_of(q.first).at_copy = [&] {
    q.array.acquire(q.second, access_mode::read); // as another thread would, during the copy
    order_of(q.first).before.insert(1);
  };
  amp2hip::copy_region({nullptr, out.data(), 0, 4, 1, &all}, {&q.array, nullptr, 0, 4, 1, &all});
  CHECK(order_of(q.second).before.count(1) == 1);
}
