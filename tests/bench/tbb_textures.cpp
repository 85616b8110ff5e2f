//===--- tbb_textures.cpp - Textures as arrays, with oneTBB ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_cpu.h"
#include <cmath>
#include <cstring>
#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace {

/// Calls body(row) for 0..rows-1.
template <typename Body>
void for_each_row(int rows, const Body &body) {
  using range = oneapi::tbb::blocked_range<int>;
  oneapi::tbb::parallel_for(range(0, rows), [&](const range &piece) {
    for (int r = piece.begin(); r < piece.end(); ++r)
      body(r);
  });
}

/// The four components of a texel, in one vector.
using floats_4 = float __attribute__((vector_size(16)));

#ifdef __SSE2__
floats_4 components_of(unsigned texel) {
  const __m128i zero = _mm_setzero_si128(), bytes = _mm_cvtsi32_si128(static_cast<int>(texel));
  return _mm_cvtepi32_ps(_mm_unpacklo_epi16(_mm_unpacklo_epi8(bytes, zero), zero));
}

unsigned texel_of(floats_4 components) {
  const __m128i whole = _mm_cvttps_epi32(components + 0.5f), halves = _mm_packs_epi32(whole, whole);
  return static_cast<unsigned>(_mm_cvtsi128_si32(_mm_packus_epi16(halves, halves)));
}
#else
using bytes_4 = unsigned char __attribute__((vector_size(4)));
using ints_4 = int __attribute__((vector_size(16)));

floats_4 components_of(unsigned texel) {
  bytes_4 bytes;
  std::memcpy(&bytes, &texel, sizeof bytes);
  return __builtin_convertvector(__builtin_convertvector(bytes, ints_4), floats_4);
}

unsigned texel_of(floats_4 components) {
  const bytes_4 bytes =
      __builtin_convertvector(__builtin_convertvector(components + 0.5f, ints_4), bytes_4);
  unsigned texel;
  std::memcpy(&texel, &bytes, sizeof texel);
  return texel;
}
#endif

int clamp(int i, int size) { return i < 0 ? 0 : i < size ? i : size - 1; }

} // namespace

void tbb_copy_texels(const float *in, float *out, int rows, int columns) {
  for_each_row(rows, [=](int r) {
    for (int c = 0; c < columns; ++c)
      out[r * columns + c] = in[r * columns + c];
  });
}

void tbb_convolve(const float *in, float *out, int rows, int columns) {
  const auto at = [=](int r, int c) {
    return r >= 0 && r < rows && c >= 0 && c < columns ? in[r * columns + c] : 0.0f;
  };
  for_each_row(rows, [=](int r) {
    const auto at_border = [=](int c) {
      float sum = 0;
      for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
          sum += static_cast<float>(3 * y + x + 5) * at(r + y, c + x);
      out[r * columns + c] = sum;
    };
    if (r == 0 || r == rows - 1) {
      for (int c = 0; c < columns; ++c)
        at_border(c);
      return;
    }
    at_border(0);
    for (int c = 1; c < columns - 1; ++c) {
      const float *const above = in + (r - 1) * columns + c, *const here = above + columns,
                         *const below = here + columns;
      out[r * columns + c] = 1 * above[-1] + 2 * above[0] + 3 * above[1] + 4 * here[-1] +
                             5 * here[0] + 6 * here[1] + 7 * below[-1] + 8 * below[0] +
                             9 * below[1];
    }
    if (columns > 1)
      at_border(columns - 1);
  });
}

void tbb_resize(const unsigned *in, int in_rows, int in_columns, unsigned *out, int rows,
                int columns) {
  for_each_row(rows, [=](int r) {
    const float y =
        (static_cast<float>(r) + 0.5f) / static_cast<float>(rows) * static_cast<float>(in_rows) -
        0.5f;
    const float row = std::floor(y), down = y - row;
    const unsigned *const above = in + clamp(static_cast<int>(row), in_rows) * in_columns,
                          *const below =
                              in + clamp(static_cast<int>(row) + 1, in_rows) * in_columns;
    for (int c = 0; c < columns; ++c) {
      const float x = (static_cast<float>(c) + 0.5f) / static_cast<float>(columns) *
                          static_cast<float>(in_columns) -
                      0.5f;
      const int truncated = static_cast<int>(x);
      const int column = static_cast<float>(truncated) > x ? truncated - 1 : truncated;
      const float right = x - static_cast<float>(column);
      const int first = clamp(column, in_columns), second = clamp(column + 1, in_columns);
      const floats_4 upper = components_of(above[first]) * (1 - right) +
                             components_of(above[second]) * right,
                     lower = components_of(below[first]) * (1 - right) +
                             components_of(below[second]) * right;
      out[r * columns + c] = texel_of(upper * (1 - down) + lower * down);
    }
  });
}
