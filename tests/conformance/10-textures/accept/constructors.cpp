// Textures are constructed from extents, bits, levels, ranges, memory, textures and views; wrong
// arguments throw the exceptions of the specification.
//
// accept: G-10-a, G-10-b, G-10.1-a, G-10.1-b, G-10.1.1-a, G-10.1.2-a, G-10.1.2-b, G-10.1.3-a
// accept: G-10.1.3-b, G-10.1.3-c, G-10.1.3-d, G-10.1.3-e, G-10.1.3-f, G-10.1.3-h, G-10.1.3-j
// accept: G-10.1.3-k, G-10.1.5-a, G-10.1.5-b, G-10.1.5-d, G-10.1.5-e, G-10.1.6-a, G-10.1.6-b
// accept: G-10.1.6-c, G-10.1.6-d, G-10.1.7-a, G-10.1.7-b, G-10.1.7-c, G-10.1.7-d, G-10.1.7-e
// accept: G-10.1.8-a, G-10.1.10-a, G-10.1.11-a, G-10.1.11-b, G-10.1.11-c, G-10.1.12-a
// accept: G-10.1.12-b, G-10.1.13-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_graphics.h>
#include <list>
#include <sstream>
#include <type_traits>
#include <vector>
#include "exceptions.h" // after <amp.h>
using namespace concurrency;
using namespace concurrency::graphics;

/// Copies a texture to an array_view in a kernel.
template <typename T, int N>
static std::vector<T> texels(const texture<T, N> &t) {
  std::vector<T> result(t.extent.size());
  array_view<T, 1> out(t.extent.size(), result);
  const extent<N> all = t.extent;
  out.discard_data();
  parallel_for_each(t.accelerator_view, all, [=, &t](index<N> i) restrict(amp) {
    int place = i[0];
    for (int d = 1; d < N; ++d)
      place = place * all[d] + i[d];
    out[place] = t[i];
  });
  out.synchronize();
  return result;
}

static void types() {
  static_assert(texture<int_2, 3>::rank == 3, "");
  static_assert(std::is_same<texture<int_2, 3>::value_type, int_2>::value, "");
  static_assert(std::is_same<texture<int_2, 3>::scalar_type, int>::value, "");
  static_assert(std::is_same<texture<unorm, 1>::scalar_type, unorm>::value, "");
  static_assert(std::is_same<texture<double_2, 1>::scalar_type, double>::value, "");
  texture<int, 1> a(4);
  texture<uint, 1> b(4);
  texture<float, 1> c(4);
  texture<double, 1> d(4);
  texture<int_3, 2> e(4, 2);
  texture<uint_4, 3> f(4, 2, 3);
  texture<float_2, 2> g(extent<2>(3, 2));
  texture<double_2, 1> h(4);
  texture<norm, 1> i(4, 8U);
  texture<norm_2, 1> j(4, 16U);
  texture<unorm_4, 2> k(4, 4, 8U);
  CHECK(a.bits_per_scalar_element == 32 && d.bits_per_scalar_element == 64);
  CHECK(e.data_length == 4 * 2 * 12 && f.data_length == 24 * 16 && h.data_length == 64);
  CHECK(i.data_length == 4 && j.data_length == 16 && k.get_data_length() == 64);
  CHECK(f.extent == extent<3>(4, 2, 3) && g.get_extent() == extent<2>(3, 2));
  CHECK(b.mipmap_levels == 1 && c.get_mipmap_levels() == 1);
}

