//===--- texture.inl - member functions of texture -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_INL
#define AMP2HIP_TEXTURE_TEXTURE_INL

#include "amp2hip/texture/texture_copy.inl"
#include "amp2hip/texture/texture_view.h"

namespace concurrency {
namespace graphics {

template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &extent_, unsigned bits, unsigned levels,
                       const concurrency::accelerator_view &place)
    : extent(extent_), data_(amp2hip::make_texture<T>(extent_, bits, levels, place, nullptr)) {}

template <typename T, int N>
template <int M, std::enable_if_t<M == (1), int>>
texture<T, N>::texture(int e0) : texture(concurrency::extent<N>(e0)) {}
template <typename T, int N>
template <int M, std::enable_if_t<M == (2), int>>
texture<T, N>::texture(int e0, int e1) : texture(concurrency::extent<N>(e0, e1)) {}
template <typename T, int N>
template <int M, std::enable_if_t<M == (3), int>>
texture<T, N>::texture(int e0, int e1, int e2) : texture(concurrency::extent<N>(e0, e1, e2)) {}

template <typename T, int N>
template <typename... Rest, amp2hip::if_texture_arguments<T, 1, N, Rest...>>
texture<T, N>::texture(int e0, Rest &&...rest)
    : texture(concurrency::extent<N>(e0), std::forward<Rest>(rest)...) {}
template <typename T, int N>
template <typename... Rest, amp2hip::if_texture_arguments<T, 2, N, Rest...>>
texture<T, N>::texture(int e0, int e1, Rest &&...rest)
    : texture(concurrency::extent<N>(e0, e1), std::forward<Rest>(rest)...) {}
template <typename T, int N>
template <typename... Rest, amp2hip::if_texture_arguments<T, 3, N, Rest...>>
texture<T, N>::texture(int e0, int e1, int e2, Rest &&...rest)
    : texture(concurrency::extent<N>(e0, e1, e2), std::forward<Rest>(rest)...) {}

template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &extent_, unsigned bits,
                       const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view &associated)
    : extent(extent_), data_(amp2hip::make_texture<T>(extent_, bits, 1, place, &associated)),
      staging_(amp2hip::is_host(place)) {}

template <typename T, int N>
template <typename It, amp2hip::if_texels<T, It>>
texture<T, N>::texture(const concurrency::extent<N> &extent_, It first, It last)
    : texture(extent_) {
  graphics::copy(first, last, *this);
}
template <typename T, int N>
template <typename It, amp2hip::if_texels<T, It>>
texture<T, N>::texture(const concurrency::extent<N> &extent_, It first, It last,
                       const concurrency::accelerator_view &place)
    : texture(extent_, place) {
  graphics::copy(first, last, *this);
}
template <typename T, int N>
template <typename It, amp2hip::if_texels<T, It>>
texture<T, N>::texture(const concurrency::extent<N> &extent_, It first, It last,
                       const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view &associated)
    : texture(extent_, place, associated) {
  graphics::copy(first, last, *this);
}

template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &extent_, const void *source, unsigned bytes,
                       unsigned bits)
    : texture(extent_, bits) {
  graphics::copy(source, bytes, *this);
}
template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &extent_, const void *source, unsigned bytes,
                       unsigned bits, const concurrency::accelerator_view &place)
    : texture(extent_, bits, place) {
  graphics::copy(source, bytes, *this);
}
template <typename T, int N>
texture<T, N>::texture(const concurrency::extent<N> &extent_, const void *source, unsigned bytes,
                       unsigned bits, const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view &associated)
    : texture(extent_, bits, place, associated) {
  graphics::copy(source, bytes, *this);
}

template <typename T, int N>
template <typename Source>
texture<T, N>::texture(amp2hip::placed_like_tag, const Source &source,
                       const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view *associated)
    : extent(source.extent),
      data_(amp2hip::make_texture<T>(source.extent, amp2hip::texture_access::data(source).bits,
                                     amp2hip::texture_access::data(source).levels, place,
                                     associated)),
      staging_(associated != nullptr && amp2hip::is_host(place)) {
  amp2hip::copy_levels<T>(source, *this);
}

template <typename T, int N>
texture<T, N>::texture(const texture_view<T, N> &source)
    : texture(source, source.get_accelerator_view()) {}
template <typename T, int N>
texture<T, N>::texture(const texture_view<const T, N> &source)
    : texture(source, source.get_accelerator_view()) {}
template <typename T, int N>
texture<T, N>::texture(const texture &source, const concurrency::accelerator_view &place)
    : texture(amp2hip::placed_like_tag(), source, place, nullptr) {}
template <typename T, int N>
texture<T, N>::texture(const texture_view<T, N> &source, const concurrency::accelerator_view &place)
    : texture(amp2hip::placed_like_tag(), source, place, nullptr) {}
template <typename T, int N>
texture<T, N>::texture(const texture_view<const T, N> &source,
                       const concurrency::accelerator_view &place)
    : texture(amp2hip::placed_like_tag(), source, place, nullptr) {}
template <typename T, int N>
texture<T, N>::texture(const texture &source, const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view &associated)
    : texture(amp2hip::placed_like_tag(), source, place, &associated) {}
