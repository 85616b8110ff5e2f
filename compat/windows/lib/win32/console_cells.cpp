//===--- console_cells.cpp - the characters that the console shows -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/console_cells.h"
#include "console/screen.h"
#include "text.h"
#include "win32/code_page.h"
#include "win32/last_error.h"
#include <algorithm>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

/// Returns the characters of a text in UTF-8 or, if it is not, in code page 437.
std::wstring wide_text(std::string_view text) {
  std::wstring result = widen(text);
  static const code_page oem(437);
  bool invalid = false;
  return result.find(L'\uFFFD') != std::wstring::npos && oem ? oem.decode(text, invalid) : result;
}

/// Writes to the screen of a handle; see screen::write.
BOOL write_cells(HANDLE console, COORD at, DWORD length, const wchar_t *characters,
                 const WORD *attributes, LPDWORD written) {
  const auto to = screen::of(console);
  if (to == nullptr)
    return FALSE;
  const DWORD count = to->write(at, length, characters, attributes);
  if (written != nullptr)
    *written = count;
  return TRUE;
}

template <typename Value>
std::vector<Value> repeated(HANDLE console, Value value, DWORD length) {
  // Programs may fill more than the screen.
  const auto to = screen::of(console);
  const COORD size = to != nullptr ? to->size() : COORD{0, 0};
  const auto cells = static_cast<std::size_t>(size.X) * static_cast<std::size_t>(size.Y);
  return std::vector<Value>(cells == 0 ? 0 : std::min<std::size_t>(length, cells), value);
}
template <typename Value>
BOOL fill_cells(HANDLE console, Value value, DWORD length, COORD at, LPDWORD written) {
  const std::vector<Value> values = repeated(console, value, length);
  if (values.empty()) {
    if (written != nullptr)
      *written = length;
    return screen::of(console) != nullptr ? TRUE : FALSE;
  }
  const auto count = static_cast<DWORD>(values.size());
  if constexpr (std::is_same_v<Value, wchar_t>)
    return write_cells(console, at, count, values.data(), nullptr, written);
  else
    return write_cells(console, at, count, nullptr, values.data(), written);
}

wchar_t character_of(const CHAR_INFO &cell, bool is_narrow) {
  const wchar_t c =
      is_narrow ? wide_text({&cell.Char.AsciiChar, 1}).substr(0, 1)[0] : cell.Char.UnicodeChar;
  return c == 0 ? L' ' : c;
}

BOOL write_rectangle(HANDLE console, const CHAR_INFO *cells, COORD size, COORD from,
                     PSMALL_RECT region, bool is_narrow) {
  const auto to = screen::of(console);
  if (to == nullptr)
    return FALSE;
  const COORD limit = to->size();
  // A region that begins left of the screen or above it.
  const auto left = static_cast<SHORT>(std::max<int>(0, region->Left));
  const auto top = static_cast<SHORT>(std::max<int>(0, region->Top));
  from.X = static_cast<SHORT>(from.X + left - region->Left);
  from.Y = static_cast<SHORT>(from.Y + top - region->Top);
  const int right = std::min({int(region->Right), left + size.X - from.X - 1,
                              limit.X > 0 ? limit.X - 1 : int(region->Right)});
  const int bottom = std::min({int(region->Bottom), top + size.Y - from.Y - 1,
                               limit.Y > 0 ? limit.Y - 1 : int(region->Bottom)});
  *region = {left, top, static_cast<SHORT>(right), static_cast<SHORT>(bottom)};
  if (right < left)
    return TRUE;
  std::wstring characters;
  std::vector<WORD> attributes;
  for (int y = top; y <= bottom; ++y) {
    characters.clear();
    attributes.clear();
    const CHAR_INFO *row = cells + (from.Y + y - top) * size.X + from.X;
    for (int x = left; x <= right; ++x, ++row) {
      characters += character_of(*row, is_narrow);
      attributes.push_back(row->Attributes);
    }
    to->write({left, static_cast<SHORT>(y)}, static_cast<DWORD>(characters.size()),
              characters.data(), attributes.data());
  }
  return TRUE;
}

} // namespace

BOOL FillConsoleOutputCharacterA(HANDLE console, CHAR character, DWORD length, COORD position,
                                 LPDWORD written) {
  return fill_cells(console, wide_text({&character, 1})[0], length, position, written);
}
BOOL FillConsoleOutputCharacterW(HANDLE console, WCHAR character, DWORD length, COORD position,
                                 LPDWORD written) {
  return fill_cells(console, character, length, position, written);
}
BOOL FillConsoleOutputAttribute(HANDLE console, WORD attributes, DWORD length, COORD position,
                                LPDWORD written) {
  return fill_cells(console, attributes, length, position, written);
}
BOOL WriteConsoleOutputCharacterA(HANDLE console, LPCSTR text, DWORD length, COORD position,
                                  LPDWORD written) {
  const std::wstring wide = wide_text({text, length});
  const BOOL result = write_cells(console, position, static_cast<DWORD>(wide.size()), wide.data(),
                                  nullptr, written);
  // The number of bytes, if the screen has room for all.
  if (written != nullptr && *written == wide.size())
    *written = length;
  return result;
}
BOOL WriteConsoleOutputCharacterW(HANDLE console, LPCWSTR text, DWORD length, COORD position,
                                  LPDWORD written) {
  return write_cells(console, position, length, text, nullptr, written);
}
BOOL WriteConsoleOutputAttribute(HANDLE console, const WORD *attributes, DWORD length,
                                 COORD position, LPDWORD written) {
  return write_cells(console, position, length, nullptr, attributes, written);
}
BOOL WriteConsoleOutputA(HANDLE console, const CHAR_INFO *cells, COORD size, COORD from,
                         PSMALL_RECT region) {
  return write_rectangle(console, cells, size, from, region, true);
}
BOOL WriteConsoleOutputW(HANDLE console, const CHAR_INFO *cells, COORD size, COORD from,
                         PSMALL_RECT region) {
  return write_rectangle(console, cells, size, from, region, false);
}
HANDLE CreateConsoleScreenBuffer(DWORD, DWORD, const SECURITY_ATTRIBUTES *, DWORD, LPVOID) {
  winsize size;
  const bool has_size = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return open_handle(std::make_shared<screen>(
      has_size ? COORD{static_cast<SHORT>(size.ws_col), static_cast<SHORT>(size.ws_row)}
               : COORD{80, 25}));
}
BOOL SetConsoleActiveScreenBuffer(HANDLE console) {
  const auto shown = screen::of(console);
  if (shown == nullptr)
    return FALSE;
  screen::activate(shown);
  return TRUE;
}
