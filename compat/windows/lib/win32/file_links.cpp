//===--- file_links.cpp - Links of files, and disks in clusters ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/file_properties.h"
#include "amp2hip_windows/win32/files.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/file_times.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cerrno>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

BOOL clusters(const std::string &folder, LPDWORD sectors, LPDWORD bytes, LPDWORD free,
              LPDWORD total) {
  struct statfs status;
  if (!succeeded(statfs(folder.empty() ? "." : folder.c_str(), &status)))
    return FALSE;
  const auto number = [](unsigned long long count) {
    return static_cast<DWORD>(std::min<unsigned long long>(count, 0xFFFFFFFF));
  };
  constexpr DWORD sector = 512;
  const auto block = static_cast<unsigned long long>(status.f_bsize);
  if (sectors != nullptr)
    *sectors = number(std::max(block / sector, 1ULL));
  if (bytes != nullptr)
    *bytes = number(std::min<unsigned long long>(block, sector));
  if (free != nullptr)
    *free = number(status.f_bavail);
  if (total != nullptr)
    *total = number(status.f_blocks);
  return TRUE;
}

BOOL is_linked(int result) {
  return result != 0 && errno == EEXIST ? fail(ERROR_ALREADY_EXISTS) : succeeded(result);
}

} // namespace

BOOL GetFileInformationByHandle(HANDLE handle, LPBY_HANDLE_FILE_INFORMATION info) {
  const auto of = object_as<file>(handle);
  struct stat status;
  if (of == nullptr || !succeeded(fstat(of->descriptor, &status)))
    return FALSE;
  const auto size = static_cast<ULONGLONG>(status.st_size), index = ULONGLONG{status.st_ino};
  *info = {S_ISDIR(status.st_mode)           ? DWORD{FILE_ATTRIBUTE_DIRECTORY}
           : (status.st_mode & S_IWUSR) == 0 ? DWORD{FILE_ATTRIBUTE_READONLY}
                                             : DWORD{FILE_ATTRIBUTE_NORMAL},
           file_time_of(status.st_ctim),
           file_time_of(status.st_atim),
           file_time_of(status.st_mtim),
           static_cast<DWORD>(status.st_dev),
           static_cast<DWORD>(size >> 32),
           static_cast<DWORD>(size),
           static_cast<DWORD>(status.st_nlink),
           static_cast<DWORD>(index >> 32),
           static_cast<DWORD>(index)};
  return TRUE;
}

BOOL CreateHardLinkA(LPCSTR name, LPCSTR old, LPSECURITY_ATTRIBUTES) {
  return is_linked(link(path_of(old).c_str(), path_of(name).c_str()));
}
BOOL CreateHardLinkW(LPCWSTR name, LPCWSTR old, LPSECURITY_ATTRIBUTES) {
  return is_linked(link(path_of(old).c_str(), path_of(name).c_str()));
}
BYTE CreateSymbolicLinkA(LPCSTR name, LPCSTR target, DWORD) {
  return is_linked(symlink(path_of(target).c_str(), path_of(name).c_str())) ? 1 : 0;
}
BYTE CreateSymbolicLinkW(LPCWSTR name, LPCWSTR target, DWORD) {
  return is_linked(symlink(path_of(target).c_str(), path_of(name).c_str())) ? 1 : 0;
}

BOOL GetDiskFreeSpaceA(LPCSTR folder, LPDWORD sectors, LPDWORD bytes, LPDWORD free, LPDWORD total) {
  return clusters(path_of(folder), sectors, bytes, free, total);
}
BOOL GetDiskFreeSpaceW(LPCWSTR folder, LPDWORD sectors, LPDWORD bytes, LPDWORD free,
                       LPDWORD total) {
  return clusters(path_of(folder), sectors, bytes, free, total);
}
