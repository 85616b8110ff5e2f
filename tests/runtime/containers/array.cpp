//===--- array.cpp - Construction, copies and members of array ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <deque>
#include <iterator>
#include <list>
#include <sstream>
#include <type_traits>

using namespace support;
using concurrency::accelerator_view;
using concurrency::runtime_exception;

TEST_CASE("array: extents and components are the same (R-5.1.2-d, R-5.1-e)") {
  CHECK(array<int, 1>(5).get_extent() == extent<1>(5));
  CHECK(array<int, 2>(2, 3).extent == extent<2>(2, 3));
  CHECK(array<float, 3>(2, 3, 4).extent == extent<3>(2, 3, 4));
  const int four[] = {2, 3, 4, 5};
  CHECK(array<int, 4>(extent<4>(four)).extent.size() == 120u);
  CHECK(array<int>::rank == 1);
  static_assert(std::is_same<array<float, 2>::value_type, float>::value, "");
  static_assert(!std::is_default_constructible<array<int, 1>>::value, "R-5.1-g");
  static_assert(!std::is_constructible<array<int, 1>, const extent<1> &, int>::value, "R-5.1.2-n");
  static_assert(!std::is_convertible<int, array<int, 1>>::value, "explicit");
}

TEST_CASE("array: a component that is not positive throws (R-5.1.2-b, R-5.1.2-c)") {
  CHECK_THROWS_AS((array<int, 1>(0)), runtime_exception);
  CHECK_THROWS_AS((array<int, 1>(-1)), runtime_exception);
  CHECK_THROWS_AS((array<int, 2>(4, 0)), runtime_exception);
  CHECK_THROWS_AS((array<int, 2>(extent<2>())), runtime_exception);
  CHECK_THROWS_AS((array<int, 3>(1 << 20, 1 << 20, 1 << 20)), runtime_exception);
}

TEST_CASE("array: construction from iterators of any category (R-5.1.2-g, R-5.1.2-i, R-5.3.3-d)") {
  const std::vector<int> six = numbers(6);
  CHECK(contents(array<int, 1>(6, six.begin())) == six);
  CHECK(contents(array<int, 2>(2, 3, six.begin(), six.end())) == six);
  CHECK(contents(array<int, 2>(extent<2>(3, 2), six.data())) == six);
  const std::list<short> list(six.begin(), six.end());
  CHECK(contents(array<int, 1>(6, list.begin(), list.end())) == six);
  const std::deque<double> deque(six.begin(), six.end());
  CHECK(contents(array<int, 3>(1, 2, 3, deque.begin())) == six);
  std::istringstream text("0 1 2 3 4 5");
  CHECK(contents(array<int, 1>(6, std::istream_iterator<int>(text),
                               std::istream_iterator<int>())) == six);
}

TEST_CASE("array: a range of the wrong length throws (R-5.1.2-h)") {
  const std::vector<int> six = numbers(6);
  CHECK_THROWS_AS((array<int, 1>(5, six.begin(), six.end())), runtime_exception);
  CHECK_THROWS_AS((array<int, 2>(4, 2, six.begin(), six.end())), runtime_exception);
  std::istringstream text("0 1 2");
  CHECK_THROWS_AS(
      (array<int, 1>(4, std::istream_iterator<int>(text), std::istream_iterator<int>())),
      runtime_exception);
}

TEST_CASE("array: resides on the view given to its constructor (R-5.1.2-a, R-5.1.3-b, "
          "R-5.1.2.1-h)") {
  const array<int, 1> made(4);
  CHECK(made.get_accelerator_view() == concurrency::accelerator().get_default_view());
  const accelerator_view queue = warp().create_view();
  const std::vector<int> six = numbers(6);
  const array<int, 2> there(2, 3, six.begin(), queue);
  CHECK(there.get_accelerator_view() == queue);
  CHECK(there.get_associated_accelerator_view() == queue);
  CHECK(array<int, 2>(there).get_accelerator_view() == queue); // R-5.1.2-l
  CHECK(contents(array<int, 1>(6, six.begin(), six.end(), queue)) == six);
}

TEST_CASE("array: staging arrays reside on the CPU and are associated with a view "
          "(R-5.1.2.1-b, R-5.1.2.1-e)") {
  const accelerator_view cpu = cpu_memory().get_default_view();
  const accelerator_view target = concurrency::accelerator().get_default_view();
  const std::vector<int> six = numbers(6);
  array<int, 2> staging(2, 3, six.begin(), six.end(), cpu, target);
  CHECK(staging.get_accelerator_view() == cpu);
  CHECK(staging.get_associated_accelerator_view() == target);
  staging(1, 2) = 50;
  CHECK(staging[concurrency::index<2>(0, 1)] == 1);
  array<int, 2> remote(extent<2>(2, 3), target);
  copy(staging, remote);
  staging.data()[0] = -1;
  copy(remote, staging);
  CHECK(contents(staging) == std::vector<int>{0, 1, 2, 3, 4, 50});
}

TEST_CASE(
    "array: the associated view has no effect on other accelerators than the CPU (R-5.1.2.1-f)") {
  const accelerator_view cpu = cpu_memory().get_default_view();
  const std::vector<int> six = numbers(6);
  for (const concurrency::accelerator &where : {concurrency::accelerator(), warp()}) {
    const accelerator_view place = where.get_default_view();
    const array<int, 1> empty(extent<1>(6), place, cpu), one(extent<1>(6), six.begin(), place, cpu),
        both(6, six.begin(), six.end(), place, cpu);
    const array<int, 2> of_view(array_view<const int, 2>(2, 3, six), place, cpu), copy(of_view);
    CHECK(empty.get_associated_accelerator_view() == place);
    CHECK(one.get_associated_accelerator_view() == place);
    CHECK(both.get_accelerator_view() == place);
    CHECK(of_view.get_associated_accelerator_view() == place);
    CHECK(copy.get_associated_accelerator_view() == place);
    CHECK(contents(one) == six);
    CHECK(contents(both) == six);
    CHECK(contents(copy) == six);
  }
}

