//===--- array.inl - member functions of array ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_ARRAY_INL
#define AMP2HIP_ARRAY_ARRAY_INL

#include "amp2hip/array/array.h"
#include "amp2hip/array/copy.h"
#include "amp2hip/array/region.h"
#include "amp2hip/array/view_access.h"
#include "amp2hip/error/errors.h"

namespace amp2hip {

template <typename T, int N>
view_data<N> array_data(const concurrency::extent<N> &extent,
                        const concurrency::accelerator_view &place,
                        const concurrency::accelerator_view *associated) {
  return view_data<N>::dense(
      extent, nullptr,
      described<T>(make_array_backing_store(array_bytes(extent, sizeof(T)), place, associated),
                   extent, container_kind::array),
      0);
}

/// Returns the data of a new array that has the same view and the same associated view as the array
/// \p other.
template <typename T, int N>
view_data<N> placed_like_data(const concurrency::extent<N> &extent, const view_data<N> &other) {
  const concurrency::accelerator_view associated = associated_view(*other.owner);
  return view_data<N>::dense(
      extent, nullptr,
      described<T>(make_array_backing_store(array_bytes(extent, sizeof(T)),
                                            source_view(*other.owner), &associated),
                   extent, container_kind::array),
      0);
}

/// Returns a pointer to the first element of an array. On the host, throws runtime_exception if the
/// CPU has no access to the array.
template <typename T, int N>
AMP2HIP_CPU_AMP inline T *array_elements(const view_data<N> &data, concurrency::access_type access,
                                         bool write) {
#if !AMP2HIP_DEVICE_PASS
  if (data.owner != nullptr && access == concurrency::access_type_none)
    throw_error("the CPU has no access to this array: it is in the memory of its "
                "accelerator, or has access_type_none (5.1.4)");
#endif
  (void)access;
  return first_element<T>(data, write);
}

} // namespace amp2hip

