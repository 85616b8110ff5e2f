//===--- exception_messages.cpp - Messages of exceptions ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <iterator>
#include <list>
#include <sstream>

using namespace support;
using Catch::Matchers::Contains;
using concurrency::runtime_exception;

// Every message contains the operands: extents, device paths, bytes, counts.

TEST_CASE("messages: of accelerators (R-3.2.4-b, R-3.2.3-d)") {
  CHECK_THROWS_WITH(concurrency::accelerator(L"no such"), Contains("\"no such\""));
  CHECK_THROWS_WITH(concurrency::accelerator::set_default(L"nor this"), Contains("\"nor this\""));
}

TEST_CASE("messages: of arrays (R-5.1.2-b, R-5.1.2-c)") {
  CHECK_THROWS_WITH((array<int, 2>(4, 0)), Contains("(4, 0)"));
  CHECK_THROWS_WITH((array<int, 1>(-1)), Contains("(-1)"));
  CHECK_THROWS_WITH((array<int, 3>(65536, 65536, 2)), Contains("(65536, 65536, 2)"));
}

TEST_CASE("messages: of copies (R-5.3.2-a, R-5.3.3-a)") {
  std::vector<int> data(100);
  array_view<int, 1> flat(100, data);
  array<int, 2> a(2, 50), b(50, 2);
  CHECK_THROWS_AS(copy(a, b), runtime_exception);
  CHECK_THROWS_WITH(copy(a, b), Contains("(2, 50)") && Contains("(50, 2)"));
  CHECK_THROWS_WITH(copy_async(a.section(1, 1, 1, 2), b), Contains("(1, 2)"));
  CHECK_THROWS_WITH(copy(data.begin(), data.end() - 1, flat), Contains("99") && Contains("100"));
  const std::list<short> three(3);
  CHECK_THROWS_WITH((array<int, 1>(2, three.begin(), three.end())), Contains("3") && Contains("2"));
  std::istringstream in("1 2 3 4");
  CHECK_THROWS_WITH(
      (array<int, 1>(3, std::istream_iterator<int>(in), std::istream_iterator<int>())),
      Contains("4"));
}

TEST_CASE("messages: of sections and reinterpreted views (R-5.2.5-d, R-5.1.5-c, R-5.1.5-e)") {
  std::vector<int> data(24);
  array_view<int, 2> v(4, 6, data);
  CHECK_THROWS_WITH(v.section(2, 3, 2, 4),
                    Contains("(2, 4)") && Contains("(2, 3)") && Contains("(4, 6)"));
  CHECK_THROWS_AS(v.section(concurrency::index<2>(-1, 0)), runtime_exception);
  CHECK_THROWS_WITH(v[1].section(0, 3).reinterpret_as<double>(),
                    Contains("12 bytes") && Contains("8 bytes"));
  CHECK_THROWS_WITH(v[1].view_as(extent<2>(2, 4)), Contains("(2, 4)") && Contains("6 elements"));
}

TEST_CASE("copy: reads only the required elements from an input iterator (R-5.3.3-b)") {
  std::istringstream in("1 2 3 4 5 6");
  array<int, 1> a(2), b(3);
  copy(std::istream_iterator<int>(in), a);
  std::string rest;
  std::getline(in, rest);
  CHECK(contents(a) == std::vector<int>{1, 2});
  CHECK(rest == " 3 4 5 6");
}
