//===--- trace_summary.cpp - The table and hints of AMP2HIP_SUMMARY -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/trace/numbers.h"
#include "../../../runtime/trace/statistics.h"
#include "support.h"
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <unistd.h>

// Tests the sums and hints with recordings of a simulated GPU.

using namespace amp2hip;
using namespace amp2hip::trace;

namespace {

struct update_kernel {};

/// Builds a recording of operations that follow each other on one queue of a GPU.
class recorded_gpu {
public:
  recorded_gpu() {
    all_.devices = {{"gpu\\0", "GPU", false}, {"gpu\\1", "GPU", false}};
    all_.queues = {{0, 0}, {1, 0}};
    all_.containers.resize(2);
    all_.containers[0].shape = {&typeid(float), container_kind::view, 1, {1024}};
    all_.containers[1].shape = {&typeid(int), container_kind::array, 2, {2, 3}};
  }

  /// Adds a launch at \p line that begins \p idle microseconds after the last work.
  void launch(int line, double time, double idle, std::uint64_t threads = 1 << 20) {
    record &one = add(operation::launch, line, time, idle);
    one.kernel = &typeid(update_kernel);
    one.threads = threads;
    one.bytes = 1000;
  }
  record &copy(int line, copy_direction direction, std::size_t bytes = 4096) {
    record &one = add(operation::copy, line, 5, 1);
    one.direction = direction;
    one.bytes = bytes;
    return one;
  }
  /// Adds a copy that the caller of this function makes.
  [[gnu::noinline]] void copy_by_caller(copy_direction direction) {
    copy(0, direction);
    all_.records.back().why = {};
    static call_stack callers = {};
    callers[0] = __builtin_return_address(0);
    all_.records.back().why.callers = &callers;
  }
  record &allocation(int line, bool of_launch = false) {
    record &one = add(operation::allocation, line, 0, 0);
    one.device_end = 0;
    if (of_launch)
      one.reason = access_reason::launch;
    return one;
  }
  record &wait(int line, double time) {
    record &one = add(operation::wait, line, 0, 0);
    one.where = -1;
    one.device_end = 0;
    one.host_end = one.host_begin + time;
    return one;
  }
  totals sums() const { return totals_of(all_); }
  recording &all() { return all_; }

private:
  record &add(operation what, int line, double time, double idle) {
    record &one = all_.records.emplace_back();
    one.what = what;
    one.where = 0;
    one.why.place = {"src/program.cpp", line};
    one.host_begin = one.host_end = time_;
    one.device_begin = time_ + idle;
    one.device_end = time_ = one.device_begin + time;
    return one;
  }

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

TEST_CASE("the summary names many launches that take less time than the host needs for them") {
  recorded_gpu gpu;
  for (int i = 0; i < 500; ++i) {
    gpu.launch(24, 3, 0.5);
    gpu.launch(25, 3, 0.5, 64);
    gpu.launch(26, 30, 0.5);
  }
  CHECK(has_hint(gpu.sums(), "program.cpp:24: each of 500 launches takes only 3.0 us", "join"));
  CHECK(has_hint(gpu.sums(), "program.cpp:25: each of 500 launches has only 64", "or do several"));
  CHECK(hints(gpu.sums()).size() == 2);
}

TEST_CASE("the summary names containers that a loop creates and their line") {
  recorded_gpu gpu;
  for (int i = 0; i < 20; ++i) {
    gpu.allocation(19).container = 1; // once for each launch
    gpu.allocation(20, true).container = 0;
    gpu.launch(20, 100, 1);
    if (i < 5)
      gpu.allocation(21).container = 1; // few
  }
  for (int i = 0; i < 20; ++i)
    gpu.allocation(22).container = 1; // before all further launches
  const totals sums = gpu.sums();
  CHECK(has_hint(sums, "program.cpp:19: this code allocates array<int, 2> of 2 x 3 20 times",
                 "before the loop"));
  CHECK(has_hint(sums, "program.cpp:20: this launch allocates memory for array_view<float, 1>",
                 "because the container is new"));
  CHECK(hints(sums).size() == 2);
}

TEST_CASE("a new container with data has one hint, for its copy") {
  recorded_gpu gpu;
  for (int i = 0; i < 20; ++i) {
    gpu.allocation(40).container = 0;
    gpu.copy(40, copy_direction::to_accelerator).container = 0;
    gpu.launch(41, 100, 1);
  }
  CHECK(hints(gpu.sums()).size() == 1);
}

TEST_CASE("the summary names launches that do not run on the GPU") {
  recorded_gpu gpu;
  for (int i = 0; i < 20; ++i)
    gpu.launch(81, 400, 1);
  gpu.all().devices[0] = {"direct3d\\warp", "CPU", true};
  CHECK(hints(gpu.sums()).empty());
  gpu.all().gpu = "cuda\\0000:01:00.0";
  CHECK(has_hint(gpu.sums(), "program.cpp:81: 20 launches run on direct3d\\warp, a CPU accelerator",
                 "accelerator(L\"cuda\\\\0000:01:00.0\")"));
  gpu.all().gpu = "";
  gpu.all().gpu_problems = "CUDA: no driver";
  CHECK(has_hint(gpu.sums(), "all launches run on the CPU", "(CUDA: no driver)"));
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

TEST_CASE("a hint names the container and the kind of the access") {
  const struct {
    access_reason reason;
    const char *text;
  } cases[] = {{access_reason::host_read, "because this code reads it"},
               {access_reason::host_write, "because this code accesses it by a container that may "
                                           "write"},
               {access_reason::synchronize, "because this code synchronizes it"},
               {access_reason::copy, "because this code copies it"},
               {access_reason::end, "because its last view ends here"}};
  for (const auto &[reason, text] : cases) {
    recorded_gpu gpu;
    for (int i = 0; i < 20; ++i) {
      gpu.launch(56, 100, 1);
      record &copy = gpu.copy(57, copy_direction::to_host);
      copy.reason = reason;
      copy.container = 0;
    }
    CHECK(
        has_hint(gpu.sums(), "program.cpp:57: array_view<float, 1> of 1024 is copied back", text));
  }
}

TEST_CASE("a hint tells why a launch copies data to the accelerator") {
  const struct {
    stale_reason stale;
    const char *text;
  } cases[] = {{stale_reason::is_new, "because the view is new"},
               {stale_reason::host_access, "because the host has accessed it by a view that may "
                                           "write"},
               {stale_reason::refresh, "because the program has called refresh()"},
               {stale_reason::other, "because it has changed elsewhere"}};
  for (const auto &[stale, text] : cases) {
    recorded_gpu gpu;
    for (int i = 0; i < 20; ++i) {
      gpu.copy(40, copy_direction::to_accelerator).stale = stale;
      gpu.launch(40, 100, 1);
    }
    CHECK(has_hint(gpu.sums(), "program.cpp:40: this launch copies data", text));
  }
}

TEST_CASE("copies of containers of different types are apart") {
  recorded_gpu gpu;
  for (int i = 0; i < 10; ++i) {
    gpu.launch(56, 100, 1);
    gpu.copy(57, copy_direction::to_host).container = i % 2;
  }
  CHECK(gpu.sums().copies.size() == 2);
}

TEST_CASE("numbers have a decimal point in every locale") {
  CHECK(fixed(17.2336, 3) == "17.234");
  CHECK(fixed(0.0004, 3) == "0.000");
  CHECK(fixed(-1.5, 1) == "-1.5");
  CHECK(fixed(-0.01, 1) == "0.0");
  CHECK(fixed(12345678.5, 0) == "12345679");
  CHECK(fixed(0.999, 2) == "1.00");
  CHECK(fixed(std::numeric_limits<double>::quiet_NaN(), 1) == "0.0");
  CHECK(fixed(1e300, 3).find('.') != std::string::npos);
}

TEST_CASE("a trace has the fields of each operation") {
  recorded_gpu gpu;
  gpu.launch(10, 20, 1);
  record &launch = gpu.all().records.back();
  launch.rank = 4;
  launch.outer = 0;
  gpu.all().outer_lengths = {{2}};
  launch.extent[0] = 3, launch.extent[1] = 4, launch.extent[2] = 5;
  launch.shared_memory = 1024;
  record &copy = gpu.copy(11, copy_direction::from_accelerator);
  copy.source = 1;
  copy.container = 1;
  copy.reason = access_reason::copy;
  record &wait = gpu.wait(12, 5);
  wait.for_what = waited::view;
  wait.where = 1;
  gpu.launch(13, 20, 1);
  gpu.all().records.back().where = 1;
  gpu.launch(14, 20, 1);
  gpu.all().limit = 4;
  gpu.all().dropped = 2;
  std::string path = (std::filesystem::temp_directory_path() / "amp2hip_trace_XXXXXX").string();
  const int file = mkstemp(path.data());
  REQUIRE(file >= 0);
  close(file);
  REQUIRE(write_json(gpu.all(), path));
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  std::remove(path.c_str());
  for (const char *part :
       {"\"name\": \"GPU (gpu\\\\0)\"", "\"name\": \"GPU (gpu\\\\1)\"",
        "\"extent\": \"2 x 3 x 4 x 5\"", "\"shared memory\": 1024",
        "\"from\": \"gpu\\\\1\", \"to\": \"gpu\\\\0\"",
        "\"container\": \"array<int, 2> of 2 x 3\", \"container number\": 2",
        "\"reason\": \"copy\"", "\"waits for\": \"all work of view 0 of gpu\\\\1\"",
        "3 operations dropped"})
    CHECK(text.str().find(part) != std::string::npos);
  CHECK(text.str().find("program.cpp:14") == std::string::npos);
}
