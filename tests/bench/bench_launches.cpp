//===--- bench_launches.cpp - Times of launches and arrays on the host ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"

using namespace bench;

namespace {

template <typename Amp, typename Hand>
void by_clock(const settings &s, const char *name, int calls, const Amp &amp, const Hand &hand) {
  stopwatch watch(s.stream);
  report(name,
         compare(
             s.samples, [&](auto call) { return watch.wall_time(calls, call); }, amp, hand),
         0, "");
}

} // namespace

void bench::launches(settings &s) {
  std::vector<std::vector<float>> data(8, std::vector<float>(256));
  std::vector<array_view<float, 1>> v;
  std::vector<float *> p;
  for (std::vector<float> &one : data) {
    v.emplace_back(256, one);
    p.push_back(device_copy(one));
  }
  const int calls = s.small ? 10 : 1000;
  by_clock(
      s, "launch, 0 views", calls, [&] { amp_empty_0(s.where); }, [&] { cuda_empty_0(s.stream); });
  const auto amp_4 = [&] { amp_empty(s.where, v[0], v[1], v[2], v[3]); };
  const auto cuda_4 = [&] { cuda_empty(s.stream, p[0], p[1], p[2], p[3]); };
  by_clock(s, "launch, 4 views", calls, amp_4, cuda_4);
  by_clock(
      s, "launch, 8 views", calls,
      [&] { amp_empty_8(s.where, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]); },
      [&] { cuda_empty_8(s.stream, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]); });
  by_clock(s, "launch and wait", 1, amp_4, cuda_4);
}

void bench::arrays(settings &s) {
  const int calls = s.small ? 10 : 1000;
  for (const int count : {256, 1 << 20}) {
    const auto hand = [&] {
      void *memory = nullptr;
      check_cuda(
          cudaMallocAsync(&memory, static_cast<std::size_t>(count) * sizeof(float), s.stream),
          "allocating");
      check_cuda(cudaFreeAsync(memory, s.stream), "freeing");
    };
    by_clock(
        s, count == 256 ? "array of 1 KiB" : "array of 4 MiB", calls,
        [&] { array<float, 1> a(count, s.where); }, hand);
  }
}
