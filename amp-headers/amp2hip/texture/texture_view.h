//===--- texture_view.h - views of textures (§10.2, §10.4, §10.5) ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_VIEW_H
#define AMP2HIP_TEXTURE_TEXTURE_VIEW_H

#include "amp2hip/texture/sampler.h"
#include "amp2hip/texture/texture_handle.h"

namespace concurrency {
namespace graphics {

/// A view of one level of a texture, which kernels may write and, if T is int, uint or float, read.
/// Kernels capture it by value (§10.4).
template <typename T, int N>
class texture_view : public amp2hip::texture_handle<T, N, access_type_read_write> {
public:
  typedef T value_type;
  typedef typename amp2hip::texel_traits<T>::scalar scalar_type;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);

  /// Throws runtime_exception if \p source is a staging texture, or has no level \p level.
#if defined(AMP2HIP_TRANSLATING)
  texture_view(texture<T, N> &source, unsigned level = 0);
  AMP2HIP_AMP texture_view(texture<T, N> &source) AMP2HIP_REQUIRE(
      amp2hip::texel_traits<T>::size == 1,
      "amp code can create a texture_view only of a texture with one component; create the view on "
      "the host and capture it (10.4.3)");
#else
  AMP2HIP_CPU_AMP texture_view(texture<T, N> &source);
  texture_view(texture<T, N> &source, unsigned level);
#endif

  /// Return a texel (§10.1.15). A texel outside of the extent is zero.
  AMP2HIP_AMP const T operator[](const index<N> &i) const AMP2HIP_READABLE;
  AMP2HIP_AMP const T operator()(const index<N> &i) const AMP2HIP_READABLE;
  AMP2HIP_AMP const T operator[](int i0) const
      AMP2HIP_WHOLE_RANK(1, "operator[](int)") AMP2HIP_READABLE;
  AMP2HIP_AMP const T operator()(int i0) const
      AMP2HIP_WHOLE_RANK(1, "operator()(int)") AMP2HIP_READABLE;
  AMP2HIP_AMP const T operator()(int i0, int i1) const
      AMP2HIP_WHOLE_RANK(2, "operator()(int, int)") AMP2HIP_READABLE;
  AMP2HIP_AMP const T operator()(int i0, int i1, int i2) const
      AMP2HIP_WHOLE_RANK(3, "operator()(int, int, int)") AMP2HIP_READABLE;

  AMP2HIP_AMP const T get(const index<N> &i) const AMP2HIP_READABLE;
  /// Writes a texel; outside of the extent it has no effect.
  AMP2HIP_AMP void set(const index<N> &i, const T &value) const;
};

/// A view of some levels of a texture for reading and sampling. Kernels capture it by value
/// (§10.5).
template <typename T, int N>
class texture_view<const T, N> : public amp2hip::texture_handle<const T, N, access_type_read> {
public:
  typedef const T value_type;
  typedef typename amp2hip::texel_traits<T>::scalar scalar_type;
  typedef typename short_vector<float, N>::type coordinates_type;
  typedef typename short_vector<scalar_type, 4>::type gather_return_type;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);

  /// A view of all levels. Throws runtime_exception if \p source is a staging texture.
#if defined(AMP2HIP_TRANSLATING)
  texture_view(const texture<T, N> &source);
  AMP2HIP_AMP texture_view(const texture<T, N> &source) AMP2HIP_REQUIRE(
      amp2hip::texel_traits<T>::size != 1,
      "amp code cannot create a view of a texture with one component; create the view on the host "
      "and capture it (10.5.3)");
#else
  AMP2HIP_CPU_AMP texture_view(const texture<T, N> &source);
#endif
  /// A view of the levels from \p first on. Throws runtime_exception if one of them does not exist.
  texture_view(const texture<T, N> &source, unsigned first, unsigned levels);
  texture_view(const texture_view<T, N> &source);
  texture_view(const texture_view &source, unsigned first, unsigned levels);

  texture_view &operator=(const texture_view<T, N> &other);

  /// Return a texel (§10.1.15). A texel outside of the extent is zero.
  AMP2HIP_AMP const T operator[](const index<N> &i) const;
  AMP2HIP_AMP const T operator()(const index<N> &i) const;
  AMP2HIP_AMP const T operator[](int i0) const AMP2HIP_WHOLE_RANK(1, "operator[](int)");
  AMP2HIP_AMP const T operator()(int i0) const AMP2HIP_WHOLE_RANK(1, "operator()(int)");
  AMP2HIP_AMP const T operator()(int i0, int i1) const
      AMP2HIP_WHOLE_RANK(2, "operator()(int, int)");
  AMP2HIP_AMP const T operator()(int i0, int i1, int i2) const
      AMP2HIP_WHOLE_RANK(3, "operator()(int, int, int)");

