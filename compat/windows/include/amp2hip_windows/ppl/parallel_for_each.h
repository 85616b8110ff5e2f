//===--- parallel_for_each.h - parallel_for_each over iterators ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_FOR_EACH_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_FOR_EACH_H

#include "amp2hip_windows/ppl/partitioners.h"
#include "amp2hip_windows/ppl/sequences.h"

namespace concurrency {

/// Calls \p function for each element. <amp.h> declares functions of the same name that launch
/// kernels.
template <typename Iterator, typename Function, typename Partitioner,
          amp2hip_windows::if_partitioner<Partitioner> = 0>
void parallel_for_each(Iterator first, Iterator last, const Function &function,
                       Partitioner &&partitioner) {
  const amp2hip_windows::sequence<Iterator> elements(first, last);
  amp2hip_windows::run_loop(elements.size(), amp2hip_windows::partition_access::of(partitioner),
                            [&](std::size_t from, std::size_t to) {
                              Iterator at = elements.at(from);
                              for (; from != to; ++from, ++at)
                                function(*at);
                            });
}
template <typename Iterator, typename Function>
void parallel_for_each(Iterator first, Iterator last, const Function &function) {
  parallel_for_each(first, last, function, auto_partitioner());
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_FOR_EACH_H
