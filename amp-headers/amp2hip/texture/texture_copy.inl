//===--- texture_copy.inl - copies of textures ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_COPY_INL
#define AMP2HIP_TEXTURE_TEXTURE_COPY_INL

#include "amp2hip/array/copy.inl"
#include "amp2hip/array/view_access.h"
#include "amp2hip/error/errors.h"
#include "amp2hip/texture/texture_copy.h"
#include "amp2hip/texture/texture_data.h"
#include <iterator>
#include <vector>

namespace amp2hip {

template <typename T, int N>
void check_texture_section(const concurrency::extent<N> &extent,
                           const concurrency::index<N> &origin,
                           const concurrency::extent<N> &part) {
  for (int d = 0; d < N; ++d)
    if (origin[d] < 0 || part[d] <= 0 || origin[d] >= extent[d] || part[d] > extent[d] - origin[d])
      throw_section_outside(origin, part, extent);
}

/// Requires texels that are as wide as in the program.
template <typename T>
void check_natural(unsigned bits) {
  static_assert(!is_normalized<T>,
                "textures of norm and unorm are only copied as raw bytes: pass a pointer and a "
                "number of bytes (10.6)");
  if (bits != natural_bits<T>)
    throw_narrow_texels(bits, natural_bits<T>);
}

/// The texels of a section as elements of the program.
template <typename T, int N>
view_data<N> elements_of_section(const texture_data &data, const concurrency::extent<N> &extent,
                                 const concurrency::index<N> &origin) {
  return view_data<N>::dense(extent, data.texels.pointer, data.texels.owner,
                             data.texels.offset + place_of(extent, origin) * sizeof(T));
}

/// Copies as many texels as \p extent has from a range. Throws runtime_exception if it is too
/// short.
template <typename T, typename It, int N>
pending_copy copy_range_in(It first, It last, const concurrency::extent<N> &extent,
                           const view_data<N> &to) {
  using category = typename std::iterator_traits<It>::iterator_category;
  const std::size_t count = texels_of(extent);
  if constexpr (std::is_base_of<std::forward_iterator_tag, category>::value) {
    const auto given = static_cast<std::size_t>(std::distance(first, last));
    if (given < count)
      throw_counts_differ(given, count);
    return copy_in<T>(first, extent, to);
  } else {
    std::vector<T> elements;
    for (; elements.size() < count && first != last; ++first)
      elements.push_back(static_cast<T>(*first));
    if (elements.size() < count)
      throw_counts_differ(elements.size(), count);
    wait_for(copy_in<T>(elements.begin(), extent, to));
    return {nullptr, false};
  }
}

// One function for each form of graphics::copy. They return before the copy is complete.

template <typename Source>
pending_copy texture_to_memory(const Source &source, void *destination, std::size_t bytes) {
  const texture_data &data = texture_access::data(source);
  const std::size_t needed = texture_bytes<texel_of_texture<Source>>(source.extent, data);
  check_bytes(bytes, needed);
  return copy_region(byte_region(destination, needed).get(), byte_region(data, needed).get());
}
template <typename Source>
pending_copy section_to_memory(const Source &source, const texture_index<Source> &origin,
                               const texture_extent<Source> &part, void *destination,
                               std::size_t bytes) {
  using T = texel_of_texture<Source>;
  const texture_data &data = texture_access::data(source);
  check_texture_section<T>(source.extent, origin, part);
  check_bytes(bytes, texels_of(part) * texel_bytes<T>(data.bits));
  return copy_region(
      view_region<rank_of<Source>>(part, destination, texel_bytes<T>(data.bits)).get(),
      texture_region<T, rank_of<Source>>(data, source.extent, origin, part).get());
}
template <typename Destination>
pending_copy memory_to_texture(const void *source, std::size_t bytes,
                               const Destination &destination) {
  const texture_data &data = texture_access::data(destination);
  const std::size_t needed = texture_bytes<texel_of_texture<Destination>>(destination.extent, data);
  check_bytes(bytes, needed);
  return copy_region(byte_region(data, needed).get(), byte_region(source, needed).get());
}
template <typename Destination>
pending_copy memory_to_section(const void *source, std::size_t bytes,
                               const Destination &destination,
                               const texture_index<Destination> &origin,
                               const texture_extent<Destination> &part) {
  using T = texel_of_texture<Destination>;
  const texture_data &data = texture_access::data(destination);
  check_texture_section<T>(destination.extent, origin, part);
  check_bytes(bytes, texels_of(part) * texel_bytes<T>(data.bits));
  return copy_region(
      texture_region<T, rank_of<Destination>>(data, destination.extent, origin, part).get(),
      view_region<rank_of<Destination>>(part, source, texel_bytes<T>(data.bits)).get());
}
/// The number of texels of all levels, as an extent. Throws runtime_exception if an int cannot hold
/// it.
template <typename Texture>
concurrency::extent<1> all_texels(const Texture &texture) {
  const std::size_t count = texels_before(texture.extent, texture_access::data(texture).levels);
  if (count > max_view_elements)
    throw_error("copy: the texture has more texels than an iterator range may have here; copy it "
                "in sections (10.6)");
  return concurrency::extent<1>(static_cast<int>(count));
}
template <typename It, typename Destination>
pending_copy range_to_texture(It first, It last, const Destination &destination) {
  using T = texel_of_texture<Destination>;
  const texture_data &data = texture_access::data(destination);
  check_natural<T>(data.bits);
  return copy_range_in<T>(first, last, all_texels(destination), data.texels);
}
template <typename It, typename Destination>
pending_copy range_to_section(It first, It last, const Destination &destination,
                              const texture_index<Destination> &origin,
                              const texture_extent<Destination> &part) {
  using T = texel_of_texture<Destination>;
  const texture_data &data = texture_access::data(destination);
  check_natural<T>(data.bits);
  check_texture_section<T>(destination.extent, origin, part);
  return copy_range_in<T>(first, last, part,
                          elements_of_section<T>(data, destination.extent, origin));
}
template <typename Source, typename It>
pending_copy texture_to_range(const Source &source, It destination) {
  using T = texel_of_texture<Source>;
  const texture_data &data = texture_access::data(source);
  check_natural<T>(data.bits);
  return copy_out<T>(all_texels(source), data.texels, destination);
}
template <typename Source, typename It>
pending_copy section_to_range(const Source &source, const texture_index<Source> &origin,
                              const texture_extent<Source> &part, It destination) {
  using T = texel_of_texture<Source>;
  const texture_data &data = texture_access::data(source);
  check_natural<T>(data.bits);
  check_texture_section<T>(source.extent, origin, part);
  return copy_out<T>(part, elements_of_section<T>(data, source.extent, origin), destination);
}
template <typename Source, typename Destination>
pending_copy texture_to_texture(const Source &source, const Destination &destination) {
  using T = texel_of_texture<Source>;
  const texture_data &from = texture_access::data(source), &to = texture_access::data(destination);
  if (source.extent != destination.extent)
    throw_extents_differ(source.extent, destination.extent);
  check_same_format(texel_traits<T>::size, from, texel_traits<texel_of_texture<Destination>>::size,
                    to);
  const std::size_t bytes = texture_bytes<T>(source.extent, from);
  return copy_region(byte_region(to, bytes).get(), byte_region(from, bytes).get());
}
template <typename Source, typename Destination>
pending_copy section_to_section(const Source &source, const texture_index<Source> &from_origin,
                                const Destination &destination,
                                const texture_index<Destination> &to_origin,
                                const texture_extent<Source> &part) {
  using T = texel_of_texture<Source>;
  constexpr int N = rank_of<Source>;
  const texture_data &from = texture_access::data(source), &to = texture_access::data(destination);
  check_texture_section<T>(source.extent, from_origin, part);
  check_texture_section<T>(destination.extent, to_origin, part);
  check_same_format(texel_traits<T>::size, from, texel_traits<texel_of_texture<Destination>>::size,
                    to);
  check_single_levels(from, to);
  return copy_region(texture_region<T, N>(to, destination.extent, to_origin, part).get(),
                     texture_region<T, N>(from, source.extent, from_origin, part).get());
}
/// Copies all levels to a new texture on any accelerator.
template <typename T, typename Source, int N>
void copy_levels(const Source &source, concurrency::graphics::texture<T, N> &destination) {
  wait_for(texture_to_texture(source, destination));
}

template <typename Texture>
buffer *owner_of(const Texture &texture) {
  return texture_access::data(texture).texels.owner;
}

} // namespace amp2hip