static void places() {
  const accelerator_view place = accelerator().default_view;
  const accelerator_view other = accelerator().create_view();
  texture<int, 1> a(extent<1>(4), other);
  texture<int, 1> b(4, other);
  texture<int, 2> c(4, 5, other);
  texture<int, 3> d(4, 5, 6, other);
  texture<int, 2> e(extent<2>(4, 5), 16U, other);
  texture<int, 2> f(4, 5, 8U, other);
  texture<int, 1> g(4, 8U, other);
  texture<int, 3> h(4, 5, 6, 8U, other);
  texture<int, 3> i(4, 5, 6, 16U);
  CHECK(a.accelerator_view == other && b.accelerator_view == other && c.accelerator_view == other);
  CHECK(d.accelerator_view == other && e.accelerator_view == other && f.accelerator_view == other);
  CHECK(g.get_accelerator_view() == other && h.get_associated_accelerator_view() == other);
  CHECK(e.bits_per_scalar_element == 16 && f.bits_per_scalar_element == 8 &&
        i.bits_per_scalar_element == 16);
  CHECK(texture<int, 1>(4).accelerator_view == place);
}

static void levels() {
  texture<int, 2> a(extent<2>(16, 16), 16U, 4);
  CHECK(a.mipmap_levels == 4 && a.get_mipmap_extent(1) == extent<2>(8, 8));
  CHECK(a.data_length == 2 * (256 + 64 + 16 + 4));
  texture<float_2, 3> b(extent<3>(20, 3, 1), 32U, 0);
  CHECK(b.mipmap_levels == 5 && b.get_mipmap_extent(4) == extent<3>(1, 1, 1) &&
        b.get_mipmap_extent(2) == extent<3>(5, 1, 1));
  texture<unorm_4, 1> c(extent<1>(5), 8U, 0, accelerator().create_view());
  CHECK(c.mipmap_levels == 3 && c.data_length == 4 * (5 + 2 + 1));
  CHECK(thrown([&] { a.get_mipmap_extent(4); }) == 'r');
  CHECK(thrown([] { texture<int, 2>(extent<2>(16, 16), 32U, 6); }) == 'r');
}

static void errors() {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  const extent<1> e(8);
  CHECK(thrown([&] { texture<float, 1>(e, 8U); }) == 'u');
  CHECK(thrown([&] { texture<int, 1>(e, 7U); }) == 'r');
  CHECK(thrown([&] { texture<int, 1>(e, 64U); }) == 'u');
  CHECK(thrown([&] { texture<int_3, 1>(e, 16U); }) == 'u');
  CHECK(thrown([&] { texture<norm, 1>(e, 32U); }) == 'u');
  CHECK(thrown([&] { texture<double, 1>(e, 32U); }) == 'u');
  CHECK(thrown([&] { texture<int, 1>(e, cpu); }) == 'u');
  CHECK(thrown([&] { texture<int, 1>(e, 32U, cpu); }) == 'u');
  CHECK(thrown([] { texture<int, 1>(0); }) == 'r');
  CHECK(thrown([] { texture<int, 2>(extent<2>(4, -1)); }) == 'r');
  CHECK(thrown([] { texture<int, 1>(16385); }) == 'r');
  CHECK(thrown([] { texture<int, 3>(1, 2049, 1); }) == 'r');
  CHECK(thrown([] { texture<int, 2>(1, 16384); }) == '-');
}

static void ranges() {
  const std::vector<int_2> vector = {int_2(1, 2), int_2(3, 4), int_2(5, 6), int_2(7, 8)};
  const std::list<int_2> list(vector.begin(), vector.end());
  const accelerator_view other = accelerator().create_view();
  CHECK(texels(texture<int_2, 2>(2, 2, vector.begin(), vector.end())) == vector);
  CHECK(texels(texture<int_2, 2>(extent<2>(2, 2), list.begin(), list.end())) == vector);
  CHECK(texels(texture<int_2, 1>(4, list.begin(), list.end(), other)) == vector);
  CHECK(texels(texture<int_2, 1>(4, vector.data(), vector.data() + 4, other)) == vector);
  CHECK(texels(texture<int_2, 3>(1, 2, 2, vector.begin(), vector.end(), other)) == vector);
  std::istringstream text("1 2 3 4 5 6 7 8");
  const std::vector<int> six = {1, 2, 3, 4, 5, 6};
  CHECK(texels(texture<int, 2>(2, 3, std::istream_iterator<int>(text),
                               std::istream_iterator<int>())) == six);
  CHECK(thrown([&] { texture<int_2, 1>(5, vector.begin(), vector.end()); }) == 'r');
  CHECK(thrown([&] { texture<int_2, 1>(5, list.begin(), list.end()); }) == 'r');
}

