//===--- find.cpp - _findfirst and _findnext -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/io.h"
#include "crt/invalid_parameter.h"
#include "find_files.h"
#include "text.h"
#include <iterator>
#include <type_traits>

using namespace amp2hip_windows;

namespace {
/// A search that _findfirst began; its address is the handle.
struct search {
  std::vector<found_file> files;
  std::size_t next = 0;
};

template <typename Data>
bool take_next(search &from, Data *found) {
  using char_type = std::remove_extent_t<decltype(found->name)>;
  while (from.next < from.files.size()) {
    const found_file &file = from.files[from.next++];
    const auto name = as_text<char_type>(file.name);
    if (name.size() >= std::size(found->name))
      continue;
    found->attrib = S_ISDIR(file.status.st_mode) ? _A_SUBDIR : _A_NORMAL;
    if ((file.status.st_mode & S_IWUSR) == 0)
      found->attrib |= _A_RDONLY;
    found->time_create = file.status.st_ctime;
    found->time_access = file.status.st_atime;
    found->time_write = file.status.st_mtime;
    found->size = file.status.st_size;
    found->name[name.copy(found->name, name.size())] = 0;
    return true;
  }
  errno = ENOENT;
  return false;
}
template <typename Char, typename Data>
intptr_t find_first(const char *function, const Char *pattern, Data *found) {
  if (pattern == nullptr || found == nullptr) {
    invalid_parameter(function, "a parameter is null");
    return -1;
  }
  auto *one = new search{find_files(path_of(pattern))};
  if (take_next(*one, found))
    return reinterpret_cast<intptr_t>(one);
  delete one;
  return -1;
}
template <typename Data>
int find_next(const char *function, intptr_t handle, Data *found) {
  if (handle == -1 || handle == 0 || found == nullptr) {
    invalid_parameter(function, "the handle or the pointer is invalid");
    return -1;
  }
  return take_next(*reinterpret_cast<search *>(handle), found) ? 0 : -1;
}
} // namespace

intptr_t _findfirst(const char *pattern, _finddata64_t *found) {
  return find_first("_findfirst", pattern, found);
}
intptr_t _wfindfirst(const wchar_t *pattern, _wfinddata64_t *found) {
  return find_first("_wfindfirst", pattern, found);
}
int _findnext(intptr_t handle, _finddata64_t *found) {
  return find_next("_findnext", handle, found);
}
int _wfindnext(intptr_t handle, _wfinddata64_t *found) {
  return find_next("_wfindnext", handle, found);
}
int _findclose(intptr_t handle) {
  if (handle == -1 || handle == 0) {
    invalid_parameter("_findclose", "the handle is invalid");
    return -1;
  }
  delete reinterpret_cast<search *>(handle);
  return 0;
}