template <typename T, int N>
texture<T, N>::texture(const texture_view<T, N> &source, const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view &associated)
    : texture(amp2hip::placed_like_tag(), source, place, &associated) {}
template <typename T, int N>
texture<T, N>::texture(const texture_view<const T, N> &source,
                       const concurrency::accelerator_view &place,
                       const concurrency::accelerator_view &associated)
    : texture(amp2hip::placed_like_tag(), source, place, &associated) {}

#if !AMP2HIP_DEVICE_PASS
template <typename T, int N>
texture<T, N>::texture(const texture &source) : extent(source.extent), staging_(source.staging_) {
  const concurrency::accelerator_view associated = source.get_associated_accelerator_view();
  const amp2hip::texture_data &data = source.data_;
  data_ = amp2hip::make_texture<T>(extent, data.bits, data.levels, source.get_accelerator_view(),
                                   staging_ ? &associated : nullptr);
  amp2hip::copy_levels<T>(source, *this);
}

template <typename T, int N>
texture<T, N>::texture(texture &&source) noexcept
    : extent(source.extent), data_(source.data_), staging_(source.staging_) {
  source.data_.texels.owner = nullptr;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline texture<T, N>::~texture() {
  if (data_.texels.owner != nullptr)
    amp2hip::release(data_.texels.owner);
}

template <typename T, int N>
texture<T, N> &texture<T, N>::operator=(const texture &source) {
  return this == &source ? *this : *this = texture(source);
}

template <typename T, int N>
texture<T, N> &texture<T, N>::operator=(texture &&source) noexcept {
  if (this != &source) {
    if (data_.texels.owner != nullptr)
      amp2hip::release(data_.texels.owner);
    extent = source.extent;
    data_ = source.data_;
    staging_ = source.staging_;
    source.data_.texels.owner = nullptr;
  }
  return *this;
}
#endif

template <typename T, int N>
void texture<T, N>::copy_to(texture &destination) const {
  graphics::copy(*this, destination);
}
template <typename T, int N>
void texture<T, N>::copy_to(const writeonly_texture_view<T, N> &destination) const {
  graphics::copy(*this, destination);
}
template <typename T, int N>
void texture<T, N>::copy_to(const texture_view<T, N> &destination) const {
  graphics::copy(*this, destination);
}

template <typename T, int N>
void *texture<T, N>::data() {
  return staging_ ? amp2hip::first_element<char>(data_.texels, true) : nullptr;
}
template <typename T, int N>
const void *texture<T, N>::data() const {
  return staging_ ? amp2hip::first_element<const char>(data_.texels, false) : nullptr;
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline concurrency::extent<N> texture<T, N>::get_extent() const {
  return extent;
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline concurrency::extent<N>
texture<T, N>::get_mipmap_extent(unsigned level) const {
#if !AMP2HIP_DEVICE_PASS
  if (data_.texels.owner != nullptr)
    amp2hip::check_levels(level, 1, data_.levels);
#endif
  return amp2hip::level_extent(extent, level);
}
template <typename T, int N>
AMP2HIP_CPU_AMP inline unsigned texture<T, N>::get_mipmap_levels() const {
  return data_.levels;
}
template <typename T, int N>
unsigned texture<T, N>::get_bits_per_scalar_element() const {
  return data_.bits;
}
template <typename T, int N>
unsigned texture<T, N>::get_data_length() const {
  return static_cast<unsigned>(amp2hip::texture_bytes<T>(extent, data_));
}
template <typename T, int N>
concurrency::accelerator_view texture<T, N>::get_accelerator_view() const {
  return amp2hip::source_view(*data_.texels.owner);
}
template <typename T, int N>
concurrency::accelerator_view texture<T, N>::get_associated_accelerator_view() const {
  return amp2hip::associated_view(*data_.texels.owner);
}
template <typename T, int N>
unsigned texture<T, N>::get_row_pitch() const {
  static_assert(N >= 2, "a texture of rank 1 has no row pitch (10.1.14)");
  if (!staging_)
    amp2hip::throw_no_pitch();
  return static_cast<unsigned>(amp2hip::texel_bytes<T>(data_.bits) *
                               static_cast<std::size_t>(extent[N - 1]));
}
template <typename T, int N>
unsigned texture<T, N>::get_depth_pitch() const {
  static_assert(N == 3, "only a texture of rank 3 has a depth pitch (10.1.14)");
  return get_row_pitch() * static_cast<unsigned>(extent[N - 2]);
}

template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::get(const index<N> &i) const {
  return amp2hip::fetch_texel<T>(data_, extent, i);
}
template <typename T, int N>
AMP2HIP_AMP inline void texture<T, N>::set(const index<N> &i, const T &value) {
  amp2hip::set_texel(data_, extent, i, value);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::operator[](const index<N> &i) const {
  return get(i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::operator()(const index<N> &i) const {
  return get(i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::operator[](int i0) const {
  return get(index<N>(i0));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::operator()(int i0) const {
  return get(index<N>(i0));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::operator()(int i0, int i1) const {
  return get(index<N>(i0, i1));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture<T, N>::operator()(int i0, int i1, int i2) const {
  return get(index<N>(i0, i1, i2));
}

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_TEXTURE_TEXTURE_INL
