//===--- array_view.inl - member functions of array_view ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_ARRAY_VIEW_INL
#define AMP2HIP_ARRAY_ARRAY_VIEW_INL

#include "amp2hip/array/array.h"
#include "amp2hip/array/region.h"
#include "amp2hip/array/view_access.h"

namespace concurrency {

template <typename T, int N>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(
    std::conditional_t<is_const, const array<element, N>, array<element, N>> &source)
    : extent(source.extent), data_(amp2hip::view_access::data(source)) {
  amp2hip::retain_owner(data_);
}

template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(array<T, M> &&source) : array_view(source) {}

template <typename T, int N>
template <typename Container, amp2hip::if_container_of<Container, T>>
array_view<T, N>::array_view(const concurrency::extent<N> &extent_, Container &&source)
    : array_view(extent_, amp2hip::container_data<T>(extent_, source)) {}

template <typename T, int N>
template <typename Container, amp2hip::if_container_of<Container, T, 1, N>>
array_view<T, N>::array_view(Container &&source)
    : array_view(amp2hip::extent_of(source), static_cast<T *>(source.data())) {}

template <typename T, int N>
template <typename Container, amp2hip::if_container_of<Container, T, 1, N>>
array_view<T, N>::array_view(int e0, Container &&source)
    : array_view(concurrency::extent<N>(e0), source) {}

template <typename T, int N>
template <typename Container, amp2hip::if_container_of<Container, T, 2, N>>
array_view<T, N>::array_view(int e0, int e1, Container &&source)
    : array_view(concurrency::extent<N>(e0, e1), source) {}

template <typename T, int N>
template <typename Container, amp2hip::if_container_of<Container, T, 3, N>>
array_view<T, N>::array_view(int e0, int e1, int e2, Container &&source)
    : array_view(concurrency::extent<N>(e0, e1, e2), source) {}

template <typename T, int N>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(const concurrency::extent<N> &extent_, T *source)
    : extent(extent_), data_(amp2hip::source_data<T>(extent_, const_cast<element *>(source))) {}

template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(int e0, T *source)
    : array_view(concurrency::extent<N>(e0), source) {}

template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(int e0, int e1, T *source)
    : array_view(concurrency::extent<N>(e0, e1), source) {}

template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(int e0, int e1, int e2, T *source)
    : array_view(concurrency::extent<N>(e0, e1, e2), source) {}

template <typename T, int N>
template <typename U, int Size, amp2hip::if_element_of<U, T, 1, N>>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(U (&source)[Size])
    : array_view(concurrency::extent<N>(Size), static_cast<T *>(source)) {}

template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
array_view<T, N>::array_view(const concurrency::extent<N> &extent_)
    : extent(extent_), data_(amp2hip::unsourced_data<T>(extent_)) {}

template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, 1>>
array_view<T, N>::array_view(int e0) : array_view(concurrency::extent<N>(e0)) {}

template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, 2>>
array_view<T, N>::array_view(int e0, int e1) : array_view(concurrency::extent<N>(e0, e1)) {}

template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, 3>>
array_view<T, N>::array_view(int e0, int e1, int e2)
    : array_view(concurrency::extent<N>(e0, e1, e2)) {}

#if !AMP2HIP_DEVICE_PASS
template <typename T, int N>
[[gnu::always_inline]] AMP2HIP_CPU_AMP inline array_view<T, N>::array_view(const array_view &other)
    : extent(other.extent), data_(other.data_) {
  amp2hip::copied(data_, extent, amp2hip::element_type_of<T>,
                  is_const ? access_type_read : access_type_read_write,
                  amp2hip::container_kind::view);
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N> &array_view<T, N>::operator=(const array_view &other) {
  amp2hip::rebind(data_, other.data_);
  extent = other.extent;
  return *this;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N>::~array_view() {
  if (data_.owner != nullptr)
    amp2hip::release(data_.owner);
}
#endif

template <typename T, int N>
template <typename U, amp2hip::if_const_of<T, U>>
AMP2HIP_CPU_AMP array_view<T, N>::array_view(const array_view<U, N> &other)
    : extent(other.extent), data_(amp2hip::view_access::data(other)) {
  amp2hip::retain_owner(data_);
}

template <typename T, int N>
template <typename U, amp2hip::if_const_of<T, U>>
AMP2HIP_CPU_AMP array_view<T, N> &array_view<T, N>::operator=(const array_view<U, N> &other) {
  amp2hip::rebind(data_, amp2hip::view_access::data(other));
  extent = other.extent;
  return *this;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline concurrency::extent<N> array_view<T, N>::get_extent() const {
  return extent;
}

template <typename T, int N>
accelerator_view array_view<T, N>::get_source_accelerator_view() const {
  return amp2hip::source_view(*data_.owner);
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline T &array_view<T, N>::operator[](const index<N> &i) const {
  amp2hip::check_index<T>(extent, data_, i);
  return amp2hip::element_at(amp2hip::first_element<T>(data_, !is_const), data_, i);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline T &array_view<T, N>::operator()(const index<N> &i) const {
  return (*this)[i];
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP inline T &array_view<T, N>::operator()(int i0, int i1) const {
  return (*this)[index<N>(i0, i1)];
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP inline T &array_view<T, N>::operator()(int i0, int i1, int i2) const {
  return (*this)[index<N>(i0, i1, i2)];
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline typename amp2hip::projection<T, N>::type
array_view<T, N>::operator[](int i) const {
  if constexpr (N == 1) {
    amp2hip::check_index<T>(extent, data_, index<1>(i));
    return amp2hip::element_at(amp2hip::first_element<T>(data_, !is_const), data_, i);
  } else
    return amp2hip::project<T, N>(extent, data_, i);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline typename amp2hip::projection<T, N>::type
array_view<T, N>::operator()(int i) const {
  return (*this)[i];
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline T &array_view<T, N>::get_ref(const index<N> &i) const {
  amp2hip::check_index<T>(extent, data_, i);
  return amp2hip::element_at(amp2hip::unsynchronized<T>(data_), data_, i);
}

template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
AMP2HIP_CPU_AMP inline T *array_view<T, N>::data() const {
  return amp2hip::first_element<T>(data_, !is_const);
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N>
array_view<T, N>::section(const index<N> &origin, const concurrency::extent<N> &part) const {
  return amp2hip::view_access::make<T, N>(part,
                                          amp2hip::section_data<T>(extent, data_, origin, part));
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N> array_view<T, N>::section(const index<N> &origin) const {
  return section(origin, extent - origin);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline array_view<T, N>
array_view<T, N>::section(const concurrency::extent<N> &part) const {
  return section(index<N>(), part);
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
AMP2HIP_CPU_AMP inline array_view<T, N> array_view<T, N>::section(int i0, int e0) const {
  return section(index<N>(i0), concurrency::extent<N>(e0));
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
AMP2HIP_CPU_AMP inline array_view<T, N> array_view<T, N>::section(int i0, int i1, int e0,
                                                                  int e1) const {
  return section(index<N>(i0, i1), concurrency::extent<N>(e0, e1));
}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
AMP2HIP_CPU_AMP inline array_view<T, N> array_view<T, N>::section(int i0, int i1, int i2, int e0,
                                                                  int e1, int e2) const {
  return section(index<N>(i0, i1, i2), concurrency::extent<N>(e0, e1, e2));
}

template <typename T, int N>
template <typename U>
AMP2HIP_CPU_AMP amp2hip::linear_view<N, amp2hip::as_const_as<T, U>, 1>
array_view<T, N>::reinterpret_as() const {
  return amp2hip::reinterpreted<amp2hip::as_const_as<T, U>>(data_, amp2hip::elements_of(extent) *
                                                                       sizeof(T));
}

template <typename T, int N>
template <int K>
AMP2HIP_CPU_AMP amp2hip::linear_view<N, T, K>
array_view<T, N>::view_as(const concurrency::extent<K> &shape) const {
  return amp2hip::reshaped<T, K>(data_, amp2hip::elements_of(extent), shape);
}

template <typename T, int N>
void array_view<T, N>::copy_to(array<element, N> &destination) const {
  copy(*this, destination);
}
template <typename T, int N>
void array_view<T, N>::copy_to(const array_view<element, N> &destination) const {
  copy(*this, destination);
}

template <typename T, int N>
void array_view<T, N>::synchronize() const {
  amp2hip::wait_for(amp2hip::synchronize(*data_.owner, access_type_read,
                                         amp2hip::bytes_of(data_, extent, sizeof(T))));
}
template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
void array_view<T, N>::synchronize(access_type access) const {
  amp2hip::wait_for(
      amp2hip::synchronize(*data_.owner, access, amp2hip::bytes_of(data_, extent, sizeof(T))));
}

template <typename T, int N>
completion_future array_view<T, N>::synchronize_async() const {
  return amp2hip::make_future(amp2hip::synchronize(*data_.owner, access_type_read,
                                                   amp2hip::bytes_of(data_, extent, sizeof(T))),
                              data_.owner);
}
template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
completion_future array_view<T, N>::synchronize_async(access_type access) const {
  return amp2hip::make_future(
      amp2hip::synchronize(*data_.owner, access, amp2hip::bytes_of(data_, extent, sizeof(T))),
      data_.owner);
}

template <typename T, int N>
void array_view<T, N>::synchronize_to(const accelerator_view &place) const {
  amp2hip::wait_for(amp2hip::synchronize_to(*data_.owner, place, access_type_read,
                                            amp2hip::bytes_of(data_, extent, sizeof(T))));
}
template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
void array_view<T, N>::synchronize_to(const accelerator_view &place, access_type access) const {
  amp2hip::wait_for(amp2hip::synchronize_to(*data_.owner, place, access,
                                            amp2hip::bytes_of(data_, extent, sizeof(T))));
}

template <typename T, int N>
completion_future array_view<T, N>::synchronize_to_async(const accelerator_view &place) const {
  return amp2hip::make_future(amp2hip::synchronize_to(*data_.owner, place, access_type_read,
                                                      amp2hip::bytes_of(data_, extent, sizeof(T))),
                              data_.owner);
}
template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
completion_future array_view<T, N>::synchronize_to_async(const accelerator_view &place,
                                                         access_type access) const {
  return amp2hip::make_future(amp2hip::synchronize_to(*data_.owner, place, access,
                                                      amp2hip::bytes_of(data_, extent, sizeof(T))),
                              data_.owner);
}

template <typename T, int N>
void array_view<T, N>::refresh() const {
  amp2hip::refresh(amp2hip::view_region<N>(extent, data_, sizeof(T)).get());
}
template <typename T, int N>
template <int M, amp2hip::if_non_const<T, M, N>>
void array_view<T, N>::discard_data() const {
  amp2hip::discard(*data_.owner, amp2hip::bytes_of(data_, extent, sizeof(T)));
}

} // namespace concurrency

#endif // AMP2HIP_ARRAY_ARRAY_VIEW_INL
