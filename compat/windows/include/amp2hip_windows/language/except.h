//===--- except.h - the blocks of __except ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The class and the function that replace `__try` and `__except`:
///
///   __try {                                 try {
///     read(p);                                amp2hip_windows::guarded_block guard;
///   } __except (filter(_exception_code())) {  read(p);
///     p = 0;                                } catch (...) {
///   }                                         if (!amp2hip_windows::handles_exception(
///                                                   filter(_exception_code()))) throw;
///                                             p = 0;
///                                           }
///
/// Signal handlers throw an exception for a fault of the processor below such a block. The function
/// with the block must be compiled by g++ with -fnon-call-exceptions if a fault may occur in the
/// function itself; otherwise the fault ends the program. The filter runs after the block was left;
/// on Windows, it runs before the `__finally` blocks.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_EXCEPT_H
#define AMP2HIP_WINDOWS_LANGUAGE_EXCEPT_H

#include "amp2hip_windows/win32/exceptions.h"

namespace amp2hip_windows {

class finally_block;

/// While a thread has an object of this class, its faults throw exceptions.
class guarded_block {
public:
  guarded_block();
  guarded_block(const guarded_block &) = delete;
  guarded_block &operator=(const guarded_block &) = delete;
  ~guarded_block();

  /// Runs the `__finally` blocks in this block, for a fault: the destructors of their objects may
  /// be skipped.
  void run_inner_finally() const noexcept;

private:
  const guarded_block *outer_;
  finally_block *finally_;
};

/// Returns true if the handler runs: for EXCEPTION_EXECUTE_HANDLER and other positive values.
/// Returns false for EXCEPTION_CONTINUE_SEARCH, and if the exception ends the thread, as that of
/// ExitThread. EXCEPTION_CONTINUE_EXECUTION ends the program with a message, because the block was
/// left. To call in a handler of C++.
bool handles_exception(int filter);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LANGUAGE_EXCEPT_H
