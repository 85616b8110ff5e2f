//===--- bench.h - Kernels compared with hand-written CUDA ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_H
#define AMP2HIP_TESTS_BENCH_H

// Each algorithm exists twice: in C++ AMP, which amp2hip translates
// (*_amp.cpp), and in hand-written CUDA (cuda_*), with the same tiles and the
// same operations in the same order. The program runs both on one stream and
// compares their times.

#include <amp.h>

/// A body of the n-body problem: its position and mass.
struct body {
  float x, y, z, mass;
};
/// The acceleration of a body.
struct acceleration {
  float x, y, z;
};

/// a[i] = b[i] + factor * c[i].
void amp_triad(const concurrency::accelerator_view &where,
               const concurrency::array_view<float, 1> &a,
               const concurrency::array_view<const float, 1> &b,
               const concurrency::array_view<const float, 1> &c, float factor);
/// c = a * b of square matrices, in tiles of 16 x 16.
void amp_matmul(const concurrency::accelerator_view &where,
                const concurrency::array_view<const float, 2> &a,
                const concurrency::array_view<const float, 2> &b,
                const concurrency::array_view<float, 2> &c);
/// The acceleration of every body by all others, in tiles of 256.
void amp_nbody(const concurrency::accelerator_view &where,
               const concurrency::array_view<const body, 1> &bodies,
               const concurrency::array_view<acceleration, 1> &result);
/// out = the transposed matrix `in`, in tiles of 32 x 32.
void amp_transpose(const concurrency::accelerator_view &where,
                   const concurrency::array_view<const float, 2> &in,
                   const concurrency::array_view<float, 2> &out);
/// One sum for each tile of 256 threads. Each thread reads eight elements.
void amp_reduce(const concurrency::accelerator_view &where,
                const concurrency::array_view<const float, 1> &in,
                const concurrency::array_view<float, 1> &sums);
/// One launch with four captured views whose kernel does nothing.
void amp_empty(const concurrency::accelerator_view &where,
               const concurrency::array_view<float, 1> &a,
               const concurrency::array_view<float, 1> &b,
               const concurrency::array_view<float, 1> &c,
               const concurrency::array_view<float, 1> &d);

/// out = in.
void amp_copy(const concurrency::accelerator_view &where,
              const concurrency::array_view<const float, 1> &in,
              const concurrency::array_view<float, 1> &out);
/// out = in, with elements of 16 bytes.
void amp_copy_bodies(const concurrency::accelerator_view &where,
                     const concurrency::array_view<const body, 1> &in,
                     const concurrency::array_view<body, 1> &out);
/// y = y + factor * x.
void amp_saxpy(const concurrency::accelerator_view &where,
               const concurrency::array_view<float, 1> &y,
               const concurrency::array_view<const float, 1> &x, float factor);
/// The number of iterations, up to 200, of each point near the Mandelbrot set:
/// only arithmetic, with a loop of a different length in each thread.
void amp_mandelbrot(const concurrency::accelerator_view &where,
                    const concurrency::array_view<int, 2> &steps);
/// A new value for each element, from its four neighbors in two dimensions, and
/// from itself and its six neighbors in three. Elements at the border are not
/// written.
void amp_stencil_2d(const concurrency::accelerator_view &where,
                    const concurrency::array_view<const float, 2> &in,
                    const concurrency::array_view<float, 2> &out);
void amp_stencil_3d(const concurrency::accelerator_view &where,
                    const concurrency::array_view<const float, 3> &in,
                    const concurrency::array_view<float, 3> &out);
/// y = matrix * x for a sparse matrix: row r has the values begins[r] to
/// begins[r + 1] - 1. One thread per row.
void amp_spmv(const concurrency::accelerator_view &where,
              const concurrency::array_view<const int, 1> &begins,
              const concurrency::array_view<const int, 1> &columns,
              const concurrency::array_view<const float, 1> &values,
              const concurrency::array_view<const float, 1> &x,
              const concurrency::array_view<float, 1> &y);
/// Prices of European options.
void amp_black_scholes(const concurrency::accelerator_view &where,
                       const concurrency::array_view<const float, 1> &prices,
                       const concurrency::array_view<const float, 1> &strikes,
                       const concurrency::array_view<const float, 1> &years,
                       const concurrency::array_view<float, 1> &calls,
                       const concurrency::array_view<float, 1> &puts);
/// The running sums of each tile of 256 elements, and the sum of each tile.
void amp_scan(const concurrency::accelerator_view &where,
              const concurrency::array_view<const float, 1> &in,
              const concurrency::array_view<float, 1> &out,
              const concurrency::array_view<float, 1> &sums);
/// Adds the number of elements with each lowest byte to `counts`. Tiles of 256
/// threads, each of which reads 16 elements, first count in tile_static memory.
void amp_histogram(const concurrency::accelerator_view &where,
                   const concurrency::array_view<const unsigned, 1> &in,
                   const concurrency::array_view<int, 1> &counts);
/// One launch of a kernel that does nothing: with no captured view, and with eight captured views.
void amp_empty_0(const concurrency::accelerator_view &where);
void amp_empty_8(
    const concurrency::accelerator_view &where, const concurrency::array_view<float, 1> &a,
    const concurrency::array_view<float, 1> &b, const concurrency::array_view<float, 1> &c,
    const concurrency::array_view<float, 1> &d, const concurrency::array_view<float, 1> &e,
    const concurrency::array_view<float, 1> &f, const concurrency::array_view<float, 1> &g,
    const concurrency::array_view<float, 1> &h);

// The same algorithms in CUDA, on plain pointers; `stream` is a cudaStream_t.
void cuda_triad(void *stream, float *a, const float *b, const float *c, float factor, int n);
void cuda_matmul(void *stream, const float *a, const float *b, float *c, int n);
void cuda_nbody(void *stream, const body *bodies, acceleration *result, int n);
void cuda_transpose(void *stream, const float *in, float *out, int rows, int columns);
void cuda_reduce(void *stream, const float *in, float *sums, int n);
void cuda_empty(void *stream, float *a, float *b, float *c, float *d);
void cuda_copy(void *stream, const float *in, float *out, int n);
void cuda_copy_bodies(void *stream, const body *in, body *out, int n);
void cuda_saxpy(void *stream, float *y, const float *x, float factor, int n);
void cuda_mandelbrot(void *stream, int *steps, int rows, int columns);
void cuda_stencil_2d(void *stream, const float *in, float *out, int rows, int columns);
void cuda_stencil_3d(void *stream, const float *in, float *out, int n);
void cuda_spmv(void *stream, const int *begins, const int *columns, const float *values,
               const float *x, float *y, int rows);
void cuda_black_scholes(void *stream, const float *prices, const float *strikes, const float *years,
                        float *calls, float *puts, int n);
void cuda_scan(void *stream, const float *in, float *out, float *sums, int n);
void cuda_histogram(void *stream, const unsigned *in, int *counts, int n);
void cuda_empty_0(void *stream);
void cuda_empty_8(void *stream, float *a, float *b, float *c, float *d, float *e, float *f,
                  float *g, float *h);

#endif // AMP2HIP_TESTS_BENCH_H
