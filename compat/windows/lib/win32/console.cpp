//===--- console.cpp - the console ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/console.h"
#include "amp2hip_windows/win32/files.h"
#include "amp2hip_windows/win32/strings.h"
#include "crt/format.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include <cstdio>
#include <string>
#include <sys/ioctl.h>
#include <termios.h>

using namespace amp2hip_windows;

namespace {

HANDLE standard_handle(int descriptor) {
  return open_handle(std::make_shared<file>(descriptor, false));
}
/// The stream of a handle of GetStdHandle; null for another file.
FILE *stream_of(const file &of) {
  return of.descriptor == STDOUT_FILENO   ? stdout
         : of.descriptor == STDERR_FILENO ? stderr
                                          : nullptr;
}

constexpr WORD default_attributes = FOREGROUND_RED | FOREGROUND_GREEN | FOREGROUND_BLUE;
WORD attributes_now = default_attributes;
BOOL is_cursor_visible = TRUE;

/// Writes an escape sequence if the handle is a terminal.
BOOL write_sequence(HANDLE console, const std::string &sequence) {
  const auto of = object_as<file>(console);
  if (of == nullptr)
    return FALSE;
  FILE *stream = stream_of(*of);
  if (stream != nullptr && isatty(of->descriptor) != 0) {
    put(stream, sequence);
    std::fflush(stream);
  }
  return TRUE;
}

/// The number of a color in escape sequences, where red is 1 and blue is 4.
int color_of(WORD attributes) {
  return ((attributes & FOREGROUND_RED) != 0 ? 1 : 0) +
         ((attributes & FOREGROUND_GREEN) != 0 ? 2 : 0) +
         ((attributes & FOREGROUND_BLUE) != 0 ? 4 : 0);
}
std::string sequence_of(WORD attributes) {
  if (attributes == default_attributes)
    return "\033[0m";
  const int text = ((attributes & FOREGROUND_INTENSITY) != 0 ? 90 : 30) + color_of(attributes);
  const auto back = static_cast<WORD>(attributes >> 4);
  std::string sequence = "\033[0;" + std::to_string(text);
  if (back != 0)
    sequence +=
        ";" + std::to_string(((back & FOREGROUND_INTENSITY) != 0 ? 100 : 40) + color_of(back));
  return sequence + "m";
}

/// The sequence that moves the cursor.
std::string sequence_to(COORD position) {
  return "\033[" + std::to_string(position.Y + 1) + ";" + std::to_string(position.X + 1) + "H";
}

BOOL fill(HANDLE console, const std::string &character, DWORD length, COORD position,
          LPDWORD written) {
  std::string sequence = "\0337" + sequence_to(position); // saves the position of the cursor
  for (DWORD i = 0; i < length; ++i)
    sequence += character;
  if (written != nullptr)
    *written = length;
  return write_sequence(console, sequence + "\0338");
}

BOOL write_text(HANDLE console, const std::string &text, DWORD length, LPDWORD written) {
  const auto of = object_as<file>(console);
  if (of == nullptr)
    return FALSE;
  FILE *stream = stream_of(*of);
  if (stream == nullptr)
    return fail_for_handle();
  if (written != nullptr)
    *written = length;
  return put(stream, text) && std::fflush(stream) == 0 ? TRUE : fail_with_errno();
}

} // namespace

HANDLE GetStdHandle(DWORD which) {
  static const HANDLE input = standard_handle(STDIN_FILENO);
  static const HANDLE output = standard_handle(STDOUT_FILENO);
  static const HANDLE error = standard_handle(STDERR_FILENO);
  switch (which) {
  case STD_INPUT_HANDLE:
    return input;
  case STD_OUTPUT_HANDLE:
    return output;
  case STD_ERROR_HANDLE:
    return error;
  default:
    fail_for_handle();
    return INVALID_HANDLE_VALUE;
  }
}

