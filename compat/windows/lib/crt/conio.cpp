//===--- conio.cpp - _getch, _kbhit --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conio.h"
#include "crt/format.h"
#include "text.h"
#include <cstring>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace {

int put_back = EOF; ///< The argument of _ungetch.

/// Switches the terminal of standard input to single keys without an echo, until destroyed. Has no
/// effect if standard input is not a terminal.
class raw_terminal {
public:
  raw_terminal() : active_(tcgetattr(STDIN_FILENO, &old_) == 0) {
    if (!active_)
      return;
    termios raw = old_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  }
  ~raw_terminal() {
    if (active_)
      tcsetattr(STDIN_FILENO, TCSANOW, &old_);
  }
  raw_terminal(const raw_terminal &) = delete;
  raw_terminal &operator=(const raw_terminal &) = delete;
  bool is_active() const { return active_; }

private:
  termios old_;
  bool active_;
};

/// Reads a character of UTF-8 by \p get.
wint_t get_character(int (*get)()) {
  const int first = get();
  if (first == EOF)
    return WEOF;
  std::string bytes(1, static_cast<char>(first));
  for (int more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3; more > 0; --more)
    bytes += static_cast<char>(get());
  return static_cast<wint_t>(amp2hip_windows::widen(bytes)[0]);
}

} // namespace

int _getch() {
  std::fflush(stdout);
  if (put_back != EOF) {
    const int c = put_back;
    put_back = EOF;
    return c;
  }
  const raw_terminal raw;
  if (!raw.is_active())
    return std::getchar(); // a pipe or file: its bytes are in the stream's buffer
  unsigned char c = 0;
  if (read(STDIN_FILENO, &c, 1) != 1)
    return EOF;
  return c == '\n' ? '\r' : c;
}
int _getche() {
  const int c = _getch();
  if (c != EOF)
    _putch(c);
  return c;
}
wint_t _getwch() { return get_character(_getch); }
wint_t _getwche() { return get_character(_getche); }
int _kbhit() {
  if (put_back != EOF)
    return 1;
  const raw_terminal raw;
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, 0) == 1;
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
int getch() { return _getch(); }
int getche() { return _getche(); }
int kbhit() { return _kbhit(); }
