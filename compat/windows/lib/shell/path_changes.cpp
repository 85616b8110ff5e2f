//===--- path_changes.cpp - changes of paths ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/shell/paths.h"
#include "shell/path_text.h"
#include <algorithm>

using namespace amp2hip_windows;

namespace {

template <typename Char>
BOOL remove_name(Char *path) {
  if (path == nullptr)
    return FALSE;
  std::size_t end = root_length(path);
  if (end == 1 && is_separator(path[1])) // a name of a computer
    ++end;
  for (std::size_t i = end; path[i] != 0; ++i)
    if (is_separator(path[i]))
      end = i;
  const bool changed = path[end] != 0;
  path[end] = 0;
  return changed;
}
template <typename Char>
void remove_extension(Char *path) {
  if (path != nullptr)
    path[extension_in(path) - path] = 0;
}
template <typename Char>
BOOL replace_extension(Char *path, const Char *extension, bool only_new) {
  if (path == nullptr || extension == nullptr)
    return FALSE;
  const Char *old = extension_in(path);
  if (only_new && *old != 0)
    return FALSE;
  return store_in_path(path,
                       std::basic_string<Char>(static_cast<const Char *>(path), old) + extension);
}
template <typename Char>
void remove_folders(Char *path) {
  if (path != nullptr) {
    const Char *name = name_in(path);
    std::copy_n(name, length_of(name) + 1, path);
  }
}
template <typename Char>
Char *add_separator(Char *path) {
  std::size_t length = path != nullptr ? length_of(path) : MAX_PATH;
  if (length >= MAX_PATH)
    return nullptr;
  if (length != 0 && !is_separator(path[length - 1])) {
    if (length + 1 >= MAX_PATH)
      return nullptr;
    path[length++] = '/';
    path[length] = 0;
  }
  return path + length;
}
template <typename Char>
Char *remove_separator(Char *path) {
  if (path == nullptr || *path == 0)
    return path;
  Char *const last = path + length_of(path) - 1;
  if (is_separator(*last) && !is_root(path))
    *last = 0;
  return last;
}
template <typename Char>
void add_quotes(Char *path) {
  const std::basic_string<Char> text = path;
  constexpr Char quote[] = {'"', 0};
  if (text.find(' ') != text.npos)
    store_in_path(path, quote + text + quote);
}
template <typename Char>
void remove_quotes(Char *path) {
  const std::basic_string<Char> text = path;
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"')
    store_in_path(path, text.substr(1, text.size() - 2));
}

} // namespace

BOOL PathRemoveFileSpecA(LPSTR path) { return remove_name(path); }
BOOL PathRemoveFileSpecW(LPWSTR path) { return remove_name(path); }
void PathRemoveExtensionA(LPSTR path) { remove_extension(path); }
void PathRemoveExtensionW(LPWSTR path) { remove_extension(path); }
BOOL PathRenameExtensionA(LPSTR path, LPCSTR extension) {
  return replace_extension(path, extension, false);
}
BOOL PathRenameExtensionW(LPWSTR path, LPCWSTR extension) {
  return replace_extension(path, extension, false);
}
BOOL PathAddExtensionA(LPSTR path, LPCSTR extension) {
  return replace_extension(path, extension, true);
}
BOOL PathAddExtensionW(LPWSTR path, LPCWSTR extension) {
  return replace_extension(path, extension, true);
}
void PathStripPathA(LPSTR path) { remove_folders(path); }
void PathStripPathW(LPWSTR path) { remove_folders(path); }
LPSTR PathAddBackslashA(LPSTR path) { return add_separator(path); }
LPWSTR PathAddBackslashW(LPWSTR path) { return add_separator(path); }
LPSTR PathRemoveBackslashA(LPSTR path) { return remove_separator(path); }
LPWSTR PathRemoveBackslashW(LPWSTR path) { return remove_separator(path); }
void PathQuoteSpacesA(LPSTR path) { add_quotes(path); }
void PathQuoteSpacesW(LPWSTR path) { add_quotes(path); }
void PathUnquoteSpacesA(LPSTR path) { remove_quotes(path); }
void PathUnquoteSpacesW(LPWSTR path) { remove_quotes(path); }
