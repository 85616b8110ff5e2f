// Samples equal those of a reference that computes in double precision on the host.
//
// accept: G-10.3-b, G-10.3.2-a, G-10.3.3-a, G-10.3.4-a, G-10.3.4-b, G-10.3.4-c, G-10.3.5-a
// accept: G-10.5.7-a, G-10.5.7-c, G-10.5.7-d, G-10.5.7-e, G-10.5.7-f, G-10.5.7-g, G-10.5.8-a
// accept: G-10.5.8-b, G-10.5.8-c, G-10.5.8-e, G-10.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <vector>
using namespace concurrency;
using namespace concurrency::graphics;

/// A level of a texture on the host, and its border.
struct image {
  int height, width;
  std::vector<float> texels;
  address_mode mode;
  float border;

  static int wrap(int i, int size, address_mode mode) {
    if (mode == address_clamp)
      return std::min(std::max(i, 0), size - 1);
    if (mode == address_wrap)
      return ((i % size) + size) % size;
    const int j = ((i % (2 * size)) + 2 * size) % (2 * size);
    return j < size ? j : 2 * size - 1 - j;
  }
  double at(int y, int x) const {
    if (mode == address_border && (y < 0 || x < 0 || y >= height || x >= width))
      return border;
    if (mode == address_border)
      return texels[y * width + x];
    return texels[wrap(y, height, mode) * width + wrap(x, width, mode)];
  }
  double point(double u, double v) const {
    return at(int(std::floor(v * height)), int(std::floor(u * width)));
  }
  double linear(double u, double v) const {
    const double x = u * width - 0.5, y = v * height - 0.5;
    const int x0 = int(std::floor(x)), y0 = int(std::floor(y));
    const double fx = x - x0, fy = y - y0;
    return (at(y0, x0) * (1 - fx) + at(y0, x0 + 1) * fx) * (1 - fy) +
           (at(y0 + 1, x0) * (1 - fx) + at(y0 + 1, x0 + 1) * fx) * fy;
  }
};

/// The texture units of GPUs round the weights of a linear filter to 8 bits after the binary point.
static bool near(double a, double b) {
  static const double bound = accelerator().is_emulated ? 1e-4 : 0.05;
  return std::fabs(a - b) < bound;
}

static void modes() {
  const int height = 3, width = 5, count = 23 * 23;
  std::vector<float> values;
  for (int i = 0; i < height * width; ++i)
    values.push_back(float((i * 7) % 11));
  texture<float, 2> t(height, width, values.begin(), values.end());
  const texture_view<const float, 2> view(t);
  for (address_mode mode : {address_wrap, address_mirror, address_clamp, address_border})
    for (filter_mode filter : {filter_point, filter_linear}) {
      const sampler how(filter, mode, float_4(0.25f, 1, 2, 3));
      std::vector<float> result(count), coordinates(2 * count);
      for (int i = 0; i < count; ++i) {
        coordinates[2 * i] = -1.9f + 0.21f * float(i % 23);
        coordinates[2 * i + 1] = -1.7f + 0.19f * float(i / 23);
      }
      array_view<const float, 1> in(2 * count, coordinates);
      array_view<float, 1> out(count, result);
      parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
        out[i] = view.sample(how, float_2(in[2 * i[0]], in[2 * i[0] + 1]));
      });
      out.synchronize();
      const image host = {height, width, values, mode, 0.25f};
      int wrong = 0;
      for (int i = 0; i < count; ++i) {
        const double u = coordinates[2 * i], v = coordinates[2 * i + 1];
        const double wanted = filter == filter_point ? host.point(u, v) : host.linear(u, v);
        wrong += !near(result[i], wanted);
      }
      CHECK(wrong == 0);
    }
}