namespace concurrency {
namespace graphics {

template <typename Source, amp2hip::if_source<Source>>
void copy(const Source &source, void *destination, unsigned bytes) {
  amp2hip::wait_for(amp2hip::texture_to_memory(source, destination, bytes));
}
template <typename Source, amp2hip::if_source<Source>>
completion_future copy_async(const Source &source, void *destination, unsigned bytes) {
  return amp2hip::make_future(amp2hip::texture_to_memory(source, destination, bytes),
                              amp2hip::owner_of(source));
}

template <typename Source, amp2hip::if_source<Source>>
void copy(const Source &source, const amp2hip::texture_index<Source> &origin,
          const amp2hip::texture_extent<Source> &part, void *destination, unsigned bytes) {
  amp2hip::wait_for(amp2hip::section_to_memory(source, origin, part, destination, bytes));
}
template <typename Source, amp2hip::if_source<Source>>
completion_future copy_async(const Source &source, const amp2hip::texture_index<Source> &origin,
                             const amp2hip::texture_extent<Source> &part, void *destination,
                             unsigned bytes) {
  return amp2hip::make_future(amp2hip::section_to_memory(source, origin, part, destination, bytes),
                              amp2hip::owner_of(source));
}

template <typename Destination, amp2hip::if_destination<Destination>>
void copy(const void *source, unsigned bytes, Destination &&destination) {
  amp2hip::wait_for(amp2hip::memory_to_texture(source, bytes, destination));
}
template <typename Destination, amp2hip::if_destination<Destination>>
completion_future copy_async(const void *source, unsigned bytes, Destination &&destination) {
  return amp2hip::make_future(amp2hip::memory_to_texture(source, bytes, destination),
                              amp2hip::owner_of(destination));
}

template <typename Destination, amp2hip::if_destination<Destination>>
void copy(const void *source, unsigned bytes, Destination &&destination,
          const amp2hip::texture_index<Destination> &origin,
          const amp2hip::texture_extent<Destination> &part) {
  amp2hip::wait_for(amp2hip::memory_to_section(source, bytes, destination, origin, part));
}
template <typename Destination, amp2hip::if_destination<Destination>>
completion_future copy_async(const void *source, unsigned bytes, Destination &&destination,
                             const amp2hip::texture_index<Destination> &origin,
                             const amp2hip::texture_extent<Destination> &part) {
  return amp2hip::make_future(amp2hip::memory_to_section(source, bytes, destination, origin, part),
                              amp2hip::owner_of(destination));
}

template <typename It, typename T, int N>
void copy(It first, It last, texture<T, N> &destination) {
  amp2hip::wait_for(amp2hip::range_to_texture(first, last, destination));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, texture<T, N> &destination) {
  return amp2hip::make_future(amp2hip::range_to_texture(first, last, destination),
                              amp2hip::owner_of(destination));
}

template <typename It, typename T, int N>
void copy(It first, It last, const texture_view<T, N> &destination) {
  amp2hip::wait_for(amp2hip::range_to_texture(first, last, destination));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, const texture_view<T, N> &destination) {
  return amp2hip::make_future(amp2hip::range_to_texture(first, last, destination),
                              amp2hip::owner_of(destination));
}

template <typename It, typename T, int N>
void copy(It first, It last, const writeonly_texture_view<T, N> &destination) {
  amp2hip::wait_for(amp2hip::range_to_texture(first, last, destination));
}
template <typename It, typename T, int N>
completion_future copy_async(It first, It last, const writeonly_texture_view<T, N> &destination) {
  return amp2hip::make_future(amp2hip::range_to_texture(first, last, destination),
                              amp2hip::owner_of(destination));
}

template <typename It, typename Destination, amp2hip::if_destination<Destination>>
void copy(It first, It last, Destination &&destination,
          const amp2hip::texture_index<Destination> &origin,
          const amp2hip::texture_extent<Destination> &part) {
  amp2hip::wait_for(amp2hip::range_to_section(first, last, destination, origin, part));
}
template <typename It, typename Destination, amp2hip::if_destination<Destination>>
completion_future copy_async(It first, It last, Destination &&destination,
                             const amp2hip::texture_index<Destination> &origin,
                             const amp2hip::texture_extent<Destination> &part) {
  return amp2hip::make_future(amp2hip::range_to_section(first, last, destination, origin, part),
                              amp2hip::owner_of(destination));
}

template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It>>
void copy(const Source &source, It destination) {
  amp2hip::wait_for(amp2hip::texture_to_range(source, destination));
}
template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It>>
completion_future copy_async(const Source &source, It destination) {
  return amp2hip::make_future(amp2hip::texture_to_range(source, destination),
                              amp2hip::owner_of(source));
}

template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It>>
void copy(const Source &source, const amp2hip::texture_index<Source> &origin,
          const amp2hip::texture_extent<Source> &part, It destination) {
  amp2hip::wait_for(amp2hip::section_to_range(source, origin, part, destination));
}
template <typename Source, typename It, amp2hip::if_source_and_iterator<Source, It>>
completion_future copy_async(const Source &source, const amp2hip::texture_index<Source> &origin,
                             const amp2hip::texture_extent<Source> &part, It destination) {
  return amp2hip::make_future(amp2hip::section_to_range(source, origin, part, destination),
                              amp2hip::owner_of(source));
}

template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination>>
void copy(const Source &source, Destination &&destination) {
  amp2hip::wait_for(amp2hip::texture_to_texture(source, destination));
}
template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination>>
completion_future copy_async(const Source &source, Destination &&destination) {
  return amp2hip::make_future(amp2hip::texture_to_texture(source, destination),
                              amp2hip::owner_of(source), amp2hip::owner_of(destination));
}

template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination>>
void copy(const Source &source, const amp2hip::texture_index<Source> &from,
          Destination &&destination, const amp2hip::texture_index<Destination> &to,
          const amp2hip::texture_extent<Source> &part) {
  amp2hip::wait_for(amp2hip::section_to_section(source, from, destination, to, part));
}
template <typename Source, typename Destination, amp2hip::if_textures<Source, Destination>>
completion_future copy_async(const Source &source, const amp2hip::texture_index<Source> &from,
                             Destination &&destination,
                             const amp2hip::texture_index<Destination> &to,
                             const amp2hip::texture_extent<Source> &part) {
  return amp2hip::make_future(amp2hip::section_to_section(source, from, destination, to, part),
                              amp2hip::owner_of(source), amp2hip::owner_of(destination));
}

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_TEXTURE_TEXTURE_COPY_INL
