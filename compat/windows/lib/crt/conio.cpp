//===--- conio.cpp - _getch, _kbhit --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conio.h"
#include "amp2hip_windows/win32/virtual_keys.h"
#include "console/terminal.h"
#include "crt/format.h"
#include "text.h"
#include <cstring>
#include <deque>
#include <poll.h>
#include <unistd.h>
#include <utility>

using amp2hip_windows::terminal;

namespace {

/// A number of _getch that is not a byte of a character, so that _getwch can distinguish them.
constexpr int special = 0x100;

int put_back = EOF;          ///< The argument of _ungetch.
std::deque<int> rest_of_key; ///< What the next calls of _getch return of a key.
/// True if the last read of a pipe or file found its end. At the end, `while (!_kbhit())` must not
/// wait for a key, and `while (_kbhit()) _getch();` must not read on. So _kbhit() returns 1 there,
/// but 0 once after each read.
bool end_was_read = false;

/// Returns the number of the terminal's next key for _getch: a byte of UTF-8, or `special` with 0
/// or 0xE0, after which the number of a key such as an arrow follows. Removes the events before it.
/// Returns EOF if there is no key, after a wait if \p waits.
int next_of_key(bool waits) {
  terminal &keys = terminal::get();
  const std::lock_guard lock(keys.mutex);
  while (rest_of_key.empty()) {
    if (!keys.read(waits) || keys.events.empty())
      return EOF;
    const INPUT_RECORD event = keys.events.front();
    keys.events.pop_front();
    const KEY_EVENT_RECORD &key = event.Event.KeyEvent;
    if (event.EventType != KEY_EVENT || key.bKeyDown == FALSE)
      continue;
    if (key.uChar.UnicodeChar != 0)
      for (const char byte : amp2hip_windows::narrow({&key.uChar.UnicodeChar, 1}))
        rest_of_key.push_back(static_cast<unsigned char>(byte));
    else if (key.wVirtualKeyCode >= VK_F1 && key.wVirtualKeyCode <= VK_F10)
      rest_of_key = {special, key.wVirtualScanCode};
    else if (key.wVirtualKeyCode == VK_F11 || key.wVirtualKeyCode == VK_F12)
      rest_of_key = {special + 0xE0, key.wVirtualKeyCode - VK_F11 + 133};
    else if (key.wVirtualScanCode != 0)
      rest_of_key = {special + 0xE0, key.wVirtualScanCode};
  }
  const int first = rest_of_key.front();
  rest_of_key.pop_front();
  return first;
}

int next_key(bool echoes) {
  std::fflush(stdout);
  int c = put_back;
  put_back = EOF;
  if (c == EOF)
    c = terminal::exists()
            ? next_of_key(true)
            : std::getchar(); // the bytes of a pipe or file are in the stream's buffer
  end_was_read = c == EOF;
  if (echoes && c != EOF && c < special)
    _putch(c);
  return c;
}
int read_key(bool echoes) {
  const int c = next_key(echoes);
  return c == EOF ? EOF : c & 0xFF;
}
wint_t read_wide_key(bool echoes) {
  const int first = next_key(echoes);
  if (first == EOF)
    return WEOF;
  if (first >= special)
    return static_cast<wint_t>(first & 0xFF);
  std::string bytes(1, static_cast<char>(first));
  for (int more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3; more > 0; --more)
    bytes += static_cast<char>(next_key(echoes));
  return static_cast<wint_t>(amp2hip_windows::widen(bytes)[0]);
}

} // namespace

int _getch() { return read_key(false); }
int _getche() { return read_key(true); }
wint_t _getwch() { return read_wide_key(false); }
wint_t _getwche() { return read_wide_key(true); }
int _kbhit() {
  if (put_back != EOF)
    return 1;
  if (terminal::exists()) {
    const std::lock_guard lock(terminal::get().mutex);
    const int next = next_of_key(false);
    if (next != EOF)
      rest_of_key.push_front(next);
    return next != EOF ? 1 : 0;
  }
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, 0) != 1)
    return 0;
  const int next = std::getchar();
  if (next == EOF)
    return std::exchange(end_was_read, false) ? 0 : 1;
  std::ungetc(next, stdin);
  return 1;
}
int _ungetch(int character) {
  if (put_back != EOF || character == EOF)
    return EOF;
  return put_back = character;
}
int _putch(int character) {
  const int result =
      amp2hip_windows::put(stdout, std::string(1, static_cast<char>(character))) ? character : EOF;
  std::fflush(stdout);
  return result;
}
int _cputs(const char *text) { return amp2hip_windows::put(stdout, text) ? 0 : -1; }
wint_t _putwch(wchar_t character) {
  const bool is_put = amp2hip_windows::put(stdout, amp2hip_windows::narrow({&character, 1}));
  std::fflush(stdout);
  return is_put ? static_cast<wint_t>(character) : WEOF;
}
int _cputws(const wchar_t *text) {
  return amp2hip_windows::put(stdout, amp2hip_windows::narrow(text)) ? 0 : -1;
}
int ungetch(int character) { return _ungetch(character); }
int putch(int character) { return _putch(character); }
int cputs(const char *text) { return _cputs(text); }
int getch() { return _getch(); }
int getche() { return _getche(); }
int kbhit() { return _kbhit(); }
