//===--- bench_layouts.cpp - Layouts of textures on the CPU ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares packed rows, the layout of textures, with tiles of texels, for kernels with locality in
// two dimensions: prints the time of each access pattern with packed rows, and those of other
// layouts relative to it. docs/decisions/graphics.md has the results. One thread, plain C++.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/texture/texel_vectors.h"
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

constexpr int size = 4096; // texels in each dimension

struct packed {
  static std::size_t place(unsigned y, unsigned x) { return std::size_t{y} * size + x; }
};
/// Tiles of 2^Log x 2^Log texels, in rows of tiles.
template <unsigned Log>
struct tiled {
  static std::size_t place(unsigned y, unsigned x) {
    constexpr unsigned mask = (1u << Log) - 1;
    return ((std::size_t{y >> Log} * (size >> Log) + (x >> Log)) << 2 * Log) +
           ((y & mask) << Log | (x & mask));
  }
};
/// Morton order within tiles of 8 x 8 texels.
struct morton {
  static unsigned spread(unsigned v) { return (v & 1) | (v & 2) << 1 | (v & 4) << 2; }
  static std::size_t place(unsigned y, unsigned x) {
    return ((std::size_t{y >> 3} * (size >> 3) + (x >> 3)) << 6) + (spread(y) << 1 | spread(x));
  }
};

using floats_4 = float __attribute__((vector_size(16)));
floats_4 color_of(std::uint32_t texel) {
  return __builtin_convertvector(amp2hip::widened<8>(&texel), floats_4);
}
floats_4 color_of(float texel) { return floats_4{texel, texel, texel, texel}; }

/// Returns the bilinear sample at (x, y), in texels, which is inside of the texture.
template <typename Layout, typename Texel>
floats_4 sample(const Texel *texels, float x, float y) {
  const int column = int(x), row = int(y);
  const float right = x - float(column), down = y - float(row);
  const auto at = [=](int r, int c) {
    return color_of(texels[Layout::place(unsigned(r), unsigned(c))]);
  };
  const floats_4 upper = at(row, column) * (1 - right) + at(row, column + 1) * right,
                 lower = at(row + 1, column) * (1 - right) + at(row + 1, column + 1) * right;
  return upper * (1 - down) + lower * down;
}

/// Sums samples along lines at an angle to the rows, as a rotated picture does.
template <typename Layout, typename Texel>
float rotate(const Texel *texels, float degrees) {
  constexpr int count = 2048;
  const float angle = degrees * 3.14159265f / 180, along = std::cos(angle),
              across = std::sin(angle);
  floats_4 sum = {};
  for (int r = 0; r < count; ++r)
    for (int c = 0; c < count; ++c) {
      const float u = float(c) - count / 2.0f, v = float(r) - count / 2.0f;
      sum += sample<Layout>(texels, size / 2.0f + along * u - across * v,
                            size / 2.0f + across * u + along * v);
    }
  return sum[0];
}

/// Sums 3 x 3 texels around each texel.
template <typename Layout>
float convolve(const float *texels, float *out) {
  for (unsigned r = 1; r + 1 < size; ++r)
    for (unsigned c = 1; c + 1 < size; ++c) {
      float sum = 0;
      for (unsigned y = r - 1; y <= r + 1; ++y)
        for (unsigned x = c - 1; x <= c + 1; ++x)
          sum += float(3 * (y + 1 - r) + x + 2 - c) * texels[Layout::place(y, x)];
      out[r * size + c] = sum;
    }
  return out[size + 1];
}

/// Reads along columns, as a transposition does.
template <typename Layout>
float walk_columns(const float *texels, float *out) {
  for (unsigned c = 0; c < size; ++c)
    for (unsigned r = 0; r < size; ++r)
      out[c * size + r] = texels[Layout::place(r, c)];
  return out[size];
}

volatile float result;

/// Returns the shortest processor time of a call, in milliseconds.
template <typename Call>
double shortest(const Call &call) {
  std::clock_t best = 0;
  for (int i = 0; i < 15; ++i) {
    const std::clock_t begin = std::clock();
    result = call();
    const std::clock_t time = std::clock() - begin;
    best = i == 0 ? time : std::min(best, time);
  }
  return 1e3 * double(best) / CLOCKS_PER_SEC;
}

template <template <typename> class Pattern, typename... Arguments>
void compare(const char *name, Arguments... arguments) {
  const double rows = shortest([=] { return Pattern<packed>::run(arguments...); });
  const double times[] = {shortest([=] { return Pattern<tiled<2>>::run(arguments...); }),
                          shortest([=] { return Pattern<tiled<3>>::run(arguments...); }),
                          shortest([=] { return Pattern<morton>::run(arguments...); })};
  std::printf("| %-32s | %6.1f ms | %.2f | %.2f | %.2f |\n", name, rows, times[0] / rows,
              times[1] / rows, times[2] / rows);
}

template <typename Layout>
struct rotation {
  template <typename Texel>
  static float run(const Texel *texels, float degrees) {
    return rotate<Layout>(texels, degrees);
  }
};
template <typename Layout>
struct convolution {
  static float run(const float *texels, float *out) { return convolve<Layout>(texels, out); }
};
template <typename Layout>
struct columns {
  static float run(const float *texels, float *out) { return walk_columns<Layout>(texels, out); }
};

} // namespace

int main() {
  std::vector<std::uint32_t> bytes(std::size_t{size} * size);
  std::vector<float> numbers(bytes.size()), out(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = std::uint32_t(i * 2654435761u);
    numbers[i] = float(bytes[i] >> 8);
  }
  std::printf("| kernel | packed rows | 4 x 4 | 8 x 8 | Morton |\n|---|---|---|---|---|\n");
  for (const float degrees : {0.0f, 30.0f, 45.0f, 90.0f}) {
    char name[64];
    std::snprintf(name, sizeof name, "`unorm_4`, rotated by %g degrees", double(degrees));
    compare<rotation>(name, bytes.data(), degrees);
    std::snprintf(name, sizeof name, "`float`, rotated by %g degrees", double(degrees));
    compare<rotation>(name, numbers.data(), degrees);
  }
  compare<convolution>("`float`, 3 x 3 convolution", numbers.data(), out.data());
  compare<columns>("`float`, walk along columns", numbers.data(), out.data());
}
