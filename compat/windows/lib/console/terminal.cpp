//===--- terminal.cpp - input of the terminal ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "console/terminal.h"
#include "console/keys.h"
#include "console/restore.h"
#include "crt/format.h"
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace amp2hip_windows {

namespace {

/// Switches the terminal of standard input to single keys without an echo, until destroyed.
class raw_mode {
public:
  raw_mode() : active_(tcgetattr(STDIN_FILENO, &old_) == 0) {
    if (!active_)
      return;
    remember_change(terminal_change::mode, true);
    termios raw = old_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  }
  ~raw_mode() {
    if (active_)
      tcsetattr(STDIN_FILENO, TCSANOW, &old_);
  }
  raw_mode(const raw_mode &) = delete;
  raw_mode &operator=(const raw_mode &) = delete;

private:
  termios old_;
  bool active_;
};

constexpr int milliseconds_in_sequence = 25; ///< longer than between the bytes of one key
constexpr int milliseconds_of_report = 500;

bool reports_mouse = false;

void report_mouse(bool reports) {
  if (reports == reports_mouse || isatty(STDOUT_FILENO) == 0)
    return;
  reports_mouse = reports;
  remember_change(terminal_change::mouse, reports);
  put(stdout, reports ? "\033[?1003h\033[?1006h" : "\033[?1006l\033[?1003l");
  std::fflush(stdout);
}

} // namespace

terminal &terminal::get() {
  // Threads may still read when the program ends.
  static terminal &only = *new terminal;
  return only;
}
bool terminal::exists() {
  // A program in the background would be stopped.
  return isatty(STDIN_FILENO) != 0 && tcgetpgrp(STDIN_FILENO) == getpgrp();
}

bool terminal::read_bytes(int milliseconds) {
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  char buffer[256];
  if (at_end_ || poll(&input, 1, milliseconds) != 1)
    return false;
  const ssize_t size = ::read(STDIN_FILENO, buffer, sizeof buffer);
  at_end_ = size <= 0;
  if (!at_end_)
    bytes_.append(buffer, static_cast<std::size_t>(size));
  return !at_end_;
}
void terminal::decode() {
  while (!bytes_.empty()) {
    if (is_incomplete(bytes_) && read_bytes(milliseconds_in_sequence))
      continue;
    for (const INPUT_RECORD &event : take_events(bytes_))
      events.push_back(event);
  }
}

bool terminal::read(bool waits) {
  const raw_mode raw;
  while (read_bytes(0))
    decode();
  while (waits && events.empty()) {
    if (!read_bytes(-1) && at_end_)
      return false;
    decode();
  }
  return true;
}

std::optional<COORD> terminal::cursor() {
  if (!exists() || isatty(STDOUT_FILENO) == 0)
    return std::nullopt;
  const raw_mode raw;
  while (read_bytes(0))
    decode();
  put(stdout, "\033[6n");
  std::fflush(stdout);
  while (read_bytes(milliseconds_of_report)) {
    // Keys may come before the report, `ESC [ row ; column R`.
    const std::size_t end = bytes_.find('R');
    const std::size_t begin = end == std::string::npos ? end : bytes_.rfind("\033[", end);
    int row = 0, column = 0;
    if (begin == std::string::npos ||
        std::sscanf(bytes_.c_str() + begin, "\033[%d;%dR", &row, &column) != 2)
      continue;
    bytes_.erase(begin, end - begin + 1);
    decode();
    return COORD{static_cast<SHORT>(column - 1), static_cast<SHORT>(row - 1)};
  }
  decode();
  return std::nullopt;
}

void terminal::set_mode(DWORD mode) {
  mode_ = mode;
  termios now;
  if (!exists() || tcgetattr(STDIN_FILENO, &now) != 0)
    return;
  remember_change(terminal_change::mode, true);
  const auto set = [&](tcflag_t &flags, tcflag_t flag, bool on) {
    flags = on ? flags | flag : flags & ~flag;
  };
  const bool lines = (mode & ENABLE_LINE_INPUT) != 0;
  set(now.c_lflag, ICANON, lines);
  set(now.c_lflag, ECHO, lines && (mode & ENABLE_ECHO_INPUT) != 0);
  set(now.c_lflag, ISIG, (mode & ENABLE_PROCESSED_INPUT) != 0);
  set(now.c_iflag, ICRNL, lines); // Enter is '\r' in single keys
  tcsetattr(STDIN_FILENO, TCSANOW, &now);
  const bool selects_text =
      (mode & ENABLE_QUICK_EDIT_MODE) != 0 && (mode & ENABLE_EXTENDED_FLAGS) != 0;
  report_mouse((mode & ENABLE_MOUSE_INPUT) != 0 && !selects_text);
}

} // namespace amp2hip_windows
