//===--- bench_coarsened.cpp - Compares kernels with coarsened tiles ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs each kernel of tiled_kernels.h alternately as translated with and
// without --optimize=coarsen-tiles, for matrices of several sizes. Prints the
// medians of the times on the GPU and their ratio. Fails if results differ.
// With AMP2HIP_TEST_SIZE=small, the size is for memory checkers; set also
// AMP2HIP_COARSEN_SMALL=1, because such launches are not coarsened otherwise.
//
//===----------------------------------------------------------------------===//

#include "bench_coarsened.h"
#include "../../../runtime/accelerator_access.h"
#include "../stopwatch.h"
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using namespace concurrency;

namespace {

const char *const names[] = {"matrix product 16",
                             "matrix product 32",
                             "matrix product 8",
                             "transposition 32",
                             "transposition 16",
                             "convolution 3x3",
                             "convolution 7x7",
                             "convolution 9x9",
                             "heat equation",
                             "shortest paths",
                             "sums",
                             "prefix sums",
                             "histogram",
                             "matrix x vector",
                             "forces, 256",
                             "forces, 64",
                             "blur of a volume"};

} // namespace

int main() {
  const std::optional<accelerator> gpu = find_gpu();
  if (!gpu) {
    std::printf("bench_coarsened: no CUDA GPU found; nothing is measured\n");
    return 77;
  }
  const char *const size = std::getenv("AMP2HIP_TEST_SIZE");
  const bool small = size != nullptr && std::strcmp(size, "small") == 0;
  const accelerator_view where = gpu->get_default_view();
  const auto stream =
      static_cast<cudaStream_t>(amp2hip::accelerator_access::queue_of(where)->native());
  stopwatch watch(stream);
  std::printf("%ls, medians of %d, microseconds\n", gpu->get_description().c_str(), small ? 2 : 15);
  std::printf("%-18s %6s %12s %12s %8s\n", "", "size", "plain", "coarsened", "ratio");
  bool failed = false;
  double logarithms = 0;
  int ratios = 0;
  const std::vector<int> sizes =
      small ? std::vector<int>{256}
            : std::vector<int>{512, 1024, 1280, 1536, 2048, 2560, 3072, 4096};
  for (int n : sizes) {
    const auto count = static_cast<std::size_t>(n) * n;
    std::vector<float> values(count);
    unsigned state = 12345;
    for (float &x : values) {
      state = state * 1664525u + 1013904223u;
      x = static_cast<float>(state >> 8) / static_cast<float>(1 << 24) - 0.5f;
    }
    int edge = 16;
    while (edge < n && edge * edge * 4 <= n)
      edge *= 2;
    const array_view<const float, 2> a(n, n, values), b(n, n, values);
    for (int number = 0; number < static_cast<int>(std::size(names)); ++number) {
      std::vector<float> results[2] = {values, values};
      std::vector<int> counts[2] = {std::vector<int>(n), std::vector<int>(n)};
      for (int version = 0; version < 2; ++version) { // the results of one launch each
        problem p{where,
                  a,
                  b,
                  array_view<float, 2>(n, n, results[version]),
                  array_view<int, 2>(1, n, counts[version]),
                  n,
                  edge};
        (version ? coarsened::run_kernel : plain::run_kernel)(number, p);
        p.c.synchronize();
        p.counts.synchronize();
      }
      if (std::memcmp(results[0].data(), results[1].data(), count * sizeof(float)) != 0 ||
          counts[0] != counts[1]) {
        std::printf("%s: the results differ\n", names[number]);
        failed = true;
      }
      problem p{where,
                a,
                b,
                array_view<float, 2>(n, n, results[0]),
                array_view<int, 2>(1, n, counts[0]),
                n,
                edge};
      const comparison times = compare(
          small ? 2 : 15, [&](auto call) { return watch.device_time(small ? 2 : 5, call); },
          [&] { coarsened::run_kernel(number, p); }, [&] { plain::run_kernel(number, p); });
      std::printf("%-18s %6d %12.2f %12.2f %8.3f\n", names[number], n, times.hand, times.amp,
                  times.amp / times.hand);
      std::fflush(stdout);
      logarithms += std::log(times.amp / times.hand);
      ++ratios;
      p.c.discard_data();
    }
  }
  std::printf("geometric mean of the ratios: %.3f\n", std::exp(logarithms / ratios));
  return failed ? 1 : 0;
}
