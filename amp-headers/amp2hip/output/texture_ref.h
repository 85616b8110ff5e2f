//===--- texture_ref.h - a reference to a texture in a kernel -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_TEXTURE_REF_H
#define AMP2HIP_OUTPUT_TEXTURE_REF_H

#include "amp2hip/array/view_access.h"
#include "amp2hip/output/array_ref.h"
#include "amp2hip/texture/texture.inl"

namespace amp2hip {

/// The class that replaces the type `texture<T, N> &` of a captured variable or data member, as
/// array_ref does for arrays. With `const T`, it replaces `const texture<T, N> &`.
template <typename T, int N>
class texture_ref : public concurrency::graphics::texture<std::remove_const_t<T>, N> {
  using texture = concurrency::graphics::texture<std::remove_const_t<T>, N>;
  using source_type = std::conditional_t<std::is_const<T>::value, const texture, texture>;

public:
#if AMP2HIP_DEVICE_PASS
  __host__ __device__ texture_ref(source_type &source) : texture(alias_tag(), source) {}
  texture_ref(const texture_ref &other) = default;
  ~texture_ref() = default;
#else
  AMP2HIP_CPU_AMP texture_ref(source_type &source) : texture(alias_tag(), source) {
    retain_owner(this->data_.texels);
  }
  [[gnu::always_inline]] AMP2HIP_CPU_AMP texture_ref(const texture_ref &other)
      : texture(alias_tag(), other) {
    copied_texture<T>(this->data_, this->extent,
                      std::is_const<T>::value ? concurrency::access_type_read
                                              : concurrency::access_type_read_write,
                      container_kind::texture);
  }
  AMP2HIP_CPU_AMP ~texture_ref() {}
#endif
  texture_ref &operator=(const texture_ref &) = delete;
};

template <typename T, int N>
struct reference_to<concurrency::graphics::texture<T, N>> {
  using type = texture_ref<T, N>;
};
template <typename T, int N>
struct reference_to<const concurrency::graphics::texture<T, N>> {
  using type = texture_ref<const T, N>;
};

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_TEXTURE_REF_H
