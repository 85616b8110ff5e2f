//===--- folders.cpp - GetCurrentDirectory, FindFirstFile, GetFileAttributes ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/files.h"
#include "amp2hip_windows/win32/handles.h"
#include "imagehlp.h"
#include "temporary_files.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/file_times.h"
#include "win32/last_error.h"
#include "win32/results.h"
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sys/stat.h>

using namespace amp2hip_windows;

namespace {

DWORD attributes_of(const std::string &name, const struct stat &status) {
  DWORD attributes = S_ISDIR(status.st_mode) ? FILE_ATTRIBUTE_DIRECTORY : 0;
  if ((status.st_mode & S_IWUSR) == 0)
    attributes |= FILE_ATTRIBUTE_READONLY;
  const std::string last = name.substr(name.rfind('/') + 1);
  if (last.size() > 1 && last[0] == '.' && last != "..")
    attributes |= FILE_ATTRIBUTE_HIDDEN;
  return attributes != 0 ? attributes : FILE_ATTRIBUTE_NORMAL;
}
DWORD get_attributes(const std::string &name) {
  struct stat status;
  if (stat(name.c_str(), &status) == 0)
    return attributes_of(name, status);
  fail_with_errno();
  return INVALID_FILE_ATTRIBUTES;
}

std::string current_folder() {
  std::error_code error;
  return std::filesystem::current_path(error).string();
}
std::string full_path(const std::string &name) {
  std::error_code error;
  return std::filesystem::absolute(name, error).lexically_normal().string();
}

void copy_name(const std::string &name, CHAR (&to)[MAX_PATH]) {
  to[name.copy(to, MAX_PATH - 1)] = 0;
}
void copy_name(const std::string &name, WCHAR (&to)[MAX_PATH]) {
  to[widen(name).copy(to, MAX_PATH - 1)] = 0;
}

/// Stores the next file of a search. Returns FALSE after the last one.
template <typename Data>
BOOL take_next(search &from, Data *found) {
  if (from.next == from.files.size())
    return fail(ERROR_NO_MORE_FILES);
  const found_file &one = from.files[from.next++];
  *found = Data();
  found->dwFileAttributes = attributes_of(one.name, one.status);
  found->ftCreationTime = file_time_of(one.status.st_ctim);
  found->ftLastAccessTime = file_time_of(one.status.st_atim);
  found->ftLastWriteTime = file_time_of(one.status.st_mtim);
  const auto size = static_cast<ULONGLONG>(one.status.st_size);
  found->nFileSizeHigh = static_cast<DWORD>(size >> 32);
  found->nFileSizeLow = static_cast<DWORD>(size);
  copy_name(one.name, found->cFileName);
  return TRUE;
}
template <typename Data>
HANDLE find_first(const std::string &pattern, Data *found) {
  auto files = std::make_shared<search>(find_files(pattern));
  if (take_next(*files, found))
    return open_handle(files);
  const std::string folder = pattern.substr(0, pattern.rfind('/') + 1);
  const bool exists = folder.empty() || access(folder.c_str(), F_OK) == 0;
  fail(exists ? ERROR_FILE_NOT_FOUND : ERROR_PATH_NOT_FOUND);
  return INVALID_HANDLE_VALUE;
}
template <typename Data>
BOOL find_next(HANDLE handle, Data *found) {
  const auto files = object_as<search>(handle);
  return files != nullptr && take_next(*files, found);
}

template <typename Char>
DWORD store_full_path(const Char *name, DWORD size, Char *buffer, Char **file) {
  const auto path = as_text<Char>(full_path(path_of(name)));
  const DWORD length = store_path(path, size, buffer);
  if (file != nullptr && length < size) {
    const std::size_t slash = path.rfind('/') + 1;
    *file = slash < path.size() ? buffer + slash : nullptr;
  }
  return length;
}

} // namespace

DWORD GetFileAttributesA(LPCSTR name) { return get_attributes(path_of(name)); }
DWORD GetFileAttributesW(LPCWSTR name) { return get_attributes(path_of(name)); }

DWORD GetCurrentDirectoryA(DWORD size, LPSTR buffer) {
  return store_path(current_folder(), size, buffer);
}
DWORD GetCurrentDirectoryW(DWORD size, LPWSTR buffer) {
  return store_path(widen(current_folder()), size, buffer);
}
DWORD GetTempPathA(DWORD size, LPSTR buffer) {
  return store_path(temporary_folder(), size, buffer);
}
DWORD GetTempPathW(DWORD size, LPWSTR buffer) {
  return store_path(widen(temporary_folder()), size, buffer);
}
DWORD GetFullPathNameA(LPCSTR name, DWORD size, LPSTR buffer, LPSTR *file) {
  return store_full_path(name, size, buffer, file);
}
DWORD GetFullPathNameW(LPCWSTR name, DWORD size, LPWSTR buffer, LPWSTR *file) {
  return store_full_path(name, size, buffer, file);
}
BOOL SetCurrentDirectoryA(LPCSTR name) { return succeeded(chdir(path_of(name).c_str())); }
BOOL SetCurrentDirectoryW(LPCWSTR name) { return succeeded(chdir(path_of(name).c_str())); }

HANDLE FindFirstFileA(LPCSTR pattern, LPWIN32_FIND_DATAA found) {
  return find_first(path_of(pattern), found);
}
HANDLE FindFirstFileW(LPCWSTR pattern, LPWIN32_FIND_DATAW found) {
  return find_first(path_of(pattern), found);
}
BOOL FindNextFileA(HANDLE search, LPWIN32_FIND_DATAA found) { return find_next(search, found); }
BOOL FindNextFileW(HANDLE search, LPWIN32_FIND_DATAW found) { return find_next(search, found); }
BOOL FindClose(HANDLE handle) {
  return object_as<search>(handle) != nullptr ? CloseHandle(handle) : FALSE;
}
BOOL MakeSureDirectoryPathExists(PCSTR path) {
  const std::string name = path_of(path), folder = name.substr(0, name.rfind('/') + 1);
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (folder.empty() || std::filesystem::is_directory(folder, error))
    return TRUE;
  SetLastError(error.value() == EACCES ? ERROR_ACCESS_DENIED : ERROR_PATH_NOT_FOUND);
  return FALSE;
}
HANDLE FindFirstFileExA(LPCSTR pattern, FINDEX_INFO_LEVELS, LPVOID found, FINDEX_SEARCH_OPS, LPVOID,
                        DWORD) {
  return FindFirstFileA(pattern, static_cast<LPWIN32_FIND_DATAA>(found));
}
HANDLE FindFirstFileExW(LPCWSTR pattern, FINDEX_INFO_LEVELS, LPVOID found, FINDEX_SEARCH_OPS,
                        LPVOID, DWORD) {
  return FindFirstFileW(pattern, static_cast<LPWIN32_FIND_DATAW>(found));
}
