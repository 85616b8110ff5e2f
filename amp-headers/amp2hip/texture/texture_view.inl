//===--- texture_view.inl - member functions of the texture views ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_VIEW_INL
#define AMP2HIP_TEXTURE_TEXTURE_VIEW_INL

#include "amp2hip/array/view_access.h"
#include "amp2hip/texture/sampling.h"
#include "amp2hip/texture/texture_view.h"

namespace amp2hip {

template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline texture_handle<T, N, Access>::texture_handle(
    const concurrency::extent<N> &extent_, const texture_data &data, unsigned first,
    unsigned levels)
    : extent(level_extent(extent_, first)), data_(data) {
#if !AMP2HIP_DEVICE_PASS
  if (data.texels.owner != nullptr)
    check_levels(first, levels, data.levels);
#endif
  retain_owner(data_.texels);
  if (first != 0)
    advance(data_.texels,
            static_cast<std::ptrdiff_t>(texels_before(extent_, first) * texel_bytes<T>(data.bits)));
  data_.levels = levels;
  data_.first_level += float(first);
  created_in_amp_code<T>(data_, extent);
}

#if !AMP2HIP_DEVICE_PASS
template <typename T, int N, concurrency::access_type Access>
[[gnu::always_inline]] AMP2HIP_CPU_AMP inline texture_handle<T, N, Access>::texture_handle(
    const texture_handle &other)
    : extent(other.extent), data_(other.data_) {
  copied_texture<T>(data_, extent, Access,
                    is_sampled<T> && Access == concurrency::access_type_read
                        ? container_kind::sampled_texture
                        : container_kind::texture);
}
template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline texture_handle<T, N, Access> &
texture_handle<T, N, Access>::operator=(const texture_handle &other) {
  rebind_to(other.extent, other.data_);
  return *this;
}
template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline texture_handle<T, N, Access>::~texture_handle() {
  if (data_.texels.owner != nullptr)
    release(data_.texels.owner);
}
#endif

template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline void
texture_handle<T, N, Access>::rebind_to(const concurrency::extent<N> &other_extent,
                                        const texture_data &other) {
  rebind(data_.texels, other.texels);
  data_.bits = other.bits;
  data_.levels = other.levels;
  data_.first_level = other.first_level;
  extent = other_extent;
  created_in_amp_code<T>(data_, extent);
}

template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline concurrency::extent<N> texture_handle<T, N, Access>::get_extent() const {
  return extent;
}
template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline concurrency::extent<N>
texture_handle<T, N, Access>::get_mipmap_extent(unsigned level) const {
#if !AMP2HIP_DEVICE_PASS
  if (data_.texels.owner != nullptr)
    check_levels(level, 1, data_.levels);
#endif
  return level_extent(extent, level);
}
template <typename T, int N, concurrency::access_type Access>
AMP2HIP_CPU_AMP inline unsigned texture_handle<T, N, Access>::get_mipmap_levels() const {
  return data_.levels;
}
template <typename T, int N, concurrency::access_type Access>
unsigned texture_handle<T, N, Access>::get_bits_per_scalar_element() const {
  return data_.bits;
}
template <typename T, int N, concurrency::access_type Access>
unsigned texture_handle<T, N, Access>::get_data_length() const {
  return static_cast<unsigned>(texture_bytes<T>(extent, data_));
}
template <typename T, int N, concurrency::access_type Access>
concurrency::accelerator_view texture_handle<T, N, Access>::get_accelerator_view() const {
  return source_view(*data_.texels.owner);
}

/// Returns the data of a texture that is the source of a view. On the host, throws
/// runtime_exception if it is a staging texture.
template <typename Texture>
AMP2HIP_CPU_AMP inline const texture_data &viewed(const Texture &source) {
#if !AMP2HIP_DEVICE_PASS
  if (texture_access::is_staging(source))
    throw_staging();
#endif
  return texture_access::data(source);
}

} // namespace amp2hip

