//===--- stacks.h - stacks of the fibers of a worker ----------------------===//
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

/// The stacks of the fibers of one OS thread, in one block of address space. A known value (mark)
/// at the low end of each stack shows whether the stack has overflowed. There are no guard pages,
/// because with many workers a guard page for each stack would exceed the system's limit of memory
/// mappings.
class stack_block {
public:
  static constexpr std::size_t count = 1024; ///< the number of threads of the largest tile

  stack_block() = default;
  ~stack_block();
  stack_block(const stack_block &) = delete;
  stack_block &operator=(const stack_block &) = delete;

  /// Writes the mark of stack \p i, stores the size of the stack in \p size, and returns its low
  /// end. Throws std::bad_alloc.
  void *take(std::size_t i, std::size_t &size);
  /// True if the mark of stack \p i was overwritten: the stack has overflowed.
  bool overrun(std::size_t i) const;

private:
  char *begin(std::size_t i) const;

  char *block_ = nullptr;
  std::size_t taken_ = 0; ///< number of stacks, from the first, that were used
};

} // namespace amp2hip

#endif // AMP2HIP_STACKS_H
