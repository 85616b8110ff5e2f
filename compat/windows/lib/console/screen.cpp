//===--- screen.cpp - screen buffers -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "console/screen.h"
#include "console/restore.h"
#include "console/terminal.h"
#include "crt/format.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include <algorithm>
#include <sys/ioctl.h>

namespace amp2hip_windows {

namespace {

std::recursive_mutex mutex_of_screens;
std::shared_ptr<screen> active; ///< null for the standard streams

/// The number of a color in escape sequences, where red is 1 and blue is 4.
int color_of(WORD attributes) {
  return ((attributes & FOREGROUND_RED) != 0 ? 1 : 0) +
         ((attributes & FOREGROUND_GREEN) != 0 ? 2 : 0) +
         ((attributes & FOREGROUND_BLUE) != 0 ? 4 : 0);
}
std::string sequence_of(WORD attributes) {
  constexpr WORD colors = 0xFF;
  std::string sequence = "\033[0";
  if ((attributes & colors) != screen::default_attributes) {
    const int text = ((attributes & FOREGROUND_INTENSITY) != 0 ? 90 : 30) + color_of(attributes);
    const auto back = static_cast<WORD>((attributes & colors) >> 4);
    sequence += ";" + std::to_string(text);
    if (back != 0)
      sequence +=
          ";" + std::to_string(((back & FOREGROUND_INTENSITY) != 0 ? 100 : 40) + color_of(back));
  }
  if ((attributes & COMMON_LVB_UNDERSCORE) != 0)
    sequence += ";4";
  if ((attributes & COMMON_LVB_REVERSE_VIDEO) != 0)
    sequence += ";7";
  return sequence + "m";
}

std::string sequence_to(long row, long column) {
  return "\033[" + std::to_string(row + 1) + ";" + std::to_string(column + 1) + "H";
}

COORD size_of_terminal(int descriptor) {
  winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0)
    return {0, 0};
  if (size.ws_col == 0 || size.ws_row == 0) // a terminal that does not know its size
    return {80, 25};
  return {static_cast<SHORT>(size.ws_col), static_cast<SHORT>(size.ws_row)};
}

} // namespace

screen::screen(FILE *stream) : stream_(stream) {}
screen::screen(COORD size) { resize(size); }

std::shared_ptr<screen> screen::of(HANDLE handle) {
  const std::shared_ptr<object> found = object_of(handle);
  if (auto buffer = std::dynamic_pointer_cast<screen>(found); buffer != nullptr)
    return buffer;
  if (const auto stream = std::dynamic_pointer_cast<file>(found); stream != nullptr) {
    static const auto output = std::make_shared<screen>(stdout);
    static const auto error = std::make_shared<screen>(stderr);
    if (stream->descriptor == STDERR_FILENO)
      return error;
    if (stream->descriptor == STDOUT_FILENO || isatty(stream->descriptor) != 0)
      return output;
  }
  fail_for_handle();
  return nullptr;
}

void screen::activate(const std::shared_ptr<screen> &shown) {
  const std::lock_guard lock(mutex_of_screens);
  const auto next = shown == nullptr || shown->is_stream() ? nullptr : shown;
  if (next == active)
    return;
  if (isatty(STDOUT_FILENO) != 0 && (next == nullptr || active == nullptr)) {
    remember_change(terminal_change::buffer, next != nullptr);
    // The alternate screen of the terminal, so that the text of the streams stays.
    put(stdout, next != nullptr ? "\033[?1049h" : "\033[0m\033[?1049l");
    std::fflush(stdout);
  }
  active = next;
  if (active != nullptr) {
    active->draw(0, active->cells_.size());
    active->set_cursor(active->cursor_);
  }
  if (shown != nullptr)
    shown->show_cursor(shown->is_cursor_visible != FALSE);
}

bool screen::is_shown() const {
  return is_stream() ? active == nullptr && isatty(fileno(stream_)) != 0
                     : active.get() == this && isatty(STDOUT_FILENO) != 0;
}
BOOL screen::send(const std::string &sequence) const {
  const std::lock_guard lock(mutex_of_screens);
  if (!is_shown())
    return TRUE;
  FILE *const to = is_stream() ? stream_ : stdout;
  return put(to, sequence) && std::fflush(to) == 0 ? TRUE : fail_with_errno();
}

