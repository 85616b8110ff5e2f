//===--- texture.h - textures (§10.1) --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_H
#define AMP2HIP_TEXTURE_TEXTURE_H

#include "amp2hip/index/index.h"
#include "amp2hip/texture/texture_data.h"
#include "amp2hip/texture/texture_rules.h"

namespace amp2hip {

/// Complete only in files that include the headers of textures (launch/gpu_coarsening.h).
template <typename Kernel>
struct may_read_textures {};

} // namespace amp2hip

namespace concurrency {
namespace graphics {

template <typename T, int N>
class texture;
template <typename T, int N>
class texture_view;
template <typename T, int N>
class writeonly_texture_view;

/// Texels of rank 1 to 3 in one or more levels, on one accelerator_view. T is a scalar or short
/// vector; the bits of its components may be fewer in the texture than in the program (§10.1).
/// Kernels capture textures by reference.
template <typename T, int N>
class texture {
  static_assert(1 <= N && N <= 3, "rank of 'texture<T, N>' is not 1, 2 or 3 (10.1)");
  static_assert(
      amp2hip::texel_traits<T>::size != 0 && !std::is_const<T>::value,
      "'texture<T, N>' does not support T; use int, uint, float, double, norm, unorm or a "
      "short vector of them; norm_3, unorm_3, double_3 and double_4 are not supported "
      "(10.1)");

public:
  static constexpr int rank = N;
  typedef T value_type;
  typedef typename amp2hip::texel_traits<T>::scalar scalar_type;

  /// Creates uninitialized texels with the default number of bits, 32 or, for double, 64.
  ///
  /// Every constructor throws runtime_exception if the extent is not positive or exceeds 16384
  /// (2048 for rank 3), if the number of bits is not 8, 16, 32 or 64, or if there are too many
  /// levels. It throws unsupported_feature if T does not support the number of bits, or if \p place
  /// is the accelerator "cpu". It throws out_of_memory if the memory cannot be allocated.
  AMP2HIP_IF_DEFAULT_BITS
  explicit texture(const concurrency::extent<N> &extent) AMP2HIP_REQUIRE_DEFAULT_BITS
      : texture(extent, amp2hip::natural_bits<T>) {}
  AMP2HIP_IF_DEFAULT_BITS
  texture(const concurrency::extent<N> &extent,
          const concurrency::accelerator_view &place) AMP2HIP_REQUIRE_DEFAULT_BITS
      : texture(extent, amp2hip::natural_bits<T>, 1U, place) {}
  texture(const concurrency::extent<N> &extent, unsigned bits)
      : texture(extent, bits, 1U, amp2hip::use_default_view()) {}
  texture(const concurrency::extent<N> &extent, unsigned bits,
          const concurrency::accelerator_view &place)
      : texture(extent, bits, 1U, place) {}
  /// Creates \p levels levels, or the full chain of levels for 0.
  texture(const concurrency::extent<N> &extent, unsigned bits, unsigned levels)
      : texture(extent, bits, levels, amp2hip::use_default_view()) {}
  texture(const concurrency::extent<N> &extent, unsigned bits, unsigned levels,
          const concurrency::accelerator_view &place);

  /// Creates a staging texture for transfers to and from \p associated, if \p place is the
  /// accelerator "cpu" (§10.1.4).
  AMP2HIP_IF_DEFAULT_BITS
  texture(const concurrency::extent<N> &extent, const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated) AMP2HIP_REQUIRE_DEFAULT_BITS
      : texture(extent, amp2hip::natural_bits<T>, place, associated) {}
  texture(const concurrency::extent<N> &extent, unsigned bits,
          const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated);

