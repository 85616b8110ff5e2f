//===--- launch_comparison.cpp - Launches on a GPU and on the CPU ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "counting_device.h"
#include "support.h"
#include <atomic>
#include <cstdio>
#include <limits>
#include <unistd.h>

// Tests AMP2HIP_COMPARE on a simulated GPU. A kernel computes something else where a launch runs
// the second time, on the CPU.

using namespace support;

namespace {

/// The number of threads that have run; the second launch, of the CPU, begins at the number of the
/// elements.
std::atomic<int> threads_run{0};

/// Adds a number to the elements, and `error` to those from `first` on in the launch on the CPU.
template <typename T>
struct differing_kernel {
  array_view<T, 1> data;
  T error;
  int first, count;

  void operator()(concurrency::index<1> i) const { // the simulated GPU runs host code
    data[i] += T(1);
    if (threads_run++ >= count && i[0] >= first)
      data[i] += error;
  }
};

/// Reads and writes two sections of the same data, which overlap.
struct overlapping_kernel {
  array_view<int, 1> all, part;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    if (i[0] < 4)
      part[i] = all[i[0] + 1] + 10;
  }
};

/// Writes element (1, 2), another value in the launch on the CPU.
struct differing_matrix_kernel {
  array_view<float, 2> data;

  void operator()(concurrency::index<1>) const { data(1, 2) = threads_run++ == 0 ? 1.0f : 2.0f; }
};

/// Runs a function with `comparing` set, and returns what it writes to stderr.
template <typename Function>
std::string compared(const Function &function) {
  std::FILE *const file = std::tmpfile();
  std::fflush(stderr);
  const int old = dup(STDERR_FILENO);
  dup2(fileno(file), STDERR_FILENO);
  amp2hip::comparing = true;
  threads_run = 0;
  function();
  amp2hip::comparing = false;
  std::fflush(stderr);
  dup2(old, STDERR_FILENO);
  close(old);
  std::rewind(file);
  char text[2000] = "";
  text[std::fread(text, 1, sizeof text - 1, file)] = '\0';
  std::fclose(file);
  return text;
}

/// Launches differing_kernel for 10 elements that are \p value; returns the message. The runtime
/// reports once for each place of a launch, which is that of the caller here.
template <typename T>
std::string compare(T value, T error, int first,
                    amp2hip::code_place caller = amp2hip::code_place::current()) {
  return compared([&] {
    counting::machine machine;
    std::vector<T> data(10, value);
    array_view<T, 1> view(10, data);
    host_launch::launch(amp2hip::accelerator_access::view(machine.first), extent<1>(10),
                        differing_kernel<T>{view, error, first, 10}, caller);
    view.synchronize();
    CHECK(data == std::vector<T>(10, value + T(1))); // the results of the GPU are kept
  });
}

} // namespace

TEST_CASE("equal results are not reported") {
  CHECK(compare<int>(5, 0, 0) == "");
  CHECK(compare<float>(5, 0, 0) == "");
}

TEST_CASE("the first element that differs is reported with both values") {
  const std::string text = compare<float>(2, 0.5f, 7);
  CHECK(text.find("element 7 of container 1 is 3 on the GPU and 3.5 on the CPU") !=
        std::string::npos);
  CHECK(text.find("differing_kernel<float>") != std::string::npos);
}

TEST_CASE("floating-point numbers may differ by a relative bound") {
  CHECK(compare<float>(1e6, 1, 0) == "");
  CHECK(compare<float>(1e6, 1000, 3).find("element 3 ") != std::string::npos);
  CHECK(compare<double>(1, 1e-13, 0) == "");
  CHECK(compare<double>(1, 1e-6, 4).find("element 4 ") != std::string::npos);
}

TEST_CASE("integers must be equal") {
  CHECK(compare<int>(1000000, 1, 9)
            .find("element 9 of container 1 is 1000001 on the GPU and 1000002 on the CPU") !=
        std::string::npos);
}

TEST_CASE("infinity equals only infinity") {
  const float infinity = std::numeric_limits<float>::infinity();
  CHECK(compare<float>(5, infinity, 7)
            .find("element 7 of container 1 is 6 on the GPU and inf on the CPU") !=
        std::string::npos);
  CHECK(compare<float>(infinity, 1, 0) == "");
}

TEST_CASE("elements of several dimensions have an index") {
  const auto text = [](int columns, array_view<float, 2> (*part)(array_view<float, 2>),
                       amp2hip::code_place caller) {
    return compared([&] {
      counting::machine machine;
      std::vector<float> data(40, 1);
      array_view<float, 2> view(40 / columns, columns, data);
      host_launch::launch(amp2hip::accelerator_access::view(machine.first), extent<1>(1),
                          differing_matrix_kernel{part(view)}, caller);
    });
  };
  const auto place = [](amp2hip::code_place caller = amp2hip::code_place::current()) {
    return caller;
  };
  CHECK(text(
            10, [](array_view<float, 2> all) { return all; }, place())
            .find("element (1, 2) of container 1 is 1 on the GPU and 2 on the CPU") !=
        std::string::npos);
  CHECK(text(
            8, [](array_view<float, 2> all) { return all.section(2, 3, 2, 4); }, place())
            .find("element (1, 2) of container 1 ") != std::string::npos);
}

TEST_CASE("containers that overlap are compared on one copy") {
  const std::string text = compared([] {
    counting::machine machine;
    std::vector<int> data = numbers(10);
    array_view<int, 1> view(10, data);
    host_launch::launch(amp2hip::accelerator_access::view(machine.first), extent<1>(10),
                        overlapping_kernel{view, view.section(5, 5)});
    view.synchronize();
    CHECK(data == std::vector<int>{0, 1, 2, 3, 4, 11, 12, 13, 14, 9});
  });
  CHECK(text == "");
}
