//===--- copy.h - copies between containers (§5.3) ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_COPY_H
#define AMP2HIP_ARRAY_COPY_H

#include "amp2hip/array/array.h"

namespace concurrency {

/// Copy every element between arrays and views of the same rank. Throw runtime_exception if the
/// extents differ (§5.3.2).
template <typename T, int N>
void copy(const array<T, N> &source, array<T, N> &destination);
template <typename T, int N>
void copy(const array<T, N> &source, const array_view<T, N> &destination);
template <typename T, int N>
void copy(const array_view<const T, N> &source, array<T, N> &destination);
template <typename T, int N>
void copy(const array_view<const T, N> &source, const array_view<T, N> &destination);
template <typename T, int N>
void copy(const array_view<T, N> &source, array<T, N> &destination);
template <typename T, int N>
void copy(const array_view<T, N> &source, const array_view<T, N> &destination) AMP2HIP_REQUIRE(
    !std::is_const<T>::value,
    "elements of the destination of 'copy' are const; copy to elements that are not const (5.3)");

/// Copy a range to a container in row-major order and convert each element. Throw runtime_exception
/// if the length of the range differs from the number of elements (§5.3.3).
template <typename It, typename T, int N>
void copy(It first, It last, array<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
void copy(It first, It last, const array_view<T, N> &destination) AMP2HIP_REQUIRE(
    !std::is_const<T>::value,
    "elements of the destination of 'copy' are const; copy to elements that are not const (5.3)")
    AMP2HIP_INPUT(It, T);
/// Copy from an iterator to a container in row-major order and convert each element. Read as many
/// elements as the destination has.
template <typename It, typename T, int N>
void copy(It first, array<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
void copy(It first, const array_view<T, N> &destination) AMP2HIP_REQUIRE(
    !std::is_const<T>::value,
    "elements of the destination of 'copy' are const; copy to elements that are not const (5.3)")
    AMP2HIP_INPUT(It, T);
/// Copy the elements of a container to an iterator in row-major order (§5.3.4).
template <typename It, typename T, int N>
void copy(const array<T, N> &source, It destination) AMP2HIP_OUTPUT(It, T);
template <typename It, typename T, int N>
void copy(const array_view<T, N> &source, It destination) AMP2HIP_OUTPUT(It, T);

/// Asynchronous versions of copy. They check the arguments and read input ranges before they
/// return. The future reports later errors.
template <typename T, int N>
completion_future copy_async(const array<T, N> &source, array<T, N> &destination);
template <typename T, int N>
completion_future copy_async(const array<T, N> &source, const array_view<T, N> &destination);
template <typename T, int N>
completion_future copy_async(const array_view<const T, N> &source, array<T, N> &destination);
template <typename T, int N>
completion_future copy_async(const array_view<const T, N> &source,
                             const array_view<T, N> &destination);
template <typename T, int N>
completion_future copy_async(const array_view<T, N> &source, array<T, N> &destination);
template <typename T, int N>
completion_future copy_async(const array_view<T, N> &source, const array_view<T, N> &destination)
    AMP2HIP_REQUIRE(!std::is_const<T>::value, "elements of the destination of 'copy_async' are "
                                              "const; copy to elements that are not const (5.3)");
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, array<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, const array_view<T, N> &destination)
    AMP2HIP_REQUIRE(!std::is_const<T>::value, "elements of the destination of 'copy_async' are "
                                              "const; copy to elements that are not const (5.3)")
        AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(It first, array<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(It first, const array_view<T, N> &destination)
    AMP2HIP_REQUIRE(!std::is_const<T>::value, "elements of the destination of 'copy_async' are "
                                              "const; copy to elements that are not const (5.3)")
        AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(const array<T, N> &source, It destination) AMP2HIP_OUTPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(const array_view<T, N> &source, It destination) AMP2HIP_OUTPUT(It, T);

} // namespace concurrency

#endif // AMP2HIP_ARRAY_COPY_H
