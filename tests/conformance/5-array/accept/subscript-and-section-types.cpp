// Subscripts, sections and shapes of arrays have the specified types at ranks 1, 2, 3 and 5.
//
// accept: R-5.1-h, R-5.1-e, R-5.1.3-a, R-5.1.4-a, R-5.1.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <list>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)
typedef array<float, 1> A1;
typedef array<float, 2> A2;
typedef array<float, 3> A3;
typedef array<float, 5> A5;
A1 &a1();
const A1 &c1();
A2 &a2();
const A2 &c2();
A3 &a3();
const A3 &c3();
A5 &a5();
const A5 &c5();
static_assert(std::is_same<array<int>, array<int, 1>>::value, "");
static_assert(A1::rank == 1 && A3::rank == 3 && A5::rank == 5, "");
SAME(A3::rank, const int);
static_assert(std::is_same<A2::value_type, float>::value, "");
SAME(c3().get_extent(), extent<3>);
SAME(c3().get_accelerator_view(), accelerator_view);
SAME(c3().get_associated_accelerator_view(), accelerator_view);
SAME(c3().get_cpu_access_type(), access_type);
SAME(a1()[0], float &);
SAME(c1()[0], const float &);
SAME(a1()(0), float &);
SAME(c1()(0), const float &);
SAME(a1()[index<1>()], float &);
SAME(c1()[index<1>()], const float &);
SAME(a1()(index<1>()), float &);
SAME(c1()(index<1>()), const float &);
SAME(a2()[0], array_view<float, 1>);
SAME(c2()[0], array_view<const float, 1>);
SAME(a2()(0), array_view<float, 1>);
SAME(c2()(0), array_view<const float, 1>);
SAME(a2()(0, 1), float &);
SAME(c2()(0, 1), const float &);
SAME(a2()[index<2>()], float &);
SAME(c2()(index<2>()), const float &);
SAME(a3()[0], array_view<float, 2>);
SAME(c3()(0), array_view<const float, 2>);
SAME(a3()(0, 1, 2), float &);
SAME(c3()(0, 1, 2), const float &);
SAME(a5()[0], array_view<float, 4>);
SAME(c5()[0], array_view<const float, 4>);
SAME(a5()(0), array_view<float, 4>);
SAME(a5()[index<5>()], float &);
SAME(c5()(index<5>()), const float &);
SAME(a3().section(index<3>(), extent<3>()), array_view<float, 3>);
SAME(c3().section(index<3>(), extent<3>()), array_view<const float, 3>);
SAME(a3().section(index<3>()), array_view<float, 3>);
SAME(c3().section(extent<3>()), array_view<const float, 3>);
SAME(a1().section(0, 1), array_view<float, 1>);
SAME(c2().section(0, 0, 1, 1), array_view<const float, 2>);
SAME(a3().section(0, 0, 0, 1, 1, 1), array_view<float, 3>);
SAME(a5().section(index<5>(), extent<5>()), array_view<float, 5>);
SAME(c5().section(extent<5>()), array_view<const float, 5>);
SAME(a3().reinterpret_as<int>(), array_view<int, 1>);
SAME(c3().reinterpret_as<double>(), array_view<const double, 1>);
SAME(a3().view_as(extent<5>()), array_view<float, 5>);
SAME(c1().view_as(extent<2>()), array_view<const float, 2>);
SAME(a3().data(), float *);
SAME(c3().data(), const float *);
SAME(a3() = c3(), A3 &);
SAME(a3() = std::declval<A3>(), A3 &);
SAME((a3() = std::declval<const array_view<const float, 3> &>()), A3 &);
SAME(c3().copy_to(a3()), void);
SAME(c3().copy_to(std::declval<array_view<float, 3>>()), void);
static_assert(std::is_convertible<A3, std::vector<float>>::value &&
                  std::is_convertible<const A1 &, std::vector<float>>::value &&
                  !std::is_convertible<A1, std::vector<int>>::value,
              "");
static_assert(!std::is_default_constructible<A1>::value && std::is_copy_constructible<A1>::value &&
                  std::is_move_constructible<A1>::value,
              "");
static_assert(!std::is_convertible<int, A1>::value && std::is_constructible<A1, int>::value &&
                  !std::is_constructible<A2, int>::value &&
                  std::is_constructible<A2, int, int>::value,
              "");
static_assert(!std::is_constructible<A3, int, int>::value &&
                  std::is_constructible<A3, int, int, int>::value &&
                  !std::is_constructible<A5, int, int, int>::value,
              "");
static_assert(!std::is_convertible<extent<2>, A2>::value &&
                  std::is_constructible<A2, extent<2>>::value &&
                  !std::is_constructible<A2, extent<1>>::value,
              "");
static_assert(!std::is_constructible<A1, int, int>::value, "10 is no iterator");
static_assert(std::is_constructible<A1, int, float *>::value &&
                  std::is_constructible<A1, extent<1>, std::list<int>::const_iterator>::value &&
                  std::is_constructible<A1, int, const short *, const short *>::value,
              "");
static_assert(std::is_constructible<A2, int, int, accelerator_view>::value &&
                  std::is_constructible<A2, int, int, accelerator_view, access_type>::value &&
                  std::is_constructible<A2, int, int, accelerator_view, accelerator_view>::value,
              "");
static_assert(std::is_constructible<A3, int, int, int, float *, float *, accelerator_view,
                                    accelerator_view>::value &&
                  std::is_constructible<A5, extent<5>, float *, float *, accelerator_view,
                                        access_type>::value,
              "");
static_assert(std::is_constructible<A2, array_view<const float, 2>>::value &&
                  std::is_constructible<A2, array_view<float, 2>>::value &&
                  !std::is_convertible<array_view<const float, 2>, A2>::value &&
                  !std::is_convertible<array_view<float, 2>, A2>::value,
              "");
static_assert(!std::is_constructible<A2, array_view<float, 1>>::value &&
                  !std::is_constructible<A2, array_view<int, 2>>::value &&
                  !std::is_constructible<A2, A3>::value,
              "");
static_assert(
    std::is_constructible<A2, array_view<float, 2>, accelerator_view>::value &&
        std::is_constructible<A2, array_view<float, 2>, accelerator_view, accelerator_view>::value,
    "");
static_assert(!std::is_assignable<A2 &, array<float, 1>>::value &&
                  !std::is_assignable<A2 &, array<double, 2>>::value &&
                  std::is_assignable<A2 &, array_view<float, 2>>::value,
              "");
int main() {
  const int &r = A3::rank; // odr-use
  CHECK(r == 3);
  return failures;
}
