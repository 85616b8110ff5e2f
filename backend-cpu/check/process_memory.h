//===--- process_memory.h - memory that is of no container ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_PROCESS_MEMORY_H
#define AMP2HIP_CHECK_PROCESS_MEMORY_H

#include <cstddef>
#include <utility>
#include <vector>

namespace amp2hip::check {

/// The memory of the process that a kernel may access although it is of no container: the stacks of
/// its threads, the variables of the program and the constants.
class process_memory {
public:
  /// Finds the memory at the begin of a launch by the calling thread.
  void begin_launch();
  /// A thread of the kernel runs, whose stack contains \p frame.
  void thread_runs(const void *frame) { frame_ = static_cast<const char *>(frame); }
  /// True for an address of such memory. Must be called by the running thread.
  bool contains(const char *address) const;

private:
  std::vector<std::pair<const char *, const char *>> ranges_;
  const char *frame_ = nullptr;
};

} // namespace amp2hip::check

#endif // AMP2HIP_CHECK_PROCESS_MEMORY_H
