//===--- ShellCommands.h - Commands of Windows ------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PATHS_SHELLCOMMANDS_H
#define AMP2HIP_PORTABILITY_PATHS_SHELLCOMMANDS_H

namespace amp2hip {

class Unit;

/// Warns about literal commands that the shell of Linux does not have (AMP1810):
///
///   system("del old.txt");
///
/// The function `system` of the compatibility headers executes `pause`, `cls` and the like.
void reportShellCommands(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PATHS_SHELLCOMMANDS_H
