//===--- texture_units.h - access by the texture units (§10) ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_UNITS_H
#define AMP2HIP_TEXTURE_TEXTURE_UNITS_H

#include "amp2hip/index/index.h"
#include "amp2hip/texture/image_format.h"
#include "amp2hip/texture/sampler.h"
#include "amp2hip/texture/texel_format.h"

/// True while CUDA's compiler generates code for GPUs. Others read and write single texels in
/// linear memory.
#if AMP2HIP_DEVICE_PASS && defined(__CUDACC__)
#define AMP2HIP_HAS_TEXTURE_UNITS 1
#else
#define AMP2HIP_HAS_TEXTURE_UNITS 0
#endif

/// True while a compiler generates code for GPUs that can sample images.
#if AMP2HIP_HAS_TEXTURE_UNITS
#define AMP2HIP_HAS_FILTER_UNITS 1
#elif AMP2HIP_DEVICE_PASS && defined(__AMDGCN__) && !defined(__HIP_NO_IMAGE_SUPPORT) &&            \
    !defined(__gfx940__) && !defined(__gfx941__) && !defined(__gfx942__) && !defined(__gfx950__)
#define AMP2HIP_HAS_FILTER_UNITS 1
#include "amp2hip/texture/hip_images.h"
#else
#define AMP2HIP_HAS_FILTER_UNITS 0
#endif

#if AMP2HIP_HAS_TEXTURE_UNITS