TEST_CASE("array: host access to shared memory (R-5.1.2-e, R-5.1.2-f, "
          "R-5.1.4-c)") {
  array<int, 1> made(4, warp().get_default_view());
  CHECK(made.get_cpu_access_type() == concurrency::access_type_read_write);
  made[2] = 7;
  CHECK(made(2) == 7);
  array<int, 1> closed(4, warp().get_default_view(), concurrency::access_type_none);
  CHECK(closed.get_cpu_access_type() == concurrency::access_type_none);
  CHECK_THROWS_AS(closed[0], runtime_exception);     // R-5.1.4-b
  CHECK_THROWS_AS(closed.data(), runtime_exception); // R-5.1.3-j
}

TEST_CASE("array: copies are deep (R-5.1-d, R-5.1.2-l, R-5.1.3-e)") {
  const std::vector<int> six = numbers(6);
  array<int, 2> first(2, 3, six.begin());
  array<int, 2> second(first);
  fill(array_view<int, 2>(second), 9);
  CHECK(contents(first) == six);
  array<int, 2> third(4, 4);
  third = first; // also assigns the extent
  CHECK(third.extent == extent<2>(2, 3));
  CHECK(contents(third) == six);
  third = *&third;
  CHECK(contents(third) == six);
}

TEST_CASE("array: a move transfers the elements (R-5.1.2-m, R-5.1.3-f)") {
  const std::vector<int> six = numbers(6);
  array<int, 1> first(6, six.begin());
  array<int, 1> second(std::move(first));
  CHECK(contents(second) == six);
  first = std::move(second);
  CHECK(contents(first) == six);
  second = first;
  CHECK(contents(second) == six);
  std::vector<array<int, 1>> many;
  for (int i = 1; i < 10; ++i)
    many.emplace_back(i);
  CHECK(many[7].extent[0] == 8);
}

TEST_CASE("array: copies from views, and to views and vectors (R-5.1.2-k, R-5.1.3-g, "
          "R-5.1.3-h, R-5.1.3-k)") {
  std::vector<int> six = numbers(6);
  const array_view<int, 2> view(2, 3, six);
  array<int, 2> made(view);
  static_assert(!std::is_convertible<array_view<int, 2>, array<int, 2>>::value, "explicit");
  CHECK(contents(made) == six);
  CHECK(contents(array<int, 2>(view, warp().get_default_view())) == six);
  fill(view, 3);
  made = array_view<const int, 2>(view);
  CHECK(contents(made) == std::vector<int>(6, 3));
  array<int, 2> other(2, 3);
  made.copy_to(other);
  CHECK(contents(other) == std::vector<int>(6, 3));
  fill(array_view<int, 2>(other), 8);
  other.copy_to(view);
  CHECK(view(1, 1) == 8);
  array<int, 2> wrong(3, 2);
  CHECK_THROWS_AS((wrong = array_view<const int, 2>(view)), runtime_exception);
  const std::vector<int> as_vector = other;
  CHECK(as_vector == std::vector<int>(6, 8));
}

TEST_CASE("array: projections and views of it (R-5.1.4-e, R-5.1.5-a, R-5.1.5-b, R-5.1.5-d)") {
  const int lengths[] = {2, 3, 4, 5};
  const std::vector<int> all = numbers(120);
  array<int, 4> a(extent<4>(lengths), all.begin());
  const int place[] = {1, 2, 3, 4};
  const array_view<int, 4> whole(a);
  CHECK(a[1][2][3][4] == whole[concurrency::index<4>(place)]);
  CHECK(a(1)(2)(3)(4) == 119);
  const array<int, 4> &constant = a;
  static_assert(std::is_same<decltype(constant[0]), array_view<const int, 3>>::value, "");
  CHECK(constant[0][1][2][3] == 33);
  array<int, 2> b(10, 12, all.begin());
  CHECK(b.section(2, 3, 4, 5)(1, 1) == 40);
  CHECK(b.section(concurrency::index<2>(8, 10)).extent == extent<2>(2, 2));
  CHECK(b.section(extent<2>(1, 12))[0][11] == 11);
  CHECK(b.view_as(extent<3>(5, 4, 6))(4, 3, 5) == 119);
  CHECK(b.reinterpret_as<unsigned>().extent[0] == 120);
  CHECK_THROWS_AS(b.section(5, 5, 6, 1), runtime_exception);
  CHECK_THROWS_AS(b.view_as(extent<1>(121)), runtime_exception); // R-5.1.5-e
  struct three {
    int x, y, z;
  };
  CHECK(b.reinterpret_as<three>()[39].z == 119);
  struct seven {
    int x[7];
  };
  CHECK_THROWS_AS(b.reinterpret_as<seven>(), runtime_exception); // R-5.1.5-c
}

TEST_CASE("array: a view keeps the storage of its array alive (R-5.2-k)") {
  std::unique_ptr<array<int, 1>> made(new array<int, 1>(100));
  const array_view<int, 1> view(*made);
  fill(view, 4);
  made.reset();
  add(view, 1);
  CHECK(view[99] == 5);
}
