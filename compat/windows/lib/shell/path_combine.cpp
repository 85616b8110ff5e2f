//===--- path_combine.cpp - joins paths -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/shell/paths.h"
#include "shell/path_text.h"
#include "win32/last_error.h"
#include <algorithm>

using namespace amp2hip_windows;

namespace {

/// Returns \p path without `.` and `..`, which have no effect at the root.
template <typename Char>
std::basic_string<Char> canonical(std::basic_string<Char> path) {
  using text = std::basic_string<Char>;
  std::replace(path.begin(), path.end(), Char('\\'), Char('/'));
  if (path.empty())
    return text(1, '/');
  const std::size_t root = root_length(path.c_str());
  text result = path.substr(0, root);
  bool begins_with_parent = false;
  for (std::size_t at = root; at < path.size();) {
    const std::size_t end = std::min(path.find('/', at), path.size());
    const text part = path.substr(at, end - at);
    const bool last = end == path.size();
    at = end + 1;
    if (part == text(1, '.')) {
      // As on Windows, `a/.` is `a`.
      if (last && result.size() > root)
        result.pop_back();
    } else if (part == text(2, '.')) {
      if (result.size() <= root) {
        begins_with_parent = root == 0 && !last;
        continue;
      }
      result.pop_back();
      result.erase(std::max(result.rfind('/') + 1, root));
      if (last && result.size() > root)
        result.pop_back();
      begins_with_parent = result.empty();
    } else {
      if (begins_with_parent) // `../a` and `b/../a` are `/a`
        result += '/';
      begins_with_parent = false;
      result += part;
      if (!last)
        result += '/';
    }
  }
  if (begins_with_parent)
    result += '/';
  if (root == 2 && result.size() == 2) // a drive alone
    result += '/';
  return result;
}

template <typename Char>
BOOL canonicalize(Char *to, const Char *path) {
  if (to == nullptr || path == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  if (store_in_path(to, canonical<Char>(path)))
    return TRUE;
  *to = 0;
  return fail(ERROR_FILENAME_EXCED_RANGE);
}

template <typename Char>
Char *combine(Char *to, const Char *folder, const Char *name) {
  using text = std::basic_string<Char>;
  if (to == nullptr)
    return nullptr;
  const bool has_folder = folder != nullptr && *folder != 0;
  const bool has_name = name != nullptr && *name != 0;
  text both;
  if (!has_name) {
    both = folder != nullptr ? folder : text();
  } else if (!has_folder || has_drive(name) || (is_separator(name[0]) && is_separator(name[1]))) {
    both = name;
  } else {
    // A name that begins with a separator replaces all but the drive.
    const bool rooted = is_separator(*name);
    both = rooted ? text(folder, root_length(folder)) : text(folder);
    if (rooted)
      ++name;
    if (both.empty() || !is_separator(both.back()))
      both += '/';
    both += name;
  }
  const bool fits = (folder != nullptr || name != nullptr) && both.size() < MAX_PATH &&
                    store_in_path(to, canonical(both));
  if (!fits)
    *to = 0;
  return fits ? to : nullptr;
}

template <typename Char>
BOOL append(Char *path, const Char *name) {
  if (path == nullptr || name == nullptr)
    return FALSE;
  if (!(is_separator(name[0]) && is_separator(name[1])))
    while (is_separator(*name))
      ++name;
  return combine(path, path, name) != nullptr;
}

} // namespace

BOOL PathCanonicalizeA(LPSTR to, LPCSTR path) { return canonicalize(to, path); }
BOOL PathCanonicalizeW(LPWSTR to, LPCWSTR path) { return canonicalize(to, path); }
LPSTR PathCombineA(LPSTR to, LPCSTR folder, LPCSTR name) { return combine(to, folder, name); }
LPWSTR PathCombineW(LPWSTR to, LPCWSTR folder, LPCWSTR name) { return combine(to, folder, name); }
BOOL PathAppendA(LPSTR path, LPCSTR name) { return append(path, name); }
BOOL PathAppendW(LPWSTR path, LPCWSTR name) { return append(path, name); }