  /// Returns a texel of a level of this view.
  AMP2HIP_AMP const T get(const index<N> &i, unsigned level = 0) const;
#if defined(AMP2HIP_TRANSLATING)
  AMP2HIP_AMP void set(const index<N> &i, const T &value) const AMP2HIP_REQUIRE(
      false,
      "a texture_view<const T, N> is only for reading; write by a texture_view<T, N> (10.5)");
#endif

  /// Samples the texture at coordinates from 0 to 1; x belongs to the last dimension. The level of
  /// detail chooses a level of this view, or two of them if the filter is linear (§10.5.7).
  AMP2HIP_AMP const T sample(const sampler &how, const coordinates_type &coordinates,
                             float level_of_detail = 0.0f) const AMP2HIP_SAMPLED;
  template <filter_mode Filter = filter_linear, address_mode Address = address_clamp>
  AMP2HIP_AMP const T sample(const coordinates_type &coordinates,
                             float level_of_detail = 0.0f) const AMP2HIP_SAMPLED
      AMP2HIP_KNOWN_FILTER(Filter) AMP2HIP_KNOWN_ADDRESS(Address);

  /// Return one component of the four texels that a linear filter would use, counter-clockwise from
  /// the lower left (§10.5.8).
  AMP2HIP_AMP const gather_return_type
  gather_red(const sampler &how, const coordinates_type &coordinates) const AMP2HIP_GATHERED;
  AMP2HIP_AMP const gather_return_type
  gather_green(const sampler &how, const coordinates_type &coordinates) const AMP2HIP_GATHERED;
  AMP2HIP_AMP const gather_return_type
  gather_blue(const sampler &how, const coordinates_type &coordinates) const AMP2HIP_GATHERED;
  AMP2HIP_AMP const gather_return_type
  gather_alpha(const sampler &how, const coordinates_type &coordinates) const AMP2HIP_GATHERED;
  template <address_mode Address = address_clamp>
  AMP2HIP_AMP const gather_return_type gather_red(const coordinates_type &coordinates) const
      AMP2HIP_GATHERED AMP2HIP_KNOWN_ADDRESS(Address);
  template <address_mode Address = address_clamp>
  AMP2HIP_AMP const gather_return_type gather_green(const coordinates_type &coordinates) const
      AMP2HIP_GATHERED AMP2HIP_KNOWN_ADDRESS(Address);
  template <address_mode Address = address_clamp>
  AMP2HIP_AMP const gather_return_type gather_blue(const coordinates_type &coordinates) const
      AMP2HIP_GATHERED AMP2HIP_KNOWN_ADDRESS(Address);
  template <address_mode Address = address_clamp>
  AMP2HIP_AMP const gather_return_type gather_alpha(const coordinates_type &coordinates) const
      AMP2HIP_GATHERED AMP2HIP_KNOWN_ADDRESS(Address);
};

/// A view of the most detailed level of a texture, which kernels may write (§10.2). Deprecated; use
/// texture_view.
template <typename T, int N>
class writeonly_texture_view : public amp2hip::texture_handle<T, N, access_type_read_write> {
public:
  typedef T value_type;
  typedef typename amp2hip::texel_traits<T>::scalar scalar_type;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);

  /// Throws runtime_exception if \p source is a staging texture.
#if defined(AMP2HIP_TRANSLATING)
  writeonly_texture_view(texture<T, N> &source);
  AMP2HIP_AMP writeonly_texture_view(texture<T, N> &source) AMP2HIP_REQUIRE(
      amp2hip::texel_traits<T>::size == 1,
      "amp code can create a writeonly_texture_view only of a texture with one component; create "
      "the view on the host and capture it (10.2.3)");
#else
  AMP2HIP_CPU_AMP writeonly_texture_view(texture<T, N> &source);
#endif

  /// Writes a texel; outside of the extent it has no effect.
  AMP2HIP_AMP void set(const index<N> &i, const T &value) const;
#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_UNREADABLE                                                                         \
  AMP2HIP_REQUIRE(false, "a writeonly_texture_view is only for writing; read by a "                \
                         "texture_view<const T, N> (10.2)")
  AMP2HIP_AMP const T operator[](const index<N> &i) const AMP2HIP_UNREADABLE;
  AMP2HIP_AMP const T operator()(const index<N> &i) const AMP2HIP_UNREADABLE;
  AMP2HIP_AMP const T get(const index<N> &i) const AMP2HIP_UNREADABLE;
#undef AMP2HIP_UNREADABLE
#endif
};

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_TEXTURE_TEXTURE_VIEW_H
