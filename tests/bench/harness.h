//===--- harness.h - what the GPU benchmarks share --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_HARNESS_H
#define AMP2HIP_TESTS_BENCH_HARNESS_H

#include "bench.h"
#include "stopwatch.h"
#include <cstring>
#include <vector>

namespace bench {

using namespace concurrency;

struct settings {
  accelerator_view where;
  cudaStream_t stream;
  int samples;
  int calls;
  bool small;
  bool failed = false;
};

/// Device memory of the hand-written side; lives until the program ends.
template <typename T> T *device_copy(const std::vector<T> &values) {
  T *memory = nullptr;
  check_cuda(cudaMalloc(&memory, values.size() * sizeof(T)), "allocating");
  check_cuda(cudaMemcpy(memory, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice), "copying");
  return memory;
}

inline std::vector<float> numbers(std::size_t count) {
  std::vector<float> result(count);
  unsigned state = 12345;
  for (float &x : result) {
    state = state * 1664525u + 1013904223u;
    x = static_cast<float>(state >> 8) / static_cast<float>(1 << 24) - 0.5f;
  }
  return result;
}

inline void report(const char *name, const comparison &times, double work, const char *unit) {
  std::printf("%-16s %12.2f %12.2f %8.3f", name, times.amp, times.hand, times.amp / times.hand);
  if (work > 0) // per microsecond: 1e6 a second
    std::printf(" %10.1f %s", work / times.amp / 1e3, unit);
  std::printf("\n");
}

/// Whether the hand-written result at `device` equals `amp` bit for bit: the
/// same operations in the same order.
template <typename T> void check_equal(settings &s, const char *name, const std::vector<T> &amp, const T *device) {
  std::vector<T> hand(amp.size());
  check_cuda(cudaMemcpy(hand.data(), device, amp.size() * sizeof(T), cudaMemcpyDeviceToHost), "copying");
  if (std::memcmp(amp.data(), hand.data(), amp.size() * sizeof(T)) == 0)
    return;
  std::printf("%s: the results differ\n", name);
  s.failed = true;
}

template <typename Amp, typename Hand> comparison by_events(const settings &s, Amp amp, Hand hand) {
  stopwatch watch(s.stream);
  return compare(s.samples, [&](auto call) { return watch.device_time(s.calls, call); }, amp, hand);
}

// The benchmarks that stand in files of their own.
void untiled_kernels(settings &s);
void tile_static_kernels(settings &s);
/// Of kernels that do nothing, by the host's clock.
void launches(settings &s);
/// Data of a vector on its way to the GPU and home, by the host's clock.
void transfers(settings &s);
/// An array made and destroyed, against the vendor's allocation in stream order.
void arrays(settings &s);

} // namespace bench

#endif // AMP2HIP_TESTS_BENCH_HARNESS_H
