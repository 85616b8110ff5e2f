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
using if_source_and_iterator = std::enable_if_t<
    texture_type<Source>::is_source && !texture_type<std::decay_t<It>>::is_destination, int>;

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
