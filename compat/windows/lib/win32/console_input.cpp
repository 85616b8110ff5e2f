//===--- console_input.cpp - keys and mouse of the console ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/console_input.h"
#include "console/terminal.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cstdio>
#include <termios.h>

using namespace amp2hip_windows;

namespace {

/// Returns whether the handle is standard input and a terminal; otherwise fails.
bool is_input(HANDLE console) {
  const auto of = object_as<file>(console);
  if (of == nullptr)
    return false;
  return (isatty(of->descriptor) != 0 && terminal::exists()) || fail_for_handle() != FALSE;
}

/// Returns the event of an A function, whose character is one byte. Other characters are '?'.
INPUT_RECORD narrowed(INPUT_RECORD event) {
  if (event.EventType != KEY_EVENT)
    return event;
  const wchar_t character = event.Event.KeyEvent.uChar.UnicodeChar;
  event.Event.KeyEvent.uChar.UnicodeChar = 0;
  event.Event.KeyEvent.uChar.AsciiChar = character < 0x80 ? static_cast<char>(character) : '?';
  return event;
}

BOOL copy_events(PINPUT_RECORD events, DWORD length, LPDWORD count, bool is_narrow) {
  const std::deque<INPUT_RECORD> &from = terminal::get().events;
  *count = std::min<DWORD>(length, static_cast<DWORD>(from.size()));
  for (DWORD i = 0; i < *count; ++i)
    events[i] = is_narrow ? narrowed(from[i]) : from[i];
  return TRUE;
}
BOOL read_events(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count,
                 bool is_narrow) {
  if (!is_input(console))
    return FALSE;
  const std::lock_guard lock(terminal::get().mutex);
  if (!terminal::get().read(true))
    return fail(ERROR_BROKEN_PIPE);
  copy_events(events, length, count, is_narrow);
  std::deque<INPUT_RECORD> &from = terminal::get().events;
  from.erase(from.begin(), from.begin() + *count);
  return TRUE;
}
BOOL peek_events(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count,
                 bool is_narrow) {
  if (!is_input(console))
    return FALSE;
  const std::lock_guard lock(terminal::get().mutex);
  terminal::get().read(false);
  return copy_events(events, length, count, is_narrow);
}

/// Reads a line of standard input, with "\r\n" at its end.
std::string read_line() {
  std::string line;
  for (int c; (c = std::getc(stdin)) != EOF;) {
    if (c == '\n')
      return line + "\r\n";
    line += static_cast<char>(c);
  }
  return line;
}
/// Waits for keys and returns their characters.
std::wstring read_keys() {
  std::wstring text;
  while (text.empty() && terminal::get().read(true))
    for (std::deque<INPUT_RECORD> &events = terminal::get().events; !events.empty();
         events.pop_front())
      if (const INPUT_RECORD &event = events.front(); event.EventType == KEY_EVENT &&
                                                      event.Event.KeyEvent.bKeyDown != FALSE &&
                                                      event.Event.KeyEvent.uChar.UnicodeChar != 0)
        text += event.Event.KeyEvent.uChar.UnicodeChar;
  return text;
}

template <typename Char>
BOOL read_text(HANDLE console, Char *text, DWORD length, LPDWORD count) {
  if (!is_input(console))
    return FALSE;
  const std::lock_guard lock(terminal::get().mutex);
  static std::basic_string<Char> rest;
  if (rest.empty()) {
    const bool lines = (terminal::get().mode() & ENABLE_LINE_INPUT) != 0;
    rest = as_text<Char>(lines ? read_line() : narrow(read_keys()));
  }
  const std::size_t size = std::min<std::size_t>(length, rest.size());
  std::copy_n(rest.begin(), size, text);
  rest.erase(0, size);
  if (count != nullptr)
    *count = static_cast<DWORD>(size);
  return TRUE;
}

} // namespace

BOOL ReadConsoleInputA(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count) {
  return read_events(console, events, length, count, true);
}
BOOL ReadConsoleInputW(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count) {
  return read_events(console, events, length, count, false);
}
BOOL PeekConsoleInputA(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count) {
  return peek_events(console, events, length, count, true);
}
BOOL PeekConsoleInputW(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count) {
  return peek_events(console, events, length, count, false);
}
BOOL WriteConsoleInputA(HANDLE console, const INPUT_RECORD *events, DWORD length, LPDWORD count) {
  std::vector<INPUT_RECORD> wide(events, events + length);
  for (INPUT_RECORD &event : wide)
    if (event.EventType == KEY_EVENT)
      event.Event.KeyEvent.uChar.UnicodeChar =
          static_cast<unsigned char>(event.Event.KeyEvent.uChar.AsciiChar);
  return WriteConsoleInputW(console, wide.data(), length, count);
}
BOOL WriteConsoleInputW(HANDLE console, const INPUT_RECORD *events, DWORD length, LPDWORD count) {
  if (!is_input(console))
    return FALSE;
  const std::lock_guard lock(terminal::get().mutex);
  terminal::get().events.insert(terminal::get().events.end(), events, events + length);
  if (count != nullptr)
    *count = length;
  return TRUE;
}
BOOL GetNumberOfConsoleInputEvents(HANDLE console, LPDWORD count) {
  if (!is_input(console))
    return FALSE;
  const std::lock_guard lock(terminal::get().mutex);
  terminal::get().read(false);
  *count = static_cast<DWORD>(terminal::get().events.size());
  return TRUE;
}
BOOL GetNumberOfConsoleMouseButtons(LPDWORD count) {
  *count = 3;
  return TRUE;
}
BOOL FlushConsoleInputBuffer(HANDLE console) {
  const auto of = object_as<file>(console);
  if (of == nullptr)
    return FALSE;
  if (isatty(of->descriptor) != 0)
    tcflush(of->descriptor, TCIFLUSH);
  const std::lock_guard lock(terminal::get().mutex);
  terminal::get().events.clear();
  return TRUE;
}
BOOL ReadConsoleA(HANDLE console, LPVOID text, DWORD length, LPDWORD count, LPVOID) {
  return read_text(console, static_cast<char *>(text), length, count);
}
BOOL ReadConsoleW(HANDLE console, LPVOID text, DWORD length, LPDWORD count, LPVOID) {
  return read_text(console, static_cast<wchar_t *>(text), length, count);
}
