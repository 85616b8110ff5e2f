// Index and extent have the specified operators, and no multiplication, order or negation.
//
// accept: R-4.1-c, R-4.1.2-c, R-4.1.3-b, R-4.1.4-g, R-4.2.3-c, R-4.2.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include "check.h"
using namespace concurrency;
template <class A, class B, class = void> struct mul : std::false_type {};
template <class A, class B>
struct mul<A, B, decltype(void(std::declval<A>() * std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void> struct add : std::false_type {};
template <class A, class B>
struct add<A, B, decltype(void(std::declval<A>() + std::declval<B>()))> : std::true_type {};
template <class A, class B, class = void> struct lt : std::false_type {};
template <class A, class B>
struct lt<A, B, decltype(void(std::declval<A>() < std::declval<B>()))> : std::true_type {};
template <class A, class = void> struct neg : std::false_type {};
template <class A> struct neg<A, decltype(void(-std::declval<A>()))> : std::true_type {};
template <class A, class B, class = void> struct eq : std::false_type {};
template <class A, class B>
struct eq<A, B, decltype(void(std::declval<A>() == std::declval<B>()))> : std::true_type {};
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <int N> void types() {
  typedef index<N> I;
  typedef extent<N> E;
  I i;
  const I ci;
  E e;
  const E ce;
  SAME(int, ci[0]);
  SAME(int &, i[0]);
  SAME(int, ce[0]);
  SAME(int &, e[0]);
  SAME(I, i + i);
  SAME(I, ci - i);
  SAME(I, i + 1);
  SAME(I, 1 + i);
  SAME(I, i - 1);
  SAME(I, 1 - ci);
  SAME(I, i * 2);
  SAME(I, 2 * i);
  SAME(I, i / 2);
  SAME(I, 2 / i);
  SAME(I, i % 2);
  SAME(I, 2 % i);
  SAME(I &, ++i);
  SAME(I &, --i);
  SAME(I, i++);
  SAME(I, i--);
  SAME(I &, i += i);
  SAME(I &, i -= i);
  SAME(I &, i += 1);
  SAME(I &, i -= 1);
  SAME(I &, i *= 1);
  SAME(I &, i /= 1);
  SAME(I &, i %= 1);
  SAME(bool, i == ci);
  SAME(bool, i != ci);
  SAME(I &, i = ci);
  SAME(E, e + e);
  SAME(E, ce - e);
  SAME(E, ce + ci);
  SAME(E, ce - ci);
  SAME(E, e + 1);
  SAME(E, 1 + e);
  SAME(E, e - 1);
  SAME(E, 1 - ce);
  SAME(E, e * 2);
  SAME(E, 2 * e);
  SAME(E, e / 2);
  SAME(E, 2 / e);
  SAME(E, e % 2);
  SAME(E, 2 % e);
  SAME(E &, ++e);
  SAME(E &, --e);
  SAME(E, e++);
  SAME(E, e--);
  SAME(E &, e += e);
  SAME(E &, e -= e);
  SAME(E &, e += i);
  SAME(E &, e -= i);
  SAME(E &, e += 1);
  SAME(E &, e *= 1);
  SAME(E &, e /= 1);
  SAME(E &, e %= 1);
  SAME(unsigned int, ce.size());
  SAME(bool, ce.contains(ci));
  SAME(bool, e == ce);
  SAME(bool, e != ce);
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
template <int A, int B> void no() {
  static_assert(!eq<index<A>, index<B>>::value && !add<index<A>, index<B>>::value &&
                    !eq<extent<A>, extent<B>>::value && !add<extent<A>, index<B>>::value,
                "");
  static_assert(!std::is_constructible<index<A>, index<B>>::value &&
                    !std::is_assignable<index<A> &, index<B>>::value,
                "");
  static_assert(!std::is_constructible<extent<A>, extent<B>>::value, "");
}
int main() {
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
  return failures;
}
