//===--- registry.cpp - settings of the user in the registry --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each key is a section of an initialization file, and each value a line in it:
///
///     [Software\Company\Program]
///     Folder=1:/home/user/images
///     Quality=4:85
///     Colors=3:00ff10
///
/// The number before the colon is the type, such as REG_SZ. Texts are in UTF-8; `%` and control
/// characters are written as `%25`, and also the characters in names that initialization files use.
///
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/registry.h"
#include "amp2hip_windows/win32/errors.h"
#include "text.h"
#include "win32/ini_text.h"
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <strings.h>
#include <sys/file.h>
#include <unistd.h>

using namespace amp2hip_windows;

struct HKEY__ {
  std::string path; ///< below HKEY_CURRENT_USER
};

namespace {

constexpr LSTATUS success = LSTATUS(ERROR_SUCCESS);
std::mutex access;

std::string file_name() {
  if (const char *file = std::getenv("AMP2HIP_REGISTRY"); file != nullptr && *file != 0)
    return file;
  const char *config = std::getenv("XDG_CONFIG_HOME");
  const char *home = std::getenv("HOME");
  return (config != nullptr && *config != 0
              ? std::string(config)
              : std::string(home != nullptr ? home : "") + "/.config") +
         "/amp2hip/registry.ini";
}

/// Excludes changes by other threads and other programs while a function reads and changes the
/// file. Functions that only read need no lock, because write() replaces the file at once.
class change_lock {
public:
  change_lock() : guard_(access) {
    const std::filesystem::path file = file_name();
    std::error_code ignored; // write() reports that the folder does not exist
    std::filesystem::create_directories(file.parent_path(), ignored);
    descriptor_ = ::open((file.string() + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    while (descriptor_ >= 0 && flock(descriptor_, LOCK_EX) != 0 && errno == EINTR) {
    }
  }
  ~change_lock() {
    if (descriptor_ >= 0)
      close(descriptor_);
  }
  change_lock(const change_lock &) = delete;
  change_lock &operator=(const change_lock &) = delete;

private:
  std::lock_guard<std::mutex> guard_;
  int descriptor_;
};

/// Replaces the file at once, so that other programs never read a part of it.
LSTATUS write(const ini_text &text) {
  const std::string file = file_name(), copy = file + "~";
  std::error_code error;
  if (!text.write(copy))
    return LSTATUS(ERROR_ACCESS_DENIED);
  std::filesystem::rename(copy, file, error);
  return error ? LSTATUS(ERROR_ACCESS_DENIED) : success;
}

std::string hexadecimal(unsigned char byte) {
  const char *const digits = "0123456789abcdef";
  return {digits[byte >> 4], digits[byte & 15]};
}

std::string encoded(const std::string &text, const char *special) {
  std::string result;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != '%' && std::strchr(special, c) == nullptr) {
      result += c;
      continue;
    }
    result += "%" + hexadecimal(byte);
  }
  return result;
}

/// Returns the bytes of pairs of hexadecimal digits.
std::string bytes_of(const std::string &digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
    bytes += static_cast<char>(std::strtol(digits.substr(i, 2).c_str(), nullptr, 16));
  return bytes;
}

std::string decoded(const std::string &text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '%' && i + 2 < text.size()) {
      result += bytes_of(text.substr(i + 1, 2));
      i += 2;
    } else {
      result += text[i];
    }
  return result;
}

/// Spaces at the ends of a name would be lost.
template <typename Char>
std::string name_of(const Char *name) {
  const std::string text = name != nullptr ? utf8_of(name) : "";
  return text.empty() ? "@" : encoded(text, "=;[]@\"' ");
}

bool is_text(DWORD type) { return type == REG_SZ || type == REG_EXPAND_SZ || type == REG_MULTI_SZ; }

/// Returns the path of the key \p name below \p key, or nothing if \p key is not valid.
template <typename Char>
std::optional<std::string> path_below(HKEY key, const Char *name) {
  if (key == nullptr)
    return std::nullopt;
  std::string path = key == HKEY_CURRENT_USER ? "" : key->path;
  std::string rest = name != nullptr ? utf8_of(name) : "";
  while (!rest.empty() && rest.back() == '\\')
    rest.pop_back();
  if (!path.empty() && !rest.empty())
    path += '\\';
  return path + encoded(rest, "[]");
}

bool begins_with(const std::string &text, const std::string &start) {
  return strncasecmp(text.c_str(), start.c_str(), start.size()) == 0;
}

/// True if there are keys below the key.
bool has_keys(const ini_text &text, const std::string &path) {
  for (const std::string &section : text.sections())
    if (begins_with(section, path + "\\"))
      return true;
  return false;
}

bool exists(const ini_text &text, const std::string &path) {
  if (path.empty() || has_keys(text, path))
    return true;
  for (const std::string &section : text.sections())
    if (strcasecmp(section.c_str(), path.c_str()) == 0)
      return true;
  return false;
}

