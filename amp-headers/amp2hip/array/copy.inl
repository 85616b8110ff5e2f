//===--- copy.inl - copies between containers and iterators ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_COPY_INL
#define AMP2HIP_ARRAY_COPY_INL

#include "amp2hip/array/copy.h"
#include "amp2hip/array/region.h"
#include "amp2hip/array/view_access.h"
#include "amp2hip/error/errors.h"
#include <memory>
#include <type_traits>
#include <vector>

namespace amp2hip {

/// True if \p It is a pointer to T or an iterator of std::vector<T>, so that the elements are
/// contiguous. False for other contiguous iterators, because C++17 has no trait for them; their
/// elements are copied one by one.
template <typename It, typename T>
constexpr bool is_contiguous() {
  using U = std::remove_const_t<T>;
  if constexpr (std::is_same<U, bool>::value)
    return std::is_same<It, U *>::value || std::is_same<It, const U *>::value;
  else
    return std::is_same<It, U *>::value || std::is_same<It, const U *>::value ||
           std::is_same<It, typename std::vector<U>::iterator>::value ||
           std::is_same<It, typename std::vector<U>::const_iterator>::value;
}

/// Storage for an element, which need not have a default constructor.
template <typename T>
struct alignas(T) element_storage {
  unsigned char bytes[sizeof(T)];
};

template <typename From, typename To, int N>
pending_copy copy_between(const concurrency::extent<N> &from_extent, const view_data<N> &from,
                          const concurrency::extent<N> &to_extent, const view_data<N> &to) {
  static_assert(
      !std::is_const<To>::value,
      "elements of the destination of 'copy' are const; copy to elements that are not const (5.3)");
  if (from_extent != to_extent)
    throw_extents_differ(from_extent, to_extent);
  return copy_region(view_region<N>(to_extent, to, sizeof(To)).get(),
                     view_region<N>(from_extent, from, sizeof(From)).get());
}

/// Copies as many elements as \p extent has, starting at \p first.
template <typename T, typename It, int N>
pending_copy copy_in(It first, const concurrency::extent<N> &extent, const view_data<N> &to) {
  static_assert(
      !std::is_const<T>::value,
      "elements of the destination of 'copy' are const; copy to elements that are not const (5.3)");
  const view_region<N> target(extent, to, sizeof(T));
  const std::size_t count = elements_of(extent);
  if constexpr (is_contiguous<It, T>()) {
    if (count == 0)
      return {nullptr, false};
    return copy_region(target.get(),
                       view_region<N>(extent, std::addressof(*first), sizeof(T)).get());
  } else {
    std::vector<element_storage<T>> elements(count);
    for (std::size_t i = 0; i < count; ++i) {
      if (i != 0)
        ++first; // not after the last element: a stream iterator would consume one more (§5.3.3)
      ::new (static_cast<void *>(&elements[i])) T(static_cast<T>(*first));
    }
    wait_for(copy_region(target.get(), view_region<N>(extent, elements.data(), sizeof(T)).get()));
    return {nullptr, false};
  }
}

/// Copies the range [first, last). Throws runtime_exception if its length is not that of \p extent.
template <typename T, typename It, int N>
pending_copy copy_in(It first, It last, const concurrency::extent<N> &extent,
                     const view_data<N> &to) {
  using category = typename std::iterator_traits<It>::iterator_category;
  if constexpr (std::is_base_of<std::forward_iterator_tag, category>::value) {
    const std::size_t count = static_cast<std::size_t>(std::distance(first, last));
    if (count != elements_of(extent))
      throw_counts_differ(count, elements_of(extent));
    return copy_in<T>(first, extent, to);
  } else {
    std::vector<element_storage<T>> elements; // single pass: count while reading
    for (; first != last; ++first) {
      elements.emplace_back();
      ::new (static_cast<void *>(&elements.back())) T(static_cast<T>(*first));
    }
    if (elements.size() != elements_of(extent))
      throw_counts_differ(elements.size(), elements_of(extent));
    wait_for(copy_region(view_region<N>(extent, to, sizeof(T)).get(),
                         view_region<N>(extent, elements.data(), sizeof(T)).get()));
    return {nullptr, false};
  }
}

template <typename T, typename It, int N>
pending_copy copy_out(const concurrency::extent<N> &extent, const view_data<N> &from,
                      It destination) {
  using element = std::remove_const_t<T>;
  static_assert(is_output_of<It, element>::value,
                "elements cannot be written to the output iterator of 'copy'; pass "
                "an iterator that accepts their type (5.3)");
  const view_region<N> source(extent, from, sizeof(T));
  const std::size_t count = elements_of(extent);
  if constexpr (is_contiguous<It, T>()) {
    if (count == 0)
      return {nullptr, false};
    return copy_region(view_region<N>(extent, std::addressof(*destination), sizeof(T)).get(),
                       source.get());
  } else {
    std::vector<element_storage<element>> elements(count);
    wait_for(copy_region(view_region<N>(extent, elements.data(), sizeof(T)).get(), source.get()));
    for (std::size_t i = 0; i < count; ++i, ++destination)
      *destination = reinterpret_cast<const element &>(elements[i]);
    return {nullptr, false};
  }
}

} // namespace amp2hip