namespace concurrency {
namespace graphics {

template <typename T, int N>
AMP2HIP_CPU_AMP inline texture_view<T, N>::texture_view(texture<T, N> &source)
    : amp2hip::texture_handle<T, N, access_type_read_write>(source.extent, amp2hip::viewed(source),
                                                            0, 1) {}
template <typename T, int N>
texture_view<T, N>::texture_view(texture<T, N> &source, unsigned level)
    : amp2hip::texture_handle<T, N, access_type_read_write>(source.extent, amp2hip::viewed(source),
                                                            level, 1) {}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::get(const index<N> &i) const {
  return amp2hip::fetch_texel<T>(this->data_, this->extent, i);
}
template <typename T, int N>
AMP2HIP_AMP inline void texture_view<T, N>::set(const index<N> &i, const T &value) const {
  amp2hip::set_texel(this->data_, this->extent, i, value);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::operator[](const index<N> &i) const {
  return get(i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::operator()(const index<N> &i) const {
  return get(i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::operator[](int i0) const {
  return get(index<N>(i0));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::operator()(int i0) const {
  return get(index<N>(i0));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::operator()(int i0, int i1) const {
  return get(index<N>(i0, i1));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<T, N>::operator()(int i0, int i1, int i2) const {
  return get(index<N>(i0, i1, i2));
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline texture_view<const T, N>::texture_view(const texture<T, N> &source)
    : amp2hip::texture_handle<const T, N, access_type_read>(source.extent, amp2hip::viewed(source),
                                                            0, source.get_mipmap_levels()) {}
template <typename T, int N>
texture_view<const T, N>::texture_view(const texture<T, N> &source, unsigned first, unsigned levels)
    : amp2hip::texture_handle<const T, N, access_type_read>(source.extent, amp2hip::viewed(source),
                                                            first, levels) {}
template <typename T, int N>
texture_view<const T, N>::texture_view(const texture_view<T, N> &source)
    : amp2hip::texture_handle<const T, N, access_type_read>(
          source.extent, amp2hip::texture_access::data(source), 0, 1) {}
template <typename T, int N>
texture_view<const T, N>::texture_view(const texture_view &source, unsigned first, unsigned levels)
    : amp2hip::texture_handle<const T, N, access_type_read>(
          source.extent, amp2hip::texture_access::data(source), first, levels) {}
template <typename T, int N>
texture_view<const T, N> &texture_view<const T, N>::operator=(const texture_view<T, N> &other) {
  this->rebind_to(other.extent, amp2hip::texture_access::data(other));
  return *this;
}

template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::get(const index<N> &i, unsigned level) const {
  if (level == 0)
    return amp2hip::fetch_texel<T>(this->data_, this->extent, i);
  if (level >= this->data_.levels)
    return T();
  return amp2hip::fetch_texel<T>(this->data_,
                                 static_cast<const char *>(this->data_.texels.pointer) +
                                     amp2hip::texels_before(this->extent, level) *
                                         amp2hip::texel_bytes<T>(this->data_.bits),
                                 amp2hip::level_extent(this->extent, level), i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::operator[](const index<N> &i) const {
  return get(i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::operator()(const index<N> &i) const {
  return get(i);
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::operator[](int i0) const {
  return get(index<N>(i0));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::operator()(int i0) const {
  return get(index<N>(i0));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::operator()(int i0, int i1) const {
  return get(index<N>(i0, i1));
}
template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::operator()(int i0, int i1, int i2) const {
  return get(index<N>(i0, i1, i2));
}

template <typename T, int N>
AMP2HIP_AMP inline const T texture_view<const T, N>::sample(const sampler &how,
                                                            const coordinates_type &coordinates,
                                                            float level_of_detail) const {
  return amp2hip::sample_texture<T>(
      this->data_, this->extent, how.get_filter_mode(), how.get_address_mode(),
      how.get_border_color(), amp2hip::sampler_access::has_unit(how), coordinates, level_of_detail);
}
template <typename T, int N>
template <filter_mode Filter, address_mode Address>
AMP2HIP_AMP inline const T texture_view<const T, N>::sample(const coordinates_type &coordinates,
                                                            float level_of_detail) const {
  return amp2hip::sample_texture<T>(this->data_, this->extent, Filter, Address, float_4(),
                                    Filter == filter_linear, coordinates, level_of_detail);
}
template <typename T, int N>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_red(const sampler &how,
                                     const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, how.get_address_mode(),
                                    how.get_border_color(), coordinates, 0);
}
template <typename T, int N>
template <address_mode Address>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_red(const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, Address, float_4(), coordinates, 0);
}
template <typename T, int N>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_green(const sampler &how,
                                       const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, how.get_address_mode(),
                                    how.get_border_color(), coordinates, 1);
}
template <typename T, int N>
template <address_mode Address>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_green(const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, Address, float_4(), coordinates, 1);
}
template <typename T, int N>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_blue(const sampler &how,
                                      const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, how.get_address_mode(),
                                    how.get_border_color(), coordinates, 2);
}
template <typename T, int N>
template <address_mode Address>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_blue(const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, Address, float_4(), coordinates, 2);
}
template <typename T, int N>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_alpha(const sampler &how,
                                       const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, how.get_address_mode(),
                                    how.get_border_color(), coordinates, 3);
}
template <typename T, int N>
template <address_mode Address>
AMP2HIP_AMP inline const typename texture_view<const T, N>::gather_return_type
texture_view<const T, N>::gather_alpha(const coordinates_type &coordinates) const {
  return amp2hip::gather_texture<T>(this->data_, this->extent, Address, float_4(), coordinates, 3);
}

template <typename T, int N>
AMP2HIP_CPU_AMP inline writeonly_texture_view<T, N>::writeonly_texture_view(texture<T, N> &source)
    : amp2hip::texture_handle<T, N, access_type_read_write>(source.extent, amp2hip::viewed(source),
                                                            0, 1) {}
template <typename T, int N>
AMP2HIP_AMP inline void writeonly_texture_view<T, N>::set(const index<N> &i, const T &value) const {
  amp2hip::set_texel(this->data_, this->extent, i, value);
}

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_TEXTURE_TEXTURE_VIEW_INL
