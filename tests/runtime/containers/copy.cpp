//===--- copy.cpp - Tests of copy and copy_async --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <future>
#include <iterator>
#include <list>
#include <sstream>

using namespace support;
using concurrency::copy;
using concurrency::copy_async;
using concurrency::runtime_exception;

TEST_CASE("copy: all combinations of arrays and views (R-5.3-e, R-5.3.2-b)") {
  std::vector<int> six = numbers(6, 1), out(6);
  const array<int, 2> from(2, 3, six.begin());
  array<int, 2> to(2, 3), again(2, 3);
  copy(from, to);
  CHECK(contents(to) == six);
  const array_view<int, 2> view(2, 3, out);
  copy(from, view);
  CHECK(view(1, 2) == 6);
  add(view, 1);
  copy(view, to);
  CHECK(contents(to) == numbers(6, 2));
  copy(array_view<const int, 2>(view), again);
  CHECK(contents(again) == numbers(6, 2));
  std::vector<int> last(6);
  copy(view, array_view<int, 2>(2, 3, last));
  CHECK(last == numbers(6, 2));
  std::vector<int> last2(6);
  view.copy_to(array_view<int, 2>(2, 3, last2));
  CHECK(last2 == last);
}

TEST_CASE("copy: extents must be equal by component (R-5.3.2-a)") {
  array<int, 2> a(2, 50), b(50, 2), c(2, 49);
  CHECK_THROWS_AS(copy(a, b), runtime_exception);
  CHECK_THROWS_AS(copy(a, c), runtime_exception);
  CHECK_THROWS_AS(copy(array_view<int, 2>(a), array_view<int, 2>(b)), runtime_exception);
  CHECK_THROWS_AS(copy_async(a, b), runtime_exception); // R-5.3-i
  const std::vector<int> v(99);
  CHECK_THROWS_AS(copy(v.begin(), v.end(), a), runtime_exception); // R-5.3.3-a
}

TEST_CASE("copy: a copy to a section writes nothing outside of it (R-5.3.2-b, M-8.3-c, "
          "R-5.3.3-c)") {
  std::vector<int> host(100, -1);
  const array_view<int, 2> view(10, 10, host);
  const std::vector<int> six = numbers(6, 1);
  copy(six.begin(), six.end(), view.section(2, 3, 2, 3));
  view.synchronize();
  for (int i = 0; i < 10; ++i)
    for (int j = 0; j < 10; ++j) {
      const bool in = i >= 2 && i < 4 && j >= 3 && j < 6;
      REQUIRE(host[i * 10 + j] == (in ? (i - 2) * 3 + j - 3 + 1 : -1));
    }
  std::vector<int> back;
  copy(view.section(2, 3, 2, 3), std::back_inserter(back));
  CHECK(back == six);
  array<int, 2> big(10, 10);
  fill(array_view<int, 2>(big), 0);
  copy(view.section(2, 3, 2, 3), big.section(8, 7, 2, 3));
  const array_view<const int, 2> seen(big);
  CHECK(seen(9, 9) == 6);
  CHECK(seen(8, 6) == 0);
  std::vector<int> cube(64);
  const array_view<int, 3> boxes(4, 4, 4, cube);
  const std::vector<int> eight = numbers(8, 1);
  copy(eight.begin(), boxes.section(1, 1, 1, 2, 2, 2));
  CHECK(boxes(2, 2, 2) == 8);
  CHECK(boxes(2, 2, 3) == 0);
}

TEST_CASE("copy: iterators of every kind, with conversion (R-5.3.3-d, "
          "R-5.3.4-a, R-5.3.4-b)") {
  const std::list<int> list = {1, 2, 3};
  array<float, 1> floats(3);
  copy(list.begin(), list.end(), floats);
  CHECK(contents(floats) == std::vector<float>{1, 2, 3});
  std::ostringstream text;
  copy(floats, std::ostream_iterator<float>(text, ";"));
  CHECK(text.str() == "1;2;3;");
  double raw[3];
  copy(floats, raw);
  CHECK(raw[2] == 3.0);
  float same[3];
  const array_view<const float> constant(floats);
  copy(constant, same);
  CHECK(same[1] == 2.0f);
  std::list<int> back(3);
  copy(array_view<float>(floats), back.begin());
  CHECK(back == list);
}

TEST_CASE("copy: onto itself, and overlapping (R-5.3.2-d)") {
  std::vector<int> v = numbers(10);
  const array_view<int> view(v);
  copy(view, view);
  copy(view.section(0, 8), view.section(2, 8));
  view.synchronize();
  CHECK(v == std::vector<int>{0, 1, 0, 1, 2, 3, 4, 5, 6, 7});
}

TEST_CASE("copy: coexists with std::copy (R-5.3-g)") {
  using namespace std;
  using namespace concurrency;
  vector<int> from = numbers(4), to(4);
  concurrency::array<int, 1> middle(4);
  copy(from.begin(), from.end(), middle);
  copy(middle, to.begin());
  CHECK(to == from);
  copy(from.begin(), from.end(), to.begin());
}

TEST_CASE("copy_async: the future completes after the copy (R-5.3-h, R-4.6-a)") {
  const std::vector<int> six = numbers(6);
  array<int, 1> a(6), b(6);
  copy_async(six.begin(), six.end(), a).get();
  const concurrency::completion_future future = copy_async(a, b);
  future.wait();
  std::vector<int> out(6);
  copy_async(b, out.begin()).get();
  CHECK(out == six);
  const array_view<int> view(b);
  copy_async(view, array_view<int>(a)).get();
  const std::shared_future<void> shared = copy_async(a, view);
  shared.wait();
  CHECK(contents(b) == six);
}