  /// Creates a texture from a range of texels. Throws runtime_exception if the range is too short
  /// (§10.1.5).
  template <typename It, amp2hip::if_texels<T, It> = 0>
  texture(const concurrency::extent<N> &extent, It first, It last) AMP2HIP_TEXELS(It, It);
  template <typename It, amp2hip::if_texels<T, It> = 0>
  texture(const concurrency::extent<N> &extent, It first, It last,
          const concurrency::accelerator_view &place) AMP2HIP_TEXELS(It, It);
  template <typename It, amp2hip::if_texels<T, It> = 0>
  texture(const concurrency::extent<N> &extent, It first, It last,
          const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated) AMP2HIP_TEXELS(It, It);

  /// Creates a texture from packed texels with \p bits bits for each component. Throws
  /// runtime_exception if \p bytes is too small (§10.1.6).
  texture(const concurrency::extent<N> &extent, const void *source, unsigned bytes, unsigned bits);
  texture(const concurrency::extent<N> &extent, const void *source, unsigned bytes, unsigned bits,
          const concurrency::accelerator_view &place);
  texture(const concurrency::extent<N> &extent, const void *source, unsigned bytes, unsigned bits,
          const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated);

  /// The constructors above with the components of the extent as separate arguments.
  AMP2HIP_RANK(1)
  explicit texture(int e0) AMP2HIP_REQUIRE_RANK(1, "texture(int)") AMP2HIP_REQUIRE_DEFAULT_BITS;
  AMP2HIP_RANK(2)
  texture(int e0, int e1) AMP2HIP_REQUIRE_RANK(2, "texture(int, int)") AMP2HIP_REQUIRE_DEFAULT_BITS;
  AMP2HIP_RANK(3)
  texture(int e0, int e1, int e2)
      AMP2HIP_REQUIRE_RANK(3, "texture(int, int, int)") AMP2HIP_REQUIRE_DEFAULT_BITS;
  template <typename... Rest, amp2hip::if_texture_arguments<T, 1, N, Rest...> = 0>
  explicit texture(int e0, Rest &&...rest) AMP2HIP_TEXELS_OR_BITS;
  template <typename... Rest, amp2hip::if_texture_arguments<T, 2, N, Rest...> = 0>
  texture(int e0, int e1, Rest &&...rest) AMP2HIP_TEXELS_OR_BITS;
  template <typename... Rest, amp2hip::if_texture_arguments<T, 3, N, Rest...> = 0>
  texture(int e0, int e1, int e2, Rest &&...rest) AMP2HIP_TEXELS_OR_BITS;

  /// Create a texture with the texels of another texture or of a view, on the same view or on
  /// \p place (§10.1.7).
  texture(const texture_view<T, N> &source);
  texture(const texture_view<const T, N> &source);
  texture(const texture &source, const concurrency::accelerator_view &place);
  texture(const texture_view<T, N> &source, const concurrency::accelerator_view &place);
  texture(const texture_view<const T, N> &source, const concurrency::accelerator_view &place);
  texture(const texture &source, const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated);
  texture(const texture_view<T, N> &source, const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated);
  texture(const texture_view<const T, N> &source, const concurrency::accelerator_view &place,
          const concurrency::accelerator_view &associated);

#if AMP2HIP_DEVICE_PASS
  // Trivial in device code, because a kernel may contain a texture_ref, which derives from texture.
  texture(const texture &source) = default;
  texture &operator=(const texture &source) = default;
  ~texture() = default;
#else
  texture(const texture &source);
  /// Takes over the texels of \p source, which may then only be destroyed or assigned to.
  texture(texture &&source) noexcept;
  texture &operator=(const texture &source);
  texture &operator=(texture &&source) noexcept;
  AMP2HIP_CPU_AMP ~texture();
#endif

