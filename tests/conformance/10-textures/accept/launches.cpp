// Launches that read, write and sample the same textures in turn; on GPUs, textures then move
// between linear memory and the texture units.
//
// accept: G-10.1.15-a, G-10.1.15-f, G-10.4.6-a, G-10.4.6-c, G-10.5.7-a, G-10-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <numeric>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

/// The texels of the extent e with the values 0, 1, 2...
template <typename T, int N>
static std::vector<T> ascending(const extent<N> &e) {
  std::vector<T> values(e.size());
  std::iota(values.begin(), values.end(), T(0));
  return values;
}

/// The texels of a texture with one component and 32 bits.
template <typename T, int N>
static std::vector<T> texels(const texture<T, N> &t) {
  std::vector<T> values(t.extent.size());
  copy(t, values.data(), t.data_length);
  return values;
}

template <typename T, int N>
static std::vector<T> read_by_kernel(const texture<T, N> &t) {
  std::vector<T> result(t.extent.size());
  array_view<T, N> out(t.extent, result);
  parallel_for_each(t.extent, [=, &t](index<N> i) restrict(amp) { out[i] = t[i]; });
  out.synchronize();
  return result;
}

/// Adds 1 to each texel twice; the second time, a thread reads what it wrote.
template <typename T, int N>
static void increment_twice(texture<T, N> &t) {
  parallel_for_each(t.extent, [&t](index<N> i) restrict(amp) {
    t.set(i, t[i] + 1);
    t.set(i, t[i] + 1);
  });
}

template <typename T, int N>
static void read_and_write(const extent<N> &e) {
  std::vector<T> expected = ascending<T>(e);
  texture<T, N> t(e, expected.begin(), expected.end());
  for (int round = 0; round < 3; ++round) {
    CHECK(read_by_kernel(t) == expected);
    CHECK(read_by_kernel(t) == expected);
    increment_twice(t);
    for (T &value : expected)
      value += 2;
    CHECK(read_by_kernel(t) == expected);
    increment_twice(t);
    for (T &value : expected)
      value += 2;
    CHECK(texels(t) == expected);
  }
  texture<T, N> same(t);
  CHECK(read_by_kernel(same) == expected);
  // A section of the texels is replaced on the host.
  std::fill(expected.begin(), expected.begin() + e[N - 1], T(9));
  extent<N> part;
  for (int d = 0; d < N; ++d)
    part[d] = d == N - 1 ? e[d] : 1;
  copy(expected.begin(), expected.begin() + e[N - 1], t, index<N>(), part);
  CHECK(read_by_kernel(t) == expected);
  CHECK(read_by_kernel(t) == expected);
}

/// Narrow texels, which a view writes and a view of constant texels reads.
template <typename T>
static void narrow(unsigned bits) {
  texture<T, 2> t(3, 5, bits);
  const texture_view<T, 2> writable(t);
  const texture_view<const T, 2> readable(t);
  for (int round = 1; round < 4; ++round) {
    parallel_for_each(t.extent, [=](index<2> i) restrict(amp) {
      writable.set(i, T(i[0] * 5 + i[1] + 10 * round));
    });
    std::vector<T> result(15);
    array_view<T, 2> out(3, 5, result);
    for (int reads = 0; reads < 2; ++reads) {
      parallel_for_each(t.extent, [=](index<2> i) restrict(amp) {
        out[i] = readable[i] + readable(i[0] + 3, i[1]); // the second one is outside
      });
    }
    out.synchronize();
    for (int i = 0; i < 15; ++i)
      CHECK(result[i] == T(i + 10 * round));
  }
}

/// Each pass halves the distance of the texels to 1; every texel is sampled at its center.
static void sample_in_turn() {
  texture<float, 2> a(4, 8), b(4, 8);
  const std::vector<float> start = ascending<float>(a.extent);
  copy(start.data(), a.data_length, a);
  for (int pass = 0; pass < 4; ++pass) {
    texture<float, 2> &from = pass % 2 == 0 ? a : b, &to = pass % 2 == 0 ? b : a;
    const texture_view<const float, 2> source(from);
    const texture_view<float, 2> target(to);
    parallel_for_each(to.extent, [=](index<2> i) restrict(amp) {
      const float value =
          source.sample(float_2((float(i[1]) + 0.5f) / 8.0f, (float(i[0]) + 0.5f) / 4.0f));
      target.set(i, 0.5f * value + 0.5f);
    });
  }
  const std::vector<float> result = texels(a);
  for (std::size_t i = 0; i < result.size(); ++i)
    CHECK(std::fabs(result[i] - ((start[i] - 1.0f) / 16.0f + 1.0f)) < 1e-5f);
}

int main() {
  read_and_write<int, 1>(extent<1>(37));
  read_and_write<uint, 2>(extent<2>(5, 7));
  read_and_write<float, 3>(extent<3>(2, 3, 5));
  narrow<int>(8);
  narrow<uint>(16);
  narrow<float>(16);
  sample_in_turn();
  return failures;
}
