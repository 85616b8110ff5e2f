//===--- path.cpp - _splitpath_s, _fullpath ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/path.h"
#include "crt/invalid_parameter.h"
#include "crt/string_templates.h"
#include "text.h"
#include <cstring>
#include <filesystem>
#include <string>

using namespace amp2hip_windows;

namespace {
struct parts {
  std::string drive, folder, name, extension;
};
parts split(std::string path) {
  parts result;
  if (path.size() >= 2 && path[1] == ':') {
    result.drive = path.substr(0, 2);
    path.erase(0, 2);
  }
  const std::size_t folder = path.find_last_of("/\\") + 1; // 0 if there is none
  result.folder = path.substr(0, folder);
  result.name = path.substr(folder);
  const std::size_t dot = result.name.rfind('.');
  if (dot != std::string::npos) {
    result.extension = result.name.substr(dot);
    result.name.erase(dot);
  }
  return result;
}

/// Returns false if \p part does not fit. A null buffer takes no part.
bool store(char *to, size_t size, const std::string &part) {
  if (to == nullptr)
    return true;
  if (part.size() >= size)
    return false;
  std::memcpy(to, part.c_str(), part.size() + 1);
  return true;
}
} // namespace

errno_t _splitpath_s(const char *path, char *drive, size_t drive_size, char *folder,
                     size_t folder_size, char *name, size_t name_size, char *extension,
                     size_t extension_size) {
  struct part {
    char *to;
    size_t size;
  };
  const part all[] = {
      {drive, drive_size}, {folder, folder_size}, {name, name_size}, {extension, extension_size}};
  bool valid = path != nullptr;
  for (const part &one : all)
    valid = valid && (one.to == nullptr) == (one.size == 0);
  if (!valid)
    return invalid_parameter("_splitpath_s", "the path is null, or a buffer does not fit its size");
  const parts from = split(path);
  if (store(drive, drive_size, from.drive) && store(folder, folder_size, from.folder) &&
      store(name, name_size, from.name) && store(extension, extension_size, from.extension))
    return 0;
  for (const part &one : all)
    if (one.to != nullptr)
      *one.to = 0;
  return errno = ERANGE;
}

void _splitpath(const char *path, char *drive, char *folder, char *name, char *extension) {
  _splitpath_s(path, drive, drive != nullptr ? _MAX_DRIVE : 0, folder,
               folder != nullptr ? _MAX_DIR : 0, name, name != nullptr ? _MAX_FNAME : 0, extension,
               extension != nullptr ? _MAX_EXT : 0);
}

errno_t _makepath_s(char *path, size_t size, const char *drive, const char *folder,
                    const char *name, const char *extension) {
  if (path == nullptr || size == 0)
    return invalid_parameter("_makepath_s", "the buffer is null or empty");
  std::string text;
  if (drive != nullptr && *drive != 0)
    text = std::string(1, *drive) + ":";
  if (folder != nullptr && *folder != 0) {
    text += folder;
    if (text.back() != '/' && text.back() != '\\')
      text += '/';
  }
  if (name != nullptr)
    text += name;
  if (extension != nullptr && *extension != 0)
    text += (*extension == '.' ? "" : ".") + std::string(extension);
  if (store(path, size, text))
    return 0;
  *path = 0;
  return invalid_parameter("_makepath_s", "the buffer is too small", ERANGE);
}

void _makepath(char *path, const char *drive, const char *folder, const char *name,
               const char *extension) {
  _makepath_s(path, _MAX_PATH, drive, folder, name, extension);
}

char *_fullpath(char *buffer, const char *path, size_t size) {
  std::error_code error;
  const std::string full =
      std::filesystem::absolute(path_of(path), error).lexically_normal().string();
  if (error) {
    errno = error.value();
    return nullptr;
  }
  if (buffer == nullptr)
    return strdup(full.c_str());
  if (store(buffer, size, full))
    return buffer;
  errno = ERANGE;
  return nullptr;
}
