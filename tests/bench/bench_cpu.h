//===--- bench_cpu.h - Kernels measured on the CPU accelerator ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_CPU_H
#define AMP2HIP_TESTS_BENCH_CPU_H

#include "bench.h"

// Kernels without tiles, in addition to those of bench.h (cpu_amp.cpp).

/// y[i] = factor * x[i] + y[i].
void amp_saxpy(const concurrency::accelerator_view &where, float factor,
               const concurrency::array_view<const float, 1> &x,
               const concurrency::array_view<float, 1> &y);
/// The mean of each element's four neighbors. Elements at the border are not
/// written.
void amp_stencil(const concurrency::accelerator_view &where,
                 const concurrency::array_view<const float, 2> &in,
                 const concurrency::array_view<float, 2> &out);
/// The acceleration of every body by all others, without tiles.
void amp_nbody_simple(const concurrency::accelerator_view &where,
                      const concurrency::array_view<const body, 1> &bodies,
                      const concurrency::array_view<acceleration, 1> &result);
/// The number of iterations, up to `limit`, of each point near the Mandelbrot
/// set.
void amp_mandelbrot(const concurrency::accelerator_view &where,
                    const concurrency::array_view<int, 2> &steps, int limit);

// Algorithms of this file and of bench.h, written with oneTBB across the cores and plain loops
// inside. The first five have the kernel's body in the loop. The other functions use the tiled
// algorithm, with a loop over the threads of a tile between two barriers.
void tbb_triad(float *a, const float *b, const float *c, float factor, int n);
void tbb_saxpy(float factor, const float *x, float *y, int n);
void tbb_stencil(const float *in, float *out, int rows, int columns);
void tbb_nbody_simple(const body *bodies, acceleration *result, int n);
void tbb_mandelbrot(int *steps, int rows, int columns, int limit);
void tbb_matmul(const float *a, const float *b, float *c, int n);
void tbb_reduce(const float *in, float *sums, int n);
void tbb_transpose(const float *in, float *out, int rows, int columns);

// Kernels of bench_textures.h, over arrays. The bilinear filter computes the four components of a
// texel in one vector.
void tbb_copy_texels(const float *in, float *out, int rows, int columns);
void tbb_convolve(const float *in, float *out, int rows, int columns);
void tbb_resize(const unsigned *in, int in_rows, int in_columns, unsigned *out, int rows,
                int columns);

#endif // AMP2HIP_TESTS_BENCH_CPU_H
