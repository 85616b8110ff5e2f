// tile_results.h: runs tiled kernels that write a result for each thread.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef AMP2HIP_TESTS_RUN_TILE_RESULTS_H
#define AMP2HIP_TESTS_RUN_TILE_RESULTS_H

#include "check.h"
#include <amp.h>
#include <vector>

/// The number of results, which is the number of threads of a launch.
static const int result_count = 32;

/// Calls `kernel(results)`. The initial results are the numbers of the threads.
template <typename Kernel> std::vector<int> run(Kernel kernel) {
  std::vector<int> results(result_count);
  for (int i = 0; i < result_count; ++i)
    results[static_cast<std::size_t>(i)] = i;
  concurrency::array_view<int, 1> v(result_count, results);
  kernel(v);
  v.synchronize();
  return results;
}

/// Compares the results of tiles of `Size` threads with `expected(tile, local)`.
template <int Size, typename Expected> void compare(const std::vector<int> &results, Expected expected) {
  for (int i = 0; i < result_count; ++i)
    CHECK_EQUAL(results[static_cast<std::size_t>(i)], expected(i / Size, i % Size));
}

#endif // AMP2HIP_TESTS_RUN_TILE_RESULTS_H
