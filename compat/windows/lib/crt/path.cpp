//===--- path.cpp - _splitpath_s, _fullpath ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/path.h"
#include "crt/invalid_parameter.h"
#include "crt/path_buffers.h"
#include "crt/string_templates.h"
#include "text.h"
#include <algorithm>
#include <cstring>
#include <filesystem>
#include <string>

using namespace amp2hip_windows;

namespace amp2hip_windows {

std::array<std::string, 4> split_path(const std::string &path) {
  std::string rest = path, drive;
  if (rest.size() >= 2 && rest[1] == ':') {
    drive = rest.substr(0, 2);
    rest.erase(0, 2);
  }
  const std::size_t folder = rest.find_last_of("/\\") + 1; // 0 if there is none
  const std::string name = rest.substr(folder);
  const std::size_t dot = std::min(name.rfind('.'), name.size());
  return {drive, rest.substr(0, folder), name.substr(0, dot), name.substr(dot)};
}

} // namespace amp2hip_windows

errno_t _splitpath_s(const char *path, char *drive, size_t drive_size, char *folder,
                     size_t folder_size, char *name, size_t name_size, char *extension,
                     size_t extension_size) {
  return store_parts<char>(
      "_splitpath_s", path,
      {{drive, drive_size}, {folder, folder_size}, {name, name_size}, {extension, extension_size}},
      split_path);
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
  if (path_buffer<char>{path, size}.store(text))
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
  if (path_buffer<char>{buffer, size}.store(full))
    return buffer;
  errno = ERANGE;
  return nullptr;
}
