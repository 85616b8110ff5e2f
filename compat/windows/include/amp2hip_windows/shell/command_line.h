//===--- command_line.h - arguments of a command line ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_SHELL_COMMAND_LINE_H
#define AMP2HIP_WINDOWS_SHELL_COMMAND_LINE_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the arguments of a command line, and stores their number in \p count; those of an empty
/// text are the path of the program. The array and the texts are one block for LocalFree.
LPWSTR *CommandLineToArgvW(LPCWSTR line, int *count);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_SHELL_COMMAND_LINE_H
