//===--- traits.h - requirements of constructors and copies ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_TRAITS_H
#define AMP2HIP_ARRAY_TRAITS_H

#include "amp2hip/accelerator/accelerator.h"
#include <type_traits>
#include <utility>
#include <vector> // declares std::iterator_traits; <iterator> also includes the streams

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
/// True if C has size() and a data() that returns a pointer to T. If T is const, a pointer to
/// non-const T is accepted too (§5.2.2).
template <typename C, typename T>
struct is_container_of<
    C, T, std::void_t<decltype(std::declval<C &>().size()), decltype(*std::declval<C &>().data())>>
    : std::is_convertible<std::remove_reference_t<decltype(*std::declval<C &>().data())> (*)[],
                          T (*)[]> {};

template <typename It, typename = void>
struct is_iterator : std::false_type {};
template <typename It>
struct is_iterator<It, std::void_t<typename std::iterator_traits<It>::iterator_category>>
    : std::true_type {};
// std::iterator_traits of a pointer to void is an error, not a failed substitution.
template <>
struct is_iterator<void *> : std::false_type {};
template <>
struct is_iterator<const void *> : std::false_type {};

/// True if It is an iterator from which (is_input_of) or to which (is_output_of) elements of type T
/// can be copied (§5.3).
template <typename It, typename T, typename = void>
struct is_input_of : std::false_type {};
template <typename It, typename T>
struct is_input_of<It, T, std::void_t<decltype(*std::declval<It &>())>>
    : std::bool_constant<is_iterator<It>::value &&
                         std::is_convertible<decltype(*std::declval<It &>()), T>::value> {};
template <typename It, typename T, typename = void>
struct is_output_of : std::false_type {};
template <typename It, typename T>
struct is_output_of<It, T, std::void_t<decltype(*std::declval<It &>() = std::declval<const T &>())>>
    : is_iterator<It> {};

/// Follow the declaration of a function. In the translator's parse, a call is an error if elements
/// of type T cannot be read from the iterator It (AMP2HIP_INPUT) or written to it (AMP2HIP_OUTPUT).
#define AMP2HIP_INPUT(It, T) AMP2HIP_INPUT_IF((amp2hip::is_input_of<It, T>::value))
#define AMP2HIP_INPUT_IF(condition)                                                                \
  AMP2HIP_REQUIRE(condition,                                                                       \
                  "argument is not an iterator whose values convert to the elements of the "       \
                  "container; pass such an "                                                       \
                  "iterator (5.3)")
#define AMP2HIP_OUTPUT(It, T)                                                                      \
  AMP2HIP_REQUIRE((amp2hip::is_output_of<It, T>::value),                                           \
                  "argument is not an iterator to which the elements of the container can be "     \
                  "written; pass such an "                                                         \
                  "iterator (5.3)")

/// Enables a constructor of array_view from a container. \p N is the rank of the view, \p For the
/// rank for which the constructor is meant; they must be equal. \p C is the deduced type of a
/// forwarding reference: an lvalue reference unless the container is a temporary. A temporary is
/// accepted only if T is const.
template <typename C, typename T, int For = 0, int N = 0>
using if_container_of =
    std::enable_if_t<For == N && is_container_of<C, T>::value &&
                         (std::is_lvalue_reference<C>::value || std::is_const<T>::value),
                     int>;
template <typename U, typename T, int For, int N>
using if_element_of =
    std::enable_if_t<For == N && (std::is_same<U, T>::value || std::is_same<const U, T>::value),
                     int>;
template <typename It>
using if_iterator = std::enable_if_t<is_iterator<It>::value, int>;

/// True if the arguments specify the place of an array: no arguments, a view, or a view with a CPU
/// access or an associated view (§5.1.2).
template <typename... Arguments>
struct are_place : std::bool_constant<sizeof...(Arguments) == 0> {};
template <typename View>
struct are_place<View> : std::is_convertible<View, concurrency::accelerator_view> {};
template <typename View, typename More>
struct are_place<View, More>
    : std::bool_constant<std::is_convertible<View, concurrency::accelerator_view>::value &&
                         (std::is_convertible<More, concurrency::accelerator_view>::value ||
                          std::is_convertible<More, concurrency::access_type>::value)> {};
/// True if the arguments are a range, with or without its end, followed by the place of an array.
template <typename It, typename... Place>
struct are_range_and_place : are_place<Place...> {};
template <typename It, typename... Place>
struct are_range_and_place<It, It, Place...> : are_place<Place...> {};
/// True if the arguments may follow the components of the extent in a constructor of array: a
/// place, or a range and a place.
template <typename... Arguments>
struct are_array_arguments : std::false_type {};
template <typename First, typename... Rest>
struct are_array_arguments<First, Rest...>
    : std::conditional_t<is_iterator<First>::value, are_range_and_place<First, Rest...>,
                         are_place<First, Rest...>> {};
/// False if the first argument is an iterator whose values do not convert to T.
template <typename T, typename... Arguments>
struct has_input : std::true_type {};
template <typename T, typename First, typename... Rest>
struct has_input<T, First, Rest...>
    : std::bool_constant<!is_iterator<First>::value || is_input_of<First, T>::value> {};

/// Enables a constructor of array that takes \p For components of the extent and then \p Arguments:
/// requires that \p For is the rank \p N and that the arguments are valid.
template <int For, int N, typename... Arguments>
using if_array_arguments =
    std::enable_if_t<For == N && are_array_arguments<Arguments...>::value, int>;

/// Enables the conversion of a view of U to a view of T: requires that T is `const U`.
template <typename T, typename U>
using if_const_of =
    std::enable_if_t<std::is_const<T>::value && std::is_same<U, std::remove_const_t<T>>::value,
                     int>;
/// Enables a member that only views of rank \p For with non-const T have. \p N is the rank of the
/// view.
template <typename T, int N, int For>
using if_non_const = std::enable_if_t<N == For && !std::is_const<T>::value, int>;
/// U, const-qualified if T is.
template <typename T, typename U>
using as_const_as = std::conditional_t<std::is_const<T>::value, const U, U>;

/// The result type of a member that only views of rank 1 have, since only their elements are
/// contiguous (§5.2.5).
#if defined(AMP2HIP_TRANSLATING)
template <int N, typename T, int K>
using linear_view = concurrency::array_view<T, K>; // AMP2HIP_REQUIRE reports other ranks
#else
template <int N, typename T, int K>
using linear_view = std::enable_if_t<N == 1, concurrency::array_view<T, K>>;
#endif

/// The type of v[i]: a reference to an element at rank 1, else a view of rank N - 1 (§5.2.4).
template <typename T, int N>
struct projection {
  using type = concurrency::array_view<T, N - 1>;
};
template <typename T>
struct projection<T, 1> {
  using type = T &;
};

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_TRAITS_H