static void centers() {
  const std::vector<float> values = {0, 1, 2, 3, 4, 5};
  texture<float, 2> t(2, 3, values.begin(), values.end());
  const texture_view<const float, 2> view(t);
  std::vector<float> result(6 * 2);
  array_view<float, 2> out(6, 2, result);
  parallel_for_each(extent<2>(2, 3), [=](index<2> i) restrict(amp) {
    const float_2 center((float(i[1]) + 0.5f) / 3, (float(i[0]) + 0.5f) / 2);
    out(i[0] * 3 + i[1], 0) = view.sample<filter_point>(center);
    out(i[0] * 3 + i[1], 1) = view.sample(center);
  });
  out.synchronize();
  for (int i = 0; i < 6; ++i)
    CHECK(result[2 * i] == values[i] && near(result[2 * i + 1], values[i]));
}

static void levels() {
  texture<float, 1> t(extent<1>(8), 32U, 4);
  for (int k = 0; k < 4; ++k) {
    texture_view<float, 1> level(t, k);
    parallel_for_each(level.extent, [=](index<1> i) restrict(amp) { level.set(i, float(10 * k)); });
  }
  const texture_view<const float, 1> view(t), part(t, 1, 2);
  float result[10];
  array_view<float, 1> out(10, result);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    out[0] = view.sample(0.3f);
    out[1] = view.sample(0.3f, 1.25f);
    out[2] = view.sample(0.3f, 2.0f);
    out[3] = view.sample(0.3f, 9.0f);
    out[4] = view.sample(0.3f, -3.0f);
    out[5] = view.sample<filter_point, address_wrap>(0.3f, 1.4f);
    out[6] = view.sample<filter_point, address_mirror>(0.3f, 1.6f);
    out[7] = part.sample(0.3f);
    out[8] = part.sample(0.3f, 0.5f);
    out[9] = part.sample(0.3f, 7.0f);
  });
  out.synchronize();
  const float wanted[] = {0, 12.5f, 20, 30, 0, 10, 20, 10, 15, 20};
  for (int i = 0; i < 10; ++i)
    CHECK(near(result[i], wanted[i]));
}

/// The texels of the first \p count levels of \p t, from the most detailed one.
static std::vector<image> levels_of(const texture<float, 2> &t, unsigned count, address_mode mode) {
  std::vector<image> result;
  for (unsigned k = 0; k < count; ++k) {
    const extent<2> size = t.get_mipmap_extent(k);
    result.push_back({size[0], size[1], std::vector<float>(size.size()), mode, 0});
    copy(texture_view<const float, 2>(t, k, 1), result.back().texels.begin());
  }
  return result;
}

/// Samples of a pyramid whose extents are no powers of two, and of views of some of its levels.
static void check_pyramid(const texture<float, 2> &t, unsigned first, unsigned last) {
  const texture_view<const float, 2> view(t, first, last - first);
  for (address_mode mode : {address_wrap, address_mirror, address_clamp, address_border}) {
    const sampler how(filter_linear, mode);
    const int count = 300;
    std::vector<float> result(count);
    array_view<float, 1> out(count, result);
    parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
      out[i] = view.sample(how, float_2(0.13f * (i[0] % 15) - 0.4f, 0.11f * (i[0] % 13) - 0.2f),
                           0.07f * (i[0] % 83) - 1.0f);
    });
    out.synchronize();
    const std::vector<image> all = levels_of(t, t.get_mipmap_levels(), mode);
    int wrong = 0;
    for (int i = 0; i < count; ++i) {
      const double u = 0.13f * float(i % 15) - 0.4f, v = 0.11f * float(i % 13) - 0.2f;
      const double level =
          std::min(std::max(0.07f * float(i % 83) - 1.0f, 0.0f), float(last - first - 1));
      const unsigned lower = first + unsigned(level), upper = std::min(lower + 1, last - 1);
      const double rest = level - std::floor(level);
      wrong += !near(result[i],
                     all[lower].linear(u, v) * (1 - rest) + all[upper].linear(u, v) * rest);
    }
    CHECK(wrong == 0);
  }
}