template <typename Char>
LSTATUS open(HKEY key, const Char *name, bool creates, PHKEY result, LPDWORD disposition) {
  const auto path = path_below(key, name);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  if (result == nullptr)
    return LSTATUS(ERROR_INVALID_PARAMETER);
  std::optional<change_lock> lock;
  if (creates)
    lock.emplace();
  ini_text text(file_name());
  const bool is_new = !exists(text, *path);
  if (is_new) {
    if (!creates)
      return LSTATUS(ERROR_FILE_NOT_FOUND);
    text.set(*path, "@", ""); // only sections with a line have a heading
    text.remove(*path, "@");
    if (const LSTATUS error = write(text); error != success)
      return error;
  }
  if (disposition != nullptr)
    *disposition = is_new ? REG_CREATED_NEW_KEY : REG_OPENED_EXISTING_KEY;
  *result = new HKEY__{*path};
  return success;
}

/// Returns a text as the program stores it, with a null character.
template <typename Char>
std::string raw_text(const std::string &text) {
  const std::basic_string<Char> wide = as_text<Char>(text);
  return {reinterpret_cast<const char *>(wide.c_str()), (wide.size() + 1) * sizeof(Char)};
}

struct value {
  DWORD type;
  std::string data;
};

/// Returns the value in a line of the file.
template <typename Char>
value parsed(const std::string &line) {
  const DWORD type = DWORD(std::strtoul(line.c_str(), nullptr, 10));
  const std::string rest = line.substr(std::min(line.find(':'), line.size() - 1) + 1);
  if (is_text(type))
    return {type, raw_text<Char>(decoded(rest))};
  if (type != REG_DWORD && type != REG_QWORD)
    return {type, bytes_of(rest)};
  const unsigned long long number = std::strtoull(rest.c_str(), nullptr, 0);
  return {type, {reinterpret_cast<const char *>(&number), type == REG_DWORD ? 4U : 8U}};
}

/// Returns the line of the file for a value.
template <typename Char>
std::string line_of(DWORD type, const BYTE *data, DWORD size) {
  const std::string start = std::to_string(type) + ":";
  if (is_text(type)) {
    std::basic_string<Char> text(size / sizeof(Char), 0);
    if (!text.empty())
      std::memcpy(text.data(), data, text.size() * sizeof(Char));
    if (!text.empty() && text.back() == 0)
      text.pop_back();
    std::string all; // a REG_MULTI_SZ has null characters
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find(Char(0), begin), text.size());
      all +=
          (begin > 0 ? std::string(1, 0) : "") + utf8_of(text.substr(begin, end - begin).c_str());
      begin = end + 1;
    }
    all = encoded(all, "");
    if (!all.empty() && all.back() == ' ') // the file would lose it
      all.replace(all.size() - 1, 1, "%20");
    return start + all;
  }
  unsigned long long number = 0;
  if (type == REG_DWORD || type == REG_QWORD) {
    std::memcpy(&number, data, size);
    return start + std::to_string(number);
  }
  std::string digits;
  for (DWORD i = 0; i < size; ++i)
    digits += hexadecimal(data[i]);
  return start + digits;
}

/// Returns the flag of RegGetValue for a type.
DWORD flag_of(DWORD type) {
  switch (type) {
  case REG_MULTI_SZ:
    return RRF_RT_REG_MULTI_SZ;
  case REG_QWORD:
    return RRF_RT_REG_QWORD;
  default:
    return type <= REG_DWORD ? 1U << type : RRF_RT_ANY;
  }
}

LSTATUS store(const value &found, LPDWORD type, void *data, LPDWORD size) {
  const DWORD length = static_cast<DWORD>(found.data.size());
  if (type != nullptr)
    *type = found.type;
  if (data != nullptr && size == nullptr)
    return LSTATUS(ERROR_INVALID_PARAMETER);
  if (size == nullptr)
    return success;
  const bool fits = length <= *size;
  *size = length;
  if (data == nullptr)
    return success;
  if (!fits)
    return LSTATUS(ERROR_MORE_DATA);
  std::memcpy(data, found.data.data(), length);
  return success;
}

template <typename Char>
LSTATUS query(HKEY key, const Char *path, const Char *name, DWORD flags, LPDWORD type, void *data,
              LPDWORD size) {
  const auto section = path_below(key, path);
  if (!section)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const auto line = ini_text(file_name()).value(*section, name_of(name));
  if (!line || line->empty())
    return LSTATUS(ERROR_FILE_NOT_FOUND);
  const value found = parsed<Char>(*line);
  if ((flags & RRF_RT_ANY & flag_of(found.type)) == 0)
    return LSTATUS(ERROR_UNSUPPORTED_TYPE);
  return store(found, type, data, size);
}

