// Index and extent have the specified constructors, operators and result types, and no others.
//
// accept: R-4.1-a, R-4.1-b, R-4.1-c, R-4.1-d, R-4.1.2-a, R-4.1.2-b, R-4.1.2-c, R-4.1.2-d,
// R-4.1.3-a, R-4.1.3-b, R-4.1.4-g, R-4.1.4-h, R-4.2-a, R-4.2.2-a, R-4.2.3-a, R-4.2.4-b, R-4.2.4-e,
// R-4.2.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <utility>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Index and extent store one int per dimension and have only the specified constructors and
// operators.
namespace layout_constructors_and_types {
template <class U>
U &lv();

template <template <int> class P, int N>
void types() {
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
  SAME(lv<const I>()[0], int);
  SAME(lv<I>()[0], int &);
  SAME(lv<const I>()[0u], int);
  SAME(lv<const I>() == lv<const I>(), bool);
  SAME(lv<const I>() != lv<const I>(), bool);
  SAME(lv<const I>() + lv<const I>(), I);
  SAME(lv<const I>() - lv<const I>(), I);
  SAME(lv<const I>() + 1, I);
  SAME(1 + lv<const I>(), I);
  SAME(lv<const I>() - 1, I);
  SAME(1 - lv<const I>(), I);
  SAME(lv<const I>() * 1, I);
  SAME(1 * lv<const I>(), I);
  SAME(lv<const I>() / 1, I);
  SAME(1 / lv<const I>(), I);
  SAME(lv<const I>() % 1, I);
  SAME(1 % lv<const I>(), I);
  SAME(lv<I>() += lv<const I>(), I &);
  SAME(lv<I>() -= lv<const I>(), I &);
  SAME(lv<I>() += 1, I &);
  SAME(lv<I>() -= 1, I &);
  SAME(lv<I>() *= 1, I &);
  SAME(lv<I>() /= 1, I &);
  SAME(lv<I>() %= 1, I &);
  SAME(++lv<I>(), I &);
  SAME(--lv<I>(), I &);
  SAME(lv<I>()++, I);
  SAME(lv<I>()--, I);
  SAME(lv<I>() = lv<const I>(), I &);
}
template <class A, class B, class = void>
struct has_mul : std::false_type {};
template <class A, class B>
struct has_mul<A, B, decltype((void)(std::declval<A>() * std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void>
struct has_less : std::false_type {};
template <class A, class B>
struct has_less<A, B, decltype((void)(std::declval<A>() < std::declval<B>()))> : std::true_type {};
template <class A, class = void>
struct has_neg : std::false_type {};
template <class A>
struct has_neg<A, decltype((void)(-std::declval<A>()))> : std::true_type {};
template <class A, class B, class = void>
struct has_add : std::false_type {};
template <class A, class B>
struct has_add<A, B, decltype((void)(std::declval<A>() + std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void>
struct has_mulas : std::false_type {};
template <class A, class B>
struct has_mulas<A, B, decltype((void)(std::declval<A &>() *= std::declval<B>()))>
    : std::true_type {};
template <class A, class B, class = void>
struct has_eq : std::false_type {};
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
SAME(lv<const extent<2>>() + lv<const index<2>>(), extent<2>);
SAME(lv<const extent<2>>() - lv<const index<2>>(), extent<2>);
SAME(lv<extent<2>>() += lv<const index<2>>(), extent<2> &);
SAME(lv<extent<2>>() -= lv<const index<2>>(), extent<2> &);

void test() {
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
}
} // namespace layout_constructors_and_types

// Index and extent have the specified operators, and no multiplication, order or negation.
namespace operator_traits {
template <class A, class B, class = void>
struct mul : std::false_type {};
template <class A, class B>
struct mul<A, B, decltype(void(std::declval<A>() * std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void>
struct add : std::false_type {};
template <class A, class B>
struct add<A, B, decltype(void(std::declval<A>() + std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void>
struct lt : std::false_type {};
template <class A, class B>
struct lt<A, B, decltype(void(std::declval<A>() < std::declval<B>()))> : std::true_type {};
template <class A, class = void>
struct neg : std::false_type {};
template <class A>
struct neg<A, decltype(void(-std::declval<A>()))> : std::true_type {};
template <class A, class B, class = void>
struct eq : std::false_type {};
template <class A, class B>
struct eq<A, B, decltype(void(std::declval<A>() == std::declval<B>()))> : std::true_type {};
template <int N>
void types() {
  typedef index<N> I;
  typedef extent<N> E;
  I i;
  const I ci;
  E e;
  const E ce;
  SAME(ci[0], int);
  SAME(i[0], int &);
  SAME(ce[0], int);
  SAME(e[0], int &);
  SAME(i + i, I);
  SAME(ci - i, I);
  SAME(i + 1, I);
  SAME(1 + i, I);
  SAME(i - 1, I);
  SAME(1 - ci, I);
  SAME(i * 2, I);
  SAME(2 * i, I);
  SAME(i / 2, I);
  SAME(2 / i, I);
  SAME(i % 2, I);
  SAME(2 % i, I);
  SAME(++i, I &);
  SAME(--i, I &);
  SAME(i++, I);
  SAME(i--, I);
  SAME(i += i, I &);
  SAME(i -= i, I &);
  SAME(i += 1, I &);
  SAME(i -= 1, I &);
  SAME(i *= 1, I &);
  SAME(i /= 1, I &);
  SAME(i %= 1, I &);
  SAME(i == ci, bool);
  SAME(i != ci, bool);
  SAME(i = ci, I &);
  SAME(e + e, E);
  SAME(ce - e, E);
  SAME(ce + ci, E);
  SAME(ce - ci, E);
  SAME(e + 1, E);
  SAME(1 + e, E);
  SAME(e - 1, E);
  SAME(1 - ce, E);
  SAME(e * 2, E);
  SAME(2 * e, E);
  SAME(e / 2, E);
  SAME(2 / e, E);
  SAME(e % 2, E);
  SAME(2 % e, E);
  SAME(++e, E &);
  SAME(--e, E &);
  SAME(e++, E);
  SAME(e--, E);
  SAME(e += e, E &);
  SAME(e -= e, E &);
  SAME(e += i, E &);
  SAME(e -= i, E &);
  SAME(e += 1, E &);
  SAME(e *= 1, E &);
  SAME(e /= 1, E &);
  SAME(e %= 1, E &);
  SAME(ce.size(), unsigned int);
  SAME(ce.contains(ci), bool);
  SAME(e == ce, bool);
  SAME(e != ce, bool);
  static_assert(std::is_same<typename I::value_type, int>::value, "");
  static_assert(std::is_same<typename E::value_type, int>::value, "");
  static_assert(std::is_same<decltype(I::rank), const int>::value, "");
  static_assert(std::is_same<decltype(E::rank), const int>::value, "");
  static_assert(std::is_default_constructible<I>::value && std::is_copy_constructible<I>::value,
                "");
  static_assert(!mul<I, I>::value && !lt<I, I>::value && !neg<I>::value && !add<I, E>::value &&
                    !mul<E, E>::value && !lt<E, E>::value,
                "");
  static_assert(!mul<E, I>::value && !eq<I, E>::value && !eq<E, I>::value && !eq<I, int>::value &&
                    !eq<I, I *>::value,
                "");
  static_assert(!std::is_convertible<int, I>::value && !std::is_convertible<int, E>::value, "");
  static_assert(!std::is_convertible<const int *, I>::value &&
                    !std::is_convertible<const int *, E>::value,
                "");
  static_assert(
      std::is_constructible<I, const int *>::value && std::is_constructible<E, int *>::value, "");
  static_assert(!std::is_constructible<I, E>::value && !std::is_constructible<E, I>::value, "");
  static_assert(!std::is_assignable<I &, int>::value && !std::is_assignable<E &, int>::value &&
                    !std::is_assignable<I &, E>::value,
                "");
  static_assert(sizeof(I) == N * sizeof(int) && sizeof(E) == N * sizeof(int), "bitwise layout");
  static_assert(std::is_trivially_copyable<I>::value && std::is_trivially_copyable<E>::value, "");
}
template <int A, int B>
void no() {
  static_assert(!eq<index<A>, index<B>>::value && !add<index<A>, index<B>>::value &&
                    !eq<extent<A>, extent<B>>::value && !add<extent<A>, index<B>>::value,
                "");
  static_assert(!std::is_constructible<index<A>, index<B>>::value &&
                    !std::is_assignable<index<A> &, index<B>>::value,
                "");
  static_assert(!std::is_constructible<extent<A>, extent<B>>::value, "");
}
void test() {
  types<1>();
  types<2>();
  types<3>();
  types<4>();
  types<9>();
  no<1, 2>();
  no<2, 1>();
  no<3, 4>();
  no<1, 3>();
  static_assert(std::is_constructible<index<1>, int>::value &&
                    std::is_constructible<index<2>, int, int>::value &&
                    std::is_constructible<index<3>, int, int, int>::value,
                "");
  static_assert(!std::is_constructible<index<2>, int, int, int, int>::value, "");
  int ar[index<3>::rank] = {1, 2, 3};
  index<2> i2 = {1, 2};
  extent<2> e2 = {3, 4};
  extent<3> e3 = {1, 2, 3};
  CHECK(i2 == index<2>(1, 2));
  CHECK(e2 == extent<2>(3, 4));
  CHECK(e3[2] == 3);
  CHECK(index<3>(ar)[2] == 3);
  const int &rr = index<2>::rank;
  CHECK(rr == 2);
  const int *pp = &extent<5>::rank;
  CHECK(*pp == 5);
}
} // namespace operator_traits

int main() {
  layout_constructors_and_types::test();
  operator_traits::test();
  return failures;
}
