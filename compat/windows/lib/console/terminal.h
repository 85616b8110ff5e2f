//===--- terminal.h - input of the terminal ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CONSOLE_TERMINAL_H
#define AMP2HIP_WINDOWS_LIB_CONSOLE_TERMINAL_H

#include "amp2hip_windows/win32/console_input.h"
#include <deque>
#include <mutex>
#include <optional>
#include <string>

namespace amp2hip_windows {

/// The terminal of standard input. Functions of <conio.h> and of the console read its keys from one
/// queue. Switches the terminal to single keys without an echo only while it reads.
class terminal {
public:
  static terminal &get();

  /// Returns whether standard input is a terminal that the program may read.
  static bool exists();
  /// Reads the keys that were typed. Waits for an event if \p waits and the queue is empty; returns
  /// false at the end of the input.
  bool read(bool waits);
  /// Returns the place of the cursor, which the terminal of standard output reports, from 0 on.
  std::optional<COORD> cursor();
  /// Sets what programs read by other functions: whole lines, with an echo, with signals of keys.
  void set_mode(DWORD mode);
  DWORD mode() const { return mode_; }

  std::deque<INPUT_RECORD> events;
  std::recursive_mutex mutex; ///< for all members

private:
  /// Reads bytes until \p milliseconds passed without one; -1 waits. Returns false if there is
  /// none.
  bool read_bytes(int milliseconds);
  void decode();

  std::string bytes_;
  bool at_end_ = false;
  DWORD mode_ = ENABLE_PROCESSED_INPUT | ENABLE_LINE_INPUT | ENABLE_ECHO_INPUT |
                ENABLE_MOUSE_INPUT | ENABLE_INSERT_MODE | ENABLE_QUICK_EDIT_MODE |
                ENABLE_EXTENDED_FLAGS | ENABLE_AUTO_POSITION;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CONSOLE_TERMINAL_H
