//===--- harness.h - Functions that the GPU benchmarks share --------------===//
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

/// The state of all benchmarks.
struct settings {
  accelerator_view where;
  cudaStream_t stream;
  int samples;
  int calls;
  bool small;
  bool failed = false;
};

/// Returns a copy of `values` in device memory for the hand-written version. It
/// is never freed.
template <typename T>
T *device_copy(const std::vector<T> &values) {
  T *memory = nullptr;
  check_cuda(cudaMalloc(&memory, values.size() * sizeof(T)), "allocating");
  check_cuda(cudaMemcpy(memory, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice),
             "copying");
  return memory;
}

/// Returns pseudorandom numbers from -0.5 to 0.5.
inline std::vector<float> numbers(std::size_t count) {
  std::vector<float> result(count);
  unsigned state = 12345;
  for (float &x : result) {
    state = state * 1664525u + 1013904223u;
    x = static_cast<float>(state >> 8) / static_cast<float>(1 << 24) - 0.5f;
  }
  return result;
}

/// Prints both times, their ratio and, if `work` is not 0, the rate of the
/// translated version in `unit`.
inline void report(const char *name, const comparison &times, double work, const char *unit) {
  std::printf("%-17s %12.2f %12.2f %8.3f", name, times.amp, times.hand, times.amp / times.hand);
  if (work > 0) // work per microsecond, times 1e6, divided by 1e9
    std::printf(" %10.1f %s", work / times.amp / 1e3, unit);
  std::printf("\n");
}

/// Checks that the hand-written result at `device` equals `amp` bit for bit:
/// both versions execute the same operations in the same order.
template <typename T>
void check_equal(settings &s, const char *name, const std::vector<T> &amp, const T *device) {
  std::vector<T> hand(amp.size());
  check_cuda(cudaMemcpy(hand.data(), device, amp.size() * sizeof(T), cudaMemcpyDeviceToHost),
             "copying");
  if (std::memcmp(amp.data(), hand.data(), amp.size() * sizeof(T)) == 0)
    return;
  std::printf("%s: the results differ\n", name);
  s.failed = true;
}

/// Compares two versions by event times.
template <typename Amp, typename Hand>
comparison by_events(const settings &s, Amp amp, Hand hand) {
  stopwatch watch(s.stream);
  return compare(s.samples, [&](auto call) { return watch.device_time(s.calls, call); }, amp, hand);
}

// The benchmarks in other source files.
void untiled_kernels(settings &s);
void tile_static_kernels(settings &s);
/// Kernels with textures, compared with texture objects of the hardware.
void textures(settings &s);
/// Launches of kernels that do nothing, by the host's clock.
void launches(settings &s);
/// Copies of a vector to the GPU and back, by the host's clock.
void transfers(settings &s);
/// Construction and destruction of an array, compared with stream-ordered
/// allocation in CUDA.
void arrays(settings &s);

} // namespace bench

#endif // AMP2HIP_TESTS_BENCH_HARNESS_H
