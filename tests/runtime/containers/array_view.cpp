//===--- array_view.cpp - Construction, access, sections of array_view ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <array>
#include <type_traits>

using namespace support;
using concurrency::runtime_exception;

TEST_CASE("array_view: constructors (R-5.2.2-e, R-5.2.2-f, R-5.2.2-h, R-5.2.2-j)") {
  std::vector<int> v = numbers(12);
  CHECK(array_view<int>(v).extent[0] == 12);
  CHECK(array_view<int, 2>(3, 4, v)(2, 3) == 11);
  CHECK(array_view<int, 2>(extent<2>(3, 4), v)(1, 0) == 4);
  CHECK(array_view<int, 3>(2, 2, 3, v)(1, 1, 2) == 11);
  CHECK(array_view<int, 1>(5, v).extent == extent<1>(5));
  CHECK(array_view<int, 2>(3, 4, v.data())(0, 1) == 1);
  int c_array[4] = {1, 2, 3, 4};
  CHECK(array_view<int>(c_array)[3] == 4);
  CHECK(array_view<const int>(c_array).extent[0] == 4);
  std::array<int, 4> std_array = {5, 6, 7, 8};
  CHECK(array_view<int, 2>(2, 2, std_array)(1, 1) == 8);
  float f[4] = {1, 2, 3, 4}, *p = f;
  const array_view<const float, 1> c(4, p), d(4, f); // R-5.2.2-n
  const array_view<float, 2> e(2, 2, f);
  CHECK(c[1] + d[2] + e(1, 1) == 9);
  const std::vector<int> constant(3, 7);
  CHECK(array_view<const int, 1>(3, constant)[2] == 7);
}

TEST_CASE("array_view: invalid constructions (R-5.2.2-a, R-5.2.2-d, "
          "R-5.2.2-g, R-5.2.2-m, R-5.2.2-o)") {
  static_assert(!std::is_default_constructible<array_view<int, 1>>::value, "");
  static_assert(!std::is_constructible<array_view<int, 1>, const array<int, 1> &>::value, "");
  static_assert(!std::is_constructible<array_view<int, 1>, array<int, 2> &>::value, "");
  static_assert(!std::is_constructible<array_view<float, 1>, int(&)[4]>::value, "");
  static_assert(!std::is_constructible<array_view<float, 1>, std::vector<int> &>::value, "");
  static_assert(!std::is_constructible<array_view<int, 1>, array_view<const int, 1>>::value, "");
  static_assert(!std::is_constructible<array_view<int, 1>, const std::vector<int> &>::value, "");
  static_assert(!std::is_constructible<array_view<int, 1>, int, const int *>::value, "");
  static_assert(std::is_convertible<array_view<int, 1>, array_view<const int, 1>>::value, "");
  static_assert(std::is_convertible<array<int, 2> &, array_view<int, 2>>::value, "");
  static_assert(std::is_same<array_view<const int, 1>::value_type, const int>::value, "R-5.2-o");
  CHECK(array_view<const int, 3>::rank == 3);
}

TEST_CASE("array_view: projections and components (R-5.2.4-e, R-5.2.4-f, "
          "R-5.2.4-g)") {
  std::vector<int> v = numbers(24);
  const array_view<int, 3> view(2, 3, 4, v);
  CHECK(view[1][2][3] == 23);
  CHECK(view(1)(2)(3) == 23);
  CHECK(view[concurrency::index<3>(1, 0, 2)] == 14);
  view[0][1][2] = -6;
  CHECK(v[6] == -6);
  const array_view<const int, 2> row = view[1];
  CHECK(row.extent == extent<2>(3, 4));
  CHECK(row.get_ref(concurrency::index<2>(0, 1)) == 13);
  static_assert(std::is_same<decltype(row[0]), array_view<const int, 1>>::value, "");
}

