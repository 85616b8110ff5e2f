//===--- thread_exit.h - the end of a thread --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_THREAD_EXIT_H
#define AMP2HIP_WINDOWS_LIB_WIN32_THREAD_EXIT_H

#include "amp2hip_windows/win32/types.h"

namespace amp2hip_windows {

/// The exception by which ExitThread unwinds the stack.
struct exit_of_thread {
  DWORD code;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_THREAD_EXIT_H
