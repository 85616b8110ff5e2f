//===--- parallel_sort.h - parallel_sort and its relatives ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_SORT_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_SORT_H

#include "amp2hip_windows/ppl/parallel_invoke.h"
#include <algorithm>
#include <functional>
#include <iterator>
#include <type_traits>

namespace amp2hip_windows {

/// Sorts by parallel quicksort. After \p depth partitions, std::sort bounds the time.
template <typename Iterator, typename Compare>
void sort_range(Iterator begin, Iterator end, const Compare &compare, std::size_t chunk,
                int depth) {
  const auto count = end - begin;
  if (static_cast<std::size_t>(count) <= chunk || depth == 0) {
    std::sort(begin, end, compare);
    return;
  }
  // The pivot is the median of three elements, which it leaves in their order at the ends.
  Iterator middle = begin + count / 2;
  if (compare(*middle, *begin))
    std::iter_swap(middle, begin);
  if (compare(*(end - 1), *middle)) {
    std::iter_swap(middle, end - 1);
    if (compare(*middle, *begin))
      std::iter_swap(middle, begin);
  }
  std::iter_swap(begin, middle);
  Iterator less = std::partition(begin + 1, end, [&](const auto &x) { return compare(x, *begin); });
  std::iter_swap(begin, less - 1);
  const Iterator pivot = less - 1;
  Iterator greater = std::partition(less, end, [&](const auto &x) { return !compare(*pivot, x); });
  concurrency::parallel_invoke([&] { sort_range(begin, pivot, compare, chunk, depth - 1); },
                               [&] { sort_range(greater, end, compare, chunk, depth - 1); });
}

} // namespace amp2hip_windows

namespace concurrency {

/// Sorts the elements, not stably. Ranges of at most \p chunk_size elements are sorted by one task.
template <typename Iterator, typename Compare>
void parallel_sort(const Iterator &begin, const Iterator &end, const Compare &compare,
                   const std::size_t chunk_size = 2048) {
  amp2hip_windows::sort_range(begin, end, compare, chunk_size != 0 ? chunk_size : 1, 32);
}
template <typename Iterator>
void parallel_sort(const Iterator &begin, const Iterator &end) {
  parallel_sort(begin, end, std::less<typename std::iterator_traits<Iterator>::value_type>());
}

/// The same. Microsoft's function takes a buffer from the allocator; this one needs none.
template <typename Iterator, typename Compare>
void parallel_buffered_sort(const Iterator &begin, const Iterator &end, const Compare &compare,
                            const std::size_t chunk_size = 2048) {
  parallel_sort(begin, end, compare, chunk_size);
}
template <typename Iterator>
void parallel_buffered_sort(const Iterator &begin, const Iterator &end) {
  parallel_sort(begin, end);
}
template <typename Allocator, typename Iterator, typename Compare>
void parallel_buffered_sort(const Iterator &begin, const Iterator &end, const Compare &compare,
                            const std::size_t chunk_size = 2048) {
  parallel_sort(begin, end, compare, chunk_size);
}
template <typename Allocator, typename Iterator>
void parallel_buffered_sort(const Iterator &begin, const Iterator &end) {
  parallel_sort(begin, end);
}
template <typename Allocator, typename Iterator, typename Compare>
void parallel_buffered_sort(const Allocator &, const Iterator &begin, const Iterator &end,
                            const Compare &compare, const std::size_t chunk_size = 2048) {
  parallel_sort(begin, end, compare, chunk_size);
}
template <typename Allocator, typename Iterator>
void parallel_buffered_sort(const Allocator &, const Iterator &begin, const Iterator &end) {
  parallel_sort(begin, end);
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_SORT_H
