//===--- stacks.h - the stacks of a worker's fibers ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_STACKS_H
#define AMP2HIP_STACKS_H

#include <cstddef>

namespace amp2hip {

/// The stacks of one OS thread, in one block of address space: a guard page for
/// each would pass the system's limit of mappings with many workers. Instead a
/// mark at the low end of each shows whether it was overrun.
class stack_block {
public:
  static constexpr std::size_t count = 1024; ///< threads of the largest tile

  stack_block() = default;
  ~stack_block();
  stack_block(const stack_block &) = delete;
  stack_block &operator=(const stack_block &) = delete;

  /// Stack number i, marked, and its size. Throws std::bad_alloc.
  void *take(std::size_t i, std::size_t &size);
  /// Whether the mark of stack i is gone: something ran over its end.
  bool overrun(std::size_t i) const;

private:
  char *begin(std::size_t i) const;

  char *block_ = nullptr;
  std::size_t taken_ = 0; ///< the first so many stacks were used
};

} // namespace amp2hip

#endif // AMP2HIP_STACKS_H