static void memory() {
  const unsigned char bytes[] = {1, 2, 3, 255, 5, 6, 7, 8};
  const std::vector<uint_2> pairs = {uint_2(1, 2), uint_2(3, 255), uint_2(5, 6), uint_2(7, 8)};
  const accelerator_view other = accelerator().create_view();
  CHECK(texels(texture<uint_2, 2>(2, 2, bytes, 8U, 8U)) == pairs);
  CHECK(texels(texture<uint_2, 2>(extent<2>(2, 2), bytes, 8, 8U, other)) == pairs);
  CHECK(texels(texture<uint_2, 1>(4, bytes, sizeof bytes, 8U)) == pairs);
  CHECK(texels(texture<uint_2, 3>(1, 2, 2, bytes, 100U, 8U, other)) == pairs);
  CHECK(thrown([&] { texture<uint_2, 2>(2, 2, bytes, 7U, 8U); }) == 'r');
  CHECK(thrown([&] { texture<float_2, 2>(2, 2, bytes, 8U, 8U); }) == 'u');
  const std::vector<char> zeros(40000);
  const void *memory = zeros.data();
  CHECK(texture<uint_2, 2>(100, 200, memory, 40000U, 8U).extent == extent<2>(100, 200));
  CHECK(texture<uint_2, 1>(10000, memory, 20000U, 8U, other).extent == extent<1>(10000));
  CHECK(texture<uint_2, 2>(100, 200, std::vector<char>(40000).data(), 40000U, 8U).data_length ==
        40000);
}

static void clones() {
  const accelerator_view other = accelerator().create_view();
  const std::vector<int> values = {1, 2, 3, 4};
  texture<int, 2> a(2, 2, values.begin(), values.end());
  texture<int, 2> b(a), c(a, other), d(3, 3);
  CHECK(texels(b) == values && texels(c) == values && c.accelerator_view == other);
  texture<int, 2> e((texture_view<int, 2>(a))), f((texture_view<const int, 2>(a)));
  texture<int, 2> g(texture_view<int, 2>(a), other), h(texture_view<const int, 2>(a), other);
  CHECK(texels(e) == values && texels(f) == values && texels(g) == values && texels(h) == values);
  CHECK(g.accelerator_view == other && h.accelerator_view == other);
  d = a;
  CHECK(texels(d) == values && d.extent == a.extent);
  d = *&d;
  CHECK(texels(d) == values);
  texture<int, 2> moved(std::move(b));
  CHECK(texels(moved) == values);
  b = std::move(c);
  CHECK(texels(b) == values && b.accelerator_view == other);
  // A deep copy keeps its texels.
  parallel_for_each(a.extent, [&a](index<2> i) restrict(amp) { a.set(i, 9); });
  CHECK(texels(d) == values && texels(a)[3] == 9);
  // Levels and bits.
  texture<int, 2> m(extent<2>(4, 4), 16U, 3);
  copy(std::vector<char>(m.data_length).data(), m.data_length, m);
  texture<int, 2> n(m), one(texture_view<int, 2>(m, 1)), two(texture_view<const int, 2>(m, 1, 2));
  CHECK(n.mipmap_levels == 3 && n.bits_per_scalar_element == 16 && n.extent == extent<2>(4, 4));
  CHECK(one.mipmap_levels == 1 && one.extent == extent<2>(2, 2));
  CHECK(two.mipmap_levels == 2 && two.extent == extent<2>(2, 2));
}

int main() {
  types();
  places();
  levels();
  errors();
  ranges();
  memory();
  clones();
  return failures;
}
