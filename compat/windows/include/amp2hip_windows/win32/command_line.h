//===--- command_line.h - command line of the process ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_COMMAND_LINE_H
#define AMP2HIP_WINDOWS_WIN32_COMMAND_LINE_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The arguments of the program in one text, quoted as on Windows. It lives as long as the program.
LPSTR GetCommandLineA(void);
LPWSTR GetCommandLineW(void);

#ifdef __cplusplus
} // extern "C"
#endif

#define GetCommandLine AMP2HIP_A_OR_W(GetCommandLine)

#endif // AMP2HIP_WINDOWS_WIN32_COMMAND_LINE_H
