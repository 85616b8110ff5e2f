// Kernels read and write texels in every format; narrow formats clamp, extend and round.
//
// accept: G-10.1-c, G-10.1.15-a, G-10.1.15-d, G-10.1.15-g, G-10.1.15-h, G-10.1.15-i
// accept: G-10.2.8-a, G-10.4.6-a, G-10.4.6-b, G-10-c, G-10.4.3-b, G-10.2.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

/// Writes the values with a view, and returns what a kernel reads.
template <typename T>
static std::vector<T> stored(const std::vector<T> &values, unsigned bits) {
  const int count = int(values.size());
  std::vector<T> result(values.size());
  texture<T, 1> t(count, bits);
  array_view<const T, 1> in(count, values);
  array_view<T, 1> out(count, result);
  texture_view<T, 1> writable(t);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) { writable.set(i, in[i]); });
  texture_view<const T, 1> readable(t);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) { out[i] = readable[i]; });
  out.synchronize();
  std::vector<T> direct(values.size());
  array_view<T, 1> more(count, direct);
  parallel_for_each(in.extent, [=, &t](index<1> i) restrict(amp) { more[i] = t(i[0]); });
  more.synchronize();
  CHECK(std::memcmp(direct.data(), result.data(), count * sizeof(T)) == 0); // also NaN
  return result;
}

static void integers() {
  const int most = std::numeric_limits<int>::max(), least = std::numeric_limits<int>::min();
  CHECK(stored<int>({0, 127, 128, -128, -129, most, least}, 8) ==
        std::vector<int>({0, 127, 127, -128, -128, 127, -128}));
  CHECK(stored<int>({-1, 32767, 40000, -32768, least}, 16) ==
        std::vector<int>({-1, 32767, 32767, -32768, -32768}));
  CHECK(stored<int>({most, least, -1}, 32) == std::vector<int>({most, least, -1}));
  CHECK(stored<uint>({0, 255, 256, 0xffffffff}, 8) == std::vector<uint>({0, 255, 255, 255}));
  CHECK(stored<uint>({65535, 65536}, 16) == std::vector<uint>({65535, 65535}));
  CHECK(stored<int_2>({int_2(-5, 300)}, 8)[0] == int_2(-5, 127));
  CHECK(stored<int_4>({int_4(-5, 300, 1, -200)}, 8)[0] == int_4(-5, 127, 1, -128));
  CHECK(stored<int_3>({int_3(-5, 300, most)}, 32)[0] == int_3(-5, 300, most));
  CHECK(stored<uint_2>({uint_2(7, 70000)}, 16)[0] == uint_2(7, 65535));
  CHECK(stored<uint_4>({uint_4(7, 70000, 1, 2)}, 16)[0] == uint_4(7, 65535, 1, 2));
}

static void reals() {
  const float infinity = std::numeric_limits<float>::infinity();
  CHECK(stored<float>({1.5f, -0.1f, 1e30f}, 32) == std::vector<float>({1.5f, -0.1f, 1e30f}));
  // 2049 lies between 2048 and 2050 and goes to the even one; 65520 rounds to infinity.
  CHECK(stored<float>({1.0f, 0.5f, -2.0f, 65504.0f, 2049.0f, 2051.0f, 65520.0f, 1e9f, -infinity}, 16) ==
        std::vector<float>({1.0f, 0.5f, -2.0f, 65504.0f, 2048.0f, 2052.0f, infinity, infinity, -infinity}));
  const float smallest = std::ldexp(1.0f, -24);
  CHECK(stored<float>({smallest, smallest * 0.5f, smallest * 0.75f, smallest * 3, std::ldexp(1.0f, -14)}, 16) ==
        std::vector<float>({smallest, 0.0f, smallest, smallest * 3, std::ldexp(1.0f, -14)}));
  CHECK(std::isnan(stored<float>({std::nanf("")}, 16)[0]));
  CHECK(stored<float_2>({float_2(1.25f, -3.0f)}, 16)[0] == float_2(1.25f, -3.0f));
  CHECK(stored<float_4>({float_4(1.25f, -3.0f, 0.0f, 9.0f)}, 16)[0] == float_4(1.25f, -3.0f, 0.0f, 9.0f));
  CHECK(stored<float_3>({float_3(1.1f, -3.3f, 7.7f)}, 32)[0] == float_3(1.1f, -3.3f, 7.7f));
  CHECK(stored<double>({0.1, -1e300}, 64) == std::vector<double>({0.1, -1e300}));
  CHECK(stored<double_2>({double_2(0.1, 1e-300)}, 64)[0] == double_2(0.1, 1e-300));
}

