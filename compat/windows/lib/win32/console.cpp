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
#include "console/screen.h"
#include "console/terminal.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <string>

using namespace amp2hip_windows;

namespace {

HANDLE standard_handle(int descriptor) {
  return open_handle(std::make_shared<file>(descriptor, false));
}

/// Calls \p change with the screen of a handle.
template <typename Change>
BOOL with_screen(HANDLE console, Change change) {
  const auto of = screen::of(console);
  if (of == nullptr)
    return FALSE;
  change(*of);
  return TRUE;
}

template <typename Char>
BOOL write_text(HANDLE console, const void *text, DWORD length, LPDWORD written) {
  const auto of = screen::of(console);
  if (of == nullptr)
    return FALSE;
  if (written != nullptr)
    *written = length;
  return of->write(std::basic_string_view<Char>(static_cast<const Char *>(text), length));
}

/// Returns the screen of a handle if it is a terminal or a buffer; otherwise null.
std::shared_ptr<screen> shown_screen(HANDLE console) {
  auto of = screen::of(console);
  if (of != nullptr && of->size().X == 0) {
    fail_for_handle();
    return nullptr;
  }
  return of;
}
bool is_standard_input(HANDLE console) {
  const auto of = std::dynamic_pointer_cast<file>(object_of(console));
  return of != nullptr && of->descriptor == STDIN_FILENO;
}

/// Windows' numbers of colors begin with blue, those of escape sequences with red.
constexpr int terminal_colors[] = {0, 4, 2, 6, 1, 5, 3, 7, 8, 12, 10, 14, 9, 13, 11, 15};
COLORREF console_colors[] = {0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080,
                             0x008080, 0xC0C0C0, 0x808080, 0xFF0000, 0x00FF00, 0xFFFF00,
                             0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF};

std::string console_title;
CONSOLE_FONT_INFOEX console_font = {sizeof console_font, 0, {8, 16}, 54, 400, L"Consolas"};

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
  return with_screen(console, [=](screen &of) { of.set_attributes(attributes); });
}
BOOL SetConsoleCursorPosition(HANDLE console, COORD position) {
  return with_screen(console, [=](screen &of) { of.set_cursor(position); });
}
BOOL GetConsoleScreenBufferInfo(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFO info) {
  const auto of = shown_screen(console);
  if (of == nullptr)
    return FALSE;
  const COORD size = of->size();
  const SMALL_RECT window = {0, 0, static_cast<SHORT>(size.X - 1), static_cast<SHORT>(size.Y - 1)};
  *info = {size, of->cursor(), of->attributes, window, size};
  return TRUE;
}
BOOL GetConsoleScreenBufferInfoEx(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFOEX info) {
  CONSOLE_SCREEN_BUFFER_INFO found;
  if (GetConsoleScreenBufferInfo(console, &found) == FALSE)
    return FALSE;
  info->dwSize = found.dwSize;
  info->dwCursorPosition = found.dwCursorPosition;
  info->wAttributes = found.wAttributes;
  info->srWindow = found.srWindow;
  info->dwMaximumWindowSize = found.dwMaximumWindowSize;
  info->wPopupAttributes = BACKGROUND_RED | BACKGROUND_GREEN | BACKGROUND_BLUE |
                           BACKGROUND_INTENSITY | FOREGROUND_RED | FOREGROUND_BLUE;
  info->bFullscreenSupported = FALSE;
  std::copy(std::begin(console_colors), std::end(console_colors), info->ColorTable);
  return TRUE;
}
BOOL SetConsoleScreenBufferInfoEx(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFOEX info) {
  const auto of = shown_screen(console);
  if (of == nullptr)
    return FALSE;
  for (std::size_t i = 0; i < std::size(console_colors); ++i)
    if (console_colors[i] != info->ColorTable[i]) {
      console_colors[i] = info->ColorTable[i];
      char sequence[40];
      std::snprintf(sequence, sizeof sequence, "\033]4;%d;rgb:%02x/%02x/%02x\033\\",
                    terminal_colors[i], console_colors[i] & 0xFF, console_colors[i] >> 8 & 0xFF,
                    console_colors[i] >> 16 & 0xFF);
      of->send(sequence);
    }
  of->set_attributes(info->wAttributes);
  return TRUE;
}
BOOL GetConsoleCursorInfo(HANDLE console, PCONSOLE_CURSOR_INFO info) {
  return with_screen(console, [=](const screen &of) { *info = {25, of.is_cursor_visible}; });
}
BOOL SetConsoleCursorInfo(HANDLE console, const CONSOLE_CURSOR_INFO *info) {
  return with_screen(console, [=](screen &of) { of.show_cursor(info->bVisible != FALSE); });
}
BOOL SetConsoleScreenBufferSize(HANDLE console, COORD size) {
  return with_screen(console, [=](screen &of) { of.resize(size); });
}
BOOL SetConsoleWindowInfo(HANDLE console, BOOL, const SMALL_RECT *) {
  return with_screen(console, [](screen &) {});
}
COORD GetLargestConsoleWindowSize(HANDLE console) {
  const auto of = shown_screen(console);
  return of != nullptr ? of->size() : COORD{0, 0};
}
BOOL WriteConsoleA(HANDLE console, const void *text, DWORD length, LPDWORD written, LPVOID) {
  return write_text<char>(console, text, length, written);
}
BOOL WriteConsoleW(HANDLE console, const void *text, DWORD length, LPDWORD written, LPVOID) {
  return write_text<wchar_t>(console, text, length, written);
}
BOOL SetConsoleTitleA(LPCSTR text) {
  console_title = text;
  return with_screen(GetStdHandle(STD_OUTPUT_HANDLE),
                     [](const screen &of) { of.send("\033]0;" + console_title + "\a"); });
}
BOOL SetConsoleTitleW(LPCWSTR text) { return SetConsoleTitleA(narrow(text).c_str()); }
DWORD GetConsoleTitleA(LPSTR text, DWORD size) {
  if (console_title.empty())
    console_title = program_invocation_name;
  if (size != 0)
    text[console_title.copy(text, size - 1)] = '\0';
  return static_cast<DWORD>(console_title.size());
}
DWORD GetConsoleTitleW(LPWSTR text, DWORD size) {
  if (console_title.empty())
    console_title = program_invocation_name;
  const std::wstring wide = widen(console_title);
  if (size != 0)
    text[wide.copy(text, size - 1)] = L'\0';
  return static_cast<DWORD>(wide.size());
}
HWND GetConsoleWindow(void) {
  const bool is_terminal = isatty(0) != 0 || isatty(1) != 0 || isatty(2) != 0;
  return is_terminal ? reinterpret_cast<HWND>(&console_title) : nullptr;
}
BOOL AllocConsole(void) {
  SetLastError(ERROR_ACCESS_DENIED);
  return FALSE;
}
BOOL AttachConsole(DWORD) { return AllocConsole(); }
BOOL FreeConsole(void) { return TRUE; }
BOOL GetConsoleMode(HANDLE console, LPDWORD mode) {
  if (is_standard_input(console)) {
    *mode = terminal::get().mode();
    return isatty(STDIN_FILENO) != 0 ? TRUE : fail_for_handle();
  }
  if (shown_screen(console) == nullptr)
    return FALSE;
  *mode = ENABLE_PROCESSED_OUTPUT | ENABLE_WRAP_AT_EOL_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
  return TRUE;
}
BOOL SetConsoleMode(HANDLE console, DWORD mode) {
  if (!is_standard_input(console))
    return shown_screen(console) != nullptr ? TRUE : FALSE;
  if (isatty(STDIN_FILENO) == 0)
    return fail_for_handle();
  const std::lock_guard lock(terminal::get().mutex);
  terminal::get().set_mode(mode);
  return TRUE;
}
UINT GetConsoleOutputCP() { return CP_UTF8; }
BOOL SetConsoleOutputCP(UINT) { return TRUE; }
UINT GetConsoleCP() { return CP_UTF8; }
BOOL SetConsoleCP(UINT) { return TRUE; }
BOOL Beep(DWORD, DWORD) {
  return with_screen(GetStdHandle(STD_OUTPUT_HANDLE), [](const screen &of) { of.send("\a"); });
}
BOOL MessageBeep(UINT) { return Beep(0, 0); }
BOOL SetCurrentConsoleFontEx(HANDLE console, BOOL, PCONSOLE_FONT_INFOEX to) {
  return with_screen(console, [=](const screen &) { console_font = *to; });
}
BOOL GetCurrentConsoleFontEx(HANDLE console, BOOL, PCONSOLE_FONT_INFOEX to) {
  return with_screen(console, [=](const screen &) { *to = console_font; });
}
BOOL GetCurrentConsoleFont(HANDLE console, BOOL, PCONSOLE_FONT_INFO to) {
  return with_screen(console,
                     [=](const screen &) { *to = {console_font.nFont, console_font.dwFontSize}; });
}
COORD GetConsoleFontSize(HANDLE, DWORD) { return console_font.dwFontSize; }
BOOL SetConsoleDisplayMode(HANDLE, DWORD, PCOORD) { return fail(ERROR_CALL_NOT_IMPLEMENTED); }
