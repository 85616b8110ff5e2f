//===--- parallel_transform.h - parallel_transform -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_PARALLEL_TRANSFORM_H
#define AMP2HIP_WINDOWS_PPL_PARALLEL_TRANSFORM_H

#include "amp2hip_windows/ppl/partitioners.h"
#include "amp2hip_windows/ppl/sequences.h"

namespace amp2hip_windows {

/// The output of a transformation, which has as many elements as its input. The elements of an
/// iterator that is not random-access are found by steps from the first one.
template <typename Iterator>
class output_sequence {
public:
  output_sequence(Iterator begin, std::size_t count)
      : all_(begin, advanced(begin, count)), end_(advanced(begin, count)) {}
  Iterator at(std::size_t number) const { return all_.at(number); }
  Iterator end() const { return end_; }

private:
  static Iterator advanced(Iterator from, std::size_t count) {
    std::advance(from, static_cast<std::ptrdiff_t>(count));
    return from;
  }
  sequence<Iterator> all_;
  Iterator end_;
};

} // namespace amp2hip_windows

namespace concurrency {

/// Stores `function(element)` for each element. Returns the end of the output.
template <typename Input, typename Output, typename Function, typename Partitioner,
          amp2hip_windows::if_partitioner<Partitioner> = 0>
Output parallel_transform(Input first, Input last, Output output, const Function &function,
                          Partitioner &&partitioner) {
  const amp2hip_windows::sequence<Input> inputs(first, last);
  const amp2hip_windows::output_sequence<Output> outputs(output, inputs.size());
  amp2hip_windows::run_loop(inputs.size(), amp2hip_windows::partition_access::of(partitioner),
                            [&](std::size_t from, std::size_t to) {
                              Input in = inputs.at(from);
                              Output out = outputs.at(from);
                              for (; from != to; ++from, ++in, ++out)
                                *out = function(*in);
                            });
  return outputs.end();
}
template <typename Input, typename Output, typename Function>
Output parallel_transform(Input first, Input last, Output output, const Function &function) {
  return parallel_transform(first, last, output, function, auto_partitioner());
}

/// Stores `function(a, b)` for the elements of two sequences of the same length.
template <typename InputA, typename InputB, typename Output, typename Function,
          typename Partitioner, amp2hip_windows::if_partitioner<Partitioner> = 0>
Output parallel_transform(InputA first, InputA last, InputB second, Output output,
                          const Function &function, Partitioner &&partitioner) {
  const amp2hip_windows::sequence<InputA> inputs(first, last);
  const amp2hip_windows::output_sequence<InputB> others(second, inputs.size());
  const amp2hip_windows::output_sequence<Output> outputs(output, inputs.size());
  amp2hip_windows::run_loop(inputs.size(), amp2hip_windows::partition_access::of(partitioner),
                            [&](std::size_t from, std::size_t to) {
                              InputA a = inputs.at(from);
                              InputB b = others.at(from);
                              Output out = outputs.at(from);
                              for (; from != to; ++from, ++a, ++b, ++out)
                                *out = function(*a, *b);
                            });
  return outputs.end();
}
template <typename InputA, typename InputB, typename Output, typename Function,
          amp2hip_windows::if_no_partitioner<Function> = 0>
Output parallel_transform(InputA first, InputA last, InputB second, Output output,
                          const Function &function) {
  return parallel_transform(first, last, second, output, function, auto_partitioner());
}

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_PARALLEL_TRANSFORM_H
