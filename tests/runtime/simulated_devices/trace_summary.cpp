//===--- trace_summary.cpp - The table and hints of AMP2HIP_SUMMARY -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/trace/statistics.h"
#include "counting_device.h"
#include "support.h"

// Tests the sums and hints with recordings of a simulated GPU.

using namespace amp2hip;
using namespace amp2hip::trace;

namespace {

struct update_kernel {};

/// Builds a recording of operations that follow each other on one queue of a GPU.
class recorded_gpu {
public:
  recorded_gpu() { all_.queues.push_back({machine_.first.get(), "GPU", 0, false}); }

  /// Adds a launch at \p line that begins \p idle microseconds after the last work.
  void launch(int line, double time, double idle, std::uint64_t threads = 1 << 20) {
    record &one = add(operation::launch, line, time, idle);
    one.kernel = &typeid(update_kernel);
    one.threads = threads;
    one.bytes = 1000;
  }
  void copy(int line, copy_direction direction, std::size_t bytes = 4096) {
    record &one = add(operation::copy, line, 5, 1);
    one.direction = direction;
    one.bytes = bytes;
  }
  /// Adds a copy that the caller of this function makes.
  [[gnu::noinline]] void copy_by_caller(copy_direction direction) {
    copy(0, direction);
    all_.records.back().why = {};
    all_.records.back().why.addresses[0] = __builtin_return_address(0);
  }
  void wait(int line, double time) {
    record &one = add(operation::wait, line, 0, 0);
    one.where = nullptr;
    one.device_end = 0;
    one.host_end = one.host_begin + time;
  }
  totals sums() const { return totals_of(all_); }

private:
  record &add(operation what, int line, double time, double idle) {
    record &one = all_.records.emplace_back();
    one.what = what;
    one.where = machine_.first.get();
    one.why.place = {"src/program.cpp", line};
    one.host_begin = one.host_end = time_;
    one.device_begin = time_ + idle;
    one.device_end = time_ = one.device_begin + time;
    return one;
  }

  counting::machine machine_;
  recording all_;
  double time_ = 1000;
};

bool has_hint(const totals &sums, const std::string &begin, const std::string &part) {
  for (const std::string &hint : hints(sums))
    if (hint.rfind(begin, 0) == 0 && hint.find(part) != std::string::npos)
      return true;
  return false;
}

} // namespace

TEST_CASE("the sums of a trace") {
  recorded_gpu gpu;
  gpu.copy(5, copy_direction::to_accelerator, 100);
  for (int i = 0; i < 3; ++i)
    gpu.launch(10, 20, 2);
  gpu.launch(12, 100, 2);
  gpu.wait(13, 50);
  gpu.copy(14, copy_direction::to_host, 300);
  const totals sums = gpu.sums();
  CHECK(sums.launches == 4);
  CHECK(sums.kernel_time == Approx(160));
  REQUIRE(sums.kernels.size() == 2);
  CHECK(sums.kernels[0].place == "program.cpp:12"); // the longest time first
  CHECK(sums.kernels[1].place == "program.cpp:10");
  CHECK(sums.kernels[1].name == "update");
  CHECK(sums.kernels[1].calls == 3);
  CHECK(sums.kernels[1].time == Approx(60));
  CHECK(sums.kernels[1].bytes == Approx(3000));
  CHECK(sums.kernels[1].idle == Approx(6));
  REQUIRE(sums.copies.size() == 2);
  CHECK(sums.copies[0].bytes + sums.copies[1].bytes == Approx(400));
  REQUIRE(sums.waits.size() == 1);
  CHECK(sums.waits[0].time == Approx(50));
  CHECK(hints(sums).empty());
}

TEST_CASE("the summary names a needless copy back and its line") {
  recorded_gpu gpu;
  for (int i = 0; i < 1000; ++i) {
    gpu.launch(56, 100, 1);
    gpu.copy(57, copy_direction::to_host);
  }
  CHECK(has_hint(gpu.sums(), "program.cpp:57: ", "copied back to the host 1000 times"));
}

TEST_CASE("the summary names data that each launch copies to the accelerator") {
  recorded_gpu gpu;
  for (int i = 0; i < 20; ++i) {
    gpu.copy(40, copy_direction::to_accelerator);
    gpu.launch(40, 100, 1);
  }
  CHECK(has_hint(gpu.sums(), "program.cpp:40: ", "copies data to the accelerator 20 times"));
}

TEST_CASE("the summary names a copy in a loop and its line") {
  recorded_gpu gpu;
  for (int i = 0; i < 20; ++i) {
    gpu.copy_by_caller(copy_direction::to_accelerator);
    gpu.launch(42, 100, 1);
  }
  const totals sums = gpu.sums();
  REQUIRE(sums.copies.size() == 1);
  // The place is unknown without addr2line, or without the lines of the program.
  CHECK(has_hint(sums, "", "this code copies data to the accelerator 20 times") ==
        !sums.copies[0].place.empty());
}

TEST_CASE("the summary names a wait in a loop and its line") {
  recorded_gpu gpu;
  for (int i = 0; i < 50; ++i) {
    gpu.launch(30, 100, 1);
    gpu.wait(31, 90);
  }
  CHECK(has_hint(gpu.sums(), "program.cpp:31: ", "the host waits here 50 times"));
}

TEST_CASE("the summary names launches that are too small and their line") {
  recorded_gpu gpu;
  for (int i = 0; i < 50; ++i)
    gpu.launch(22, 4, 1, 64);
  CHECK(has_hint(gpu.sums(), "program.cpp:22: ", "has only 64 threads"));
}

TEST_CASE("the summary names launches for which the accelerator waits") {
  recorded_gpu gpu;
  for (int i = 0; i < 50; ++i)
    gpu.launch(23, 4, 12);
  CHECK(has_hint(gpu.sums(), "program.cpp:23: ", "waits for the host 12.0"));
}

TEST_CASE("a few operations are no reason for a hint") {
  recorded_gpu gpu;
  for (int i = 0; i < 5; ++i) {
    gpu.launch(10, 4, 12, 64);
    gpu.copy(11, copy_direction::to_host);
    gpu.wait(12, 90);
  }
  CHECK(hints(gpu.sums()).empty());
}
