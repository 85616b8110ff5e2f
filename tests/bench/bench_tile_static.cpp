//===--- bench_tile_static.cpp - Benchmarks of a scan and a histogram -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"

using namespace bench;

namespace {

void scan(settings &s) {
  const int n = s.small ? 1024 : 1 << 26;
  const std::vector<float> in = numbers(n);
  std::vector<float> out(n), sums(n / 256);
  float *const cuda_in = device_copy(in), *const cuda_out = device_copy(out),
               *const cuda_sums = device_copy(sums);
  array_view<const float, 1> in_view(n, in);
  array_view<float, 1> out_view(n, out), sums_view(n / 256, sums);
  report("scan of tiles",
         by_events(
             s, [&] { amp_scan(s.where, in_view, out_view, sums_view); },
             [&] { cuda_scan(s.stream, cuda_in, cuda_out, cuda_sums, n); }),
         8.0 * n, "GB/s");
  out_view.synchronize();
  sums_view.synchronize();
  check_equal(s, "scan of tiles", out, cuda_out);
  check_equal(s, "scan of tiles, sums", sums, cuda_sums);
}

void histogram(settings &s) {
  const int n = s.small ? 8192 : 1 << 26;
  std::vector<unsigned> in(n);
  unsigned state = 12345;
  for (unsigned &x : in) {
    state = state * 1664525u + 1013904223u;
    x = state >> 8;
  }
  std::vector<int> counts(256);
  unsigned *const cuda_in = device_copy(in);
  int *const cuda_counts = device_copy(counts);
  array_view<const unsigned, 1> in_view(n, in);
  array_view<int, 1> counts_view(256, counts);
  report("histogram",
         by_events(
             s, [&] { amp_histogram(s.where, in_view, counts_view); },
             [&] { cuda_histogram(s.stream, cuda_in, cuda_counts, n); }),
         4.0 * n, "GB/s");
  counts_view.synchronize(); // the sum over as many runs as the hand-written version made
  check_equal(s, "histogram", counts, cuda_counts);
}

} // namespace

void bench::tile_static_kernels(settings &s) {
  scan(s);
  histogram(s);
}