template <typename Char>
LSTATUS set(HKEY key, const Char *name, DWORD type, const BYTE *data, DWORD size) {
  const auto path = path_below<Char>(key, nullptr);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const bool is_number = type == REG_DWORD || type == REG_QWORD;
  if (path->empty() || (data == nullptr && size != 0) ||
      (is_number && size != (type == REG_DWORD ? 4U : 8U)))
    return LSTATUS(ERROR_INVALID_PARAMETER);
  const change_lock lock;
  ini_text text(file_name());
  text.set(*path, name_of(name), line_of<Char>(type, data, size));
  return write(text);
}

template <typename Char>
LSTATUS delete_value(HKEY key, const Char *name) {
  const auto path = path_below<Char>(key, nullptr);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const change_lock lock;
  ini_text text(file_name());
  if (!text.value(*path, name_of(name)))
    return LSTATUS(ERROR_FILE_NOT_FOUND);
  text.remove(*path, name_of(name));
  return write(text);
}

template <typename Char>
LSTATUS delete_key(HKEY key, const Char *name) {
  const auto path = path_below(key, name);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const change_lock lock;
  ini_text text(file_name());
  if (!exists(text, *path))
    return LSTATUS(ERROR_FILE_NOT_FOUND);
  if (path->empty() || has_keys(text, *path))
    return LSTATUS(ERROR_ACCESS_DENIED);
  text.remove(*path);
  return write(text);
}

} // namespace

LSTATUS RegOpenKeyExA(HKEY key, LPCSTR name, DWORD, REGSAM, PHKEY result) {
  return open(key, name, false, result, nullptr);
}
LSTATUS RegOpenKeyExW(HKEY key, LPCWSTR name, DWORD, REGSAM, PHKEY result) {
  return open(key, name, false, result, nullptr);
}
LSTATUS RegOpenKeyA(HKEY key, LPCSTR name, PHKEY result) {
  return open(key, name, false, result, nullptr);
}
LSTATUS RegOpenKeyW(HKEY key, LPCWSTR name, PHKEY result) {
  return open(key, name, false, result, nullptr);
}
LSTATUS RegCreateKeyExA(HKEY key, LPCSTR name, DWORD, LPSTR, DWORD, REGSAM,
                        const LPSECURITY_ATTRIBUTES, PHKEY result, LPDWORD disposition) {
  return open(key, name, true, result, disposition);
}
LSTATUS RegCreateKeyExW(HKEY key, LPCWSTR name, DWORD, LPWSTR, DWORD, REGSAM,
                        const LPSECURITY_ATTRIBUTES, PHKEY result, LPDWORD disposition) {
  return open(key, name, true, result, disposition);
}
LSTATUS RegCreateKeyA(HKEY key, LPCSTR name, PHKEY result) {
  return open(key, name, true, result, nullptr);
}
LSTATUS RegCreateKeyW(HKEY key, LPCWSTR name, PHKEY result) {
  return open(key, name, true, result, nullptr);
}
LSTATUS RegCloseKey(HKEY key) {
  if (key == nullptr)
    return LSTATUS(ERROR_INVALID_HANDLE);
  if (key != HKEY_CURRENT_USER)
    delete key;
  return success;
}
LSTATUS RegFlushKey(HKEY key) {
  return key != nullptr ? success : LSTATUS(ERROR_INVALID_HANDLE); // each change is written at once
}

LSTATUS RegQueryValueExA(HKEY key, LPCSTR name, LPDWORD, LPDWORD type, LPBYTE data, LPDWORD size) {
  return query<char>(key, nullptr, name, RRF_RT_ANY, type, data, size);
}
LSTATUS RegQueryValueExW(HKEY key, LPCWSTR name, LPDWORD, LPDWORD type, LPBYTE data, LPDWORD size) {
  return query<wchar_t>(key, nullptr, name, RRF_RT_ANY, type, data, size);
}
LSTATUS RegGetValueA(HKEY key, LPCSTR path, LPCSTR name, DWORD flags, LPDWORD type, PVOID data,
                     LPDWORD size) {
  return query(key, path, name, flags, type, data, size);
}
LSTATUS RegGetValueW(HKEY key, LPCWSTR path, LPCWSTR name, DWORD flags, LPDWORD type, PVOID data,
                     LPDWORD size) {
  return query(key, path, name, flags, type, data, size);
}
LSTATUS RegSetValueExA(HKEY key, LPCSTR name, DWORD, DWORD type, const BYTE *data, DWORD size) {
  return set(key, name, type, data, size);
}
LSTATUS RegSetValueExW(HKEY key, LPCWSTR name, DWORD, DWORD type, const BYTE *data, DWORD size) {
  return set(key, name, type, data, size);
}
LSTATUS RegDeleteValueA(HKEY key, LPCSTR name) { return delete_value(key, name); }
LSTATUS RegDeleteValueW(HKEY key, LPCWSTR name) { return delete_value(key, name); }
LSTATUS RegDeleteKeyA(HKEY key, LPCSTR name) { return delete_key(key, name); }
LSTATUS RegDeleteKeyW(HKEY key, LPCWSTR name) { return delete_key(key, name); }
