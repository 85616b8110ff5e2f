//===--- restore.h - the terminal at the end of a program ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CONSOLE_RESTORE_H
#define AMP2HIP_WINDOWS_LIB_CONSOLE_RESTORE_H

namespace amp2hip_windows {

/// What a program changes in its terminal. The shell that started it would keep the change.
enum class terminal_change : unsigned {
  mode = 1,
  colors = 2,
  hidden_cursor = 4,
  buffer = 8,
  mouse = 16
};

/// Remembers that the program makes or undoes a change. Call it before the first change of the
/// mode.
void remember_change(terminal_change change, bool made);
/// Undoes the changes that remain. Called at the end of the program, also by a signal that ends it.
void restore_terminal();

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CONSOLE_RESTORE_H
