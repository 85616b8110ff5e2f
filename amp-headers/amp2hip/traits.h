//===--- traits.h - what constructors and copies ask of types ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TRAITS_H
#define AMP2HIP_TRAITS_H

#include "amp2hip/config.h"
#include <iterator>
#include <type_traits>
#include <utility>

namespace concurrency {
template <int N>
class extent;
template <typename T, int N>
class array;
template <typename T, int N>
class array_view;
} // namespace concurrency

namespace amp2hip {

template <typename C, typename T, typename = void>
struct is_container_of : std::false_type {};
/// Whether C has size() and a data() that points to T, up to const (§5.2.2).
template <typename C, typename T>
struct is_container_of<C, T, std::void_t<decltype(std::declval<C &>().size()), decltype(*std::declval<C &>().data())>>
    : std::is_convertible<std::remove_reference_t<decltype(*std::declval<C &>().data())> (*)[], T (*)[]> {};

template <typename It, typename = void>
struct is_iterator : std::false_type {};
template <typename It>
struct is_iterator<It, std::void_t<typename std::iterator_traits<It>::iterator_category>> : std::true_type {};

template <typename C, typename T>
using if_container_of = std::enable_if_t<is_container_of<C, T>::value, int>;
template <typename It>
using if_iterator = std::enable_if_t<is_iterator<It>::value, int>;

/// Whether array can be made from its extent and these arguments.
template <typename Array, int N, typename... Rest>
using if_constructible = std::enable_if_t<
    (sizeof...(Rest) > 0) && std::is_constructible<Array, const concurrency::extent<N> &, Rest...>::value, int>;

/// Whether T is const U: a view of U converts to one of T.
template <typename T, typename U>
using if_const_of = std::enable_if_t<std::is_const<T>::value && std::is_same<U, std::remove_const_t<T>>::value, int>;
/// U, const where T is.
template <typename T, typename U>
using as_const_as = std::conditional_t<std::is_const<T>::value, const U, U>;

/// What v[i] is: an element at rank 1, else a view of one rank less (§5.2.4).
template <typename T, int N>
struct projection {
  using type = concurrency::array_view<T, N - 1>;
};
template <typename T>
struct projection<T, 1> {
  using type = T &;
};

} // namespace amp2hip

#endif // AMP2HIP_TRAITS_H
