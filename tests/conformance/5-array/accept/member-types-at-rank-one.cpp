// Members of array and array_view of rank 1 have the specified types for each element type.
//
// accept: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)
struct S {
  int a;
  float b;
};
struct N2 {
  S s[2];
  unsigned int u;
};

template <typename T> struct types {
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
int main() {}
