//===--- constraints.cpp - Members that exist in some classes only --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <type_traits>

// Tests that traits do not find members that a class must not have, and that explicit instantiation
// of a whole class compiles. The specification defines a separate class for each rank and for const
// elements; the headers use one template with constraints instead.

template class concurrency::index<2>;
template class concurrency::extent<1>;
template class concurrency::extent<4>;
template class concurrency::tiled_extent<4, 4>;
template class concurrency::tiled_index<8>;
template class concurrency::array<float, 1>;
template class concurrency::array<double, 3>;
template class concurrency::array_view<int, 2>;
template class concurrency::array_view<const float, 1>;

using namespace support;
using concurrency::accelerator_view;

namespace constraints {

template <typename T, typename... Arguments>
constexpr bool constructible = std::is_constructible<T, Arguments...>::value;
template <typename From, typename To>
constexpr bool converts = std::is_convertible<From, To>::value;

template <typename V, typename = void>
struct has_discard_data : std::false_type {};
template <typename V>
struct has_discard_data<V, std::void_t<decltype(std::declval<V>().discard_data())>>
    : std::true_type {};
template <typename V, typename = void>
struct has_data : std::false_type {};
template <typename V>
struct has_data<V, std::void_t<decltype(std::declval<V>().data())>> : std::true_type {};
template <typename V, typename = void>
struct takes_two : std::false_type {};
template <typename V>
struct takes_two<V, std::void_t<decltype(std::declval<V>()(0, 0))>> : std::true_type {};
template <typename V, typename = void>
struct has_section_of_two : std::false_type {};
template <typename V>
struct has_section_of_two<V, std::void_t<decltype(std::declval<V>().section(0, 0))>>
    : std::true_type {};

using concurrency::index;
using ints = std::vector<int>;

// R-4.1.2-c, R-4.2.2-a
static_assert(constructible<index<1>, int> && constructible<index<2>, int, int> &&
                  constructible<index<3>, int, int, int>,
              "");
static_assert(!constructible<index<2>, int> && !constructible<index<1>, int, int> &&
                  !constructible<index<4>, int, int, int>,
              "");
static_assert(constructible<index<4>, const int *> && constructible<extent<4>, int *>, "R-4.1.2-d");
static_assert(!converts<int, index<1>> && !converts<int, extent<1>>, "");
static_assert(constructible<extent<1>, int> && !constructible<extent<3>, int> &&
                  !constructible<extent<2>, int, int, int>,
              "");

// R-4.3-a, R-4.3.2-b, R-4.4.2-a, R-4.4.2-b, R-4.5-a, R-4.5-b
static_assert(std::is_base_of<extent<3>, concurrency::tiled_extent<2, 2, 2>>::value, "");
static_assert(converts<extent<2>, concurrency::tiled_extent<2, 2>>, "");
static_assert(!std::is_default_constructible<concurrency::tiled_index<4>>::value, "");
static_assert(!std::is_copy_assignable<concurrency::tiled_index<4>>::value, "");
static_assert(std::is_copy_constructible<concurrency::tiled_index<4, 4>>::value, "");
static_assert(converts<concurrency::tiled_index<4>, index<1>>, "R-4.4.3-a");
static_assert(!std::is_default_constructible<concurrency::tile_barrier>::value, "");
static_assert(!std::is_copy_assignable<concurrency::tile_barrier>::value, "");

// R-5.1.2-d, R-5.1.2-n, R-5.1-g, R-5.1.2-k
static_assert(constructible<array<int, 1>, int> && constructible<array<int, 2>, int, int>, "");
static_assert(!constructible<array<int, 1>, int, int> && !constructible<array<int, 2>, int> &&
                  !constructible<array<int, 4>, int>,
              "");
static_assert(constructible<array<int, 2>, int, int, ints::iterator> &&
                  !constructible<array<int, 2>, int, ints::iterator>,
              "");
static_assert(constructible<array<int, 1>, int, ints::iterator, ints::iterator, accelerator_view>,
              "");
static_assert(!constructible<array<int, 1>, int, int, accelerator_view>, "");
static_assert(constructible<array<int, 2>, extent<2>, accelerator_view, accelerator_view>, "");
static_assert(!constructible<array<int, 1>> && !converts<int, array<int, 1>> &&
                  !converts<extent<1>, array<int, 1>>,
              "");
static_assert(constructible<array<int>, array_view<int>> &&
                  !converts<array_view<const int>, array<int>>,
              "");

// R-5.2.2-a to -o
static_assert(!constructible<array_view<int, 1>> && !constructible<array_view<const int, 1>, int>,
              "");
static_assert(constructible<array_view<int, 2>, int, int> &&
                  !constructible<array_view<const int, 2>, int, int>,
              "");
static_assert(constructible<array_view<int, 2>, extent<2>> &&
                  !constructible<array_view<const int, 2>, extent<2>>,
              "");
static_assert(!constructible<array_view<int, 1>, int, int> &&
                  !constructible<array_view<int, 2>, extent<1>, int *>,
              "");
static_assert(!constructible<array_view<int, 1>, int, int, int *> &&
                  constructible<array_view<int, 2>, int, int, int *>,
              "");
static_assert(constructible<array_view<int>, ints &> && !constructible<array_view<int, 2>, ints &>,
              "");
static_assert(!constructible<array_view<int>, const ints &> &&
                  constructible<array_view<const int>, const ints &>,
              "");
static_assert(!constructible<array_view<int>, float (&)[4]> &&
                  !constructible<array_view<int, 2>, int (&)[4]>,
              "");
static_assert(!constructible<array_view<int>, int, const int *> &&
                  constructible<array_view<const int>, int, const int *>,
              "");
static_assert(converts<array<int> &, array_view<int>> &&
                  !constructible<array_view<int>, const array<int> &>,
              "");
static_assert(converts<const array<int> &, array_view<const int>>, "");
static_assert(converts<array_view<int>, array_view<const int>>, "");
static_assert(!constructible<array_view<int>, array_view<const int>>, "R-5.2.2-m");
static_assert(!constructible<array_view<float>, array_view<int>> &&
                  !constructible<array_view<int, 2>, array_view<int, 1>>,
              "");
static_assert(!std::is_assignable<array_view<int> &, array_view<const int>>::value, "");
static_assert(std::is_assignable<array_view<const int> &, array_view<int>>::value, "R-5.2.3-d");

// R-5.2.3-f, R-5.2.3-r, R-5.2.4-e, R-5.1.4-d, R-5.1.5-a
static_assert(has_data<array_view<int>>::value && !has_data<array_view<int, 2>>::value, "");
static_assert(has_data<array<int, 3>>::value, "R-5.1.3-i");
static_assert(has_discard_data<array_view<int, 2>>::value &&
                  !has_discard_data<array_view<const int, 2>>::value,
              "");
static_assert(takes_two<array_view<const int, 2>>::value && !takes_two<array_view<int, 3>>::value,
              "");
static_assert(takes_two<array<int, 2> &>::value && !takes_two<array<int, 1> &>::value, "");
static_assert(has_section_of_two<array_view<int>>::value &&
                  !has_section_of_two<array_view<int, 2>>::value,
              "");
static_assert(has_section_of_two<const array<int> &>::value &&
                  !has_section_of_two<array<int, 2> &>::value,
              "");

} // namespace constraints

TEST_CASE("constraints: explicitly instantiated classes work (R-4.1.2-c, R-5.2.2-j)") {
  std::vector<double> data = numbers(8, 1.0);
  array<double, 3> a(2, 2, 2, data.begin());
  CHECK(array_view<double, 3>(a).section(1, 1, 1, 1, 1, 1)(0, 0, 0) == 8.0);
  std::vector<int> more(6);
  array_view<int, 2> v(2, 3, more);
  v(1, 2) = 5;
  CHECK(more[5] == 5);
  CHECK(concurrency::index<2>(3, 4)[1] == 4);
}