  /// Same as copy(*this, destination) (§10.1.9).
  void copy_to(texture &destination) const;
  void copy_to(const writeonly_texture_view<T, N> &destination) const;
  void copy_to(const texture_view<T, N> &destination) const;
  /// The texels of a staging texture, packed; null for other textures.
  void *data();
  const void *data() const;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);
  AMP2HIP_PROPERTY(concurrency::accelerator_view, accelerator_view, get_accelerator_view);
  AMP2HIP_PROPERTY(concurrency::accelerator_view, associated_accelerator_view,
                   get_associated_accelerator_view);
  AMP2HIP_PROPERTY(unsigned, bits_per_scalar_element, get_bits_per_scalar_element);
  AMP2HIP_PROPERTY(unsigned, mipmap_levels, get_mipmap_levels);
  AMP2HIP_PROPERTY(unsigned, data_length, get_data_length);
  AMP2HIP_PROPERTY(unsigned, row_pitch, get_row_pitch);
  AMP2HIP_PROPERTY(unsigned, depth_pitch, get_depth_pitch);

  AMP2HIP_CPU_AMP concurrency::extent<N> get_extent() const;
  /// Returns the extent of a level. On the host, throws runtime_exception if there is no such
  /// level.
  AMP2HIP_CPU_AMP concurrency::extent<N> get_mipmap_extent(unsigned level) const;
  AMP2HIP_CPU_AMP unsigned get_mipmap_levels() const;
  unsigned get_bits_per_scalar_element() const;
  /// Returns the number of bytes of all levels, packed.
  unsigned get_data_length() const;
  concurrency::accelerator_view get_accelerator_view() const;
  concurrency::accelerator_view get_associated_accelerator_view() const;
  /// Return the bytes between rows, and between slices, at data(). Throw runtime_exception unless
  /// this is a staging texture (§10.1.14).
  unsigned get_row_pitch() const
      AMP2HIP_REQUIRE(N >= 2, "a texture of rank 1 has no row pitch (10.1.14)");
  unsigned get_depth_pitch() const
      AMP2HIP_REQUIRE(N == 3, "only a texture of rank 3 has a depth pitch (10.1.14)");

  /// Return a texel (§10.1.15). A texel outside of the extent is zero.
  AMP2HIP_AMP const T operator[](const index<N> &i) const;
  AMP2HIP_AMP const T operator()(const index<N> &i) const;
  AMP2HIP_AMP const T operator[](int i0) const AMP2HIP_WHOLE_RANK(1, "operator[](int)");
  AMP2HIP_AMP const T operator()(int i0) const AMP2HIP_WHOLE_RANK(1, "operator()(int)");
  AMP2HIP_AMP const T operator()(int i0, int i1) const
      AMP2HIP_WHOLE_RANK(2, "operator()(int, int)");
  AMP2HIP_AMP const T operator()(int i0, int i1, int i2) const
      AMP2HIP_WHOLE_RANK(3, "operator()(int, int, int)");

  AMP2HIP_AMP const T get(const index<N> &i) const;
  /// Writes a texel; outside of the extent it has no effect.
  AMP2HIP_AMP void set(const index<N> &i, const T &value) AMP2HIP_REQUIRE(
      amp2hip::is_read_write<T>,
      "only a texture of int, uint or float can be written; use a texture_view (10.1.15)");
#if defined(AMP2HIP_TRANSLATING)
  AMP2HIP_AMP void set(const index<N> &i, const T &value) const AMP2HIP_REQUIRE(
      false, "'set' requires a texture that is not const; capture it by reference (10.1.15)");
#endif

#if !defined(AMP2HIP_TRANSLATING)
  concurrency::extent<N> extent;

protected:
  friend struct amp2hip::texture_access;
  AMP2HIP_CPU_AMP texture(amp2hip::alias_tag, const texture &other)
      : extent(other.extent), data_(other.data_), staging_(other.staging_) {}
  texture(const concurrency::extent<N> &extent_, const amp2hip::texture_data &data)
      : extent(extent_), data_(data) {}
  /// Creates uninitialized texels like those of \p source, a texture or view.
  template <typename Source>
  texture(amp2hip::placed_like_tag, const Source &source,
          const concurrency::accelerator_view &place,
          const concurrency::accelerator_view *associated);

  amp2hip::texture_data data_;
  bool staging_ = false;
#endif
};

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_TEXTURE_TEXTURE_H
