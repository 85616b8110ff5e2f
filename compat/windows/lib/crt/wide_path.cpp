//===--- wide_path.cpp - _wsplitpath_s, _wfullpath ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/path.h"
#include "crt/invalid_parameter.h"
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

/// Stores \p part, a UTF-8 text. Returns false if it does not fit. A null buffer takes no part.
bool store(wchar_t *to, std::size_t size, const char *part) {
  if (to == nullptr)
    return true;
  const std::wstring wide = widen(part);
  if (wide.size() >= size)
    return false;
  std::wmemcpy(to, wide.c_str(), wide.size() + 1);
  return true;
}

} // namespace

errno_t _wsplitpath_s(const wchar_t *path, wchar_t *drive, size_t drive_size, wchar_t *folder,
                      size_t folder_size, wchar_t *name, size_t name_size, wchar_t *extension,
                      size_t extension_size) {
  struct part {
    wchar_t *to;
    size_t size;
  };
  const part all[] = {
      {drive, drive_size}, {folder, folder_size}, {name, name_size}, {extension, extension_size}};
  bool valid = path != nullptr;
  for (const part &one : all)
    valid = valid && (one.to == nullptr) == (one.size == 0);
  if (!valid)
    return invalid_parameter("_wsplitpath_s",
                             "the path is null, or a buffer does not fit its size");
  const narrow_text text(path);
  const std::size_t size = text.size() + 1; // enough for each part
  std::vector<char> parts(4 * size);
  char *const from[] = {&parts[0], &parts[size], &parts[2 * size], &parts[3 * size]};
  bool fits =
      _splitpath_s(text.get(), from[0], size, from[1], size, from[2], size, from[3], size) == 0;
  for (int i = 0; i < 4; ++i)
    fits = fits && store(all[i].to, all[i].size, from[i]);
  if (fits)
    return 0;
  for (const part &one : all)
    if (one.to != nullptr)
      *one.to = 0;
  return errno = ERANGE;
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
  if (store(path, size, text.data()))
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
