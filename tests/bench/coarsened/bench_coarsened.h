//===--- bench_coarsened.h - Kernels with and without coarsening ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_COARSENED_BENCH_COARSENED_H
#define AMP2HIP_TESTS_BENCH_COARSENED_BENCH_COARSENED_H

#include <amp.h>

/// The arguments of all kernels: square matrices, of which each kernel uses some.
struct problem {
  concurrency::accelerator_view where;
  concurrency::array_view<const float, 2> a, b;
  concurrency::array_view<float, 2> c;
  concurrency::array_view<int, 2> counts;
  int bodies; ///< a multiple of 256, at most the width of the matrices
  int edge;   ///< of the cube in the kernel blur_volume
};

/// Launches kernel \p number on \p p.
namespace plain {
void run_kernel(int number, const problem &p);
}
namespace coarsened {
void run_kernel(int number, const problem &p);
}

#endif // AMP2HIP_TESTS_BENCH_COARSENED_BENCH_COARSENED_H