namespace concurrency {

template <typename T, int N>
void copy(const array<T, N> &source, array<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                                destination.extent,
                                                amp2hip::view_access::data(destination)));
}
template <typename T, int N>
completion_future copy_async(const array<T, N> &source, array<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                  destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(source).owner, amp2hip::view_access::data(destination).owner);
}

template <typename T, int N>
void copy(const array<T, N> &source, const array_view<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                                destination.extent,
                                                amp2hip::view_access::data(destination)));
}
template <typename T, int N>
completion_future copy_async(const array<T, N> &source, const array_view<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                  destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(source).owner, amp2hip::view_access::data(destination).owner);
}

template <typename T, int N>
void copy(const array_view<const T, N> &source, array<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_between<const T, T>(
      source.extent, amp2hip::view_access::data(source), destination.extent,
      amp2hip::view_access::data(destination)));
}
template <typename T, int N>
completion_future copy_async(const array_view<const T, N> &source, array<T, N> &destination) {
  return amp2hip::make_future(amp2hip::copy_between<const T, T>(
                                  source.extent, amp2hip::view_access::data(source),
                                  destination.extent, amp2hip::view_access::data(destination)),
                              amp2hip::view_access::data(source).owner,
                              amp2hip::view_access::data(destination).owner);
}

template <typename T, int N>
void copy(const array_view<const T, N> &source, const array_view<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_between<const T, T>(
      source.extent, amp2hip::view_access::data(source), destination.extent,
      amp2hip::view_access::data(destination)));
}
template <typename T, int N>
completion_future copy_async(const array_view<const T, N> &source,
                             const array_view<T, N> &destination) {
  return amp2hip::make_future(amp2hip::copy_between<const T, T>(
                                  source.extent, amp2hip::view_access::data(source),
                                  destination.extent, amp2hip::view_access::data(destination)),
                              amp2hip::view_access::data(source).owner,
                              amp2hip::view_access::data(destination).owner);
}

template <typename T, int N>
void copy(const array_view<T, N> &source, array<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                                destination.extent,
                                                amp2hip::view_access::data(destination)));
}
template <typename T, int N>
completion_future copy_async(const array_view<T, N> &source, array<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                  destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(source).owner, amp2hip::view_access::data(destination).owner);
}

template <typename T, int N>
void copy(const array_view<T, N> &source, const array_view<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                                destination.extent,
                                                amp2hip::view_access::data(destination)));
}
template <typename T, int N>
completion_future copy_async(const array_view<T, N> &source, const array_view<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_between<T, T>(source.extent, amp2hip::view_access::data(source),
                                  destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(source).owner, amp2hip::view_access::data(destination).owner);
}

template <typename It, typename T, int N>
void copy(It first, It last, array<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_in<T>(first, last, destination.extent,
                                        amp2hip::view_access::data(destination)));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, array<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_in<T>(first, last, destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(destination).owner);
}

template <typename It, typename T, int N>
void copy(It first, It last, const array_view<T, N> &destination) {
  amp2hip::wait_for(amp2hip::copy_in<T>(first, last, destination.extent,
                                        amp2hip::view_access::data(destination)));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, const array_view<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_in<T>(first, last, destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(destination).owner);
}

template <typename It, typename T, int N>
void copy(It first, array<T, N> &destination) {
  amp2hip::wait_for(
      amp2hip::copy_in<T>(first, destination.extent, amp2hip::view_access::data(destination)));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, array<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_in<T>(first, destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(destination).owner);
}

template <typename It, typename T, int N>
void copy(It first, const array_view<T, N> &destination) {
  amp2hip::wait_for(
      amp2hip::copy_in<T>(first, destination.extent, amp2hip::view_access::data(destination)));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, const array_view<T, N> &destination) {
  return amp2hip::make_future(
      amp2hip::copy_in<T>(first, destination.extent, amp2hip::view_access::data(destination)),
      amp2hip::view_access::data(destination).owner);
}

template <typename It, typename T, int N>
void copy(const array<T, N> &source, It destination) {
  amp2hip::wait_for(
      amp2hip::copy_out<T>(source.extent, amp2hip::view_access::data(source), destination));
}
template <typename It, typename T, int N>
completion_future copy_async(const array<T, N> &source, It destination) {
  return amp2hip::make_future(
      amp2hip::copy_out<T>(source.extent, amp2hip::view_access::data(source), destination),
      amp2hip::view_access::data(source).owner);
}

template <typename It, typename T, int N>
void copy(const array_view<T, N> &source, It destination) {
  amp2hip::wait_for(
      amp2hip::copy_out<T>(source.extent, amp2hip::view_access::data(source), destination));
}
template <typename It, typename T, int N>
completion_future copy_async(const array_view<T, N> &source, It destination) {
  return amp2hip::make_future(
      amp2hip::copy_out<T>(source.extent, amp2hip::view_access::data(source), destination),
      amp2hip::view_access::data(source).owner);
}

} // namespace concurrency

#endif // AMP2HIP_ARRAY_COPY_INL
