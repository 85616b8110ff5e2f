//===--- path_queries.cpp - questions about paths -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/shell/paths.h"
#include "amp2hip_windows/win32/files.h"
#include "shell/path_text.h"
#include <algorithm>

using namespace amp2hip_windows;

namespace {

template <typename Char>
BOOL is_relative(const Char *path) {
  return path == nullptr || root_length(path) == 0;
}
template <typename Char>
BOOL is_file_name(const Char *path) {
  return path != nullptr && !has_drive(path) &&
         std::none_of(path, path + length_of(path), is_separator<Char>);
}
BOOL is_folder(DWORD attributes) {
  return attributes != INVALID_FILE_ATTRIBUTES
             ? static_cast<BOOL>(attributes & FILE_ATTRIBUTE_DIRECTORY)
             : FALSE;
}

template <typename Char>
Char lower(Char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<Char>(c + ('a' - 'A')) : c;
}
/// \p pattern ends at `;` or a null character.
template <typename Char>
bool matches(const Char *text, const Char *pattern) {
  const Char *after_star = nullptr, *retry = nullptr;
  while (true) {
    const bool ended = *pattern == ';' || *pattern == 0;
    if (*pattern == '*') {
      after_star = ++pattern;
      retry = text;
    } else if (*text == 0 && ended) {
      return true;
    } else if (*text != 0 && !ended && (*pattern == '?' || lower(*pattern) == lower(*text))) {
      ++pattern;
      ++text;
    } else if (after_star != nullptr && *retry != 0) {
      pattern = after_star;
      text = ++retry;
    } else {
      return false;
    }
  }
}
template <typename Char>
BOOL matches_any(const Char *text, const Char *patterns) {
  constexpr Char all[] = {'*', '.', '*', 0};
  if (text == nullptr || patterns == nullptr)
    return FALSE;
  if (std::basic_string<Char>(patterns) == all)
    return TRUE;
  while (*patterns != 0) {
    while (*patterns == ' ')
      ++patterns;
    if (matches(text, patterns))
      return TRUE;
    while (*patterns != 0 && *patterns != ';')
      ++patterns;
    if (*patterns == ';')
      ++patterns;
  }
  return FALSE;
}

} // namespace

BOOL PathFileExistsA(LPCSTR path) {
  return path != nullptr && GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}
BOOL PathFileExistsW(LPCWSTR path) {
  return path != nullptr && GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES;
}
BOOL PathIsDirectoryA(LPCSTR path) {
  return path != nullptr ? is_folder(GetFileAttributesA(path)) : FALSE;
}
BOOL PathIsDirectoryW(LPCWSTR path) {
  return path != nullptr ? is_folder(GetFileAttributesW(path)) : FALSE;
}
BOOL PathIsRelativeA(LPCSTR path) { return is_relative(path); }
BOOL PathIsRelativeW(LPCWSTR path) { return is_relative(path); }
BOOL PathIsRootA(LPCSTR path) { return path != nullptr && is_root(path); }
BOOL PathIsRootW(LPCWSTR path) { return path != nullptr && is_root(path); }
BOOL PathIsFileSpecA(LPCSTR path) { return is_file_name(path); }
BOOL PathIsFileSpecW(LPCWSTR path) { return is_file_name(path); }

LPSTR PathFindFileNameA(LPCSTR path) {
  return const_cast<LPSTR>(path != nullptr ? name_in(path) : path);
}
LPWSTR PathFindFileNameW(LPCWSTR path) {
  return const_cast<LPWSTR>(path != nullptr ? name_in(path) : path);
}
LPSTR PathFindExtensionA(LPCSTR path) {
  return const_cast<LPSTR>(path != nullptr ? extension_in(path) : path);
}
LPWSTR PathFindExtensionW(LPCWSTR path) {
  return const_cast<LPWSTR>(path != nullptr ? extension_in(path) : path);
}
BOOL PathMatchSpecA(LPCSTR path, LPCSTR patterns) { return matches_any(path, patterns); }
BOOL PathMatchSpecW(LPCWSTR path, LPCWSTR patterns) { return matches_any(path, patterns); }
