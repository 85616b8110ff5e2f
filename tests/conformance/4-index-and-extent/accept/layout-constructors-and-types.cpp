// Index and extent store one int per dimension and have only the specified constructors and
// operators.
//
// accept: R-4.1-a, R-4.1-b, R-4.1-c, R-4.1-d, R-4.1.2-a, R-4.1.2-b, R-4.1.2-c, R-4.1.2-d,
// R-4.1.3-a, R-4.1.3-b, R-4.1.4-g, R-4.1.4-h, R-4.2-a, R-4.2.2-a, R-4.2.3-a, R-4.2.4-b, R-4.2.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;

template <class A, class B> struct same_t : std::is_same<A, B> {};
#define SAME(U, ...) static_assert(same_t<U, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class U> U &lv();

template <template <int> class P, int N> void types() {
  typedef P<N> I;
  static_assert(I::rank == N && std::is_same<decltype(I::rank), const int>::value &&
                    std::is_same<typename I::value_type, int>::value,
                "");
  static_assert(sizeof(I) == 4 * N && std::is_trivially_copyable<I>::value &&
                    std::is_standard_layout<I>::value,
                "");
  static_assert(std::is_default_constructible<I>::value && std::is_copy_constructible<I>::value,
                "");
  static_assert(
      std::is_constructible<I, int>::value == (N == 1) && !std::is_convertible<int, I>::value, "");
  static_assert(std::is_constructible<I, int, int>::value == (N == 2), "");
  static_assert(std::is_constructible<I, int, int, int>::value == (N == 3), "");
  static_assert(!std::is_constructible<I, int, int, int, int>::value, "");
  static_assert(
      std::is_constructible<I, const int *>::value && std::is_constructible<I, int *>::value &&
          std::is_constructible<I, int(&)[N]>::value && !std::is_convertible<const int *, I>::value,
      "");
  static_assert(!std::is_constructible<I, const float *>::value, "");
  static_assert(!std::is_constructible<I, P<N + 1>>::value, "");
  SAME(int, lv<const I>()[0]);
  SAME(int &, lv<I>()[0]);
  SAME(int, lv<const I>()[0u]);
  SAME(bool, lv<const I>() == lv<const I>());
  SAME(bool, lv<const I>() != lv<const I>());
  SAME(I, lv<const I>() + lv<const I>());
  SAME(I, lv<const I>() - lv<const I>());
  SAME(I, lv<const I>() + 1);
  SAME(I, 1 + lv<const I>());
  SAME(I, lv<const I>() - 1);
  SAME(I, 1 - lv<const I>());
  SAME(I, lv<const I>() * 1);
  SAME(I, 1 * lv<const I>());
  SAME(I, lv<const I>() / 1);
  SAME(I, 1 / lv<const I>());
  SAME(I, lv<const I>() % 1);
  SAME(I, 1 % lv<const I>());
  SAME(I &, lv<I>() += lv<const I>());
  SAME(I &, lv<I>() -= lv<const I>());
  SAME(I &, lv<I>() += 1);
  SAME(I &, lv<I>() -= 1);
  SAME(I &, lv<I>() *= 1);
  SAME(I &, lv<I>() /= 1);
  SAME(I &, lv<I>() %= 1);
  SAME(I &, ++lv<I>());
  SAME(I &, --lv<I>());
  SAME(I, lv<I>()++);
  SAME(I, lv<I>()--);
  SAME(I &, lv<I>() = lv<const I>());
}
template <class A, class B, class = void> struct has_mul : std::false_type {};
template <class A, class B>
struct has_mul<A, B, decltype((void)(std::declval<A>() * std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void> struct has_less : std::false_type {};
template <class A, class B>
struct has_less<A, B, decltype((void)(std::declval<A>() < std::declval<B>()))> : std::true_type {};
template <class A, class = void> struct has_neg : std::false_type {};
template <class A> struct has_neg<A, decltype((void)(-std::declval<A>()))> : std::true_type {};
template <class A, class B, class = void> struct has_add : std::false_type {};
template <class A, class B>
struct has_add<A, B, decltype((void)(std::declval<A>() + std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void> struct has_mulas : std::false_type {};
template <class A, class B>
struct has_mulas<A, B, decltype((void)(std::declval<A &>() *= std::declval<B>()))>
    : std::true_type {};
template <class A, class B, class = void> struct has_eq : std::false_type {};
template <class A, class B>
struct has_eq<A, B, decltype((void)(std::declval<A &>() == std::declval<B>()))> : std::true_type {};
static_assert(!has_mul<index<2>, index<2>>::value && !has_less<index<2>, index<2>>::value &&
                  !has_neg<index<2>>::value && !has_mul<extent<2>, extent<2>>::value &&
                  !has_less<extent<1>, extent<1>>::value && !has_neg<extent<1>>::value,
              "");
static_assert(has_add<extent<2>, index<2>>::value && !has_add<index<2>, extent<2>>::value &&
                  !has_add<index<2>, index<1>>::value && !has_add<extent<2>, extent<3>>::value &&
                  !has_add<extent<2>, index<3>>::value,
              "");
static_assert(!has_mulas<index<2>, index<2>>::value && !has_mulas<extent<2>, extent<2>>::value &&
                  !has_mulas<extent<2>, index<2>>::value && !has_eq<index<2>, extent<2>>::value &&
                  !has_eq<index<1>, int>::value && !has_eq<index<1>, index<2>>::value,
              "");
SAME(extent<2>, lv<const extent<2>>() + lv<const index<2>>());
SAME(extent<2>, lv<const extent<2>>() - lv<const index<2>>());
SAME(extent<2> &, lv<extent<2>>() += lv<const index<2>>());
SAME(extent<2> &, lv<extent<2>>() -= lv<const index<2>>());

int main() {
  types<index, 1>();
  types<index, 2>();
  types<index, 3>();
  types<index, 4>();
  types<index, 5>();
  types<extent, 1>();
  types<extent, 2>();
  types<extent, 3>();
  types<extent, 4>();
  const int &rank = index<3>::rank;
  CHECK(rank == 3);
  index<2> from_list = {3, 4}, converted((short)1, 2u);
  CHECK(from_list[0] == 3 && converted[1] == 2);
  extent<3> braces{1, 2, 3};
  CHECK(braces[2] == 3);
  return failures;
}
