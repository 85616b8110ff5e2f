//===--- file_times.cpp - times of files ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "sys/utime.h"
#include "text.h"
#include <fcntl.h>
#include <sys/stat.h>

using namespace amp2hip_windows;

namespace {

int set_times(const std::string &name, const _utimbuf *times) {
  const timespec values[] = {{times != nullptr ? times->actime : 0, 0},
                             {times != nullptr ? times->modtime : 0, 0}};
  return utimensat(AT_FDCWD, name.c_str(), times != nullptr ? values : nullptr, 0);
}

} // namespace

int _utime(const char *name, _utimbuf *times) { return set_times(path_of(name), times); }
int _wutime(const wchar_t *name, _utimbuf *times) { return set_times(path_of(name), times); }
int _futime(int file, _utimbuf *times) {
  const timespec values[] = {{times != nullptr ? times->actime : 0, 0},
                             {times != nullptr ? times->modtime : 0, 0}};
  return futimens(file, times != nullptr ? values : nullptr);
}
