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

/// The main function of a program with windows, which the program defines. Its third argument is
/// the command line without the name of the program.
int WinMain(HINSTANCE instance, HINSTANCE previous, LPSTR line, int show);
int wWinMain(HINSTANCE instance, HINSTANCE previous, LPWSTR line, int show);

#ifdef __cplusplus
} // extern "C"
#endif

#define GetCommandLine AMP2HIP_A_OR_W(GetCommandLine)

#endif // AMP2HIP_WINDOWS_WIN32_COMMAND_LINE_H
