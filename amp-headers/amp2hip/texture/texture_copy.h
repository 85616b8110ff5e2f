//===--- texture_copy.h - copies of textures (§10.6) -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_COPY_H
#define AMP2HIP_TEXTURE_TEXTURE_COPY_H

#include "amp2hip/accelerator/completion_future.h"
#include "amp2hip/texture/texture_view.h"

namespace amp2hip {

/// The texel type and rank of a texture or view; `is_source` and `is_destination` tell whether
/// copies read and write it.
template <typename Container>
struct texture_type {
  static constexpr bool is_source = false;
  static constexpr bool is_destination = false;
  static constexpr int rank = 0;
};
template <typename T, int N>
struct texture_type<concurrency::graphics::texture<T, N>> {
  typedef T texel;
  static constexpr bool is_source = true;
  static constexpr bool is_destination = true;
  static constexpr int rank = N;
};
template <typename T, int N>
struct texture_type<concurrency::graphics::texture_view<T, N>> {
  typedef T texel;
  static constexpr bool is_source = true;
  static constexpr bool is_destination = true;
  static constexpr int rank = N;
};
template <typename T, int N>
struct texture_type<concurrency::graphics::texture_view<const T, N>> {
  typedef T texel;
  static constexpr bool is_source = true;
  static constexpr bool is_destination = false;
  static constexpr int rank = N;
};
template <typename T, int N>
struct texture_type<concurrency::graphics::writeonly_texture_view<T, N>> {
  typedef T texel;
  static constexpr bool is_source = false;
  static constexpr bool is_destination = true;
  static constexpr int rank = N;
};

template <typename Texture>
using texel_of_texture = typename texture_type<std::decay_t<Texture>>::texel;
template <typename Texture>
constexpr int rank_of = texture_type<std::decay_t<Texture>>::rank;
template <typename Texture>
using texture_index = concurrency::index<rank_of<Texture>>;
template <typename Texture>
using texture_extent = concurrency::extent<rank_of<Texture>>;

template <typename Source>
using if_source = std::enable_if_t<texture_type<Source>::is_source, int>;
template <typename Destination>
using if_destination =
    std::enable_if_t<texture_type<std::decay_t<Destination>>::is_destination, int>;
template <typename Source, typename Destination>
using if_textures = std::enable_if_t<texture_type<Source>::is_source &&
                                         texture_type<std::decay_t<Destination>>::is_destination &&
                                         rank_of<Source> == rank_of<Destination>,
                                     int>;
template <typename Source, typename It>
using if_source_and_iterator =
    std::enable_if_t<texture_type<Source>::is_source && rank_of<It> == 0, int>;

#if defined(AMP2HIP_TRANSLATING)
template <typename Container>
struct is_array_or_view : std::false_type {};
template <typename T, int N>
struct is_array_or_view<concurrency::array<T, N>> : std::true_type {};
template <typename T, int N>
struct is_array_or_view<concurrency::array_view<T, N>> : std::true_type {};

/// Enables the overloads of copy() that say why containers cannot be copied to each other. For a
/// copy from a texture to an array, the requirement on iterators does.
template <typename Source, typename Destination>
using if_not_copied =
    std::enable_if_t<(rank_of<Source> != 0 && rank_of<Destination> != 0 &&
                      !(texture_type<Source>::is_source &&
                        texture_type<std::decay_t<Destination>>::is_destination &&
                        rank_of<Source> == rank_of<Destination>)) ||
                         (is_array_or_view<Source>::value && rank_of<Destination> != 0),
                     int>;
#endif

} // namespace amp2hip

