//===--- parallel_for.h - parallel_for -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_FOR_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_FOR_H

#include "amp2hip_windows/ppl/partitioners.h"
#include <cstdint>

namespace concurrency {

/// Calls \p function for first, first + step... below \p last. Throws std::invalid_argument if
/// \p step is not positive.
template <typename Index, typename Function, typename Partitioner,
          amp2hip_windows::if_partitioner<Partitioner> = 0>
void parallel_for(Index first, Index last, Index step, const Function &function,
                  Partitioner &&partitioner) {
  if (!(step > 0))
    throw std::invalid_argument("step");
  if (!(first < last))
    return;
  // The distance of two integers may be greater than the largest signed one.
  const std::uint64_t distance =
      static_cast<std::uint64_t>(last) - static_cast<std::uint64_t>(first);
  const std::uint64_t count = (distance - 1) / static_cast<std::uint64_t>(step) + 1;
  amp2hip_windows::run_loop(count, amp2hip_windows::partition_access::of(partitioner),
                            [&](std::size_t from, std::size_t to) {
                              for (; from != to; ++from)
                                function(
                                    static_cast<Index>(static_cast<std::uint64_t>(first) +
                                                       from * static_cast<std::uint64_t>(step)));
                            });
}
template <typename Index, typename Function, amp2hip_windows::if_no_partitioner<Function> = 0>
void parallel_for(Index first, Index last, Index step, const Function &function) {
  parallel_for(first, last, step, function, auto_partitioner());
}
template <typename Index, typename Function, typename Partitioner,
          amp2hip_windows::if_partitioner<Partitioner> = 0>
void parallel_for(Index first, Index last, const Function &function, Partitioner &&partitioner) {
  parallel_for(first, last, static_cast<Index>(1), function, partitioner);
}
template <typename Index, typename Function>
void parallel_for(Index first, Index last, const Function &function) {
  parallel_for(first, last, static_cast<Index>(1), function, auto_partitioner());
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_FOR_H
