//===--- stopwatch.h - Times of work on a stream --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_STOPWATCH_H
#define AMP2HIP_TESTS_BENCH_STOPWATCH_H

#include <algorithm>
#include <amp.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <optional>
#include <vector>

/// Exits with CUDA's error message if a call failed.
inline void check_cuda(cudaError_t code, const char *what) {
  if (code == cudaSuccess)
    return;
  std::fprintf(stderr, "bench_kernels: %s: %s\n", what, cudaGetErrorString(code));
  std::exit(2);
}

/// Returns the first CUDA GPU; nothing if there is none.
inline std::optional<concurrency::accelerator> find_gpu() {
  for (const concurrency::accelerator &one : concurrency::accelerator::get_all())
    if (one.get_device_path().compare(0, 5, L"cuda\\") == 0)
      return one;
  return std::nullopt;
}

/// Returns the median of the values.
inline double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
  return values[values.size() / 2];
}

namespace {
/// Delays the stream while the host queues the work to be measured.
__global__ void hold(long long cycles) {
  const long long begin = clock64();
  while (clock64() - begin < cycles) {
  }
}
} // namespace

/// Measures calls that queue work on one stream.
class stopwatch {
public:
  explicit stopwatch(cudaStream_t stream) : stream_(stream) {
    check_cuda(cudaEventCreate(&begin_), "creating an event");
    check_cuda(cudaEventCreate(&end_), "creating an event");
  }
  ~stopwatch() {
    (void)cudaEventDestroy(begin_);
    (void)cudaEventDestroy(end_);
  }
  stopwatch(const stopwatch &) = delete;
  stopwatch &operator=(const stopwatch &) = delete;

  /// Returns the microseconds per call on the device, by events. The stream is
  /// delayed while the host queues the calls, so that the host's time is not
  /// included.
  template <typename Call>
  double device_time(int calls, Call call) {
    hold<<<1, 1, 0, stream_>>>(200000LL + 20000LL * calls);
    check_cuda(cudaEventRecord(begin_, stream_), "recording an event");
    for (int i = 0; i < calls; ++i)
      call();
    check_cuda(cudaEventRecord(end_, stream_), "recording an event");
    check_cuda(cudaEventSynchronize(end_), "running the benchmark");
    float milliseconds = 0;
    check_cuda(cudaEventElapsedTime(&milliseconds, begin_, end_), "reading the time");
    return milliseconds * 1000.0 / calls;
  }

  /// Returns the microseconds per call on the host, including the wait for the
  /// end of the last call on the device.
  template <typename Call>
  double wall_time(int calls, Call call) {
    check_cuda(cudaStreamSynchronize(stream_), "waiting for the stream");
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i)
      call();
    check_cuda(cudaStreamSynchronize(stream_), "waiting for the stream");
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin)
               .count() /
           calls;
  }

private:
  cudaStream_t stream_;
  cudaEvent_t begin_ = nullptr;
  cudaEvent_t end_ = nullptr;
};

/// The medians of two versions that were measured alternately, so that both run
/// at the same clock rates.
struct comparison {
  double amp;
  double hand;
};

/// Measures both versions `samples` times, alternately, after one run to warm
/// up.
template <typename Measure, typename Amp, typename Hand>
comparison compare(int samples, Measure measure, Amp amp, Hand hand) {
  std::vector<double> amp_times, hand_times;
  measure(amp), measure(hand); // warms up caches and clocks, and loads the code
  for (int i = 0; i < samples; ++i) {
    amp_times.push_back(measure(amp));
    hand_times.push_back(measure(hand));
  }
  return {median(amp_times), median(hand_times)};
}

#endif // AMP2HIP_TESTS_BENCH_STOPWATCH_H