namespace amp2hip {

/// The instructions of PTX for images of rank N. CUDA's functions for them depend on the names of
/// its vector types, which amp2hip hides. The coordinate x of a surface is in bytes. An access
/// outside of the image reads zero and writes nothing.
template <int N>
struct texture_unit;

// clang-format off
#define AMP2HIP_LOAD(geometry, type, registers, at)                                                \
  asm volatile("suld.b." geometry "." type ".zero " registers ", [" at "];"
#define AMP2HIP_STORE(geometry, type, at, registers)                                               \
  asm volatile("sust.b." geometry "." type ".zero [" at "], " registers ";"
#define AMP2HIP_AT_1(object, x, y, z) object ", {" x "}"
#define AMP2HIP_AT_2(object, x, y, z) object ", {" x ", " y "}"
#define AMP2HIP_AT_3(object, x, y, z) object ", {" x ", " y ", " z ", " z "}"
#define AMP2HIP_TEXTURE_UNIT(N, geometry)                                                          \
  template <>                                                                                      \
  struct texture_unit<N> {                                                                         \
    using object = unsigned long long;                                                             \
    using word = std::uint32_t;                                                                    \
    static __device__ void load_8(object from, int x, int y, int z, word *to) {                    \
      unsigned short value;                                                                        \
      AMP2HIP_LOAD(geometry, "b8", "{%0}", AMP2HIP_AT_##N("%1", "%2", "%3", "%4"))                 \
                   : "=h"(value) : "l"(from), "r"(x), "r"(y), "r"(z) : "memory");                  \
      to[0] = value & 0xffu;                                                                       \
    }                                                                                              \
    static __device__ void load_16(object from, int x, int y, int z, word *to) {                   \
      unsigned short value;                                                                        \
      AMP2HIP_LOAD(geometry, "b16", "{%0}", AMP2HIP_AT_##N("%1", "%2", "%3", "%4"))                \
                   : "=h"(value) : "l"(from), "r"(x), "r"(y), "r"(z) : "memory");                  \
      to[0] = value;                                                                               \
    }                                                                                              \
    static __device__ void load_32(object from, int x, int y, int z, word *to) {                   \
      AMP2HIP_LOAD(geometry, "b32", "{%0}", AMP2HIP_AT_##N("%1", "%2", "%3", "%4"))                \
                   : "=r"(to[0]) : "l"(from), "r"(x), "r"(y), "r"(z) : "memory");                  \
    }                                                                                              \
    static __device__ void load_64(object from, int x, int y, int z, word *to) {                   \
      AMP2HIP_LOAD(geometry, "v2.b32", "{%0, %1}", AMP2HIP_AT_##N("%2", "%3", "%4", "%5"))         \
                   : "=r"(to[0]), "=r"(to[1]) : "l"(from), "r"(x), "r"(y), "r"(z) : "memory");     \
    }                                                                                              \
    static __device__ void load_128(object from, int x, int y, int z, word *to) {                  \
      AMP2HIP_LOAD(geometry, "v4.b32", "{%0, %1, %2, %3}",                                         \
                   AMP2HIP_AT_##N("%4", "%5", "%6", "%7"))                                         \
                   : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])                            \
                   : "l"(from), "r"(x), "r"(y), "r"(z) : "memory");                                \
    }                                                                                              \
    static __device__ void store_8(object to, int x, int y, int z, const word *from) {             \
      AMP2HIP_STORE(geometry, "b8", AMP2HIP_AT_##N("%0", "%1", "%2", "%3"), "{%4}")                \
                    :: "l"(to), "r"(x), "r"(y), "r"(z),                                            \
                       "h"(static_cast<unsigned short>(from[0])) : "memory");                      \
    }                                                                                              \
    static __device__ void store_16(object to, int x, int y, int z, const word *from) {            \
      AMP2HIP_STORE(geometry, "b16", AMP2HIP_AT_##N("%0", "%1", "%2", "%3"), "{%4}")               \
                    :: "l"(to), "r"(x), "r"(y), "r"(z),                                            \
                       "h"(static_cast<unsigned short>(from[0])) : "memory");                      \
    }                                                                                              \
    static __device__ void store_32(object to, int x, int y, int z, const word *from) {            \
      AMP2HIP_STORE(geometry, "b32", AMP2HIP_AT_##N("%0", "%1", "%2", "%3"), "{%4}")               \
                    :: "l"(to), "r"(x), "r"(y), "r"(z), "r"(from[0]) : "memory");                  \
    }                                                                                              \
    static __device__ void store_64(object to, int x, int y, int z, const word *from) {            \
      AMP2HIP_STORE(geometry, "v2.b32", AMP2HIP_AT_##N("%0", "%1", "%2", "%3"), "{%4, %5}")        \
                    :: "l"(to), "r"(x), "r"(y), "r"(z), "r"(from[0]), "r"(from[1]) : "memory");    \
    }                                                                                              \
    static __device__ void store_128(object to, int x, int y, int z, const word *from) {           \
      AMP2HIP_STORE(geometry, "v4.b32", AMP2HIP_AT_##N("%0", "%1", "%2", "%3"),                    \
                    "{%4, %5, %6, %7}")                                                            \
                    :: "l"(to), "r"(x), "r"(y), "r"(z),                                            \
                       "r"(from[0]), "r"(from[1]), "r"(from[2]), "r"(from[3]) : "memory");         \
    }                                                                                              \
    static __device__ void sample(object from, float x, float y, float z, float level, float *to) { \
      asm("tex.level." geometry ".v4.f32.f32 {%0, %1, %2, %3}, ["                                  \
          AMP2HIP_AT_##N("%4", "%5", "%6", "%7") "], %8;"                                          \
          : "=f"(to[0]), "=f"(to[1]), "=f"(to[2]), "=f"(to[3])                                     \
          : "l"(from), "f"(x), "f"(y), "f"(z), "f"(level));                                        \
    }                                                                                              \
  };
// clang-format on
AMP2HIP_TEXTURE_UNIT(1, "1d")
AMP2HIP_TEXTURE_UNIT(2, "2d")
AMP2HIP_TEXTURE_UNIT(3, "3d")
#undef AMP2HIP_LOAD
#undef AMP2HIP_STORE
#undef AMP2HIP_AT_1
#undef AMP2HIP_AT_2
#undef AMP2HIP_AT_3
#undef AMP2HIP_TEXTURE_UNIT

/// The coordinates of the texel at \p i, which has \p size bits, in an image. x is in bytes.
struct image_place {
  int x, y, z;

