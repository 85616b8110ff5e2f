//===--- ini_files.cpp - initialization files -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/ini_files.h"
#include "text.h"
#include "win32/ini_text.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cstdlib>

using namespace amp2hip_windows;

namespace {

template <typename Char>
DWORD store(const std::basic_string<Char> &text, Char *buffer, DWORD size) {
  if (buffer == nullptr || size == 0)
    return 0;
  const std::size_t length = text.copy(buffer, size - 1);
  buffer[length] = 0;
  if (length < text.size())
    fail(ERROR_MORE_DATA);
  return static_cast<DWORD>(length);
}

template <typename Char>
DWORD store_list(const std::vector<std::string> &texts, Char *buffer, DWORD size) {
  if (buffer == nullptr || size < 2)
    return 0;
  std::basic_string<Char> all;
  for (const std::string &text : texts)
    all += as_text<Char>(text) + Char(0);
  const bool fits = all.size() < size;
  const std::size_t length = all.copy(buffer, fits ? size - 1 : size - 2);
  buffer[length] = 0;
  if (!fits || all.empty())
    buffer[length + 1] = 0;
  if (!fits)
    fail(ERROR_MORE_DATA);
  return static_cast<DWORD>(length);
}

template <typename Char>
DWORD get_string(const Char *section, const Char *key, const Char *fallback, Char *buffer,
                 DWORD size, const Char *file) {
  const ini_text text(path_of(file));
  SetLastError(ERROR_SUCCESS);
  if (section == nullptr)
    return store_list(text.sections(), buffer, size);
  if (key == nullptr) {
    std::vector<std::string> keys;
    for (const auto &entry : text.entries(utf8_of(section)))
      keys.push_back(entry.first);
    return store_list(keys, buffer, size);
  }
  if (const auto value = text.value(utf8_of(section), utf8_of(key)))
    return store(as_text<Char>(*value), buffer, size);
  SetLastError(ERROR_FILE_NOT_FOUND);
  std::basic_string<Char> other;
  if (fallback != nullptr)
    other = fallback;
  while (!other.empty() && (other.back() == ' ' || other.back() == '\t'))
    other.pop_back();
  return store(other, buffer, size);
}

template <typename Char>
UINT get_int(const Char *section, const Char *key, INT fallback, const Char *file) {
  if (section == nullptr || key == nullptr)
    return static_cast<UINT>(fallback);
  const auto value = ini_text(path_of(file)).value(utf8_of(section), utf8_of(key));
  if (!value || value->empty())
    return static_cast<UINT>(fallback);
  const std::size_t digits = value->find_first_not_of("+-");
  const bool is_hexadecimal = digits != std::string::npos && value->compare(digits, 2, "0x") == 0;
  return static_cast<UINT>(std::strtoll(value->c_str(), nullptr, is_hexadecimal ? 16 : 10));
}

template <typename Char>
DWORD get_section(const Char *section, Char *buffer, DWORD size, const Char *file) {
  std::vector<std::string> lines;
  if (section != nullptr)
    for (const auto &entry : ini_text(path_of(file)).entries(utf8_of(section)))
      lines.push_back(entry.first + "=" + entry.second);
  return store_list(lines, buffer, size);
}

template <typename Char>
BOOL write_string(const Char *section, const Char *key, const Char *value, const Char *file) {
  if (section == nullptr || file == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  const std::string path = path_of(file);
  ini_text text(path);
  if (key == nullptr)
    text.remove(utf8_of(section));
  else if (value == nullptr)
    text.remove(utf8_of(section), utf8_of(key));
  else
    text.set(utf8_of(section), utf8_of(key), utf8_of(value));
  return text.write(path) ? TRUE : fail_with_errno();
}

} // namespace

DWORD GetPrivateProfileStringA(LPCSTR section, LPCSTR key, LPCSTR fallback, LPSTR buffer,
                               DWORD size, LPCSTR file) {
  return get_string(section, key, fallback, buffer, size, file);
}
DWORD GetPrivateProfileStringW(LPCWSTR section, LPCWSTR key, LPCWSTR fallback, LPWSTR buffer,
                               DWORD size, LPCWSTR file) {
  return get_string(section, key, fallback, buffer, size, file);
}
UINT GetPrivateProfileIntA(LPCSTR section, LPCSTR key, INT fallback, LPCSTR file) {
  return get_int(section, key, fallback, file);
}
UINT GetPrivateProfileIntW(LPCWSTR section, LPCWSTR key, INT fallback, LPCWSTR file) {
  return get_int(section, key, fallback, file);
}
DWORD GetPrivateProfileSectionA(LPCSTR section, LPSTR buffer, DWORD size, LPCSTR file) {
  return get_section(section, buffer, size, file);
}
DWORD GetPrivateProfileSectionW(LPCWSTR section, LPWSTR buffer, DWORD size, LPCWSTR file) {
  return get_section(section, buffer, size, file);
}
DWORD GetPrivateProfileSectionNamesA(LPSTR buffer, DWORD size, LPCSTR file) {
  return GetPrivateProfileStringA(nullptr, nullptr, nullptr, buffer, size, file);
}
DWORD GetPrivateProfileSectionNamesW(LPWSTR buffer, DWORD size, LPCWSTR file) {
  return GetPrivateProfileStringW(nullptr, nullptr, nullptr, buffer, size, file);
}
BOOL WritePrivateProfileStringA(LPCSTR section, LPCSTR key, LPCSTR value, LPCSTR file) {
  return write_string(section, key, value, file);
}
BOOL WritePrivateProfileStringW(LPCWSTR section, LPCWSTR key, LPCWSTR value, LPCWSTR file) {
  return write_string(section, key, value, file);
}