static void normalized() {
  for (unsigned bits : {8u, 16u}) {
    const float scale = bits == 8 ? 127.0f : 32767.0f, unsigned_scale = bits == 8 ? 255.0f : 65535.0f;
    for (float value : {-1.0f, -0.6f, 0.0f, 0.3f, 0.5f, 1.0f}) {
      CHECK(stored<norm>({norm(value)}, bits)[0] == norm(std::round(value * scale) / scale));
      if (value >= 0)
        CHECK(stored<unorm>({unorm(value)}, bits)[0] ==
              unorm(std::floor(value * unsigned_scale + 0.5f) / unsigned_scale));
    }
    CHECK(stored<unorm_4>({unorm_4(0.0f, 1.0f, 1.0f, 0.0f)}, bits)[0] == unorm_4(0.0f, 1.0f, 1.0f, 0.0f));
    CHECK(stored<norm_2>({norm_2(-1.0f, 1.0f)}, bits)[0] == norm_2(-1.0f, 1.0f));
  }
  // The most negative code means -1, too.
  const std::int8_t codes[] = {-128, -127, 127, 0};
  texture<norm, 1> t(4, codes, 4U, 8U);
  std::vector<float> result(4);
  array_view<float, 1> out(4, result);
  parallel_for_each(out.extent, [=, &t](index<1> i) restrict(amp) { out[i] = t[i]; });
  out.synchronize();
  CHECK(result == std::vector<float>({-1, -1, 1, 0}));
}

static void forms() {
  std::vector<int> values(24);
  for (int i = 0; i < 24; ++i)
    values[i] = i;
  texture<int, 3> t(2, 3, 4, values.begin(), values.end());
  std::vector<int> result(24 * 4);
  array_view<int, 2> out(24, 4, result);
  texture_view<const int, 3> view(t);
  parallel_for_each(t.extent, [=, &t](index<3> i) restrict(amp) {
    const int place = (i[0] * 3 + i[1]) * 4 + i[2];
    out(place, 0) = t[i] + t(i) - t.get(i);
    out(place, 1) = t(i[0], i[1], i[2]);
    out(place, 2) = view(i) + view[i] - view.get(i, 0);
    out(place, 3) = view(i[0], i[1], i[2]);
  });
  out.synchronize();
  for (int i = 0; i < 24; ++i)
    CHECK(result[4 * i] == i && result[4 * i + 1] == i && result[4 * i + 2] == i && result[4 * i + 3] == i);
  texture<uint, 2> u(2, 2);
  texture<float, 1> f(3);
  int seen[2] = {0, 0};
  array_view<int, 1> last(2, seen);
  parallel_for_each(extent<1>(1), [=, &u, &f](index<1>) restrict(amp) {
    u.set(index<2>(1, 0), 7u);
    f.set(index<1>(2), 0.5f);
    last[0] = int(u(1, 0)); // a thread sees what it has written
    last[1] = int(f(2) * 10);
  });
  last.synchronize();
  CHECK(seen[0] == 7 && seen[1] == 5);
}

static void views_in_kernels() {
  texture<int, 1> t(4), u(4);
  int result[4] = {};
  array_view<int, 1> out(4, result);
  parallel_for_each(t.extent, [&t, &u](index<1> i) restrict(amp) {
    texture_view<int, 1> view(t);
    writeonly_texture_view<int, 1> other(u);
    view.set(i, i[0] + 1);
    other.set(i, 2 * view[i]);
  });
  parallel_for_each(t.extent, [=, &t, &u](index<1> i) restrict(amp) { out[i] = t[i] * 100 + u[i]; });
  out.synchronize();
  CHECK(result[0] == 102 && result[3] == 408);
  const std::vector<float_2> pair(2, float_2(1, 2));
  texture<float_2, 1> pairs(2, pair.begin(), pair.end());
  parallel_for_each(out.extent, [=, &pairs](index<1> i) restrict(amp) {
    texture_view<const float_2, 1> view(pairs);
    out[i] = int(view(i[0] % 2).y);
  });
  out.synchronize();
  CHECK(result[1] == 2);
}

/// Textures are only accessible on their own view.
static void other_views() {
  texture<int, 1> t(4);
  const texture_view<int, 1> view(t);
  const accelerator_view other = accelerator().create_view();
  int thrown = 0;
  try {
    parallel_for_each(other, t.extent, [&t](index<1> i) restrict(amp) { t.set(i, 1); });
  } catch (const runtime_exception &) {
    ++thrown;
  }
  try {
    parallel_for_each(other, t.extent, [=](index<1> i) restrict(amp) { view.set(i, 1); });
  } catch (const runtime_exception &) {
    ++thrown;
  }
  CHECK(thrown == 2);
  // Without a view, a launch runs where its textures are.
  texture<int, 1> u(4, other);
  parallel_for_each(u.extent, [&u](index<1> i) restrict(amp) { u.set(i, i[0]); });
  int result[4];
  copy(u, result);
  CHECK(result[3] == 3);
}

/// The checking accelerator reports accesses outside of a texture; others ignore them.
static void outside() {
  for (const bool is_checked : {true, false}) {
    const accelerator place(is_checked ? accelerator::direct3d_ref : accelerator::direct3d_warp);
    texture<int, 1> t(4, place.default_view);
    bool thrown = false;
    try {
      parallel_for_each(extent<1>(5), [&t](index<1> i) restrict(amp) { t.set(i, 1 + t[i[0] + 4]); });
    } catch (const runtime_exception &) {
      thrown = true;
    }
    CHECK(thrown == is_checked);
    int result[4];
    copy(t, result);
    CHECK(is_checked || (result[0] == 1 && result[3] == 1));
  }
}

int main() {
  outside();
  other_views();
  integers();
  reals();
  normalized();
  forms();
  views_in_kernels();
  return failures;
}
