//===--- traits.h - what constructors and copies ask of types ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TRAITS_H
#define AMP2HIP_TRAITS_H

#include "amp2hip/accelerator.h"
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

/// Whether elements of T can be read from It, or written to it (§5.3).
template <typename It, typename T, typename = void>
struct is_input_of : std::false_type {};
template <typename It, typename T>
struct is_input_of<It, T, std::void_t<decltype(*std::declval<It &>())>>
    : std::bool_constant<is_iterator<It>::value && std::is_convertible<decltype(*std::declval<It &>()), T>::value> {};
template <typename It, typename T, typename = void>
struct is_output_of : std::false_type {};
template <typename It, typename T>
struct is_output_of<It, T, std::void_t<decltype(*std::declval<It &>() = std::declval<const T &>())>> : is_iterator<It> {};

/// What a function asks of an iterator, said at the call.
#define AMP2HIP_INPUT(It, T)                                                                                           \
  AMP2HIP_REQUIRE((amp2hip::is_input_of<It, T>::value),                                                               \
                  "this is no iterator whose values convert to the container's elements (5.3)")
#define AMP2HIP_OUTPUT(It, T)                                                                                          \
  AMP2HIP_REQUIRE((amp2hip::is_output_of<It, T>::value),                                                              \
                  "this is no iterator to which the container's elements can be written (5.3)")

/// For a constructor of the rank `For` of a view of rank N; C is a reference
/// where the container is no temporary.
template <typename C, typename T, int For = 0, int N = 0>
using if_container_of = std::enable_if_t<
    For == N && is_container_of<C, T>::value && (std::is_lvalue_reference<C>::value || std::is_const<T>::value), int>;
template <typename U, typename T, int For, int N>
using if_element_of = std::enable_if_t<For == N && (std::is_same<U, T>::value || std::is_same<const U, T>::value), int>;
template <typename It>
using if_iterator = std::enable_if_t<is_iterator<It>::value, int>;

/// Whether these can say where an array is: nothing, a view, with the CPU's
/// access or the view associated (§5.1.2).
template <typename... Arguments>
struct are_place : std::bool_constant<sizeof...(Arguments) == 0> {};
template <typename View>
struct are_place<View> : std::is_convertible<View, concurrency::accelerator_view> {};
template <typename View, typename More>
struct are_place<View, More> : std::bool_constant<std::is_convertible<View, concurrency::accelerator_view>::value &&
                                                  (std::is_convertible<More, concurrency::accelerator_view>::value ||
                                                   std::is_convertible<More, concurrency::access_type>::value)> {};
/// The same behind a range, with or without its end.
template <typename It, typename... Place>
struct are_range_and_place : are_place<Place...> {};
template <typename It, typename... Place>
struct are_range_and_place<It, It, Place...> : are_place<Place...> {};
/// What may follow the components in a constructor of array.
template <typename... Arguments>
struct are_array_arguments : std::false_type {};
template <typename First, typename... Rest>
struct are_array_arguments<First, Rest...>
    : std::conditional_t<is_iterator<First>::value, are_range_and_place<First, Rest...>, are_place<First, Rest...>> {};
/// With as many components, `For`, as the rank N asks for.
template <int For, int N, typename... Arguments>
using if_array_arguments = std::enable_if_t<For == N && are_array_arguments<Arguments...>::value, int>;

/// Whether T is const U: a view of U converts to one of T.
template <typename T, typename U>
using if_const_of = std::enable_if_t<std::is_const<T>::value && std::is_same<U, std::remove_const_t<T>>::value, int>;
/// A member of views of rank `For` and non-const T, of a class of rank N.
template <typename T, int N, int For>
using if_mutable = std::enable_if_t<N == For && !std::is_const<T>::value, int>;
/// U, const where T is.
template <typename T, typename U>
using as_const_as = std::conditional_t<std::is_const<T>::value, const U, U>;

/// A view that a member gives which only views of rank 1 have: only there the
/// elements are contiguous (§5.2.5).
#if defined(AMP2HIP_TRANSLATING)
template <int N, typename T, int K>
using linear_view = concurrency::array_view<T, K>; // AMP2HIP_REQUIRE says it
#else
template <int N, typename T, int K>
using linear_view = std::enable_if_t<N == 1, concurrency::array_view<T, K>>;
#endif

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