COORD screen::size() const { return is_stream() ? size_of_terminal(fileno(stream_)) : size_; }
void screen::resize(COORD size) {
  const std::lock_guard lock(mutex_of_screens);
  if (is_stream())
    return;
  std::vector<cell> old(static_cast<std::size_t>(size.X) * static_cast<std::size_t>(size.Y),
                        {L' ', default_attributes, true});
  std::swap(cells_, old);
  for (SHORT y = 0; y < std::min(size.Y, size_.Y); ++y)
    std::copy_n(old.begin() + y * size_.X, std::min(size.X, size_.X), cells_.begin() + y * size.X);
  size_ = size;
  draw(0, cells_.size());
}
/// Makes the cells of a stream those of a terminal of this size.
void screen::fit_cells(COORD to) {
  if (!is_stream() || (size_.X == to.X && size_.Y == to.Y))
    return;
  size_ = to;
  cells_.assign(static_cast<std::size_t>(to.X) * static_cast<std::size_t>(to.Y), {});
}
void screen::forget() {
  if (is_stream())
    for (cell &each : cells_)
      each.character = 0;
}

void screen::set_attributes(WORD value) {
  const std::lock_guard lock(mutex_of_screens);
  forget();
  attributes = value;
  if (is_shown())
    remember_change(terminal_change::colors, value != default_attributes);
  send(sequence_of(value));
}
void screen::set_cursor(COORD position) {
  const std::lock_guard lock(mutex_of_screens);
  forget();
  cursor_ = position;
  send(sequence_to(position.Y, position.X));
}
void screen::show_cursor(bool visible) {
  is_cursor_visible = visible ? TRUE : FALSE;
  if (is_shown())
    remember_change(terminal_change::hidden_cursor, !visible);
  send(visible ? "\033[?25h" : "\033[?25l");
}
COORD screen::cursor() const {
  if (!is_stream())
    return cursor_;
  std::fflush(stream_);
  const std::lock_guard lock(terminal::get().mutex);
  return is_shown() ? terminal::get().cursor().value_or(COORD{0, 0}) : COORD{0, 0};
}

void screen::draw(std::size_t begin, std::size_t end) const {
  if (!is_shown())
    return;
  const auto width = static_cast<std::size_t>(size_.X);
  std::string text = "\0337"; // saves the position of the cursor
  std::size_t next = cells_.size();
  long drawn_attributes = -1;
  for (std::size_t at = begin; at < end; ++at) {
    const cell &each = cells_[at];
    if (each.character == 0 || (each.attributes & COMMON_LVB_TRAILING_BYTE) != 0)
      continue;
    if (at != next || at % width == 0)
      text += sequence_to(static_cast<long>(at / width), static_cast<long>(at % width));
    if (const WORD shown = each.has_attributes ? each.attributes : attributes;
        shown != drawn_attributes) {
      text += sequence_of(shown);
      drawn_attributes = shown;
    }
    text += narrow({&each.character, 1});
    next = at + 1;
  }
  send(text + "\0338");
}

DWORD screen::write(COORD at, DWORD length, const wchar_t *characters, const WORD *values) {
  const std::lock_guard lock(mutex_of_screens);
  const COORD now = size();
  if (now.X <= 0 || at.X < 0 || at.Y < 0 || at.X >= now.X || at.Y >= now.Y)
    return now.X <= 0 ? length : 0;
  fit_cells(now);
  const auto begin = static_cast<std::size_t>(at.Y * now.X + at.X);
  const std::size_t count = std::min<std::size_t>(length, cells_.size() - begin);
  for (std::size_t i = 0; i < count; ++i) {
    cell &each = cells_[begin + i];
    if (characters != nullptr)
      each.character = characters[i];
    if (values != nullptr) {
      each.attributes = values[i];
      each.has_attributes = true;
    }
  }
  draw(begin, begin + count);
  return static_cast<DWORD>(count);
}

void screen::new_line() {
  cursor_.X = 0;
  if (++cursor_.Y < size_.Y)
    return;
  --cursor_.Y;
  std::move(cells_.begin() + size_.X, cells_.end(), cells_.begin());
  std::fill(cells_.end() - size_.X, cells_.end(), cell{L' ', attributes, true});
  draw(0, cells_.size());
}
BOOL screen::write(std::wstring_view text) {
  const std::lock_guard lock(mutex_of_screens);
  if (is_stream())
    return write(narrow(text));
  for (const wchar_t c : text) {
    if (c == '\n')
      new_line();
    else if (c == '\r')
      cursor_.X = 0;
    else if (c == '\b')
      cursor_.X = std::max<SHORT>(0, static_cast<SHORT>(cursor_.X - 1));
    else if (c == '\t')
      cursor_.X = static_cast<SHORT>(std::min(cursor_.X / 8 * 8 + 8, size_.X - 1));
    else {
      write(cursor_, 1, &c, &attributes);
      if (++cursor_.X == size_.X)
        new_line();
    }
  }
  return send(sequence_to(cursor_.Y, cursor_.X));
}
BOOL screen::write(std::string_view text) {
  const std::lock_guard lock(mutex_of_screens);
  if (!is_stream())
    return write(widen(text));
  forget();
  return put(stream_, std::string(text)) && std::fflush(stream_) == 0 ? TRUE : fail_with_errno();
}

} // namespace amp2hip_windows