namespace concurrency {
namespace graphics {

// The functions with texels as raw bytes use the packed format of the texture, the last dimension
// first, and of several levels the most detailed one first. They throw runtime_exception if the
// memory is too small. The functions with iterators require texels as wide as in the program; they
// throw runtime_exception for others, and if a range is too short. The functions with a section
// throw runtime_exception if it is not inside the most detailed level. The asynchronous versions
// check their arguments and read input ranges before they return (§10.6).

/// Copy all texels to memory.
template <typename Source, amp2hip::if_source<Source> = 0>
void copy(const Source &source, void *destination, unsigned bytes);
template <typename Source, amp2hip::if_source<Source> = 0>
completion_future copy_async(const Source &source, void *destination, unsigned bytes);

/// Copy a section to memory.
template <typename Source, amp2hip::if_source<Source> = 0>
void copy(const Source &source, const amp2hip::texture_index<Source> &origin,
          const amp2hip::texture_extent<Source> &part, void *destination, unsigned bytes);
template <typename Source, amp2hip::if_source<Source> = 0>
completion_future copy_async(const Source &source, const amp2hip::texture_index<Source> &origin,
                             const amp2hip::texture_extent<Source> &part, void *destination,
                             unsigned bytes);

/// Copy texels from memory.
template <typename Destination, amp2hip::if_destination<Destination> = 0>
void copy(const void *source, unsigned bytes, Destination &&destination);
template <typename Destination, amp2hip::if_destination<Destination> = 0>
completion_future copy_async(const void *source, unsigned bytes, Destination &&destination);

/// Copy texels from memory to a section.
template <typename Destination, amp2hip::if_destination<Destination> = 0>
void copy(const void *source, unsigned bytes, Destination &&destination,
          const amp2hip::texture_index<Destination> &origin,
          const amp2hip::texture_extent<Destination> &part);
template <typename Destination, amp2hip::if_destination<Destination> = 0>
completion_future copy_async(const void *source, unsigned bytes, Destination &&destination,
                             const amp2hip::texture_index<Destination> &origin,
                             const amp2hip::texture_extent<Destination> &part);

/// Copy texels from a range.
template <typename It, typename T, int N>
void copy(It first, It last, texture<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, texture<T, N> &destination) AMP2HIP_INPUT(It, T);

template <typename It, typename T, int N>
void copy(It first, It last, const texture_view<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, const texture_view<T, N> &destination)
    AMP2HIP_INPUT(It, T);

template <typename It, typename T, int N>
void copy(It first, It last, const writeonly_texture_view<T, N> &destination) AMP2HIP_INPUT(It, T);
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, const writeonly_texture_view<T, N> &destination)
    AMP2HIP_INPUT(It, T);

/// Copy texels from a range to a section.
template <typename It, typename Destination, amp2hip::if_destination<Destination> = 0>
void copy(It first, It last, Destination &&destination,
          const amp2hip::texture_index<Destination> &origin,
          const amp2hip::texture_extent<Destination> &part)
    AMP2HIP_INPUT(It, amp2hip::texel_of_texture<Destination>);
template <typename It, typename Destination, amp2hip::if_destination<Destination> = 0>
completion_future copy_async(It first, It last, Destination &&destination,
                             const amp2hip::texture_index<Destination> &origin,
                             const amp2hip::texture_extent<Destination> &part)
    AMP2HIP_INPUT(It, amp2hip::texel_of_texture<Destination>);

/// Copy all texels to an iterator.
template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It> = 0>
void copy(const Source &source, It destination)
    AMP2HIP_OUTPUT(It, amp2hip::texel_of_texture<Source>);
template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It> = 0>
completion_future copy_async(const Source &source, It destination)
    AMP2HIP_OUTPUT(It, amp2hip::texel_of_texture<Source>);

/// Copy a section to an iterator.
template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It> = 0>
void copy(const Source &source, const amp2hip::texture_index<Source> &origin,
          const amp2hip::texture_extent<Source> &part, It destination)
    AMP2HIP_OUTPUT(It, amp2hip::texel_of_texture<Source>);
template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It> = 0>
completion_future copy_async(const Source &source, const amp2hip::texture_index<Source> &origin,
                             const amp2hip::texture_extent<Source> &part, It destination)
    AMP2HIP_OUTPUT(It, amp2hip::texel_of_texture<Source>);

/// Copy between textures and views. Throw runtime_exception if the extents, the bits of a texel or
/// the numbers of levels differ.
template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination> = 0>
void copy(const Source &source, Destination &&destination);
template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination> = 0>
completion_future copy_async(const Source &source, Destination &&destination);

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_NOT_COPIED                                                                         \
  AMP2HIP_REQUIRE(                                                                                 \
      amp2hip::rank_of<Source> != 0 && amp2hip::rank_of<Destination> != 0,                         \
      "there is no copy between arrays and textures; copy in a kernel or through memory (10.6)")   \
  AMP2HIP_REQUIRE(amp2hip::rank_of<Source> == 0 || amp2hip::texture_type<Source>::is_source,       \
                  "a writeonly_texture_view cannot be copied; copy its texture (10.6)")            \
  AMP2HIP_REQUIRE(amp2hip::rank_of<Destination> == 0 ||                                            \
                      amp2hip::texture_type<std::decay_t<Destination>>::is_destination,            \
                  "a texture_view<const T, N> is only for reading; copy to its texture or to a "   \
                  "texture_view<T, N> (10.6)")                                                     \
  AMP2HIP_REQUIRE(amp2hip::rank_of<Source> == 0 || amp2hip::rank_of<Destination> == 0 ||           \
                      amp2hip::rank_of<Source> == amp2hip::rank_of<Destination>,                   \
                  "textures of different ranks cannot be copied to each other; copy a section to " \
                  "memory, and from there (10.6)")
template <typename Source, typename Destination, amp2hip::if_not_copied<Source, Destination> = 0>
void copy(const Source &source, Destination &&destination) AMP2HIP_NOT_COPIED;
template <typename Source, typename Destination, amp2hip::if_not_copied<Source, Destination> = 0>
completion_future copy_async(const Source &source, Destination &&destination) AMP2HIP_NOT_COPIED;
template <typename Source, typename From, typename Destination, typename To, typename Part,
          amp2hip::if_not_copied<Source, Destination> = 0>
void copy(const Source &source, const From &from, Destination &&destination, const To &to,
          const Part &part) AMP2HIP_NOT_COPIED;
template <typename Source, typename From, typename Destination, typename To, typename Part,
          amp2hip::if_not_copied<Source, Destination> = 0>
completion_future copy_async(const Source &source, const From &from, Destination &&destination,
                             const To &to, const Part &part) AMP2HIP_NOT_COPIED;
#undef AMP2HIP_NOT_COPIED
#endif

/// Copy a section between textures and views. Throw runtime_exception if the bits of a texel
/// differ, if a texture has several levels, or if both are the same texture.
template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination> = 0>
void copy(const Source &source, const amp2hip::texture_index<Source> &from,
          Destination &&destination, const amp2hip::texture_index<Destination> &to,
          const amp2hip::texture_extent<Source> &part);
template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination> = 0>
completion_future copy_async(const Source &source, const amp2hip::texture_index<Source> &from,
                             Destination &&destination,
                             const amp2hip::texture_index<Destination> &to,
                             const amp2hip::texture_extent<Source> &part);

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_TEXTURE_TEXTURE_COPY_H
