// Views refer to the levels of a texture; copies of views refer to the same texels.
//
// accept: G-10.2.1-a, G-10.2.3-a, G-10.2.4-a, G-10.2.5-a, G-10.2.6-a, G-10.2.7-a, G-10.2.8-a
// accept: G-10.4.1-a, G-10.4.3-a, G-10.4.4-a, G-10.4.5-a, G-10.4.5-b, G-10.4.5-c, G-10.4.5-d
// accept: G-10.4.5-e, G-10.4.6-a, G-10.4.6-b, G-10.5.1-a, G-10.5.3-a, G-10.5.3-b, G-10.5.3-c
// accept: G-10.5.3-d, G-10.5.4-a, G-10.5.4-b, G-10.5.5-a, G-10.5.5-b, G-10.5.5-c, G-10.5.6-a
// accept: G-10.5.6-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <type_traits>
#include <vector>
#include "exceptions.h" // after <amp.h>
using namespace concurrency;
using namespace concurrency::graphics;

static void types() {
  using view = texture_view<const float_2, 3>;
  static_assert(view::rank == 3 && std::is_same<view::value_type, const float_2>::value, "");
  static_assert(std::is_same<view::scalar_type, float>::value, "");
  static_assert(std::is_same<view::coordinates_type, float_3>::value, "");
  static_assert(std::is_same<view::gather_return_type, float_4>::value, "");
  static_assert(std::is_same<texture_view<const unorm, 1>::coordinates_type, float>::value, "");
  static_assert(std::is_same<texture_view<const unorm, 2>::gather_return_type, unorm_4>::value, "");
  static_assert(texture_view<int_2, 2>::rank == 2, "");
  static_assert(std::is_same<texture_view<int_2, 2>::value_type, int_2>::value, "");
  static_assert(std::is_same<writeonly_texture_view<int_2, 2>::scalar_type, int>::value, "");
}

static void levels() {
  texture<int, 2> t(extent<2>(16, 16), 16U, 4);
  texture_view<int, 2> level(t, 1);
  CHECK(level.extent == extent<2>(8, 8) && level.mipmap_levels == 1);
  CHECK(level.bits_per_scalar_element == 16 && level.data_length == 128);
  CHECK(level.get_mipmap_extent(0) == extent<2>(8, 8) && throws([&] { level.get_mipmap_extent(1); }));
  CHECK(level.accelerator_view == t.accelerator_view);
  for (int k = 0; k < 4; ++k) {
    texture_view<int, 2> one(t, k);
    parallel_for_each(one.extent, [=](index<2> i) restrict(amp) { one.set(i, 100 * k + i[0]); });
  }
  texture_view<const int, 2> all(t), middle(t, 1, 2), inner(middle, 1, 1), from(level);
  CHECK(all.mipmap_levels == 4 && all.extent == extent<2>(16, 16));
  CHECK(all.get_mipmap_extent(3) == extent<2>(2, 2) && throws([&] { all.get_mipmap_extent(4); }));
  CHECK(middle.mipmap_levels == 2 && middle.extent == extent<2>(8, 8));
  CHECK(middle.data_length == 2 * (64 + 16) && middle.get_bits_per_scalar_element() == 16);
  CHECK(inner.extent == extent<2>(4, 4) && inner.mipmap_levels == 1);
  CHECK(from.extent == extent<2>(8, 8) && from.get_mipmap_levels() == 1);
  CHECK(inner.get_accelerator_view() == t.accelerator_view);
  std::vector<int> result(9);
  array_view<int, 1> out(9, result);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    const index<2> i(1, 0);
    for (unsigned k = 0; k < 4; ++k)
      out[k] = all.get(i, k);
    out[4] = middle[i];
    out[5] = middle.get(i, 1);
    out[6] = inner(1, 0);
    out[7] = from(i);
    out[8] = int(all.get_mipmap_levels()) + all.get_mipmap_extent(2)[0] + middle.extent[1];
  });
  out.synchronize();
  CHECK(result == std::vector<int>({1, 101, 201, 301, 101, 201, 201, 101, 4 + 4 + 8}));
  CHECK(throws([&] { texture_view<int, 2>(t, 4); }));
  CHECK(throws([&] { texture_view<const int, 2>(t, 3, 2); }));
  CHECK(throws([&] { texture_view<const int, 2>(t, 0, 0); }));
  CHECK(throws([&] { texture_view<const int, 2>(middle, 2, 1); }));
}

static void copies_of_views() {
  texture<int, 1> t(2), u(2);
  texture_view<int, 1> a(t), b(a), c(u);
  c = a;
  texture_view<const int, 1> d(u), e(d);
  d = a;
  e = d;
  writeonly_texture_view<int, 1> f(u), g(f), h(t);
  f = h;
  CHECK(f.extent == extent<1>(2) && f.bits_per_scalar_element == 32 && f.data_length == 8);
  CHECK(g.accelerator_view == u.accelerator_view && g.get_extent() == u.extent);
  parallel_for_each(t.extent, [=](index<1> i) restrict(amp) {
    texture_view<int, 1> local(c), more = local;
    more = b;
    more.set(i, 5);
  });
  parallel_for_each(t.extent, [=](index<1> i) restrict(amp) {
    writeonly_texture_view<int, 1> local = g;
    local.set(i, 6);
    if (i[0] == 1)
      f.set(i, 7);
  });
  int result[4];
  array_view<int, 1> out(4, result);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    texture_view<const int, 1> local(e);
    out[0] = local[0];
    out[1] = local[1];
    out[2] = d(0);
    out[3] = b[1];
  });
  out.synchronize();
  CHECK(result[0] == 5 && result[1] == 7 && result[2] == 5 && result[3] == 7);
}

/// The views keep the texels alive, and classes may contain them.
struct scene {
  texture_view<const float_2, 2> image;
  sampler how;
  float at(int y, int x) const restrict(amp) { return image(y, x).y; }
};
static scene make_scene() {
  std::vector<float_2> values;
  for (int i = 0; i < 6; ++i)
    values.push_back(float_2(0, float(i)));
  texture<float_2, 2> t(2, 3, values.begin(), values.end());
  return {texture_view<const float_2, 2>(t), sampler()};
}
static void members() {
  const scene s = make_scene();
  float result[6];
  array_view<float, 2> out(2, 3, result);
  parallel_for_each(out.extent, [=](index<2> i) restrict(amp) { out[i] = s.at(i[0], i[1]); });
  out.synchronize();
  CHECK(result[0] == 0 && result[5] == 5);
}

int main() {
  types();
  levels();
  copies_of_views();
  members();
  return failures;
}
