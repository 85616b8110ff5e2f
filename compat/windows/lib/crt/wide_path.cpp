//===--- wide_path.cpp - _wsplitpath_s, _wfullpath ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/path.h"
#include "crt/invalid_parameter.h"
#include "crt/path_buffers.h"
#include "text.h"
#include <cerrno>
#include <cstdlib>
#include <cwchar>
#include <string>
#include <vector>

using namespace amp2hip_windows;

namespace {

/// Returns the UTF-8 text of \p text in memory for a pointer; null stays null.
class narrow_text {
public:
  explicit narrow_text(const wchar_t *text)
      : is_null_(text == nullptr), text_(text != nullptr ? narrow(text) : "") {}
  const char *get() const { return is_null_ ? nullptr : text_.c_str(); }
  std::size_t size() const { return text_.size(); }

private:
  bool is_null_;
  std::string text_;
};

} // namespace

errno_t _wsplitpath_s(const wchar_t *path, wchar_t *drive, size_t drive_size, wchar_t *folder,
                      size_t folder_size, wchar_t *name, size_t name_size, wchar_t *extension,
                      size_t extension_size) {
  return store_parts<wchar_t>(
      "_wsplitpath_s", path,
      {{drive, drive_size}, {folder, folder_size}, {name, name_size}, {extension, extension_size}},
      [](const wchar_t *wide) {
        const std::array<std::string, 4> parts = split_path(narrow(wide));
        return std::array<std::wstring, 4>{widen(parts[0]), widen(parts[1]), widen(parts[2]),
                                           widen(parts[3])};
      });
}

void _wsplitpath(const wchar_t *path, wchar_t *drive, wchar_t *folder, wchar_t *name,
                 wchar_t *extension) {
  _wsplitpath_s(path, drive, drive != nullptr ? _MAX_DRIVE : 0, folder,
                folder != nullptr ? _MAX_DIR : 0, name, name != nullptr ? _MAX_FNAME : 0, extension,
                extension != nullptr ? _MAX_EXT : 0);
}

errno_t _wmakepath_s(wchar_t *path, size_t size, const wchar_t *drive, const wchar_t *folder,
                     const wchar_t *name, const wchar_t *extension) {
  if (path == nullptr || size == 0)
    return invalid_parameter("_wmakepath_s", "the buffer is null or empty");
  const narrow_text parts[] = {narrow_text(drive), narrow_text(folder), narrow_text(name),
                               narrow_text(extension)};
  std::vector<char> text(parts[0].size() + parts[1].size() + parts[2].size() + parts[3].size() + 4);
  _makepath_s(text.data(), text.size(), parts[0].get(), parts[1].get(), parts[2].get(),
              parts[3].get());
  if (path_buffer<wchar_t>{path, size}.store(widen(text.data())))
    return 0;
  *path = 0;
  return invalid_parameter("_wmakepath_s", "the buffer is too small", ERANGE);
}

void _wmakepath(wchar_t *path, const wchar_t *drive, const wchar_t *folder, const wchar_t *name,
                const wchar_t *extension) {
  _wmakepath_s(path, _MAX_PATH, drive, folder, name, extension);
}

wchar_t *_wfullpath(wchar_t *buffer, const wchar_t *path, size_t size) {
  char *const full = _fullpath(nullptr, narrow_text(path).get(), 0);
  if (full == nullptr)
    return nullptr;
  const std::wstring wide = widen(full);
  std::free(full);
  if (buffer == nullptr) {
    size = wide.size() + 1;
    buffer = static_cast<wchar_t *>(std::malloc(size * sizeof(wchar_t)));
    if (buffer == nullptr)
      return nullptr;
  } else if (wide.size() >= size) {
    errno = ERANGE;
    return nullptr;
  }
  std::wmemcpy(buffer, wide.c_str(), wide.size() + 1);
  return buffer;
}
