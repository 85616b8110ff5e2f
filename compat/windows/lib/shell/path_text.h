//===--- path_text.h - parts of paths -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_SHELL_PATH_TEXT_H
#define AMP2HIP_WINDOWS_LIB_SHELL_PATH_TEXT_H

#include "amp2hip_windows/win32/types.h"
#include <cstddef>
#include <string>

namespace amp2hip_windows {

template <typename Char>
bool is_separator(Char c) {
  return c == '/' || c == '\\';
}
/// True for a path that begins with a letter and a colon.
template <typename Char>
bool has_drive(const Char *path) {
  const Char letter = static_cast<Char>(path[0] | 0x20);
  return letter >= 'a' && letter <= 'z' && path[1] == ':';
}
/// Returns the length of the drive and the separator after it: that of `C:`, `C:/` or `/`.
template <typename Char>
std::size_t root_length(const Char *path) {
  const std::size_t drive = has_drive(path) ? 2 : 0;
  return drive + (is_separator(path[drive]) ? 1 : 0);
}
template <typename Char>
bool is_root(const Char *path) {
  const std::size_t length = root_length(path);
  return length != 0 && is_separator(path[length - 1]) && path[length] == 0;
}
template <typename Char>
std::size_t length_of(const Char *path) {
  return std::char_traits<Char>::length(path);
}

/// Returns the part after the last separator that a character follows.
template <typename Char>
const Char *name_in(const Char *path) {
  const Char *name = has_drive(path) ? path + 2 : path;
  for (const Char *c = name; *c != 0; ++c)
    if (is_separator(*c) && c[1] != 0 && !is_separator(c[1]))
      name = c + 1;
  return name;
}
/// Returns the extension with its dot, or the end of the path. An extension contains no space.
template <typename Char>
const Char *extension_in(const Char *path) {
  const Char *dot = nullptr;
  for (; *path != 0; ++path) {
    if (*path == '.')
      dot = path;
    else if (is_separator(*path) || *path == ' ')
      dot = nullptr;
  }
  return dot != nullptr ? dot : path;
}

/// Stores \p text and returns true, or returns false if it has MAX_PATH characters or more.
template <typename Char>
bool store_in_path(Char *to, const std::basic_string<Char> &text) {
  if (text.size() >= MAX_PATH)
    return false;
  text.copy(to, text.size());
  to[text.size()] = 0;
  return true;
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_SHELL_PATH_TEXT_H