static void pyramids() {
  std::vector<float> values;
  for (int i = 0; i < 13 * 22; ++i)
    values.push_back(float((i * 7) % 11));
  texture<float, 2> t(extent<2>(13, 22), 32U, 5);
  copy(values.begin(), values.end(), texture_view<float, 2>(t, 0));
  for (unsigned k = 1; k < 5; ++k) { // one launch samples a level and writes the next one
    const texture_view<const float, 2> large(t, k - 1, 1);
    const texture_view<float, 2> small(t, k);
    const int height = small.extent[0], width = small.extent[1];
    parallel_for_each(small.extent, [=](index<2> i) restrict(amp) {
      small.set(i, large.sample(float_2((i[1] + 0.5f) / width, (i[0] + 0.5f) / height)));
    });
    const std::vector<image> all = levels_of(t, k + 1, address_clamp);
    int wrong = 0;
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x)
        wrong += !near(all[k].texels[y * width + x],
                       all[k - 1].linear((x + 0.5) / width, (y + 0.5) / height));
    CHECK(wrong == 0);
  }
  check_pyramid(t, 0, 5);
  check_pyramid(t, 2, 4);
  const texture_view<float, 2> second(t, 1);
  parallel_for_each(second.extent, [=](index<2> i) restrict(amp) { second.set(i, 5.0f); });
  check_pyramid(t, 0, 5);
  copy(values.begin(), values.begin() + second.extent.size(), second);
  check_pyramid(t, 1, 3);
}

static void gathers() {
  std::vector<float_4> values;
  for (int i = 0; i < 16; ++i)
    values.push_back(float_4(float(i), 100.0f + float(i), 200.0f + float(i), 300.0f + float(i)));
  texture<float_4, 2> t(4, 4, values.begin(), values.end());
  texture<float_2, 2> pairs(4, 4, std::vector<float_2>(16, float_2(1, 2)).data(), 128U, 32U);
  const texture_view<const float_4, 2> view(t);
  const texture_view<const float_2, 2> two(pairs);
  std::vector<float_4> result(8);
  array_view<float_4, 1> out(8, result);
  const sampler how(filter_point, address_wrap), border(address_border, float_4(-1, -2, -3, -4));
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    const float_2 middle(0.5f, 0.5f), corner(0.0f, 0.0f);
    out[0] = view.gather_red(how, middle);
    out[1] = view.gather_green(how, middle);
    out[2] = view.gather_blue(middle);
    out[3] = view.gather_alpha<address_mirror>(middle);
    out[4] = view.gather_red(how, corner);
    out[5] = view.gather_red(corner);
    out[6] = view.gather_blue(border, corner);
    out[7] = two.gather_green(how, middle);
  });
  out.synchronize();
  CHECK(result[0] == float_4(9, 10, 6, 5));
  CHECK(result[1] == float_4(109, 110, 106, 105));
  CHECK(result[2] == float_4(209, 210, 206, 205));
  CHECK(result[3] == float_4(309, 310, 306, 305));
  CHECK(result[4] == float_4(3, 0, 12, 15));
  CHECK(result[5] == float_4(0, 0, 0, 0));
  CHECK(result[6] == float_4(-3, 200, -3, -3));
  CHECK(result[7] == float_4(2, 2, 2, 2));
}

static void normalized() {
  const unsigned char bytes[] = {0, 255, 255, 0, 255, 0, 0, 255};
  texture<unorm_4, 1> t(2, bytes, 8U, 8U);
  const texture_view<const unorm_4, 1> view(t);
  std::vector<float_4> result(3);
  array_view<float_4, 1> out(3, result);
  const sampler border(filter_point, address_border, float_4(-5, 0.5f, 7, 1));
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    out[0] = float_4(view.sample(0.5f));
    out[1] = float_4(view.sample<filter_point>(0.9f));
    out[2] = float_4(view.sample(border, 1.5f));
  });
  out.synchronize();
  CHECK(near(result[0].x, 0.5) && near(result[0].w, 0.5));
  CHECK(result[1] == float_4(1, 0, 0, 1));
  CHECK(result[2] == float_4(0, 0.5f, 1, 1));
  texture<float, 3> cube(2, 2, 2, std::vector<float>({0, 1, 2, 3, 4, 5, 6, 7}).data(), 32U, 32U);
  const texture_view<const float, 3> volume(cube);
  float values[2];
  array_view<float, 1> two(2, values);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    two[0] = volume.sample(float_3(0.5f, 0.5f, 0.5f));
    two[1] = volume.sample<filter_point>(float_3(0.9f, 0.1f, 0.9f));
  });
  two.synchronize();
  CHECK(near(values[0], 3.5) && values[1] == 5);
}

