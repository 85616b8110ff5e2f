//===--- process_memory.h - memory that is of no container ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_PROCESS_MEMORY_H
#define AMP2HIP_ACCESS_CHECKER_PROCESS_MEMORY_H

#include "unchecked_memory.h"
#include <cstddef>
#include <vector>

namespace amp2hip::check {

/// The memory of the process that a kernel may access although it is of no container: the stack of
/// the calling thread, the variables of the program and the constants.
class process_memory {
public:
  /// Finds the memory at the beginning of a launch by the calling thread.
  void begin_launch();
  /// Returns the range of such memory that contains an address; an empty range if there is none.
  address_range range_of(const char *address) const;

private:
  std::vector<address_range> ranges_;
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_PROCESS_MEMORY_H
