//===--- bench.h - kernels measured against hand-written CUDA ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_H
#define AMP2HIP_TESTS_BENCH_H

// Each algorithm twice: as C++ AMP that amp2hip translates (*_amp.cpp), and as
// CUDA written by hand (hand_*), with the same tiles and the same operations in
// the same order. The program runs both on one stream and compares times.

#include <amp.h>

/// A body of the n-body problem: where it is and how heavy.
struct body {
  float x, y, z, mass;
};
struct acceleration {
  float x, y, z;
};

/// a[i] = b[i] + factor * c[i].
void amp_triad(const concurrency::accelerator_view &where, const concurrency::array_view<float, 1> &a,
               const concurrency::array_view<const float, 1> &b, const concurrency::array_view<const float, 1> &c,
               float factor);
/// c = a * b of square matrices, in tiles of 16 x 16.
void amp_matmul(const concurrency::accelerator_view &where, const concurrency::array_view<const float, 2> &a,
                const concurrency::array_view<const float, 2> &b, const concurrency::array_view<float, 2> &c);
/// The acceleration of every body by all others, in tiles of 256.
void amp_nbody(const concurrency::accelerator_view &where, const concurrency::array_view<const body, 1> &bodies,
               const concurrency::array_view<acceleration, 1> &result);
/// The transposed matrix, in tiles of 32 x 32.
void amp_transpose(const concurrency::accelerator_view &where, const concurrency::array_view<const float, 2> &in,
                   const concurrency::array_view<float, 2> &out);
/// One sum for each tile of 256 threads, which read eight elements each.
void amp_reduce(const concurrency::accelerator_view &where, const concurrency::array_view<const float, 1> &in,
                const concurrency::array_view<float, 1> &sums);
/// One tile that does nothing, with four views captured.
void amp_empty(const concurrency::accelerator_view &where, const concurrency::array_view<float, 1> &a,
               const concurrency::array_view<float, 1> &b, const concurrency::array_view<float, 1> &c,
               const concurrency::array_view<float, 1> &d);

// The same by hand, on plain pointers; `stream` is a cudaStream_t.
void hand_triad(void *stream, float *a, const float *b, const float *c, float factor, int n);
void hand_matmul(void *stream, const float *a, const float *b, float *c, int n);
void hand_nbody(void *stream, const body *bodies, acceleration *result, int n);
void hand_transpose(void *stream, const float *in, float *out, int rows, int columns);
void hand_reduce(void *stream, const float *in, float *sums, int n);
void hand_empty(void *stream, float *a, float *b, float *c, float *d);

#endif // AMP2HIP_TESTS_BENCH_H
