//===--- tbb_kernels.cpp - CPU kernels written with oneTBB ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_cpu.h"
#include <cmath>
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

namespace {

using range = oneapi::tbb::blocked_range<int>;

/// Calls body(i) for 0..n-1, in loops whose body the compiler can inline.
template <typename Body>
void for_each(int n, const Body &body) {
  oneapi::tbb::parallel_for(range(0, n), [&](const range &piece) {
    for (int i = piece.begin(); i < piece.end(); ++i)
      body(i);
  });
}

} // namespace

void tbb_triad(float *a, const float *b, const float *c, float factor, int n) {
  for_each(n, [=](int i) { a[i] = b[i] + factor * c[i]; });
}

void tbb_saxpy(float factor, const float *x, float *y, int n) {
  for_each(n, [=](int i) { y[i] = factor * x[i] + y[i]; });
}

void tbb_stencil(const float *in, float *out, int rows, int columns) {
  for_each(rows, [=](int r) {
    for (int c = 0; c < columns; ++c)
      if (r > 0 && r < rows - 1 && c > 0 && c < columns - 1)
        out[r * columns + c] = 0.25f * (in[(r - 1) * columns + c] + in[(r + 1) * columns + c] +
                                        in[r * columns + c - 1] + in[r * columns + c + 1]);
  });
}

void tbb_nbody_simple(const body *bodies, acceleration *result, int n) {
  for_each(n, [=](int i) {
    const body self = bodies[i];
    acceleration a = {0, 0, 0};
    for (int k = 0; k < n; k++) {
      const body other = bodies[k];
      const float x = other.x - self.x, y = other.y - self.y, z = other.z - self.z;
      const float d = x * x + y * y + z * z + 1e-4f;
      const float inverse = 1.0f / std::sqrt(d);
      const float s = other.mass * inverse * inverse * inverse;
      a.x += x * s;
      a.y += y * s;
      a.z += z * s;
    }
    result[i] = a;
  });
}

void tbb_mandelbrot(int *steps, int rows, int columns, int limit) {
  const float height = static_cast<float>(rows), width = static_cast<float>(columns);
  for_each(rows, [=](int r) {
    for (int c = 0; c < columns; ++c) {
      const float x0 = 3.0f * c / width - 2.0f, y0 = 2.0f * r / height - 1.0f;
      float x = 0, y = 0;
      int count = 0;
      while (count < limit && x * x + y * y < 4.0f) {
        const float next = x * x - y * y + x0;
        y = 2.0f * x * y + y0;
        x = next;
        count++;
      }
      steps[r * columns + c] = count;
    }
  });
}

void tbb_matmul(const float *a, const float *b, float *c, int n) {
  constexpr int tile = 16;
  const int tiles = n / tile;
  for_each(tiles * tiles, [=](int number) {
    const int row0 = number / tiles * tile, column0 = number % tiles * tile;
    float sum[tile][tile] = {}, tile_a[tile][tile], tile_b[tile][tile];
    for (int i = 0; i < n; i += tile) {
      for (int row = 0; row < tile; ++row)
        for (int column = 0; column < tile; ++column) {
          tile_a[row][column] = a[(row0 + row) * n + column + i];
          tile_b[row][column] = b[(row + i) * n + column0 + column];
        }
      for (int row = 0; row < tile; ++row)
        for (int column = 0; column < tile; ++column)
          for (int k = 0; k < tile; k++)
            sum[row][column] += tile_a[row][k] * tile_b[k][column];
    }
    for (int row = 0; row < tile; ++row)
      for (int column = 0; column < tile; ++column)
        c[(row0 + row) * n + column0 + column] = sum[row][column];
  });
}

void tbb_reduce(const float *in, float *sums, int n) {
  constexpr int tile = 256, each = 8;
  for_each(n / (tile * each), [=](int number) {
    float partial[tile];
    for (int local = 0; local < tile; ++local) {
      const int begin = number * tile * each + local;
      float sum = 0;
      for (int k = 0; k < each; k++)
        sum += in[begin + k * tile];
      partial[local] = sum;
    }
    for (int half = tile / 2; half > 0; half /= 2)
      for (int local = 0; local < half; ++local)
        partial[local] += partial[local + half];
    sums[number] = partial[0];
  });
}

void tbb_transpose(const float *in, float *out, int rows, int columns) {
  constexpr int tile = 32;
  const int across = columns / tile;
  for_each(rows / tile * across, [=](int number) {
    const int row0 = number / across * tile, column0 = number % across * tile;
    float part[tile][tile];
    for (int row = 0; row < tile; ++row)
      for (int column = 0; column < tile; ++column)
        part[row][column] = in[(row0 + row) * columns + column0 + column];
    for (int row = 0; row < tile; ++row)
      for (int column = 0; column < tile; ++column)
        out[(column0 + row) * rows + row0 + column] = part[column][row];
  });
}
