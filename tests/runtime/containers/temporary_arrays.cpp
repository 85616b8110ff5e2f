//===--- temporary_arrays.cpp - Views of temporary arrays -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <type_traits>

using namespace support;

// Tests that a view may outlive its array, because an array and its views share the elements
// (R-5.2-k).

static_assert(std::is_convertible<array<int, 2>, array_view<int, 2>>::value, "");
static_assert(std::is_convertible<array<int, 2>, array_view<const int, 2>>::value, "");
static_assert(!std::is_constructible<array_view<int, 1>, array<int, 2>>::value, "");
static_assert(!std::is_constructible<array_view<float, 1>, array<int, 1>>::value, "");
static_assert(!std::is_constructible<array_view<int, 1>, const array<int, 1>>::value, "");

static array<int, 2> make_array(const concurrency::accelerator_view &place) {
  const std::vector<int> six = numbers(6);
  return array<int, 2>(2, 3, six.begin(), place);
}

static array_view<int, 2> view_of_local(const concurrency::accelerator_view &place) {
  array<int, 2> local = make_array(place);
  return local;
}

TEST_CASE("a view of a temporary array keeps its elements (R-5.2-k)") {
  for (const concurrency::accelerator &where : {concurrency::accelerator(), warp(), cpu_memory()}) {
    const concurrency::accelerator_view place = where.get_default_view();
    array_view<int, 2> view(make_array(place));
    const array_view<const int, 2> constant(make_array(place));
    const array_view<int> row = make_array(place)[1];
    const array_view<int, 2> part = make_array(place).section(0, 1, 2, 2);
    const array_view<int> flat = make_array(place).view_as(extent<1>(6));
    const array_view<float> bits = make_array(place).reinterpret_as<float>();
    std::vector<array_view<int, 2>> list;
    list.push_back(array<int, 2>(2, 3, place));
    list.push_back(view_of_local(place));
    if (where != cpu_memory()) {
      add<int, 2>(view, 10);
      add<int, 1>(row, 10);
      fill<int, 2>(list[0], 4);
    } else {
      list[0](1, 2) = 4;
    }
    const int more = where != cpu_memory() ? 10 : 0;
    CHECK(view(1, 2) == 5 + more);
    CHECK(constant(1, 2) == 5);
    CHECK(row[0] == 3 + more);
    CHECK(part(1, 1) == 5);
    CHECK(flat[4] == 4);
    CHECK(bits[0] == 0.0f);
    CHECK(list[0](1, 2) == 4);
    CHECK(list[1](1, 0) == 3);
    CHECK(view.get_source_accelerator_view() == place);
    view = array_view<int, 2>(make_array(place)); // frees the previous elements
    CHECK(view(0, 1) == 1);
  }
}
