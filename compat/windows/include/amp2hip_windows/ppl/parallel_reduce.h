//===--- parallel_reduce.h - parallel_reduce -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_REDUCE_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_REDUCE_H

#include "amp2hip_windows/ppl/sequences.h"
#include <functional>
#include <optional>

namespace concurrency {

/// Reduces chunks of the elements by `range_function(begin, end, identity)` and their results, in
/// the order of the elements, by `function(a, b)`.
template <typename Result, typename Iterator, typename RangeFunction, typename Function>
Result parallel_reduce(Iterator begin, Iterator end, const Result &identity,
                       const RangeFunction &range_function, const Function &function) {
  const amp2hip_windows::sequence<Iterator> elements(begin, end);
  if (elements.size() == 0)
    return identity;
  const amp2hip_windows::chunks chunks(elements.size(), 64);
  std::vector<std::optional<Result>> results(chunks.size());
  amp2hip_windows::loop_partition one_by_one;
  one_by_one.how = amp2hip_windows::loop_partition::simple;
  amp2hip_windows::run_loop(chunks.size(), one_by_one, [&](std::size_t from, std::size_t to) {
    for (; from != to; ++from)
      results[from].emplace(range_function(elements.at(chunks.begin(from)),
                                           elements.at(chunks.begin(from + 1)), identity));
  });
  // A canceled loop leaves chunks out.
  Result result = identity;
  for (std::optional<Result> &one : results)
    if (one)
      result = function(std::move(result), std::move(*one));
  return result;
}
template <typename Iterator, typename Function>
typename std::iterator_traits<Iterator>::value_type
parallel_reduce(Iterator begin, Iterator end,
                const typename std::iterator_traits<Iterator>::value_type &identity,
                Function function) {
  using value = typename std::iterator_traits<Iterator>::value_type;
  return parallel_reduce(
      begin, end, identity,
      [&function](Iterator from, Iterator to, value result) {
        for (; from != to; ++from)
          result = function(std::move(result), *from);
        return result;
      },
      function);
}
/// Adds the elements with operator+.
template <typename Iterator>
typename std::iterator_traits<Iterator>::value_type
parallel_reduce(Iterator begin, Iterator end,
                const typename std::iterator_traits<Iterator>::value_type &identity) {
  return parallel_reduce(begin, end, identity,
                         std::plus<typename std::iterator_traits<Iterator>::value_type>());
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_REDUCE_H
