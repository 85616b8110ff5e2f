// Array members have the specified return types for const and non-const arrays at each rank.
//
// accept: R-5.1-e, R-5.1.3-a, R-5.1.4-a, R-5.1.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <type_traits>
#include <utility>
using namespace concurrency;
static int bad = 0;
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class T, int N> void all(array<T, N> &a, const array<T, N> &c, index<N> i, extent<N> e) {
  typedef array<T, N> A;
  typedef array_view<T, N> V;
  typedef array_view<const T, N> C;
  typedef array_view<unsigned, 1> U1;
  typedef array_view<const unsigned, 1> CU1;
  typedef array_view<T, 2> V2;
  typedef array_view<const T, 5> C5;
  typedef std::vector<T> Vec;
  SAME(extent<N>, a.get_extent());
  SAME(accelerator_view, c.get_accelerator_view());
  SAME(accelerator_view, c.get_associated_accelerator_view());
  SAME(access_type, c.get_cpu_access_type());
  SAME(T &, a[i]);
  SAME(const T &, c[i]);
  SAME(T &, a(i));
  SAME(const T &, c(i));
  SAME(T *, a.data());
  SAME(const T *, c.data());
  SAME(V, a.section(i, e));
  SAME(C, c.section(i, e));
  SAME(V, a.section(i));
  SAME(C, c.section(i));
  SAME(V, a.section(e));
  SAME(C, c.section(e));
  SAME(U1, a.template reinterpret_as<unsigned>());
  SAME(CU1, c.template reinterpret_as<unsigned>());
  SAME(V2, a.view_as(extent<2>(1, 1)));
  SAME(C5, c.view_as(extent<5>()));
  SAME(A &, a = c);
  SAME(A &, a = std::move(a));
  SAME(A &, a = std::declval<C>());
  SAME(A &, a = std::declval<V>());
  SAME(void, c.copy_to(a));
  SAME(void, c.copy_to(std::declval<V>()));
  static_assert(std::is_same<decltype(A::rank), const int>::value, "");
  static_assert(A::rank == N && std::is_same<typename A::value_type, T>::value, "");
  static_assert(std::is_convertible<A, Vec>::value && std::is_convertible<const A &, Vec>::value,
                "");
  static_assert(!std::is_default_constructible<A>::value && std::is_copy_constructible<A>::value &&
                    std::is_move_constructible<A>::value,
                "");
  static_assert(
      std::is_constructible<A, extent<N>>::value && !std::is_convertible<extent<N>, A>::value, "");
  static_assert(std::is_constructible<A, V>::value && std::is_constructible<A, C>::value &&
                    !std::is_convertible<V, A>::value && !std::is_convertible<C, A>::value,
                "");
  static_assert(!std::is_constructible<A, array_view<T, N + 1>>::value &&
                    !std::is_constructible<A, extent<N + 1>>::value &&
                    !std::is_constructible<A, array<T, N + 1>>::value,
                "");
  static_assert(!std::is_constructible<A, extent<N>, int>::value &&
                    !std::is_constructible<A, extent<N>, double>::value &&
                    !std::is_constructible<A, extent<N>, access_type>::value,
                "");
  static_assert(std::is_constructible<A, extent<N>, T *>::value &&
                    std::is_constructible<A, extent<N>, const T *, const T *>::value &&
                    !std::is_constructible<A, extent<N>, T *, const T *>::value,
                "");
  static_assert(!std::is_constructible<A, extent<N>, accelerator>::value &&
                    !std::is_constructible<A, accelerator_view>::value &&
                    !std::is_constructible<A, extent<N>, int, int>::value,
                "");
  static_assert(std::is_constructible<A, extent<N>, accelerator_view>::value &&
                    std::is_constructible<A, extent<N>, accelerator_view, access_type>::value &&
                    std::is_constructible<A, extent<N>, accelerator_view, accelerator_view>::value,
                "");
  static_assert(!std::is_constructible<A, extent<N>, accelerator_view, int>::value, "");
  static_assert(std::is_convertible<A &, V>::value && std::is_convertible<A &, C>::value &&
                    std::is_convertible<const A &, C>::value &&
                    !std::is_constructible<V, const A &>::value,
                "");
  static_assert(!std::is_constructible<array_view<T, N + 1>, A &>::value &&
                    !std::is_assignable<const A &, A>::value &&
                    !std::is_assignable<A &, Vec>::value,
                "");
}
template <class T> void types() {
  array<T, 1> a1(4);
  array<T, 2> a2(2, 2);
  array<T, 3> a3(1, 2, 2);
  int x[4] = {1, 1, 2, 2}, y[5] = {1, 1, 1, 2, 2};
  array<T, 4> a4{extent<4>(x)};
  array<T, 5> a5{extent<5>(y)};
  all<T, 1>(a1, a1, index<1>(), extent<1>());
  all<T, 2>(a2, a2, index<2>(), extent<2>());
  all<T, 3>(a3, a3, index<3>(), extent<3>());
  all<T, 4>(a4, a4, index<4>(), extent<4>());
  all<T, 5>(a5, a5, index<5>(), extent<5>());
  const array<T, 1> &c1 = a1;
  const array<T, 2> &c2 = a2;
  const array<T, 3> &c3 = a3;
  const array<T, 4> &c4 = a4;
  typedef array_view<T, 1> V1;
  typedef array_view<const T, 1> C1;
  typedef array_view<T, 2> V2;
  typedef array_view<const T, 2> C2;
  typedef array_view<T, 3> V3;
  typedef array_view<const T, 3> C3;
  typedef array_view<const T, 4> C4;
  SAME(T &, a1[0]);
  SAME(const T &, c1[0]);
  SAME(T &, a1(0));
  SAME(const T &, c1(0));
  SAME(V1, a2[0]);
  SAME(C1, c2[0]);
  SAME(V1, a2(0));
  SAME(C1, c2(0));
  SAME(T &, a2(0, 0));
  SAME(const T &, c2(0, 0));
  SAME(V2, a3[0]);
  SAME(C2, c3[0]);
  SAME(V2, a3(0));
  SAME(C2, c3(0));
  SAME(T &, a3(0, 0, 0));
  SAME(const T &, c3(0, 0, 0));
  SAME(V3, a4[0]);
  SAME(C3, c4[0]);
  SAME(V3, a4(0));
  SAME(C3, c4(0));
  SAME(C4, static_cast<const array<T, 5> &>(a5)[0]);
  SAME(V1, a1.section(0, 1));
  SAME(C1, c1.section(0, 1));
  SAME(V2, a2.section(0, 0, 1, 1));
  SAME(C2, c2.section(0, 0, 1, 1));
  SAME(V3, a3.section(0, 0, 0, 1, 1, 1));
  SAME(C3, c3.section(0, 0, 0, 1, 1, 1));
  SAME(T &, a2[0][0]);
  SAME(const T &, c2[0][0]);
  SAME(T &, a3[0][0][0]);
  SAME(const T &, c4[0][0][0][0]);
  SAME(T &, a5(0)(0)(0)(0)(0));
  static_assert(std::is_constructible<array<T, 1>, int>::value &&
                    !std::is_convertible<int, array<T, 1>>::value &&
                    std::is_constructible<array<T, 2>, int, int>::value &&
                    std::is_constructible<array<T, 3>, int, int, int>::value,
                "");
  static_assert(!std::is_constructible<array<T, 1>, int, int>::value &&
                    !std::is_constructible<array<T, 2>, int>::value &&
                    !std::is_constructible<array<T, 3>, int, int>::value &&
                    !std::is_constructible<array<T, 4>, int, int, int, int>::value,
                "");
  static_assert(!std::is_constructible<array<T, 2>, int, int, int>::value &&
                    !std::is_constructible<array<T, 1>, int, int, int>::value,
                "");
  static_assert(std::is_constructible<array<T, 2>, int, int, T *>::value &&
                    !std::is_constructible<array<T, 2>, int, T *>::value &&
                    !std::is_constructible<array<T, 3>, int, int, T *>::value,
                "");
}
int main() {
  types<int>();
  types<float>();
  types<double>();
  struct S {
    int a, b;
  };
  types<S>();
  return bad;
}
