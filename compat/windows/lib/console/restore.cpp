//===--- restore.cpp - the terminal at the end of a program --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "console/restore.h"
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <termios.h>
#include <unistd.h>

namespace amp2hip_windows {

namespace {

std::atomic<unsigned> changes(0);
termios mode_at_start; ///< of standard input
bool has_mode = false;

constexpr struct {
  terminal_change change;
  const char *sequence; ///< undoes it
} undoing_sequences[] = {{terminal_change::mouse, "\033[?1006l\033[?1003l"},
                         {terminal_change::buffer, "\033[?1049l"},
                         {terminal_change::colors, "\033[0m"},
                         {terminal_change::hidden_cursor, "\033[?25h"}};

void restore_at_exit() {
  std::fflush(stdout);
  restore_terminal();
}
void restore_for_signal(int signal) {
  restore_terminal();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

/// Handles the end of the program. Leaves signals alone that the program handles itself.
void handle_end() {
  has_mode = tcgetattr(STDIN_FILENO, &mode_at_start) == 0;
  std::atexit(restore_at_exit);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    struct sigaction old;
    if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler == SIG_DFL)
      std::signal(signal, restore_for_signal);
  }
}

} // namespace

void remember_change(terminal_change change, bool made) {
  static const bool once = (handle_end(), true);
  static_cast<void>(once);
  if (made)
    changes |= static_cast<unsigned>(change);
  else
    changes &= ~static_cast<unsigned>(change);
}

void restore_terminal() {
  const unsigned made = changes.exchange(0);
  for (const auto &each : undoing_sequences)
    if ((made & static_cast<unsigned>(each.change)) != 0)
      static_cast<void>(!write(STDOUT_FILENO, each.sequence, std::strlen(each.sequence)));
  if ((made & static_cast<unsigned>(terminal_change::mode)) != 0 && has_mode)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode_at_start);
}

} // namespace amp2hip_windows
