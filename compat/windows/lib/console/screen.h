//===--- screen.h - screen buffers ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CONSOLE_SCREEN_H
#define AMP2HIP_WINDOWS_LIB_CONSOLE_SCREEN_H

#include "amp2hip_windows/win32/console.h"
#include "win32/objects.h"
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace amp2hip_windows {

/// A screen buffer: the terminal of standard output or of the error stream, or a buffer of
/// CreateConsoleScreenBuffer, which the terminal shows while it is active.
///
/// The program also writes to a standard stream without the library. Its screen therefore knows
/// only characters that the library wrote since forget().
class screen final : public object {
public:
  static constexpr WORD default_attributes = FOREGROUND_RED | FOREGROUND_GREEN | FOREGROUND_BLUE;

  /// The screen of a standard stream.
  explicit screen(FILE *stream);
  /// A buffer with spaces.
  explicit screen(COORD size);

  /// Returns the screen of a handle; otherwise null, with ERROR_INVALID_HANDLE.
  static std::shared_ptr<screen> of(HANDLE handle);
  /// Makes the terminal show a screen.
  static void activate(const std::shared_ptr<screen> &shown);

  bool is_stream() const { return stream_ != nullptr; }
  /// Returns 0, 0 for a stream that is not a terminal.
  COORD size() const;
  void resize(COORD size);
  void set_attributes(WORD attributes);
  void set_cursor(COORD position);
  void show_cursor(bool visible);
  COORD cursor() const;
  /// Writes \p length characters, or attributes if \p characters is null, or both, from \p at on.
  /// Returns their number, which the end of the screen limits.
  DWORD write(COORD at, DWORD length, const wchar_t *characters, const WORD *attributes);
  /// Writes a text at the cursor. The bytes for a stream need not be UTF-8.
  BOOL write(std::wstring_view text);
  BOOL write(std::string_view text);
  /// Writes an escape sequence if the terminal shows the screen.
  BOOL send(const std::string &sequence) const;

  WORD attributes = default_attributes;
  BOOL is_cursor_visible = TRUE;

private:
  struct cell {
    wchar_t character = 0; ///< 0 if it is not known
    WORD attributes = 0;
    bool has_attributes = false;
  };

  bool is_shown() const;
  void fit_cells(COORD to);
  void draw(std::size_t begin, std::size_t end) const;
  void new_line();
  void forget();

  FILE *const stream_ = nullptr;
  COORD size_ = {0, 0};
  COORD cursor_ = {0, 0};
  std::vector<cell> cells_;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CONSOLE_SCREEN_H
