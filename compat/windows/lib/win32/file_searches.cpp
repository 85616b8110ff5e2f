//===--- file_searches.cpp - searches for files and names of files --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/file_properties.h"
#include "text.h"
#include "win32/last_error.h"
#include "win32/results.h"
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

using namespace amp2hip_windows;
namespace fs = std::filesystem;

namespace {

template <typename Char>
DWORD store_existing(const Char *name, Char *buffer, DWORD size) {
  const std::string path = path_of(name);
  if (access(path.c_str(), F_OK) != 0)
    return static_cast<DWORD>(fail_with_errno());
  return store_path(as_text<Char>(path), size, buffer);
}

/// Returns the path of a file in one of the folders; empty if there is none.
std::string find_in(const std::string &folders, char separator, const std::string &name) {
  std::error_code error;
  for (std::size_t at = 0; at < folders.size();) {
    const std::size_t end = std::min(folders.find(separator, at), folders.size());
    const fs::path path = fs::path(folders.substr(at, end - at)) / name;
    if (end > at && fs::exists(path, error))
      return fs::absolute(path, error).lexically_normal().string();
    at = end + 1;
  }
  return "";
}

template <typename Char>
DWORD search_path(const Char *folders, const Char *name, const Char *extension, DWORD size,
                  Char *buffer, Char **file) {
  if (name == nullptr || *name == 0)
    return static_cast<DWORD>(fail(ERROR_INVALID_PARAMETER));
  std::string wanted = path_of(name);
  if (extension != nullptr && fs::path(wanted).extension().empty())
    wanted += utf8_of(extension);
  std::error_code error;
  std::string found;
  if (fs::path(wanted).is_absolute()) {
    found = fs::exists(wanted, error) ? wanted : "";
  } else if (folders != nullptr) {
    found = find_in(path_of(folders), ';', wanted);
  } else {
    const std::string own = fs::read_symlink("/proc/self/exe", error).parent_path().string();
    const char *const variable = std::getenv("PATH");
    found = find_in(own + ":.:" + (variable != nullptr ? variable : ""), ':', wanted);
  }
  if (found.empty())
    return static_cast<DWORD>(fail(ERROR_FILE_NOT_FOUND));
  const DWORD length = store_path(as_text<Char>(found), size, buffer);
  if (file != nullptr && length < size)
    *file = buffer + as_text<Char>(found).rfind('/') + 1;
  return length;
}

template <typename Char>
UINT temporary_name(const Char *folder, const Char *prefix, UINT number, Char *buffer) {
  const std::string start = path_of(folder);
  std::error_code error;
  if (!fs::is_directory(start, error))
    return static_cast<UINT>(fail(ERROR_DIRECTORY));
  std::basic_string<Char> letters;
  if (prefix != nullptr)
    letters = prefix;
  const std::string first = (fs::path(start) / utf8_of(letters.substr(0, 3).c_str())).string();
  const bool creates = number == 0;
  UINT chosen = creates ? static_cast<UINT>(getpid()) & 0xFFFF : number & 0xFFFF;
  for (UINT tries = 0; tries < 0xFFFF; ++tries, chosen = (chosen + 1) & 0xFFFF) {
    if (chosen == 0)
      continue;
    char digits[16];
    std::snprintf(digits, sizeof digits, "%X.TMP", chosen);
    const std::string path = first + digits;
    const auto text = as_text<Char>(path);
    if (text.size() >= MAX_PATH)
      return static_cast<UINT>(fail(ERROR_BUFFER_OVERFLOW));
    if (creates) {
      const int file = open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
      if (file == -1 && errno == EEXIST)
        continue;
      if (file == -1)
        return static_cast<UINT>(fail_with_errno());
      close(file);
    }
    store_path(text, MAX_PATH, buffer);
    return chosen;
  }
  return static_cast<UINT>(fail(ERROR_FILE_EXISTS));
}

} // namespace

DWORD GetLongPathNameA(LPCSTR name, LPSTR buffer, DWORD size) {
  return store_existing(name, buffer, size);
}
DWORD GetLongPathNameW(LPCWSTR name, LPWSTR buffer, DWORD size) {
  return store_existing(name, buffer, size);
}
DWORD GetShortPathNameA(LPCSTR name, LPSTR buffer, DWORD size) {
  return store_existing(name, buffer, size);
}
DWORD GetShortPathNameW(LPCWSTR name, LPWSTR buffer, DWORD size) {
  return store_existing(name, buffer, size);
}
DWORD SearchPathA(LPCSTR path, LPCSTR name, LPCSTR extension, DWORD size, LPSTR buffer,
                  LPSTR *file) {
  return search_path(path, name, extension, size, buffer, file);
}
DWORD SearchPathW(LPCWSTR path, LPCWSTR name, LPCWSTR extension, DWORD size, LPWSTR buffer,
                  LPWSTR *file) {
  return search_path(path, name, extension, size, buffer, file);
}
UINT GetTempFileNameA(LPCSTR folder, LPCSTR prefix, UINT number, LPSTR buffer) {
  return temporary_name(folder, prefix, number, buffer);
}
UINT GetTempFileNameW(LPCWSTR folder, LPCWSTR prefix, UINT number, LPWSTR buffer) {
  return temporary_name(folder, prefix, number, buffer);
}
