//===--- commands.h - Commands of the interpreter of Windows ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `system` refers to a function of amp2hip::compat. It executes the commands `pause`, `cls` and
/// `chcp`, ignores `color`, `title` and `mode`, and passes others to the shell, with `/dev/null`
/// for `nul`. It returns the exit code, as on Windows. Other libraries of the program still use the
/// function of the system.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_COMMANDS_H
#define AMP2HIP_WINDOWS_CRT_COMMANDS_H

// Before the declarations of the system: these, and std::system, take over the name.
#ifdef __cplusplus
extern "C" int system(const char *command) __asm__("amp2hip_windows_system");
#else
int system(const char *command) __asm__("amp2hip_windows_system");
#endif

#endif // AMP2HIP_WINDOWS_CRT_COMMANDS_H
