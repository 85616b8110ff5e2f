// Array is constructible only from the specified extents, views and accelerator views.
//
// accept: R-5.1-e, R-5.1.2-d, R-5.1.2-n, R-5.1.3-a, R-5.1.3-k, R-5.1.4-a, R-5.1.4-d, R-5.1.4-e,
// R-5.1.5-a, R-5.1.5-b, R-5.1.5-d, R-5.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include "check.h"
using namespace concurrency;

using std::vector;
static_assert(array<int>::rank == 1, "");
static_assert(array<int, 2>::rank == 2, "");
static_assert(array<float, 5>::rank == 5, "");
static_assert(std::is_same<array<float, 2>::value_type, float>::value, "");
static_assert(std::is_same<array<float>, array<float, 1>>::value, "");
static_assert(!std::is_default_constructible<array<int, 1>>::value, "");
static_assert(!std::is_default_constructible<array<int, 2>>::value, "");
static_assert(!std::is_default_constructible<array<int, 4>>::value, "");
static_assert(!std::is_convertible<int, array<int, 1>>::value, "");
static_assert(!std::is_convertible<extent<1>, array<int, 1>>::value, "");
static_assert(!std::is_convertible<extent<2>, array<int, 2>>::value, "");
static_assert(!std::is_convertible<array_view<int, 2>, array<int, 2>>::value, "");
static_assert(!std::is_convertible<array_view<const int, 2>, array<int, 2>>::value, "");
static_assert(std::is_constructible<array<int, 2>, array_view<int, 2>>::value, "");
static_assert(std::is_constructible<array<int, 2>, array_view<const int, 2>>::value, "");
static_assert(!std::is_constructible<array<int, 2>, array_view<const int, 1>>::value, "");
static_assert(!std::is_constructible<array<int, 1>, int, int>::value, "");
static_assert(!std::is_constructible<array<int, 2>, int>::value, "");
static_assert(!std::is_constructible<array<int, 2>, extent<1>>::value, "");
static_assert(!std::is_constructible<array<int, 3>, int, int>::value, "");
static_assert(!std::is_constructible<array<int, 4>, int>::value, "");
static_assert(!std::is_constructible<array<int, 4>, int, int, int, int>::value, "");
static_assert(std::is_constructible<array<int, 4>, extent<4>>::value, "");
static_assert(std::is_constructible<array<int, 1>, int, accelerator_view>::value, "");
static_assert(std::is_constructible<array<int, 1>, int, accelerator_view, access_type>::value, "");
static_assert(std::is_constructible<array<int, 1>, int, accelerator_view, accelerator_view>::value,
              "");
static_assert(std::is_constructible<array<int, 1>, int, int *, int *, accelerator_view,
                                    accelerator_view>::value,
              "");
static_assert(std::is_copy_constructible<array<int, 2>>::value, "");
static_assert(std::is_move_constructible<array<int, 2>>::value, "");
static_assert(std::is_copy_assignable<array<int, 2>>::value, "");
static_assert(std::is_move_assignable<array<int, 2>>::value, "");
static_assert(std::is_convertible<array<int, 2>, vector<int>>::value, "");
static_assert(std::is_convertible<const array<int, 2> &, vector<int>>::value, "");
static_assert(
    std::is_same<decltype(std::declval<array<int, 1> &>() = std::declval<const array<int, 1> &>()),
                 array<int, 1> &>::value,
    "");
static_assert(std::is_same<decltype(std::declval<array<int, 1> &>() =
                                        std::declval<const array_view<const int, 1> &>()),
                           array<int, 1> &>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>().get_extent()), extent<2>>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>().get_accelerator_view()),
                           accelerator_view>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>().get_associated_accelerator_view()),
                 accelerator_view>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>().get_cpu_access_type()),
                           access_type>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()[index<2>()]), int &>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>()[index<2>()]), const int &>::value,
    "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()(index<2>())), int &>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()(1, 2)), int &>::value, "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>()(1, 2)), const int &>::value, "");
static_assert(std::is_same<decltype(std::declval<array<int, 3> &>()(1, 2, 3)), int &>::value, "");
static_assert(std::is_same<decltype(std::declval<array<int, 1> &>()(1)), int &>::value, "");
static_assert(std::is_same<decltype(std::declval<array<int, 1> &>()[1]), int &>::value, "");
static_assert(std::is_same<decltype(std::declval<const array<int, 1> &>()[1]), const int &>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 2> &>()[1]), array_view<int, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>()[1]),
                           array_view<const int, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 3> &>()(1)), array_view<int, 2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 5> &>()(1)),
                           array_view<const int, 4>>::value,
              "");
static_assert(
    std::is_same<decltype(std::declval<array<int, 2> &>().section(index<2>(), extent<2>())),
                 array_view<int, 2>>::value,
    "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 2> &>().section(index<2>(), extent<2>())),
                 array_view<const int, 2>>::value,
    "");
static_assert(std::is_same<decltype(std::declval<const array<int, 2> &>().section(1, 1, 2, 2)),
                           array_view<const int, 2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 3> &>().section(1, 1, 1, 2, 2, 2)),
                           array_view<int, 3>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().section(index<4>())),
                           array_view<int, 4>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().section(extent<4>())),
                           array_view<int, 4>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().reinterpret_as<float>()),
                           array_view<float, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 4> &>().reinterpret_as<float>()),
                           array_view<const float, 1>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().view_as(extent<2>())),
                           array_view<int, 2>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<const array<int, 4> &>().view_as(extent<5>())),
                           array_view<const int, 5>>::value,
              "");
static_assert(std::is_same<decltype(std::declval<array<int, 4> &>().data()), int *>::value, "");
static_assert(
    std::is_same<decltype(std::declval<const array<int, 4> &>().data()), const int *>::value, "");
static_assert(std::is_same<decltype(std::declval<const array<int, 4> &>().copy_to(
                               std::declval<array<int, 4> &>())),
                           void>::value,
              "");

int main() {
  array<int> a(3);
  CHECK(a.rank == 1);
  return failures;
}
