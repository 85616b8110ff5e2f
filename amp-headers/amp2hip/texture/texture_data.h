//===--- texture_data.h - the storage of textures and their views (§10) ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_DATA_H
#define AMP2HIP_TEXTURE_TEXTURE_DATA_H

#include "amp2hip/array/region.h"
#include "amp2hip/array/view_data.h"
#include "amp2hip/index/extent.h"
#include "amp2hip/texture/interior.h"
#include "amp2hip/texture/texel_format.h"
#include "amp2hip/texture/texture_units.h"
#include <cstddef>

namespace concurrency {
namespace graphics {
template <typename T, int N>
class texture;
}
} // namespace concurrency

namespace amp2hip {

/// The texels of a texture or view. They are packed, the last dimension first, and the levels
/// follow each other, the most detailed one first. So raw copies need no conversion, and the texels
/// are the same on each backend.
///
/// A launch may give a kernel an image instead, a copy of the texels for the texture units of the
/// device. Then all accesses of the kernel go through the image if the texture has one level;
/// otherwise only the samples with a linear filter do.
struct texture_data {
  view_data<1> texels = {}; ///< its offset and pointer are those of the first level
  image_handles image = {}; ///< set in kernels only
  unsigned bits = 0;        ///< of each component
  unsigned levels = 0;
  float first_level = 0; ///< of the view; the level of detail of the image
};

/// Returns the extent of the level \p level of a texture whose first level has \p extent.
template <int N>
AMP2HIP_CPU_AMP inline concurrency::extent<N> level_extent(const concurrency::extent<N> &extent,
                                                           unsigned level) {
  concurrency::extent<N> result;
  for (int d = 0; d < N; ++d)
    result[d] = (extent[d] >> level) > 1 ? extent[d] >> level : 1;
  return result;
}

template <int N>
AMP2HIP_CPU_AMP inline std::size_t texels_of(const concurrency::extent<N> &extent) {
  std::size_t count = 1;
  for (int d = 0; d < N; ++d)
    count *= static_cast<std::size_t>(extent[d]);
  return count;
}

/// Returns the number of texels before the level \p level.
template <int N>
AMP2HIP_CPU_AMP inline std::size_t texels_before(const concurrency::extent<N> &extent,
                                                 unsigned level) {
  std::size_t count = 0;
#if AMP2HIP_HAS_TEXTURE_UNITS
#pragma unroll 1 // few registers matter more: the texture units sample most textures
#endif
  for (unsigned i = 0; i < level; ++i)
    count += texels_of(level_extent(extent, i));
  return count;
}

template <typename T>
AMP2HIP_CPU_AMP inline std::size_t texel_bytes(unsigned bits) {
  return std::size_t{bits} / 8 * texel_traits<T>::size;
}

/// Returns the number of bytes of all levels.
template <typename T, int N>
std::size_t texture_bytes(const concurrency::extent<N> &extent, const texture_data &data) {
  return texels_before(extent, data.levels) * texel_bytes<T>(data.bits);
}

/// Returns the position of \p i in a level with \p extent, in texels.
template <int N>
AMP2HIP_CPU_AMP inline std::size_t place_of(const concurrency::extent<N> &extent,
                                            const concurrency::index<N> &i) {
  std::size_t place = static_cast<std::size_t>(i[0]);
  for (int d = 1; d < N; ++d)
    place = place * static_cast<std::size_t>(extent[d]) + static_cast<std::size_t>(i[d]);
  return place;
}

template <int N>
AMP2HIP_CPU_AMP inline bool is_inside(const concurrency::extent<N> &extent,
                                      const concurrency::index<N> &i) {
  bool inside = true;
  for (int d = 0; d < N; ++d)
    inside = inside && unsigned(i[d]) < unsigned(extent[d]);
  return inside;
}

/// Reports a write outside of \p extent on the checking accelerator. Programs read outside on
/// purpose, which gives zero.
template <int N>
AMP2HIP_CPU_AMP inline void check_written_texel(const texture_data &data,
                                                const concurrency::extent<N> &extent,
                                                const concurrency::index<N> &i) {
#if AMP2HIP_DEVICE_PASS
  (void)data, (void)extent, (void)i;
#else
  if (running_here() == running::checked && !extent.contains(i))
    throw_index_outside(i, extent, &data.texels, true);
#endif
}

/// Observes the use of the texel at \p i of a level whose memory is at \p level. \p i is inside of
/// \p extent.
template <int N>
AMP2HIP_CPU_AMP inline void observe_texel(const texture_data &data, const char *level,
                                          const concurrency::extent<N> &extent, std::size_t bytes,
                                          const concurrency::index<N> &i) {
#if AMP2HIP_OBSERVED && !AMP2HIP_DEVICE_PASS
  if (running_here() == running::checked)
    observe_element(&data.texels, level, level + place_of(extent, i) * bytes, bytes, N,
                    component_list<N>(extent).values);
#else
  (void)data, (void)level, (void)extent, (void)bytes, (void)i;
#endif
}

/// True if the texture units, which check the coordinates, access the texels.
AMP2HIP_CPU_AMP inline bool uses_texture_units(const texture_data &data) {
#if AMP2HIP_HAS_TEXTURE_UNITS
  return data.image.surface != 0;
#else
  (void)data;
  return false;
#endif
}

/// Returns the bits of the texel at \p i of a level whose linear memory is at \p level. \p i is
/// inside of \p extent.
template <typename T, int N>
AMP2HIP_CPU_AMP inline texel_words load_bits(const texture_data &data, const char *level,
                                             const concurrency::extent<N> &extent, unsigned bits,
                                             const concurrency::index<N> &i) {
#if AMP2HIP_HAS_TEXTURE_UNITS
  if (uses_texture_units(data))
    return load_from_image<T>(data.image, bits, i);
#endif
  observe_texel(data, level, extent, texel_bytes<T>(bits), i);
  return load_texel_words<T>(level + place_of(extent, i) * texel_bytes<T>(bits), bits);
}

/// Returns the texel at \p i of a level, in amp code. A texel outside of the extent is zero.
template <typename T, int N>
AMP2HIP_CPU_AMP inline std::remove_const_t<T>
fetch_texel(const texture_data &data, const char *level, const concurrency::extent<N> &extent,
            const concurrency::index<N> &i) {
  if (!is_inside(extent, i))
    return std::remove_const_t<T>();
  return with_constant_bits<T>(data.bits, [&](auto bits) {
    return decode_texel<std::remove_const_t<T>>(load_bits<T>(data, level, extent, bits, i), bits);
  });
}
/// Returns a texel of the first level.
template <typename T, int N>
AMP2HIP_CPU_AMP inline std::remove_const_t<T> fetch_texel(const texture_data &data,
                                                          const concurrency::extent<N> &extent,
                                                          const concurrency::index<N> &i) {
  const char *const level = static_cast<const char *>(data.texels.pointer);
  if (is_interior_thread<N>()) {
    if (!is_near_interior_thread(i) && !is_inside(extent, i))
      return std::remove_const_t<T>();
    return decode_texel<std::remove_const_t<T>>(load_bits<T>(data, level, extent, usual_bits<T>, i),
                                                usual_bits<T>);
  }
  return fetch_texel<T>(data, level, extent, i);
}

/// Stores the texel at \p i of the first level in linear memory. \p i is inside of \p extent.
template <typename T, int N>
AMP2HIP_CPU_AMP inline void store_texel(const texture_data &data,
                                        const concurrency::extent<N> &extent, unsigned bits,
                                        const concurrency::index<N> &i, const T &value) {
  observe_texel(data, static_cast<const char *>(data.texels.pointer), extent, texel_bytes<T>(bits),
                i);
  store_texel_words<T>(static_cast<char *>(data.texels.pointer) +
                           place_of(extent, i) * texel_bytes<T>(bits),
                       bits, encode_texel(value, bits));
}

/// Stores a texel in the first level, in amp code. A texel outside of the extent is dropped.
template <typename T, int N>
AMP2HIP_CPU_AMP inline void set_texel(const texture_data &data,
                                      const concurrency::extent<N> &extent,
                                      const concurrency::index<N> &i, const T &value) {
  if (is_interior_thread<N>()) {
    if (is_near_interior_thread(i) || is_inside(extent, i))
      store_texel(data, extent, usual_bits<T>, i, value);
    return;
  }
  // Two paths without common code are shorter than one with conditional instructions.
#if AMP2HIP_HAS_TEXTURE_UNITS
  if (uses_texture_units(data)) {
    with_constant_bits<T>(data.bits, [&](auto bits) {
      store_to_image<T>(data.image, bits, i, encode_texel(value, bits));
    });
    return;
  }
#endif
  if (!is_inside(extent, i))
    return check_written_texel(data, extent, i);
  with_constant_bits<T>(data.bits, [&](auto bits) { store_texel(data, extent, bits, i, value); });
}

/// The members of a texture that its views, references and copies need.
struct texture_access {
  template <typename Texture>
  AMP2HIP_CPU_AMP static const texture_data &data(const Texture &texture) {
    return texture.data_;
  }
  template <typename T, int N>
  static concurrency::graphics::texture<T, N> make_texture(const concurrency::extent<N> &extent,
                                                           const texture_data &data) {
    return concurrency::graphics::texture<T, N>(extent, data);
  }
  template <typename Texture>
  static bool is_staging(const Texture &texture) {
    return texture.staging_;
  }
};

/// Must be called for each texture or view that amp code on a CPU accelerator creates. If a loop
/// over threads copies its kernel, restricts the interior to that of the texture.
template <typename T, int N>
AMP2HIP_CPU_AMP inline void created_in_amp_code(const texture_data &data,
                                                const concurrency::extent<N> &extent) {
#if AMP2HIP_DEVICE_PASS
  (void)data, (void)extent;
#else
  if (on_accelerator())
    restrict_interior(extent, data.bits == usual_bits<T>);
#endif
}

/// Returns the function that describes texels whose components have \p bits bits.
template <typename T>
auto texel_layout(unsigned bits) -> element_layout (*)() {
  typedef typename texel_traits<T>::scalar scalar;
  if constexpr (is_normalized<T>) {
    if constexpr (std::is_same<scalar, concurrency::graphics::norm>::value)
      return bits == 8 ? &scalar_layout<scalar_kind::signed_integer, 1>
                       : &scalar_layout<scalar_kind::signed_integer, 2>;
    else
      return bits == 8 ? &scalar_layout<scalar_kind::unsigned_integer, 1>
                       : &scalar_layout<scalar_kind::unsigned_integer, 2>;
  } else {
    constexpr bool real = std::is_same<scalar, float>::value;
    constexpr scalar_kind kind = real ? scalar_kind::float_16 : kind_of_arithmetic<scalar>;
    return bits == natural_bits<T> ? &layout_of<std::remove_const_t<T>>
           : bits == 16            ? &scalar_layout<kind, 2>
           : bits == 8 && !real    ? &scalar_layout<kind, 1>
                                   : &scalar_layout<scalar_kind::bytes, 1>;
  }
}

/// Records the copy of a texture or view into a kernel, as copied() does for arrays.
template <typename T, int N>
[[gnu::always_inline]] inline void
copied_texture(texture_data &data, concurrency::extent<N> &extent, concurrency::access_type access,
               container_kind kind) {
  view_data<1> &texels = data.texels;
  if (on_accelerator()) {
    texels.owner = nullptr;
    created_in_amp_code<T>(data, extent);
  } else if (texels.owner != nullptr)
    copied_handle(texels.pointer, texels.owner,
                  {texels.offset, texels.offset + texture_bytes<T>(extent, data), true},
                  {{texel_bytes<T>(data.bits), texel_layout<T>(data.bits)}, N, &extent[0]}, access,
                  kind);
}

/// The checks of the constructors (§10.1.3). They throw runtime_exception or unsupported_feature.
unsigned checked_levels(int rank, const int *extent, unsigned levels);
void check_format(texel_kind kind, int components, unsigned bits);
void check_levels(unsigned first, unsigned count, unsigned available);
void check_place(const concurrency::accelerator_view &place);
void check_bytes(std::size_t given, std::size_t needed);
void check_same_format(int from_components, const texture_data &from, int to_components,
                       const texture_data &to);
void check_single_levels(const texture_data &from, const texture_data &to);
/// True for the accelerator "cpu", which holds staging textures.
bool is_host(const concurrency::accelerator_view &place);
[[noreturn]] void throw_staging();
[[noreturn]] void throw_no_pitch();
[[noreturn]] void throw_narrow_texels(unsigned bits, unsigned natural);

/// Allows the runtime to create an image of the texels of \p store.
void describe_texels(buffer &store, const image_format &format);

template <typename T, int N>
image_format format_of(const concurrency::extent<N> &extent, unsigned bits, unsigned levels) {
  image_format format = {
      kind_of_scalar<typename texel_traits<T>::scalar>, texel_traits<T>::size, bits, N, {}, levels};
  for (int d = 0; d < N; ++d)
    format.extent[d] = extent[N - 1 - d];
  return format;
}

/// Returns the data of a texture with \p levels levels, without texels. Throws like make_texture().
template <typename T, int N>
texture_data without_texels(const concurrency::extent<N> &extent, unsigned bits, unsigned levels) {
  check_format(kind_of_scalar<typename texel_traits<T>::scalar>, texel_traits<T>::size, bits);
  texture_data data;
  data.bits = bits;
  data.levels = checked_levels(N, component_list<N>(extent).values, levels);
  array_bytes(extent, texel_bytes<T>(bits)); // throws if the extent is not valid
  return data;
}

/// Returns the data of a new texture with uninitialized texels. With \p associated, it is a staging
/// texture (§10.1.4).
template <typename T, int N>
texture_data make_texture(const concurrency::extent<N> &extent, unsigned bits, unsigned levels,
                          const concurrency::accelerator_view &place,
                          const concurrency::accelerator_view *associated) {
  texture_data data = without_texels<T>(extent, bits, levels);
  if (associated == nullptr)
    check_place(place);
  data.texels = view_data<1>::dense(
      concurrency::extent<1>(1), nullptr,
      described<T>(make_array_backing_store(texture_bytes<T>(extent, data), place, associated),
                   extent, container_kind::texture),
      0);
  describe_texels(*data.texels.owner, format_of<T>(extent, bits, data.levels));
  return data;
}

/// The texels of a section of a level, for copies.
template <typename T, int N>
class texture_region {
public:
  texture_region(const texture_data &data, const concurrency::extent<N> &extent,
                 const concurrency::index<N> &origin, const concurrency::extent<N> &part)
      : region_{data.texels.owner,
                data.texels.pointer,
                data.texels.offset + place_of(extent, origin) * texel_bytes<T>(data.bits),
                texel_bytes<T>(data.bits),
                N,
                dimensions_} {
    std::size_t step = texel_bytes<T>(data.bits);
    for (int d = N - 1; d >= 0; --d) {
      dimensions_[d] = {static_cast<std::size_t>(part[d]), step};
      step *= static_cast<std::size_t>(extent[d]);
    }
  }
  texture_region(const texture_region &) = delete;
  texture_region &operator=(const texture_region &) = delete;
  const region &get() const { return region_; }

private:
  region_dimension dimensions_[N];
  region region_;
};

/// \p count bytes, as a copy.
class byte_region {
public:
  byte_region(const texture_data &data, std::size_t count)
      : dimension_{count, 1},
        region_{data.texels.owner, data.texels.pointer, data.texels.offset, 1, 1, &dimension_} {}
  byte_region(const void *memory, std::size_t count)
      : dimension_{count, 1}, region_{nullptr, const_cast<void *>(memory), 0, 1, 1, &dimension_} {}
  byte_region(const byte_region &) = delete;
  byte_region &operator=(const byte_region &) = delete;
  const region &get() const { return region_; }

private:
  region_dimension dimension_;
  region region_;
};

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_TEXTURE_DATA_H
