//===--- native.inl - definitions of the functions for CUDA and HIP --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NATIVE_NATIVE_INL
#define AMP2HIP_NATIVE_NATIVE_INL

#include "amp2hip/array/array.inl"
#include "amp2hip/native/native.h"
#include "amp2hip/texture/texture_data.h"

namespace amp2hip {

/// The memory of an array on its accelerator, for reading or also for writing.
void *native_memory(buffer &store, bool write);
/// The backing store of an array over foreign memory. \p deleter may be empty.
buffer *adopt_memory(void *memory, std::size_t bytes, const concurrency::accelerator_view &where,
                     std::function<void()> deleter);
/// The handles of a texture's image, which becomes the only current storage of the texels if
/// \p write.
const image_handles &native_image(buffer &store, bool write);
/// The surface object of a texture with one level.
unsigned long long surface_object(buffer &store, bool write);
unsigned long long linear_object(const image_handles &image, int address);
/// The backing store of a texture over a foreign array.
buffer *adopt_image(void *array, std::size_t bytes, const image_format &format,
                    const concurrency::accelerator_view &where);
/// The extent and the bits of a foreign array, and the given kind, components and rank.
image_format format_of_array(void *array, texel_kind kind, int components, int rank,
                             const concurrency::accelerator_view &where);

} // namespace amp2hip

namespace concurrency {
namespace native {

template <typename T, int N>
T *get_pointer(array<T, N> &source) {
  return static_cast<T *>(amp2hip::native_memory(*amp2hip::view_access::data(source).owner, true));
}
template <typename T, int N>
const T *get_pointer(const array<T, N> &source) {
  return static_cast<const T *>(
      amp2hip::native_memory(*amp2hip::view_access::data(source).owner, false));
}

template <typename T, int N>
array<T, N> make_array(const extent<N> &extent, const accelerator_view &where, T *elements,
                       std::function<void(T *)> deleter) {
  std::function<void()> release;
  if (deleter)
    release = [deleter = std::move(deleter), elements] { deleter(elements); };
  amp2hip::buffer *const store = amp2hip::adopt_memory(
      elements, amp2hip::array_bytes(extent, sizeof(T)), where, std::move(release));
  return amp2hip::view_access::make_array<T>(
      extent, amp2hip::view_data<N>::dense(
                  extent, nullptr,
                  amp2hip::described<T>(store, extent, amp2hip::container_kind::array), 0));
}

template <typename T, int N>
unsigned long long get_surface_object(graphics::texture<T, N> &source) {
  return amp2hip::surface_object(*amp2hip::texture_access::data(source).texels.owner, true);
}
template <typename T, int N>
unsigned long long get_surface_object(const graphics::texture<T, N> &source) {
  return amp2hip::surface_object(*amp2hip::texture_access::data(source).texels.owner, false);
}
template <typename T, int N>
unsigned long long get_surface_object(const graphics::texture_view<T, N> &source) {
  return amp2hip::surface_object(*amp2hip::texture_access::data(source).texels.owner,
                                 !std::is_const<T>::value);
}
template <typename T, int N>
unsigned long long get_surface_object(const graphics::writeonly_texture_view<T, N> &source) {
  return amp2hip::surface_object(*amp2hip::texture_access::data(source).texels.owner, true);
}
template <typename T, int N>
unsigned long long get_texture_object(const graphics::texture<T, N> &source, int address) {
  static_assert(amp2hip::is_sampled<T>,
                "only textures of float, norm and unorm have linear filters");
  return amp2hip::linear_object(
      amp2hip::native_image(*amp2hip::texture_access::data(source).texels.owner, false), address);
}

template <typename T, int N>
graphics::texture<T, N> make_texture(const extent<N> &extent, unsigned bits,
                                     const accelerator_view &where, void *array) {
  amp2hip::texture_data data = amp2hip::without_texels<T>(extent, bits, 1);
  data.texels = amp2hip::view_data<1>::dense(
      concurrency::extent<1>(1), nullptr,
      amp2hip::adopt_image(array, amp2hip::texture_bytes<T>(extent, data),
                           amp2hip::format_of<T>(extent, bits, 1), where),
      0);
  return amp2hip::texture_access::make_texture<T>(extent, data);
}

template <typename T, int N>
graphics::texture<T, N> make_texture(const accelerator_view &where, void *array) {
  typedef amp2hip::texel_traits<T> traits;
  const amp2hip::image_format format = amp2hip::format_of_array(
      array, amp2hip::kind_of_scalar<typename traits::scalar>, traits::size, N, where);
  concurrency::extent<N> extent;
  for (int d = 0; d < N; ++d)
    extent[d] = format.extent[N - 1 - d];
  return native::make_texture<T>(extent, format.bits, where, array);
}

} // namespace native
} // namespace concurrency

#endif // AMP2HIP_NATIVE_NATIVE_INL
