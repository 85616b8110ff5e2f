// array_view members have the specified return types, and some exist only at rank 1 or for writable
// views.
//
// accept: R-5.2-o, R-5.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <list>
#include <deque>
#include <type_traits>
#include <utility>
using namespace concurrency;
static int bad = 0;
#include <array>
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class V, class E, class = void> struct has_ri : std::false_type {};
template <class V, class E>
struct has_ri<V, E, decltype(void(std::declval<const V &>().template reinterpret_as<E>()))>
    : std::true_type {};
template <class V, int K, class = void> struct has_va : std::false_type {};
template <class V, int K>
struct has_va<V, K, decltype(void(std::declval<const V &>().view_as(extent<K>())))>
    : std::true_type {};
template <class V, class = void> struct has_data : std::false_type {};
template <class V>
struct has_data<V, decltype(void(std::declval<const V &>().data()))> : std::true_type {};
template <class V, class = void> struct has_disc : std::false_type {};
template <class V>
struct has_disc<V, decltype(void(std::declval<const V &>().discard_data()))> : std::true_type {};
template <class V, class = void> struct sync1 : std::false_type {};
template <class V>
struct sync1<V, decltype(void(std::declval<const V &>().synchronize(access_type_read)))>
    : std::true_type {};
template <class V, class = void> struct syncto2 : std::false_type {};
template <class V>
struct syncto2<V, decltype(void(std::declval<const V &>().synchronize_to(
                      std::declval<accelerator_view>(), access_type_read)))> : std::true_type {};