namespace concurrency {

template <typename T, int N>
array<T, N>::array(const concurrency::extent<N> &extent_)
    : array(extent_, amp2hip::use_default_view()) {}

template <typename T, int N>
array<T, N>::array(const concurrency::extent<N> &extent_, concurrency::accelerator_view place,
                   access_type cpu_access)
    : extent(extent_), cpu_access_(amp2hip::array_access(place, cpu_access)) {
  data_ = amp2hip::array_data<T>(extent_, place, nullptr);
}

template <typename T, int N>
array<T, N>::array(const concurrency::extent<N> &extent_, concurrency::accelerator_view place,
                   concurrency::accelerator_view associated)
    : extent(extent_), cpu_access_(amp2hip::array_access(place, access_type_auto)) {
  data_ = amp2hip::array_data<T>(extent_, place, &associated);
}

template <typename T, int N>
template <typename It, amp2hip::if_iterator<It>>
array<T, N>::array(const concurrency::extent<N> &extent_, It first) : array(extent_) {
  copy(first, *this);
}
template <typename T, int N>
template <typename It, amp2hip::if_iterator<It>>
array<T, N>::array(const concurrency::extent<N> &extent_, It first,
                   concurrency::accelerator_view place, access_type cpu_access)
    : array(extent_, place, cpu_access) {
  copy(first, *this);
}
template <typename T, int N>
template <typename It, amp2hip::if_iterator<It>>
array<T, N>::array(const concurrency::extent<N> &extent_, It first,
                   concurrency::accelerator_view place, concurrency::accelerator_view associated)
    : array(extent_, place, associated) {
  copy(first, *this);
}

template <typename T, int N>
template <typename It, amp2hip::if_iterator<It>>
array<T, N>::array(const concurrency::extent<N> &extent_, It first, It last) : array(extent_) {
  copy(first, last, *this);
}
template <typename T, int N>
template <typename It, amp2hip::if_iterator<It>>
array<T, N>::array(const concurrency::extent<N> &extent_, It first, It last,
                   concurrency::accelerator_view place, access_type cpu_access)
    : array(extent_, place, cpu_access) {
  copy(first, last, *this);
}
template <typename T, int N>
template <typename It, amp2hip::if_iterator<It>>
array<T, N>::array(const concurrency::extent<N> &extent_, It first, It last,
                   concurrency::accelerator_view place, concurrency::accelerator_view associated)
    : array(extent_, place, associated) {
  copy(first, last, *this);
}

template <typename T, int N>
array<T, N>::array(const array_view<const T, N> &source) : array(source.extent) {
  copy(source, *this);
}
template <typename T, int N>
array<T, N>::array(const array_view<const T, N> &source, concurrency::accelerator_view place,
                   access_type cpu_access)
    : array(source.extent, place, cpu_access) {
  copy(source, *this);
}
template <typename T, int N>
array<T, N>::array(const array_view<const T, N> &source, concurrency::accelerator_view place,
                   concurrency::accelerator_view associated)
    : array(source.extent, place, associated) {
  copy(source, *this);
}

template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
array<T, N>::array(int e0) : array(concurrency::extent<N>(e0)) {}
template <typename T, int N>
template <typename... Rest, amp2hip::if_array_arguments<1, N, Rest...>>
array<T, N>::array(int e0, Rest... rest) : array(concurrency::extent<N>(e0), rest...) {}

template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
array<T, N>::array(int e0, int e1) : array(concurrency::extent<N>(e0, e1)) {}
template <typename T, int N>
template <typename... Rest, amp2hip::if_array_arguments<2, N, Rest...>>
array<T, N>::array(int e0, int e1, Rest... rest) : array(concurrency::extent<N>(e0, e1), rest...) {}

template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
array<T, N>::array(int e0, int e1, int e2) : array(concurrency::extent<N>(e0, e1, e2)) {}
template <typename T, int N>
template <typename... Rest, amp2hip::if_array_arguments<3, N, Rest...>>
array<T, N>::array(int e0, int e1, int e2, Rest... rest)
    : array(concurrency::extent<N>(e0, e1, e2), rest...) {}

#if !AMP2HIP_DEVICE_PASS
template <typename T, int N>
array<T, N>::array(const array &other) : array(amp2hip::placed_like_tag(), other.extent, other) {
  copy(other, *this); // if it throws, ~array() frees the memory
}

template <typename T, int N>
array<T, N>::array(array &&other) noexcept
    : extent(other.extent), data_(other.data_), cpu_access_(other.cpu_access_) {
  other.data_.owner = nullptr;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array<T, N>::~array() {
  if (data_.owner != nullptr)
    amp2hip::release(data_.owner);
}

template <typename T, int N>
array<T, N> &array<T, N>::operator=(const array &other) {
  if (this == &other)
    return *this;
  if (data_.owner == nullptr)
    return *this = array(other);
  if (extent != other.extent) {
    array reshaped(amp2hip::placed_like_tag(), other.extent, *this);
    copy(other, reshaped);
    return *this = static_cast<array &&>(reshaped);
  }
  copy(other, *this);
  return *this;
}

template <typename T, int N>
array<T, N> &array<T, N>::operator=(array &&other) noexcept {
  if (this != &other) {
    if (data_.owner != nullptr)
      amp2hip::release(data_.owner);
    extent = other.extent;
    data_ = other.data_;
    cpu_access_ = other.cpu_access_;
    other.data_.owner = nullptr;
  }
  return *this;
}
#endif

template <typename T, int N>
array<T, N>::array(amp2hip::placed_like_tag, const concurrency::extent<N> &extent_,
                   const array &like)
    : extent(extent_), data_(amp2hip::placed_like_data<T>(extent_, like.data_)),
      cpu_access_(like.cpu_access_) {}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array<T, N>::array(amp2hip::alias_tag, const array &other)
    : extent(other.extent), data_(other.data_), cpu_access_(other.cpu_access_) {}

template <typename T, int N>
array<T, N> &array<T, N>::operator=(const array_view<const T, N> &source) {
  copy(source, *this);
  return *this;
}

template <typename T, int N>
void array<T, N>::copy_to(array &destination) const {
  copy(*this, destination);
}
template <typename T, int N>
void array<T, N>::copy_to(const array_view<T, N> &destination) const {
  copy(*this, destination);
}

template <typename T, int N>
array<T, N>::operator std::vector<T>() const {
  std::vector<T> elements;
  elements.reserve(amp2hip::elements_of(extent));
  copy(*this, std::back_inserter(elements));
  return elements;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline concurrency::extent<N> array<T, N>::get_extent() const {
  return extent;
}
template <typename T, int N>
concurrency::accelerator_view array<T, N>::get_accelerator_view() const {
  return amp2hip::source_view(*data_.owner);
}
template <typename T, int N>
concurrency::accelerator_view array<T, N>::get_associated_accelerator_view() const {
  return amp2hip::associated_view(*data_.owner);
}
template <typename T, int N>
access_type array<T, N>::get_cpu_access_type() const {
  return cpu_access_;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline T *array<T, N>::data() {
  return amp2hip::array_elements<T>(data_, cpu_access_, true);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline T &array<T, N>::operator[](const index<N> &i) {
  amp2hip::check_index<T>(extent, data_, i);
  return amp2hip::element_at(data(), data_, i);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline T &array<T, N>::operator()(const index<N> &i) {
  return (*this)[i];
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP inline T &array<T, N>::operator()(int i0, int i1) {
  return (*this)[index<N>(i0, i1)];
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP inline T &array<T, N>::operator()(int i0, int i1, int i2) {
  return (*this)[index<N>(i0, i1, i2)];
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline typename amp2hip::projection<T, N>::type array<T, N>::operator[](int i) {
  if constexpr (N == 1) {
    amp2hip::check_index<T>(extent, data_, index<1>(i));
    return amp2hip::element_at(data(), data_, i);
  } else
    return amp2hip::project<T, N>(extent, data_, i);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline typename amp2hip::projection<T, N>::type array<T, N>::operator()(int i) {
  return (*this)[i];
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N> array<T, N>::section(const index<N> &origin,
                                                             const concurrency::extent<N> &part) {
  return array_view<T, N>(*this).section(origin, part);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N> array<T, N>::section(const index<N> &origin) {
  return array_view<T, N>(*this).section(origin);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N> array<T, N>::section(const concurrency::extent<N> &part) {
  return array_view<T, N>(*this).section(part);
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
AMP2HIP_CPU_AMP inline array_view<T, N> array<T, N>::section(int i0, int e0) {
  return section(index<N>(i0), concurrency::extent<N>(e0));
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP inline array_view<T, N> array<T, N>::section(int i0, int i1, int e0, int e1) {
  return section(index<N>(i0, i1), concurrency::extent<N>(e0, e1));
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP inline array_view<T, N> array<T, N>::section(int i0, int i1, int i2, int e0, int e1,
                                                             int e2) {
  return section(index<N>(i0, i1, i2), concurrency::extent<N>(e0, e1, e2));
}
template <typename T, int N>
template <typename U>
AMP2HIP_CPU_AMP array_view<U, 1> array<T, N>::reinterpret_as() {
  return amp2hip::reinterpreted<U>(data_, amp2hip::elements_of(extent) * sizeof(T));
}
template <typename T, int N>
template <int K>
AMP2HIP_CPU_AMP array_view<T, K> array<T, N>::view_as(const concurrency::extent<K> &shape) {
  return amp2hip::reshaped<T, K>(data_, amp2hip::elements_of(extent), shape);
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline const T *array<T, N>::data() const {
  return amp2hip::array_elements<const T>(data_, cpu_access_, false);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline const T &array<T, N>::operator[](const index<N> &i) const {
  amp2hip::check_index<T>(extent, data_, i);
  return amp2hip::element_at(data(), data_, i);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline const T &array<T, N>::operator()(const index<N> &i) const {
  return (*this)[i];
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP inline const T &array<T, N>::operator()(int i0, int i1) const {
  return (*this)[index<N>(i0, i1)];
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP inline const T &array<T, N>::operator()(int i0, int i1, int i2) const {
  return (*this)[index<N>(i0, i1, i2)];
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline typename amp2hip::projection<const T, N>::type
array<T, N>::operator[](int i) const {
  if constexpr (N == 1) {
    amp2hip::check_index<T>(extent, data_, index<1>(i));
    return amp2hip::element_at(data(), data_, i);
  } else
    return amp2hip::project<const T, N>(extent, data_, i);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline typename amp2hip::projection<const T, N>::type
array<T, N>::operator()(int i) const {
  return (*this)[i];
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<const T, N>
array<T, N>::section(const index<N> &origin, const concurrency::extent<N> &part) const {
  return array_view<const T, N>(*this).section(origin, part);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<const T, N> array<T, N>::section(const index<N> &origin) const {
  return array_view<const T, N>(*this).section(origin);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<const T, N>
array<T, N>::section(const concurrency::extent<N> &part) const {
  return array_view<const T, N>(*this).section(part);
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
AMP2HIP_CPU_AMP inline array_view<const T, N> array<T, N>::section(int i0, int e0) const {
  return section(index<N>(i0), concurrency::extent<N>(e0));
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP inline array_view<const T, N> array<T, N>::section(int i0, int i1, int e0,
                                                                   int e1) const {
  return section(index<N>(i0, i1), concurrency::extent<N>(e0, e1));
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP inline array_view<const T, N> array<T, N>::section(int i0, int i1, int i2, int e0,
                                                                   int e1, int e2) const {
  return section(index<N>(i0, i1, i2), concurrency::extent<N>(e0, e1, e2));
}
template <typename T, int N>
template <typename U>
AMP2HIP_CPU_AMP array_view<const U, 1> array<T, N>::reinterpret_as() const {
  return amp2hip::reinterpreted<const U>(data_, amp2hip::elements_of(extent) * sizeof(T));
}
template <typename T, int N>
template <int K>
AMP2HIP_CPU_AMP array_view<const T, K>
array<T, N>::view_as(const concurrency::extent<K> &shape) const {
  return amp2hip::reshaped<const T, K>(data_, amp2hip::elements_of(extent), shape);
}

} // namespace concurrency

#endif // AMP2HIP_ARRAY_ARRAY_INL
