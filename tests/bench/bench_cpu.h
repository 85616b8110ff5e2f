//===--- bench_cpu.h - kernels measured on the CPU accelerator --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_CPU_H
#define AMP2HIP_TESTS_BENCH_CPU_H

#include "bench.h"

// Beside those of bench.h: kernels without tiles, translated (cpu_amp.cpp).

/// y[i] = factor * x[i] + y[i].
void amp_saxpy(const concurrency::accelerator_view &where, float factor,
               const concurrency::array_view<const float, 1> &x, const concurrency::array_view<float, 1> &y);
/// The mean of each element's four neighbours; the border stays as it is.
void amp_stencil(const concurrency::accelerator_view &where, const concurrency::array_view<const float, 2> &in,
                 const concurrency::array_view<float, 2> &out);
/// The acceleration of every body by all others, without tiles.
void amp_nbody_simple(const concurrency::accelerator_view &where, const concurrency::array_view<const body, 1> &bodies,
                      const concurrency::array_view<acceleration, 1> &result);
/// How many steps each point of the plane takes to leave a circle.
void amp_mandelbrot(const concurrency::accelerator_view &where, const concurrency::array_view<int, 2> &steps,
                    int limit);

// The same by hand: oneTBB over the cores, plain loops inside. The first five
// have the kernel's body in the loop; the others are the tiles' algorithm with a
// loop over the threads between each two barriers.
void tbb_triad(float *a, const float *b, const float *c, float factor, int n);
void tbb_saxpy(float factor, const float *x, float *y, int n);
void tbb_stencil(const float *in, float *out, int rows, int columns);
void tbb_nbody_simple(const body *bodies, acceleration *result, int n);
void tbb_mandelbrot(int *steps, int rows, int columns, int limit);
void tbb_matmul(const float *a, const float *b, float *c, int n);
void tbb_reduce(const float *in, float *sums, int n);
void tbb_transpose(const float *in, float *out, int rows, int columns);

#endif // AMP2HIP_TESTS_BENCH_CPU_H
