//===--- parallel_radixsort.h - parallel_radixsort -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_RADIXSORT_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_RADIXSORT_H

#include "amp2hip_windows/ppl/sequences.h"
#include <array>
#include <memory>

namespace amp2hip_windows {

/// The key of an integer: its bits as an unsigned number. Negative numbers follow positive ones.
struct integer_key {
  template <typename Integer>
  std::size_t operator()(const Integer &value) const {
    return static_cast<std::size_t>(value);
  }
};

/// Sorts stably by one byte of the keys: counts the bytes of each chunk, then moves the elements of
/// each chunk to their places.
template <typename From, typename To, typename Key>
void sort_by_byte(From from, To to, std::size_t count, const Key &key, int shift,
                  std::size_t least) {
  const chunks parts(count, least);
  std::vector<std::array<std::size_t, 256>> places(parts.size());
  loop_partition one_by_one;
  one_by_one.how = loop_partition::simple;
  const auto for_chunks = [&](const auto &body) {
    run_loop(parts.size(), one_by_one, [&](std::size_t part, std::size_t end) {
      for (; part != end; ++part)
        for (std::size_t i = parts.begin(part); i < parts.begin(part + 1); ++i)
          body(i, places[part]
                        [static_cast<std::size_t>(key(*(from + static_cast<std::ptrdiff_t>(i)))) >>
                             shift &
                         0xFF]);
    });
  };
  for_chunks([](std::size_t, std::size_t &number) { ++number; });
  std::size_t place = 0;
  for (std::size_t byte = 0; byte < 256; ++byte)
    for (auto &part : places) {
      const std::size_t number = part[byte];
      part[byte] = place;
      place += number;
    }
  for_chunks([&](std::size_t i, std::size_t &at) {
    *(to + static_cast<std::ptrdiff_t>(at++)) = std::move(*(from + static_cast<std::ptrdiff_t>(i)));
  });
}

template <typename Allocator, typename Iterator, typename Key>
void sort_by_key(Iterator begin, Iterator end, const Key &key, std::size_t chunk_size,
                 const Allocator &allocator) {
  const auto count = static_cast<std::size_t>(end - begin);
  std::size_t largest = 0;
  for (Iterator i = begin; i != end; ++i)
    largest = std::max<std::size_t>(largest, static_cast<std::size_t>(key(*i)));
  std::vector<typename std::iterator_traits<Iterator>::value_type, Allocator> buffer(count,
                                                                                     allocator);
  bool in_buffer = false;
  for (int shift = 0; shift < 64 && largest >> shift != 0; shift += 8, in_buffer = !in_buffer) {
    if (in_buffer)
      sort_by_byte(buffer.begin(), begin, count, key, shift, chunk_size);
    else
      sort_by_byte(begin, buffer.begin(), count, key, shift, chunk_size);
  }
  if (in_buffer)
    std::move(buffer.begin(), buffer.end(), begin);
}

} // namespace amp2hip_windows

namespace concurrency {

/// Sorts stably by the key that \p key, a projection to an unsigned integer, returns. Without a
/// projection, the elements are integers, and negative ones follow positive ones. Requires memory
/// for as many elements again, which must have a default constructor.
template <typename Allocator, typename Iterator, typename Key>
void parallel_radixsort(const Allocator &allocator, const Iterator &begin, const Iterator &end,
                        const Key &key, const std::size_t chunk_size = 256 * 256) {
  amp2hip_windows::sort_by_key(begin, end, key, chunk_size, allocator);
}
template <typename Allocator, typename Iterator>
void parallel_radixsort(const Allocator &allocator, const Iterator &begin, const Iterator &end) {
  parallel_radixsort(allocator, begin, end, amp2hip_windows::integer_key());
}
template <typename Allocator, typename Iterator, typename Key>
void parallel_radixsort(const Iterator &begin, const Iterator &end, const Key &key,
                        const std::size_t chunk_size = 256 * 256) {
  amp2hip_windows::sort_by_key(begin, end, key, chunk_size, Allocator());
}
template <typename Allocator, typename Iterator>
void parallel_radixsort(const Iterator &begin, const Iterator &end) {
  amp2hip_windows::sort_by_key(begin, end, amp2hip_windows::integer_key(), 256 * 256, Allocator());
}
template <typename Iterator, typename Key>
void parallel_radixsort(const Iterator &begin, const Iterator &end, const Key &key,
                        const std::size_t chunk_size = 256 * 256) {
  using allocator = std::allocator<typename std::iterator_traits<Iterator>::value_type>;
  amp2hip_windows::sort_by_key(begin, end, key, chunk_size, allocator());
}
template <typename Iterator>
void parallel_radixsort(const Iterator &begin, const Iterator &end) {
  parallel_radixsort(begin, end, amp2hip_windows::integer_key());
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_RADIXSORT_H
