//===--- bounds.cpp - Out-of-range extents, sections and projections ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <array>

using namespace support;
using Catch::Matchers::Contains;
using concurrency::runtime_exception;

// On the host, the message of runtime_exception contains the invalid values
// (docs/runtime.md).

TEST_CASE("bounds: a container has at least as many elements as its view (R-5.2.2-b)") {
  std::vector<int> v(10);
  const std::vector<int> c(10);
  std::array<int, 4> four = {};
  CHECK_THROWS_WITH((array_view<int>(11, v)), Contains("(11)") && Contains("10"));
  CHECK_THROWS_AS((array_view<int, 2>(2, 6, v)), runtime_exception);
  CHECK_THROWS_AS((array_view<int, 3>(2, 3, 2, v)), runtime_exception);
  CHECK_THROWS_AS((array_view<int, 4>(extent<4>(std::array<int, 4>{1, 2, 3, 2}.data()), v)),
                  runtime_exception);
  // The product exceeds 32 bits.
  CHECK_THROWS_AS((array_view<int, 2>(extent<2>(70000, 70000), v)), runtime_exception);
  CHECK_THROWS_AS((array_view<const int>(11, c)), runtime_exception);
  CHECK_THROWS_AS((array_view<const int, 2>(extent<2>(11, 1), v)), runtime_exception);
  CHECK_THROWS_AS((array_view<const int, 2>(3, 2, four)), runtime_exception);
  CHECK_NOTHROW((array_view<int>(10, v)));
  CHECK_NOTHROW((array_view<int, 2>(2, 5, v)));
  CHECK_NOTHROW((array_view<int, 2>(2, 4, v)));
  CHECK_NOTHROW((array_view<const int, 2>(2, 2, four)));
  std::vector<int> none;
  CHECK(array_view<int>(0, none).extent.size() == 0);
  CHECK(array_view<int>(none).extent.size() == 0);
}

TEST_CASE("bounds: no view has a negative length") {
  std::vector<int> v(10);
  CHECK_THROWS_WITH((array_view<int>(-1, v)), Contains("(-1)"));
  CHECK_THROWS_AS((array_view<int>(-1, v.data())), runtime_exception);
  // The product of the extents is positive.
  CHECK_THROWS_AS((array_view<int, 2>(-2, -5, v)), runtime_exception);
  CHECK_THROWS_AS((array_view<int, 2>(-2, 5, v.data())), runtime_exception);
  CHECK_THROWS_AS((array_view<const int, 3>(1, -1, 1, v.data())), runtime_exception);
  CHECK_THROWS_AS((array_view<const int, 3>(extent<3>(1, 1, -1), v)), runtime_exception);
  CHECK_THROWS_AS((array_view<int>(-1)), runtime_exception);
  CHECK_THROWS_AS((array_view<int, 2>(-1, 4)), runtime_exception);
  CHECK_THROWS_AS((array_view<int, 3>(extent<3>(1, 2, -4))), runtime_exception);
  // The pitch exceeds an int.
  CHECK_THROWS_AS((array_view<int, 3>(2, 65536, 65536, v.data())), runtime_exception);
  CHECK_THROWS_AS((array<int, 2>(-1, -1)), runtime_exception);
  CHECK_THROWS_AS((array<int, 3>(1, 1, -1, v.begin())), runtime_exception);
}

TEST_CASE("bounds: sections are inside their source and not empty (R-5.2.5-d)") {
  std::vector<int> v(10);
  const array_view<int> a(10, v);
  const array_view<int, 2> b(2, 5, v);
  const array_view<const int, 2> c(b);
  CHECK_THROWS_WITH(a.section(1, 0), Contains("(0)"));
  CHECK_THROWS_AS(a.section(10, 1), runtime_exception);
  CHECK_THROWS_AS(a.section(2, 9), runtime_exception);
  CHECK_THROWS_AS(a.section(concurrency::index<1>(10)), runtime_exception);
  CHECK_THROWS_AS(a.section(extent<1>(0)), runtime_exception);
  CHECK_THROWS_AS(b.section(concurrency::index<2>(1, 5)), runtime_exception);
  CHECK_THROWS_AS(b.section(0, 0, 2, 0), runtime_exception);
  CHECK_THROWS_AS(c.section(0, 1, 3, 1), runtime_exception);
  array<int, 3> d(2, 3, 4);
  const array<int, 3> &e = d;
  CHECK_THROWS_AS(d.section(0, 0, 0, 2, 3, 0), runtime_exception);
  CHECK_THROWS_AS(e.section(concurrency::index<3>(0, 3, 0)), runtime_exception);
  CHECK(b.section(1, 4, 1, 1).extent == extent<2>(1, 1));
}

TEST_CASE("bounds: a projection is inside its source (R-5.2.4-f, R-5.1.4-e)") {
  std::vector<int> v = numbers(24);
  const array_view<int, 3> a(2, 3, 4, v);
  const array_view<const int, 2> b(6, 4, v);
  CHECK_THROWS_WITH(a[2], Contains("2") && Contains("(2, 3, 4)"));
  CHECK_THROWS_AS(a[-1], runtime_exception);
  CHECK_THROWS_AS(a(2), runtime_exception);
  CHECK_THROWS_AS(a[1][3], runtime_exception);
  CHECK_THROWS_AS(b[6], runtime_exception);
  array<int, 2> c(2, 2);
  const array<int, 2> &d = c;
  CHECK_THROWS_AS(c[2], runtime_exception);
  CHECK_THROWS_AS(d(-1), runtime_exception);
  CHECK(a[1][2][3] == 23);
}

TEST_CASE("bounds: reinterpret_as to more elements than an int can count throws (R-5.1.5-c)") {
  std::vector<double> v(1);
  const array_view<double> large(0x60000000, v.data()); // never accessed
  CHECK_THROWS_AS(large.reinterpret_as<int>(), runtime_exception);
}