static void samplers() {
  const sampler a, b(filter_point), c(address_wrap), d(address_border, float_4(1, 2, 3, 4)),
      e(filter_point, address_mirror), f(filter_linear, address_border, float_4(1.0f));
  CHECK(a.filter_mode == filter_linear && a.address_mode == address_clamp);
  CHECK(a.border_color == float_4(0.0f) && b.filter_mode == filter_point);
  CHECK(b.get_address_mode() == address_clamp && c.get_filter_mode() == filter_linear);
  CHECK(c.address_mode == address_wrap && d.get_border_color() == float_4(1, 2, 3, 4));
  CHECK(e.address_mode == address_mirror && f.border_color == float_4(1.0f));
  sampler g(e), h(std::move(g));
  h = d;
  g = sampler(b);
  CHECK(h.address_mode == address_border && g.filter_mode == filter_point);
  int seen[3];
  array_view<int, 1> out(3, seen);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    sampler local(e), other(h);
    other = local;
    out[0] = other.address_mode == address_mirror;
    out[1] = h.filter_mode == filter_linear;
    out[2] = int(h.border_color.w);
  });
  out.synchronize();
  CHECK(seen[0] == 1 && seen[1] == 1 && seen[2] == 4);
  for (int i = 0; i < 3; ++i)
    try {
      sampler wrong = i == 0   ? sampler(filter_unknown)
                      : i == 1 ? sampler(address_unknown)
                               : sampler(static_cast<filter_mode>(77));
      CHECK(wrong.filter_mode != wrong.filter_mode);
    } catch (const runtime_exception &) {
    }
}

/// A sampler chosen at run time.
static float sample_with(const texture_view<const float, 1> &view, const sampler *how, bool second,
                         float at) restrict(amp) {
  return view.sample(second ? how[1] : how[0], at);
}
static void chosen() {
  const std::vector<float> values = {1, 3};
  texture<float, 1> t(2, values.begin(), values.end());
  const texture_view<const float, 1> view(t);
  struct two {
    sampler how[2];
  } both = {{sampler(filter_point), sampler(filter_linear)}};
  float result[2];
  array_view<float, 1> out(2, result);
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) {
    out[i] = sample_with(view, both.how, i[0] == 1, 0.4f);
  });
  out.synchronize();
  CHECK(result[0] == 1 && near(result[1], 1.6));
}

/// A kernel that writes the texture which it samples, each thread its own texel.
static void sampled_and_written() {
  const std::vector<float> values = {1, 2, 3, 4, 5, 6};
  texture<float, 2> t(2, 3, values.begin(), values.end());
  const texture_view<const float, 2> view(t);
  const texture_view<float, 2> target(t);
  std::vector<float> result(6), written(6);
  array_view<float, 2> out(2, 3, result);
  parallel_for_each(t.extent, [=](index<2> i) restrict(amp) {
    const float old = view.sample<filter_point>(float_2((i[1] + 0.5f) / 3, (i[0] + 0.5f) / 2));
    target.set(i, old + 10);
    out[i] = old;
  });
  out.synchronize();
  CHECK(result == values);
  parallel_for_each(t.extent, [=](index<2> i) restrict(amp) { // the next launch samples the new texels
    out[i] = view.sample(float_2((i[1] + 0.5f) / 3, (i[0] + 0.5f) / 2));
  });
  out.synchronize();
  copy(t, written.begin());
  for (int i = 0; i < 6; ++i)
    CHECK(written[i] == values[i] + 10 && near(result[i], written[i]));
}

int main() {
  modes();
  centers();
  levels();
  pyramids();
  gathers();
  normalized();
  samplers();
  chosen();
  sampled_and_written();
  return failures;
}
