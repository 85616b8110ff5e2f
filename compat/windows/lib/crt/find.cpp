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
#include <cstring>

using namespace amp2hip_windows;

namespace {
/// A search that _findfirst began; its address is the handle.
struct search {
  std::vector<found_file> files;
  std::size_t next = 0;
};

bool take_next(search &from, _finddata64_t *found) {
  while (from.next < from.files.size()) {
    const found_file &file = from.files[from.next++];
    if (file.name.size() >= sizeof found->name)
      continue;
    found->attrib = S_ISDIR(file.status.st_mode) ? _A_SUBDIR : _A_NORMAL;
    if ((file.status.st_mode & S_IWUSR) == 0)
      found->attrib |= _A_RDONLY;
    found->time_create = file.status.st_ctime;
    found->time_access = file.status.st_atime;
    found->time_write = file.status.st_mtime;
    found->size = file.status.st_size;
    std::strcpy(found->name, file.name.c_str());
    return true;
  }
  errno = ENOENT;
  return false;
}
} // namespace

intptr_t _findfirst(const char *pattern, _finddata64_t *found) {
  if (pattern == nullptr || found == nullptr) {
    invalid_parameter("_findfirst", "a parameter is null");
    return -1;
  }
  auto *one = new search{find_files(path_of(pattern))};
  if (take_next(*one, found))
    return reinterpret_cast<intptr_t>(one);
  delete one;
  return -1;
}
int _findnext(intptr_t handle, _finddata64_t *found) {
  if (handle == -1 || handle == 0 || found == nullptr) {
    invalid_parameter("_findnext", "the handle or the pointer is invalid");
    return -1;
  }
  return take_next(*reinterpret_cast<search *>(handle), found) ? 0 : -1;
}
int _findclose(intptr_t handle) {
  if (handle == -1 || handle == 0) {
    invalid_parameter("_findclose", "the handle is invalid");
    return -1;
  }
  delete reinterpret_cast<search *>(handle);
  return 0;
}
