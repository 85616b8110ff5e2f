//===--- trace_times.cpp - The times of launches in a trace ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/trace/submission_latency.h"
#include "support.h"
#include <algorithm>
#include <cstdint>
#include <utility>

// Tests the device times of launches, with a simulated GPU whose times are known, the call stacks
// of operations, and the list of their records.

using namespace amp2hip::trace;

namespace {

constexpr double latency = 1.5; ///< from the return of a call to its begin on the idle GPU

/// A GPU that runs what the host queues in order.
class simulated_gpu {
public:
  double now = 1000;

  /// Waits until the GPU is idle.
  void wait() { now = std::max(now, idle_) + 5; }
  /// Queues a kernel, for which the host needs \p call and the GPU \p time. Measures an event
  /// before it if \p fresh. Returns the time of the kernel in the trace.
  double launch(double call, double time, bool fresh) {
    record one;
    const double last_end = idle_;
    now += 1; // an event
    one.queue_begin = now;
    one.is_idle = fresh;
    one.device_begin = fresh ? std::max(last_end, now + latency) : last_end;
    now += call;
    one.queue_end = now;
    idle_ = std::max(last_end, now + latency) + time;
    one.device_end = idle_;
    now += 1;
    latency_.use(one);
    was_derived = one.is_derived;
    return one.device_end - one.device_begin;
  }
  bool was_derived = false;

private:
  double idle_ = 0; ///< the end of the last work
  submission_latency latency_;
};

/// Returns the functions that call this one. No caller is inlined.
[[gnu::noinline]] const call_stack *stack_of(int depth) {
  const call_stack *const stack = depth == 0 ? callers_here() : stack_of(depth - 1);
  asm volatile("" : : "r"(stack) : "memory"); // no tail call
  return stack;
}

} // namespace

TEST_CASE("the time of a kernel on an idle queue does not include its launch") {
  simulated_gpu gpu;
  CHECK(gpu.launch(4, 2, true) == Approx(2));
  CHECK(gpu.was_derived);
  for (int i = 0; i < 10; ++i) {
    gpu.wait();
    CHECK(gpu.launch(i == 5 ? 900 : 4, 2, i == 3) ==
          Approx(2)); // the first use of a kernel loads it
    CHECK(gpu.was_derived);
  }
}

TEST_CASE("the time of a kernel that the host queues too late does not include the gap") {
  simulated_gpu gpu;
  gpu.launch(4, 2, true);
  for (int i = 0; i < 10; ++i)
    CHECK(gpu.launch(4, 2, false) == Approx(2));
}

TEST_CASE("a kernel on a busy queue begins at the end of the work before") {
  simulated_gpu gpu;
  gpu.launch(4, 500, true);
  for (int i = 0; i < 10; ++i) {
    CHECK(gpu.launch(4, 50, false) == Approx(50));
    CHECK_FALSE(gpu.was_derived);
  }
}

TEST_CASE("the times of a launch stay as measured while the latency is not known") {
  submission_latency unknown;
  record one;
  one.queue_end = 110, one.device_begin = 100, one.device_end = 120;
  unknown.use(one);
  CHECK(one.device_begin == 100);
  CHECK_FALSE(one.is_derived);
}

TEST_CASE("a derived begin leaves time for the kernel") {
  submission_latency drifted;
  record first, late;
  first.is_idle = true;
  first.queue_begin = 100, first.queue_end = 104, first.device_begin = 103, first.device_end = 109;
  drifted.use(first);
  late.queue_end = 200, late.device_begin = 109, late.device_end = 201;
  drifted.use(late);
  CHECK(late.device_begin < late.device_end);
  CHECK(late.device_begin > 199);
}

TEST_CASE("equal call stacks are one object, and others are not") {
  const call_stack *seen[2][3];
  // The compiler must not copy the calls to several addresses, by unrolling the loops.
  volatile int rounds = 2, depths = 3;
  for (int round = 0; round < rounds; ++round)
    for (int depth = 0; depth < depths; ++depth)
      seen[round][depth] = stack_of(depth);
  REQUIRE(seen[0][0] != nullptr);
  for (int depth = 0; depth < 3; ++depth) {
    CHECK(seen[0][depth] == seen[1][depth]);
    for (int other = 0; other < depth; ++other)
      CHECK(seen[0][depth] != seen[0][other]);
  }
  CHECK(stack_of(1) != seen[0][1]); // another line calls
  // The addresses are those of the unwinder also if the stack of the thread is remembered.
  const call_stack *again[3];
  for (int i = 0; i < depths; ++i)
    again[i] = stack_of(0);
  CHECK(*again[1] == *again[0]);
  CHECK(*again[2] == *again[0]);
}

TEST_CASE("records keep their addresses in zeroed memory, and are destroyed with their list") {
  struct counted {
    explicit counted(int *count = nullptr) : destroyed(count) {}
    counted(counted &&other) noexcept : destroyed(std::exchange(other.destroyed, nullptr)) {}
    ~counted() {
      if (destroyed != nullptr)
        ++*destroyed;
    }
    int *destroyed;
  };
  constexpr std::size_t many = 5000;
  int destroyed = 0;
  {
    record_list<counted> list;
    list.prepare();
    CHECK(list.empty());
    counted *const first = &list.emplace_back(counted(&destroyed));
    for (std::size_t i = 1; i < many; ++i)
      list.emplace_back(counted(&destroyed));
    CHECK(list.size() == many);
    CHECK(&list[0] == first);
    CHECK(destroyed == 0);
  }
  CHECK(destroyed == many);
  const auto *const bytes = static_cast<const char *>(allocate(100));
  CHECK(reinterpret_cast<std::uintptr_t>(bytes) % 64 == 0);
  CHECK(std::count(bytes, bytes + 100, 0) == 100);
}