TEST_CASE("array_view: sections (R-5.2.5-a, R-5.2.5-b)") {
  std::vector<int> v = numbers(100);
  const array_view<int, 2> view(10, 10, v);
  const array_view<int, 2> part = view.section(concurrency::index<2>(2, 3), extent<2>(4, 5));
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 5; ++j)
      REQUIRE(part(i, j) == view(i + 2, j + 3));
  CHECK(part.section(1, 1, 2, 2)(1, 1) == view(4, 5));
  CHECK(view.section(concurrency::index<2>(8, 9)).extent == extent<2>(2, 1));
  CHECK(view.section(extent<2>(2, 2)).extent == extent<2>(2, 2));
  CHECK(array_view<int>(v).section(90, 10)[9] == 99);
  std::vector<int> w = numbers(27);
  CHECK((array_view<int, 3>(3, 3, 3, w).section(1, 1, 1, 2, 2, 2)(1, 1, 1)) == 26);
  CHECK_THROWS_AS(view.section(5, 5, 6, 1), runtime_exception); // R-5.2.5-d
  CHECK_THROWS_AS(view.section(-1, 0, 1, 1), runtime_exception);
}

TEST_CASE("array_view: writing a section leaves the gaps between its rows unchanged "
          "(R-5.2.5-c, M-8.3-c)") {
  std::vector<int> v(100, 1);
  {
    const array_view<int, 2> view(10, 10, v);
    fill(view.section(2, 3, 4, 5), 7);
  }
  for (int i = 0; i < 10; ++i)
    for (int j = 0; j < 10; ++j)
      REQUIRE(v[i * 10 + j] == (i >= 2 && i < 6 && j >= 3 && j < 8 ? 7 : 1));
}

TEST_CASE("array_view: reinterpret_as and view_as (R-5.2.5-e, R-5.2.5-f, "
          "R-5.2.5-g)") {
  std::vector<float> v(12, 1.0f);
  const array_view<float> view(v);
  CHECK(view.reinterpret_as<int>()[5] == 0x3f800000);
  const array_view<int> tail = view.section(4, 8).reinterpret_as<int>();
  tail[0] = 0x40000000;
  CHECK(view[4] == 2.0f);
  CHECK(view.section(6, 6).view_as(extent<2>(2, 3)).extent == extent<2>(2, 3));
  view.section(6, 6).view_as(extent<2>(2, 3))(1, 2) = 5;
  CHECK(v[11] == 5.0f);
  CHECK_THROWS_AS(view.view_as(extent<2>(3, 5)), runtime_exception);
  static_assert(std::is_same<decltype(array_view<const float>(view).reinterpret_as<int>()),
                             array_view<const int, 1>>::value,
                "");
}

TEST_CASE("array_view: get_source_accelerator_view (R-5.2.3-b, R-5.2.3-c)") {
  std::vector<int> v(4);
  CHECK(array_view<int>(v).get_source_accelerator_view() == cpu_memory().get_default_view());
  array<int, 1> a(4);
  CHECK(array_view<int>(a).get_source_accelerator_view() == a.get_accelerator_view());
  CHECK_THROWS_AS(array_view<int>(4).get_source_accelerator_view(), runtime_exception);
}

TEST_CASE("array_view: without a source (R-5.2.2-k)") {
  const array_view<int, 2> view(3, 4);
  fill(view, 5);
  add(view, 2);
  CHECK(view(2, 3) == 7);
  const array_view<int> flat(8);
  flat[3] = 2;
  CHECK(flat.data()[3] == 2);
}

TEST_CASE("array_view: assignment rebinds (R-5.2.3-d)") {
  std::vector<int> v(4, 1), w(4, 2);
  array_view<int> first(v), second(w);
  first = second;
  first[0] = 9;
  CHECK(w[0] == 9);
  CHECK(v[0] == 1);
  array_view<const int> constant(v);
  constant = second;
  CHECK(constant[0] == 9);
  first = *&first;
  CHECK(first[1] == 2);
}

namespace {
struct view_in_kernel {
  array_view<int, 1> result;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1>) const {
    int local[6] = {1, 2, 3, 4, 5, 6};
    const array_view<int, 2> of_local(2, 3, local); // R-5.2.2-i
    of_local(1, 1) = 50;
    const array_view<int, 1> copy = result.section(1, 3);
    array_view<const int, 1> constant = copy;
    copy[0] = of_local[1][1];
    constant = result;
    result[0] = local[4] + constant[1];
    result.section(3, 1).view_as(extent<1>(1))[0] = *copy.data();
  }
};
} // namespace

TEST_CASE("array_view: made and used in kernels (R-5.2.2-i, R-5.2.2-l, R-5.1.5-f)") {
  std::vector<int> result(4);
  {
    const array_view<int> view(result);
    concurrency::parallel_for_each(extent<1>(1), view_in_kernel{view});
  }
  CHECK(result == std::vector<int>{100, 50, 0, 50});
}
