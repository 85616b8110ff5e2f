// The members, subscripts and sections of array have the specified types.
//
// accept: R-5.1-a, R-5.1-h, R-5.1-e, R-5.1.3-a, R-5.1.4-a, R-5.1.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <list>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Members of array and array_view of rank 1 have the specified types for each element type.
namespace member_types_at_rank_one {
struct S {
  int a;
  float b;
};
struct N2 {
  S s[2];
  unsigned int u;
};

template <typename T>
struct types {
  typedef array<T, 1> A;
  typedef array_view<T, 1> V;
  typedef array_view<const T, 1> CV;
  static_assert(A::rank == 1 && V::rank == 1 && CV::rank == 1, "");
  static_assert(std::is_same<typename A::value_type, T>::value &&
                    std::is_same<typename V::value_type, T>::value &&
                    std::is_same<typename CV::value_type, const T>::value,
                "");
  SAME(std::declval<A &>().get_extent(), extent<1>);
  SAME(std::declval<const A &>().get_accelerator_view(), accelerator_view);
  SAME(std::declval<const A &>().get_associated_accelerator_view(), accelerator_view);
  SAME(std::declval<const A &>().get_cpu_access_type(), access_type);
  SAME(std::declval<A &>()[std::declval<const index<1> &>()], T &);
  SAME(std::declval<const A &>()[std::declval<const index<1> &>()], const T &);
  SAME(std::declval<A &>()(std::declval<const index<1> &>()), T &);
  SAME(std::declval<const A &>()(std::declval<const index<1> &>()), const T &);
  SAME(std::declval<A &>().section(index<1>(), extent<1>()), V);
  SAME(std::declval<const A &>().section(index<1>(), extent<1>()), CV);
  SAME(std::declval<A &>().section(index<1>()), V);
  SAME(std::declval<const A &>().section(index<1>()), CV);
  SAME(std::declval<A &>().section(extent<1>()), V);
  SAME(std::declval<const A &>().section(extent<1>()), CV);
  SAME(std::declval<A &>().template reinterpret_as<int>(), array_view<int, 1>);
  SAME(std::declval<const A &>().template reinterpret_as<int>(), array_view<const int, 1>);
  SAME(std::declval<A &>().view_as(extent<2>()), array_view<T, 2>);
  SAME(std::declval<const A &>().view_as(extent<2>()), array_view<const T, 2>);
  SAME(std::declval<A &>().view_as(extent<4>()), array_view<T, 4>);
  SAME(std::declval<A &>().data(), T *);
  SAME(std::declval<const A &>().data(), const T *);
  SAME(std::declval<A &>() = std::declval<const A &>(), A &);
  SAME(std::declval<A &>() = std::declval<A>(), A &);
  SAME(std::declval<A &>() = std::declval<const CV &>(), A &);
  SAME(std::declval<A &>() = std::declval<const V &>(), A &);
  SAME(std::declval<const A &>().copy_to(std::declval<A &>()), void);
  SAME(std::declval<const A &>().copy_to(std::declval<const V &>()), void);
  static_assert(std::is_convertible<A, std::vector<T>>::value &&
                    std::is_convertible<const A &, std::vector<T>>::value,
                "");
  static_assert(!std::is_default_constructible<A>::value &&
                    !std::is_default_constructible<V>::value &&
                    !std::is_default_constructible<CV>::value,
                "");
  static_assert(std::is_constructible<A, extent<1>>::value &&
                    !std::is_convertible<extent<1>, A>::value,
                "");
  static_assert(std::is_constructible<A, extent<1>, accelerator_view>::value &&
                    std::is_constructible<A, extent<1>, accelerator_view, access_type>::value &&
                    std::is_constructible<A, extent<1>, accelerator_view, accelerator_view>::value,
                "");
  static_assert(std::is_constructible<A, extent<1>, T *>::value &&
                    std::is_constructible<A, extent<1>, T *, T *>::value,
                "");
  static_assert(std::is_constructible<A, extent<1>, T *, accelerator_view>::value &&
                    std::is_constructible<A, extent<1>, T *, T *, accelerator_view>::value,
                "");
  static_assert(
      std::is_constructible<A, extent<1>, T *, accelerator_view, access_type>::value &&
          std::is_constructible<A, extent<1>, T *, T *, accelerator_view, access_type>::value,
      "");
  static_assert(
      std::is_constructible<A, extent<1>, T *, accelerator_view, accelerator_view>::value &&
          std::is_constructible<A, extent<1>, T *, T *, accelerator_view, accelerator_view>::value,
      "");
  static_assert(std::is_constructible<A, V>::value && std::is_constructible<A, CV>::value &&
                    !std::is_convertible<V, A>::value && !std::is_convertible<CV, A>::value,
                "");
  static_assert(std::is_constructible<A, CV, accelerator_view>::value &&
                    std::is_constructible<A, V, accelerator_view, access_type>::value &&
                    std::is_constructible<A, V, accelerator_view, accelerator_view>::value,
                "");
  static_assert(std::is_copy_constructible<A>::value && std::is_move_constructible<A>::value, "");
  static_assert(std::is_convertible<A &, V>::value && std::is_convertible<const A &, CV>::value &&
                    std::is_convertible<A &, CV>::value,
                "");
  static_assert(!std::is_constructible<V, const A &>::value, "");
  static_assert(std::is_convertible<V, CV>::value && std::is_convertible<const V &, CV>::value &&
                    !std::is_constructible<V, CV>::value,
                "");
  static_assert(std::is_assignable<CV &, V>::value && !std::is_assignable<V &, CV>::value, "");
  static_assert(std::is_constructible<V, extent<1>>::value &&
                    !std::is_convertible<extent<1>, V>::value &&
                    !std::is_constructible<CV, extent<1>>::value,
                "");
  static_assert(std::is_constructible<V, extent<1>, T *>::value &&
                    !std::is_constructible<V, extent<1>, const T *>::value,
                "");
  static_assert(std::is_constructible<CV, extent<1>, T *>::value &&
                    std::is_constructible<CV, extent<1>, const T *>::value,
                "");
  static_assert(std::is_constructible<V, extent<1>, std::vector<T> &>::value &&
                    std::is_constructible<CV, extent<1>, std::vector<T> &>::value &&
                    std::is_constructible<CV, extent<1>, const std::vector<T> &>::value,
                "");
  SAME(std::declval<const V &>().get_extent(), extent<1>);
  SAME(std::declval<const V &>().get_source_accelerator_view(), accelerator_view);
  SAME(std::declval<const V &>()[std::declval<const index<1> &>()], T &);
  SAME(std::declval<const V &>()(std::declval<const index<1> &>()), T &);
  SAME(std::declval<const V &>().get_ref(std::declval<const index<1> &>()), T &);
  SAME(std::declval<V &>()[std::declval<index<1>>()], T &);
  SAME(std::declval<const V &>().section(index<1>(), extent<1>()), V);
  SAME(std::declval<const V &>().section(index<1>()), V);
  SAME(std::declval<const V &>().section(extent<1>()), V);
  SAME(std::declval<V &>() = std::declval<const V &>(), V &);
  SAME(std::declval<const V &>().copy_to(std::declval<A &>()), void);
  SAME(std::declval<const V &>().copy_to(std::declval<const V &>()), void);
  SAME(std::declval<const V &>().refresh(), void);
  SAME(std::declval<const V &>().synchronize(), void);
  SAME(std::declval<const V &>().synchronize_async(), completion_future);
  SAME(std::declval<const V &>().synchronize_to(std::declval<const accelerator_view &>()), void);
  SAME(std::declval<const V &>().synchronize_to_async(std::declval<const accelerator_view &>()),
       completion_future);
  SAME(std::declval<const V &>()[1], T &);
  SAME(std::declval<const V &>()(1), T &);
  SAME(std::declval<const V &>().data(), T *);
  SAME(std::declval<const V &>().section(1, 2), V);
  SAME(std::declval<const V &>().template reinterpret_as<float>(), array_view<float, 1>);
  SAME(std::declval<const V &>().view_as(extent<1>()), array_view<T, 1>);
  SAME(std::declval<const V &>().view_as(extent<3>()), array_view<T, 3>);
  SAME(std::declval<const CV &>().get_extent(), extent<1>);
  SAME(std::declval<const CV &>().get_source_accelerator_view(), accelerator_view);
  SAME(std::declval<const CV &>()[std::declval<const index<1> &>()], const T &);
  SAME(std::declval<const CV &>()(std::declval<const index<1> &>()), const T &);
  SAME(std::declval<const CV &>().get_ref(std::declval<const index<1> &>()), const T &);
  SAME(std::declval<CV &>()[std::declval<index<1>>()], const T &);
  SAME(std::declval<const CV &>().section(index<1>(), extent<1>()), CV);
  SAME(std::declval<const CV &>().section(index<1>()), CV);
  SAME(std::declval<const CV &>().section(extent<1>()), CV);
  SAME(std::declval<CV &>() = std::declval<const CV &>(), CV &);
  SAME(std::declval<const CV &>().copy_to(std::declval<A &>()), void);
  SAME(std::declval<const CV &>().copy_to(std::declval<const V &>()), void);
  SAME(std::declval<const CV &>().refresh(), void);
  SAME(std::declval<const CV &>().synchronize(), void);
  SAME(std::declval<const CV &>().synchronize_async(), completion_future);
  SAME(std::declval<const CV &>().synchronize_to(std::declval<const accelerator_view &>()), void);
  SAME(std::declval<const CV &>().synchronize_to_async(std::declval<const accelerator_view &>()),
       completion_future);
  SAME(std::declval<const CV &>()[1], const T &);
  SAME(std::declval<const CV &>()(1), const T &);
  SAME(std::declval<const CV &>().data(), const T *);
  SAME(std::declval<const CV &>().section(1, 2), CV);
  SAME(std::declval<const CV &>().template reinterpret_as<float>(), array_view<const float, 1>);
  SAME(std::declval<const CV &>().view_as(extent<1>()), array_view<const T, 1>);
  SAME(std::declval<const CV &>().view_as(extent<3>()), array_view<const T, 3>);
  SAME(std::declval<const V &>().discard_data(), void);
  SAME(std::declval<const V &>().synchronize(access_type_read_write), void);
  SAME(std::declval<const V &>().synchronize_async(access_type_write), completion_future);
  SAME(std::declval<const V &>().synchronize_to(std::declval<const accelerator_view &>(),
                                                access_type_read),
       void);
  SAME(std::declval<const V &>().synchronize_to_async(std::declval<const accelerator_view &>(),
                                                      access_type_read),
       completion_future);
  SAME(std::declval<A &>()[1], T &);
  SAME(std::declval<const A &>()[1], const T &);
  SAME(std::declval<A &>()(1), T &);
  SAME(std::declval<const A &>()(1), const T &);
  SAME(std::declval<A &>().section(1, 2), V);
  SAME(std::declval<const A &>().section(1, 2), CV);
  static_assert(std::is_constructible<A, int>::value && !std::is_convertible<int, A>::value, "");
  static_assert(std::is_constructible<V, int>::value && !std::is_convertible<int, V>::value &&
                    !std::is_constructible<CV, int>::value,
                "");
  static_assert(std::is_constructible<V, std::vector<T> &>::value &&
                    !std::is_convertible<std::vector<T> &, V>::value,
                "");
  static_assert(std::is_constructible<CV, const std::vector<T> &>::value &&
                    !std::is_convertible<const std::vector<T> &, CV>::value,
                "");
  static_assert(std::is_constructible<V, T (&)[4]>::value &&
                    !std::is_convertible<T (&)[4], V>::value,
                "");
  static_assert(std::is_constructible<CV, const T (&)[4]>::value &&
                    !std::is_convertible<const T (&)[4], CV>::value &&
                    !std::is_constructible<V, const T (&)[4]>::value,
                "");
  static_assert(std::is_constructible<V, int, T *>::value &&
                    std::is_constructible<V, int, std::vector<T> &>::value &&
                    std::is_constructible<CV, int, const T *>::value &&
                    std::is_constructible<CV, int, T *>::value,
                "");
};
template struct types<int>;
template struct types<unsigned int>;
template struct types<float>;
template struct types<double>;
template struct types<S>;
template struct types<N2>;
void test() {}
} // namespace member_types_at_rank_one

// Subscripts, sections and shapes of arrays have the specified types at ranks 1, 2, 3 and 5.
namespace subscript_and_section_types {
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
void test() {
  const int &r = A3::rank; // odr-use
  CHECK(r == 3);
}
} // namespace subscript_and_section_types

int main() {
  member_types_at_rank_one::test();
  subscript_and_section_types::test();
  return failures;
}
