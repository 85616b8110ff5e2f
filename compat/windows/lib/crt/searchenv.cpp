//===--- searchenv.cpp - files in folders of a variable -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/environment.h"
#include "crt/invalid_parameter.h"
#include "crt/path_buffers.h"
#include "text.h"
#include <cstdlib>
#include <filesystem>
#include <unistd.h>

using namespace amp2hip_windows;
namespace fs = std::filesystem;

namespace {

/// Returns the absolute path of a file; empty if there is none.
std::string find(const std::string &file, const std::string &variable) {
  if (file.empty())
    return "";
  if (access(file.c_str(), F_OK) == 0) {
    std::error_code error;
    return fs::absolute(file, error).lexically_normal().string();
  }
  const char *const value = std::getenv(variable.c_str());
  const std::string folders = value != nullptr ? value : "";
  const char separator = folders.find(';') != std::string::npos ? ';' : ':';
  for (std::size_t at = 0; at < folders.size();) {
    const std::size_t end = std::min(folders.find(separator, at), folders.size());
    const fs::path path = fs::path(path_of(folders.substr(at, end - at).c_str())) / file;
    if (end > at && access(path.c_str(), F_OK) == 0)
      return path.string();
    at = end + 1;
  }
  return "";
}

template <typename Char>
errno_t search_file(const char *function, const Char *file, const Char *variable, Char *path,
                    size_t size) {
  if (path == nullptr || size == 0)
    return invalid_parameter(function, "the buffer is null or empty");
  *path = 0;
  if (file == nullptr)
    return invalid_parameter(function, "the name of the file is null");
  const std::string found = find(path_of(file), variable != nullptr ? utf8_of(variable) : "");
  if (found.empty())
    return errno = ENOENT;
  return path_buffer<Char>{path, size}.store(as_text<Char>(found)) ? 0 : errno = ERANGE;
}

} // namespace

errno_t _searchenv_s(const char *file, const char *variable, char *path, size_t size) {
  return search_file("_searchenv_s", file, variable, path, size);
}
errno_t _wsearchenv_s(const wchar_t *file, const wchar_t *variable, wchar_t *path, size_t size) {
  return search_file("_wsearchenv_s", file, variable, path, size);
}
void _searchenv(const char *file, const char *variable, char *path) {
  _searchenv_s(file, variable, path, _MAX_PATH);
}
void _wsearchenv(const wchar_t *file, const wchar_t *variable, wchar_t *path) {
  _wsearchenv_s(file, variable, path, _MAX_PATH);
}