template <class T, int N> void all() {
  typedef array_view<T, N> V;
  typedef array_view<const T, N> C;
  typedef array<T, N> A;
  typedef index<N> I;
  typedef extent<N> E;
  typedef std::vector<T> Vec;
  const V *v = 0;
  const C *c = 0;
  I i;
  E e;
  accelerator_view av = accelerator().default_view;
  A *a = 0;
  SAME(E, v->get_extent());
  SAME(E, c->get_extent());
  SAME(accelerator_view, v->get_source_accelerator_view());
  SAME(accelerator_view, c->get_source_accelerator_view());
  SAME(T &, (*v)[i]);
  SAME(const T &, (*c)[i]);
  SAME(T &, (*v)(i));
  SAME(const T &, (*c)(i));
  SAME(T &, v->get_ref(i));
  SAME(const T &, c->get_ref(i));
  SAME(void, v->copy_to(*a));
  SAME(void, c->copy_to(*a));
  SAME(void, v->copy_to(*v));
  SAME(void, c->copy_to(*v));
  SAME(void, v->refresh());
  SAME(void, c->refresh());
  SAME(void, v->synchronize());
  SAME(void, v->synchronize(access_type_read_write));
  SAME(void, c->synchronize());
  SAME(completion_future, v->synchronize_async());
  SAME(completion_future, v->synchronize_async(access_type_write));
  SAME(completion_future, c->synchronize_async());
  SAME(void, v->synchronize_to(av));
  SAME(void, v->synchronize_to(av, access_type_write));
  SAME(void, c->synchronize_to(av));
  SAME(completion_future, v->synchronize_to_async(av));
  SAME(completion_future, v->synchronize_to_async(av, access_type_read));
  SAME(completion_future, c->synchronize_to_async(av));
  SAME(void, v->discard_data());
  SAME(V, v->section(i, e));
  SAME(V, v->section(i));
  SAME(V, v->section(e));
  SAME(C, c->section(i, e));
  SAME(C, c->section(i));
  SAME(C, c->section(e));
  static_assert(!has_disc<C>::value && has_disc<V>::value && !sync1<C>::value && sync1<V>::value &&
                    syncto2<V>::value && !syncto2<C>::value,
                "");
  static_assert(V::rank == N && C::rank == N && std::is_same<typename V::value_type, T>::value &&
                    std::is_same<typename C::value_type, const T>::value,
                "");
  static_assert(
      !std::is_default_constructible<V>::value && !std::is_default_constructible<C>::value, "");
  static_assert(std::is_convertible<V, C>::value && !std::is_constructible<V, C>::value &&
                    !std::is_assignable<V &, C>::value && std::is_assignable<C &, V>::value,
                "");
  static_assert(std::is_convertible<A &, V>::value && std::is_convertible<A &, C>::value &&
                    std::is_convertible<const A &, C>::value &&
                    !std::is_constructible<V, const A &>::value,
                "");
  static_assert(std::is_constructible<V, E>::value && !std::is_convertible<E, V>::value &&
                    !std::is_constructible<C, E>::value,
                "");
  static_assert(std::is_constructible<V, E, Vec &>::value &&
                    !std::is_constructible<V, E, const Vec &>::value &&
                    std::is_constructible<C, E, const Vec &>::value &&
                    std::is_constructible<C, E, Vec &>::value,
                "");
  static_assert(
      std::is_constructible<V, E, T *>::value && !std::is_constructible<V, E, const T *>::value &&
          std::is_constructible<C, E, const T *>::value && std::is_constructible<C, E, T *>::value,
      "");
  static_assert(!std::is_constructible<V, E, std::vector<short> &>::value &&
                    !std::is_constructible<V, E, short *>::value &&
                    !std::is_constructible<V, E, void *>::value &&
                    !std::is_constructible<V, E, std::list<T> &>::value,
                "");
  static_assert(!std::is_constructible<V, E, std::deque<T> &>::value &&
                    !std::is_constructible<V, E, int>::value &&
                    !std::is_constructible<C, E, short *>::value,
                "");
  static_assert(!std::is_constructible<array_view<T, N + 1>, V>::value &&
                    !std::is_assignable<array_view<T, N + 1> &, V>::value,
                "");
  static_assert(!std::is_constructible<V, extent<N + 1>, T *>::value &&
                    std::is_constructible<V, E, std::array<T, 4> &>::value &&
                    std::is_constructible<C, E, const std::array<T, 4> &>::value &&
                    !std::is_constructible<V, E, const std::array<T, 4> &>::value,
                "");
  static_assert(std::is_copy_constructible<V>::value && std::is_copy_assignable<V>::value &&
                    std::is_nothrow_destructible<V>::value &&
                    std::is_nothrow_destructible<A>::value,
                "");
  static_assert(has_data<V>::value == (N == 1) && has_data<C>::value == (N == 1),
                "data() of rank 1 only");
  static_assert(has_ri<V, unsigned>::value == (N == 1) && has_ri<C, float>::value == (N == 1), "");
  static_assert(has_va<V, 2>::value == (N == 1) && has_va<C, 1>::value == (N == 1), "");
}
template <class T> void types() {
  all<T, 1>();
  all<T, 2>();
  all<T, 3>();
  all<T, 4>();
  all<T, 6>();
  typedef array_view<T, 1> V1;
  typedef array_view<const T, 1> C1;
  typedef array_view<T, 2> V2;
  typedef array_view<const T, 2> C2;
  typedef array_view<T, 3> V3;
  typedef array_view<const T, 3> C3;
  typedef array_view<T, 4> V4;
  typedef array_view<const T, 4> C4;
  typedef std::vector<T> Vec;
  typedef array_view<float, 1> F1;
  typedef array_view<const float, 1> CF1;
  const V1 *v1 = 0;
  const C1 *c1 = 0;
  const V2 *v2 = 0;
  const C2 *c2 = 0;
  const V3 *v3 = 0;
  const C3 *c3 = 0;
  const V4 *v4 = 0;
  const C4 *c4 = 0;
  SAME(T &, (*v1)[0]);
  SAME(const T &, (*c1)[0]);
  SAME(T &, (*v1)(0));
  SAME(const T &, (*c1)(0));
  SAME(T *, v1->data());
  SAME(const T *, c1->data());
  SAME(V1, (*v2)[0]);
  SAME(C1, (*c2)[0]);
  SAME(V1, (*v2)(0));
  SAME(C1, (*c2)(0));
  SAME(T &, (*v2)(0, 0));
  SAME(const T &, (*c2)(0, 0));
  SAME(V2, (*v3)[0]);
  SAME(C2, (*c3)[0]);
  SAME(V2, (*v3)(0));
  SAME(C2, (*c3)(0));
  SAME(T &, (*v3)(0, 0, 0));
  SAME(const T &, (*c3)(0, 0, 0));
  SAME(V3, (*v4)[0]);
  SAME(C3, (*c4)[0]);
  SAME(V3, (*v4)(0));
  SAME(C3, (*c4)(0));
  SAME(V1, v1->section(0, 1));
  SAME(C1, c1->section(0, 1));
  SAME(V2, v2->section(0, 0, 1, 1));
  SAME(C2, c2->section(0, 0, 1, 1));
  SAME(V3, v3->section(0, 0, 0, 1, 1, 1));
  SAME(C3, c3->section(0, 0, 0, 1, 1, 1));
  SAME(F1, v1->template reinterpret_as<float>());
  SAME(CF1, c1->template reinterpret_as<float>());
  SAME(V3, v1->view_as(extent<3>()));
  SAME(C3, c1->view_as(extent<3>()));
  static_assert(std::is_constructible<V1, int>::value && !std::is_convertible<int, V1>::value &&
                    !std::is_constructible<C1, int>::value &&
                    std::is_constructible<V2, int, int>::value &&
                    !std::is_constructible<C2, int, int>::value &&
                    std::is_constructible<V3, int, int, int>::value &&
                    !std::is_constructible<C3, int, int, int>::value,
                "");
  static_assert(!std::is_constructible<V2, int>::value &&
                    !std::is_constructible<V3, int, int>::value &&
                    !std::is_constructible<V1, int, int>::value &&
                    !std::is_constructible<V4, int, int, int, int>::value,
                "");
  static_assert(std::is_constructible<V1, Vec &>::value && !std::is_convertible<Vec &, V1>::value &&
                    std::is_constructible<C1, const Vec &>::value &&
                    std::is_constructible<C1, Vec &>::value &&
                    !std::is_constructible<V1, const Vec &>::value &&
                    !std::is_constructible<V2, Vec &>::value,
                "");
  static_assert(std::is_constructible<V1, T(&)[4]>::value &&
                    std::is_constructible<C1, const T(&)[4]>::value &&
                    std::is_constructible<C1, T(&)[4]>::value &&
                    !std::is_constructible<V1, const T(&)[4]>::value &&
                    !std::is_constructible<V1, short(&)[4]>::value,
                "");
  static_assert(!std::is_convertible<T(&)[4], V1>::value &&
                    !std::is_constructible<V1, T *>::value &&
                    !std::is_constructible<V2, T(&)[2][2]>::value,
                "");
  static_assert(std::is_constructible<V1, int, Vec &>::value &&
                    std::is_constructible<V2, int, int, Vec &>::value &&
                    std::is_constructible<V3, int, int, int, Vec &>::value &&
                    std::is_constructible<V2, int, int, T *>::value &&
                    std::is_constructible<C3, int, int, int, const T *>::value &&
                    std::is_constructible<C2, int, int, T(&)[9]>::value,
                "");
  static_assert(!std::is_constructible<V2, int, Vec &>::value &&
                    !std::is_constructible<V1, int, int, T *>::value &&
                    !std::is_constructible<V2, int, int, const T *>::value,
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
  types<unsigned>();
  return bad;
}