  template <int N>
  __device__ image_place(const concurrency::index<N> &i, unsigned size)
      : x(i[N - 1] * int(size / 8)), y(N > 1 ? i[N > 1 ? N - 2 : 0] : 0), z(N > 2 ? i[0] : 0) {}
};

/// Returns the bits of the texel of type T at \p i, which has \p bits bits for each component. \p i
/// is inside of the image.
template <typename T, int N>
__device__ inline texel_words load_from_image(const image_handles &image, unsigned bits,
                                              const concurrency::index<N> &i) {
  using unit = texture_unit<N>;
  const unsigned size = unsigned(texel_traits<T>::size) * bits;
  const image_place at(i, size);
  texel_words texel = {};
  if (size == 128)
    unit::load_128(image.surface, at.x, at.y, at.z, texel.word);
  else if (size == 64)
    unit::load_64(image.surface, at.x, at.y, at.z, texel.word);
  else if (size == 32)
    unit::load_32(image.surface, at.x, at.y, at.z, texel.word);
  else if (size == 16)
    unit::load_16(image.surface, at.x, at.y, at.z, texel.word);
  else
    unit::load_8(image.surface, at.x, at.y, at.z, texel.word);
  return texel;
}

/// Stores the bits of the texel of type T at \p i, if \p i is inside of the image.
template <typename T, int N>
__device__ inline void store_to_image(const image_handles &image, unsigned bits,
                                      const concurrency::index<N> &i, const texel_words &texel) {
  using unit = texture_unit<N>;
  const unsigned size = unsigned(texel_traits<T>::size) * bits;
  concurrency::index<N> place = i;
  constexpr unsigned max_width = 1u << 27; // its texels of 128 bits have an int as the last x
  if (unsigned(place[N - 1]) >= max_width) // stays outside
    place[N - 1] = int(max_width - 1);
  const image_place at(place, size);
  if (size == 128)
    unit::store_128(image.surface, at.x, at.y, at.z, texel.word);
  else if (size == 64)
    unit::store_64(image.surface, at.x, at.y, at.z, texel.word);
  else if (size == 32)
    unit::store_32(image.surface, at.x, at.y, at.z, texel.word);
  else if (size == 16)
    unit::store_16(image.surface, at.x, at.y, at.z, texel.word);
  else
    unit::store_8(image.surface, at.x, at.y, at.z, texel.word);
}

} // namespace amp2hip

#endif // AMP2HIP_HAS_TEXTURE_UNITS

#if AMP2HIP_HAS_FILTER_UNITS

namespace amp2hip {

/// True if the image has texture objects for the linear filter.
__device__ inline bool has_filter(const image_handles &image) {
  return image.linear[0] != 0; // all four exist, or none
}
/// Returns the texture object for a linear filter with this address mode.
__device__ inline unsigned long long filtering_object(const image_handles &image,
                                                      concurrency::graphics::address_mode mode) {
  switch (mode) {
  case concurrency::graphics::address_wrap:
    return image.linear[0];
  case concurrency::graphics::address_mirror:
    return image.linear[1];
  case concurrency::graphics::address_border:
    return image.linear[3];
  default:
    return image.linear[2];
  }
}

/// Samples the level of detail \p level of the image with the texture object \p object. Its weights
/// have 8 bits after the binary point.
template <typename T, int N, typename Coordinates>
__device__ inline T sample_by_unit(unsigned long long object, const Coordinates &coordinates,
                                   float level) {
  using scalar = typename texel_traits<T>::scalar;
  const float *const at = scalars_of<const float>(coordinates);
  float components[4];
  texture_unit<N>::sample(object, at[0], N > 1 ? at[N > 1 ? 1 : 0] : 0.0f,
                          N > 2 ? at[N > 2 ? 2 : 0] : 0.0f, level, components);
  T value;
  AMP2HIP_UNROLL
  for (int k = 0; k < texel_traits<T>::size; ++k)
    scalars_of<scalar>(value)[k] = unclamped<scalar>(components[k]);
  return value;
}

} // namespace amp2hip

#endif // AMP2HIP_HAS_FILTER_UNITS

#endif // AMP2HIP_TEXTURE_TEXTURE_UNITS_H