BOOL SetConsoleTextAttribute(HANDLE console, WORD attributes) {
  attributes_now = attributes;
  return write_sequence(console, sequence_of(attributes));
}
BOOL SetConsoleCursorPosition(HANDLE console, COORD position) {
  return write_sequence(console, sequence_to(position));
}
BOOL GetConsoleScreenBufferInfo(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFO info) {
  const auto of = object_as<file>(console);
  winsize size;
  if (of == nullptr || ioctl(of->descriptor, TIOCGWINSZ, &size) != 0)
    return fail_for_handle();
  *info = CONSOLE_SCREEN_BUFFER_INFO();
  info->dwSize = {static_cast<SHORT>(size.ws_col), static_cast<SHORT>(size.ws_row)};
  info->dwMaximumWindowSize = info->dwSize;
  info->srWindow = {0, 0, static_cast<SHORT>(size.ws_col - 1), static_cast<SHORT>(size.ws_row - 1)};
  info->wAttributes = attributes_now;
  return TRUE;
}
BOOL GetConsoleCursorInfo(HANDLE console, PCONSOLE_CURSOR_INFO info) {
  if (object_as<file>(console) == nullptr)
    return FALSE;
  *info = {25, is_cursor_visible};
  return TRUE;
}
BOOL SetConsoleCursorInfo(HANDLE console, const CONSOLE_CURSOR_INFO *info) {
  is_cursor_visible = info->bVisible;
  return write_sequence(console, is_cursor_visible != FALSE ? "\033[?25h" : "\033[?25l");
}
BOOL SetConsoleScreenBufferSize(HANDLE console, COORD) {
  return object_as<file>(console) != nullptr ? TRUE : FALSE;
}
BOOL SetConsoleWindowInfo(HANDLE console, BOOL, const SMALL_RECT *) {
  return object_as<file>(console) != nullptr ? TRUE : FALSE;
}
COORD GetLargestConsoleWindowSize(HANDLE console) {
  CONSOLE_SCREEN_BUFFER_INFO info = {};
  return GetConsoleScreenBufferInfo(console, &info) != FALSE ? info.dwSize : COORD{0, 0};
}
BOOL FillConsoleOutputCharacterA(HANDLE console, CHAR character, DWORD length, COORD position,
                                 LPDWORD written) {
  return fill(console, std::string(1, character), length, position, written);
}
BOOL FillConsoleOutputCharacterW(HANDLE console, WCHAR character, DWORD length, COORD position,
                                 LPDWORD written) {
  return fill(console, narrow({&character, 1}), length, position, written);
}
BOOL FillConsoleOutputAttribute(HANDLE console, WORD, DWORD length, COORD, LPDWORD written) {
  if (object_as<file>(console) == nullptr)
    return FALSE;
  if (written != nullptr)
    *written = length;
  return TRUE;
}
BOOL FlushConsoleInputBuffer(HANDLE console) {
  const auto of = object_as<file>(console);
  if (of == nullptr)
    return FALSE;
  if (isatty(of->descriptor) != 0)
    tcflush(of->descriptor, TCIFLUSH);
  return TRUE;
}
BOOL WriteConsoleA(HANDLE console, const void *text, DWORD length, LPDWORD written, LPVOID) {
  return write_text(console, std::string(static_cast<const char *>(text), length), length, written);
}
BOOL WriteConsoleW(HANDLE console, const void *text, DWORD length, LPDWORD written, LPVOID) {
  return write_text(console, narrow({static_cast<const wchar_t *>(text), length}), length, written);
}
BOOL SetConsoleTitleA(LPCSTR title) {
  return write_sequence(GetStdHandle(STD_OUTPUT_HANDLE), "\033]0;" + std::string(title) + "\a");
}
BOOL SetConsoleTitleW(LPCWSTR title) { return SetConsoleTitleA(narrow(title).c_str()); }
HWND GetConsoleWindow(void) {
  const bool is_terminal = isatty(0) != 0 || isatty(1) != 0 || isatty(2) != 0;
  return is_terminal ? reinterpret_cast<HWND>(&attributes_now) : nullptr;
}
BOOL AllocConsole(void) {
  SetLastError(ERROR_ACCESS_DENIED);
  return FALSE;
}
BOOL FreeConsole(void) { return TRUE; }
BOOL GetConsoleMode(HANDLE console, LPDWORD mode) {
  const auto of = object_as<file>(console);
  if (of == nullptr || isatty(of->descriptor) == 0)
    return fail_for_handle();
  *mode = ENABLE_PROCESSED_OUTPUT | ENABLE_WRAP_AT_EOL_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
  return TRUE;
}
BOOL SetConsoleMode(HANDLE console, DWORD) {
  const auto of = object_as<file>(console);
  return of != nullptr && isatty(of->descriptor) != 0 ? TRUE : fail_for_handle();
}
UINT GetConsoleOutputCP() { return CP_UTF8; }
BOOL SetConsoleOutputCP(UINT) { return TRUE; }
UINT GetConsoleCP() { return CP_UTF8; }
BOOL SetConsoleCP(UINT) { return TRUE; }
BOOL Beep(DWORD, DWORD) { return write_sequence(GetStdHandle(STD_OUTPUT_HANDLE), "\a"); }
