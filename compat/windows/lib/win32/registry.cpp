//===--- registry.cpp - settings of the user in the registry --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each key is a section of an initialization file (see registry_lines.h).
///
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/registry.h"
#include "amp2hip_windows/win32/errors.h"
#include "text.h"
#include "win32/ini_text.h"
#include "win32/registry_lines.h"
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
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

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
  const auto line = ini_text(file_name()).value(*section, value_key(name));
  if (!line || line->empty())
    return LSTATUS(ERROR_FILE_NOT_FOUND);
  const value found = parsed<Char>(*line);
  if ((flags & RRF_RT_ANY & flag_of(found.type)) == 0)
    return LSTATUS(ERROR_UNSUPPORTED_TYPE);
  return store(found, type, data, size);
}

template <typename Char>
LSTATUS set(HKEY key, const Char *below, const Char *name, DWORD type, const BYTE *data,
            DWORD size) {
  const auto path = path_below(key, below);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const bool is_number = type == REG_DWORD || type == REG_QWORD;
  if (path->empty() || (data == nullptr && size != 0) ||
      (is_number && size != (type == REG_DWORD ? 4U : 8U)))
    return LSTATUS(ERROR_INVALID_PARAMETER);
  const change_lock lock;
  ini_text text(file_name());
  text.set(*path, value_key(name), stored_line<Char>(type, data, size));
  return write(text);
}

template <typename Char>
LSTATUS delete_value(HKEY key, const Char *below, const Char *name) {
  const auto path = path_below(key, below);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const change_lock lock;
  ini_text text(file_name());
  if (!text.value(*path, value_key(name)))
    return LSTATUS(ERROR_FILE_NOT_FOUND);
  text.remove(*path, value_key(name));
  return write(text);
}

/// Calls \p change with the text of the registry and the path of a key that exists in it. Writes
/// the text if \p change succeeds.
template <typename Char, typename Change>
LSTATUS change_key(HKEY key, const Char *name, const Change &change) {
  const auto path = path_below(key, name);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const change_lock lock;
  ini_text text(file_name());
  if (!exists(text, *path))
    return LSTATUS(ERROR_FILE_NOT_FOUND);
  const LSTATUS error = change(text, *path);
  return error == success ? write(text) : error;
}

template <typename Char>
LSTATUS delete_key(HKEY key, const Char *name) {
  return change_key(key, name, [](ini_text &text, const std::string &path) {
    if (path.empty() || has_keys(text, path))
      return LSTATUS(ERROR_ACCESS_DENIED);
    text.remove(path);
    return success;
  });
}

/// Removes the keys below a key, and the key itself if it has a name.
template <typename Char>
LSTATUS delete_tree(HKEY key, const Char *name) {
  return change_key(key, name, [name](ini_text &text, const std::string &path) {
    for (const std::string &section : text.sections())
      if (path.empty() || begins_with(section, path + "\\"))
        text.remove(section);
    if (path.empty())
      return success;
    text.remove(path);
    if (name == nullptr || *name == 0) { // the key remains, without values
      text.set(path, "@", "");
      text.remove(path, "@");
    }
    return success;
  });
}

/// Returns the names of the keys directly below a key, sorted as on Windows.
std::vector<std::string> keys_below(const ini_text &text, const std::string &path) {
  const std::string start = path.empty() ? "" : path + "\\";
  std::vector<std::string> names;
  for (const std::string &section : text.sections())
    if (begins_with(section, start) && section.size() > start.size())
      names.push_back(
          decoded(section.substr(start.size(), section.find('\\', start.size()) - start.size())));
  const auto compare = [](const std::string &a, const std::string &b) {
    return strcasecmp(a.c_str(), b.c_str());
  };
  std::stable_sort(names.begin(), names.end(),
                   [&](const std::string &a, const std::string &b) { return compare(a, b) < 0; });
  names.erase(
      std::unique(names.begin(), names.end(),
                  [&](const std::string &a, const std::string &b) { return compare(a, b) == 0; }),
      names.end());
  return names;
}

std::string value_name(const std::string &key) { return key == "@" ? "" : decoded(key); }

/// Stores a name for a function that enumerates. \p size is in characters: with the null character
/// before the call, without it afterwards.
template <typename Char>
LSTATUS store_name(const std::string &name, Char *buffer, LPDWORD size) {
  const std::basic_string<Char> text = as_text<Char>(name);
  if (buffer == nullptr || size == nullptr)
    return LSTATUS(ERROR_INVALID_PARAMETER);
  if (text.size() >= *size)
    return LSTATUS(ERROR_MORE_DATA);
  std::memcpy(buffer, text.c_str(), (text.size() + 1) * sizeof(Char));
  *size = static_cast<DWORD>(text.size());
  return success;
}

/// Stores when the file was written: it has no times of single keys.
void store_time(FILETIME *time) {
  struct stat file = {};
  if (time == nullptr)
    return;
  stat(file_name().c_str(), &file);
  constexpr long long since_1601 = 11644473600LL;
  const auto ticks = static_cast<ULONGLONG>((file.st_mtim.tv_sec + since_1601) * 10000000 +
                                            file.st_mtim.tv_nsec / 100);
  time->dwLowDateTime = static_cast<DWORD>(ticks);
  time->dwHighDateTime = static_cast<DWORD>(ticks >> 32);
}

template <typename Char>
LSTATUS enumerate_keys(HKEY key, DWORD index, Char *name, LPDWORD size, FILETIME *time) {
  const auto path = path_below<Char>(key, nullptr);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const std::vector<std::string> names = keys_below(ini_text(file_name()), *path);
  if (index >= names.size())
    return LSTATUS(ERROR_NO_MORE_ITEMS);
  store_time(time);
  return store_name(names[index], name, size);
}

template <typename Char>
LSTATUS enumerate_values(HKEY key, DWORD index, Char *name, LPDWORD name_size, LPDWORD type,
                         LPBYTE data, LPDWORD size) {
  const auto path = path_below<Char>(key, nullptr);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const auto entries = ini_text(file_name()).entries(*path);
  if (index >= entries.size())
    return LSTATUS(ERROR_NO_MORE_ITEMS);
  if (const LSTATUS error = store_name(value_name(entries[index].first), name, name_size);
      error != success)
    return error;
  return store(parsed<Char>(entries[index].second), type, data, size);
}

template <typename Char>
LSTATUS describe(HKEY key, Char *type, LPDWORD type_size, LPDWORD keys, LPDWORD longest_key,
                 LPDWORD longest_type, LPDWORD values, LPDWORD longest_name, LPDWORD longest_value,
                 LPDWORD security, FILETIME *time) {
  const auto path = path_below<Char>(key, nullptr);
  if (!path)
    return LSTATUS(ERROR_INVALID_HANDLE);
  const ini_text text(file_name());
  const std::vector<std::string> names = keys_below(text, *path);
  const auto entries = text.entries(*path);
  const auto length = [](const std::string &name) { return as_text<Char>(name).size(); };
  std::size_t key_length = 0, name_length = 0, value_size = 0;
  for (const std::string &name : names)
    key_length = std::max(key_length, length(name));
  for (const auto &[name, line] : entries) {
    name_length = std::max(name_length, length(value_name(name)));
    value_size = std::max(value_size, parsed<Char>(line).data.size());
  }
  if (type != nullptr && type_size != nullptr && *type_size > 0)
    *type = 0;
  for (const auto &[target, number] : {std::pair(type_size, std::size_t(0)),
                                       {keys, names.size()},
                                       {longest_key, key_length},
                                       {longest_type, 0},
                                       {values, entries.size()},
                                       {longest_name, name_length},
                                       {longest_value, value_size},
                                       {security, 0}})
    if (target != nullptr)
      *target = static_cast<DWORD>(number);
  store_time(time);
  return success;
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
  return set(key, decltype(name)(nullptr), name, type, data, size);
}
LSTATUS RegSetValueExW(HKEY key, LPCWSTR name, DWORD, DWORD type, const BYTE *data, DWORD size) {
  return set(key, decltype(name)(nullptr), name, type, data, size);
}
LSTATUS RegSetKeyValueA(HKEY key, LPCSTR path, LPCSTR name, DWORD type, LPCVOID data, DWORD size) {
  return set(key, path, name, type, static_cast<const BYTE *>(data), size);
}
LSTATUS RegSetKeyValueW(HKEY key, LPCWSTR path, LPCWSTR name, DWORD type, LPCVOID data,
                        DWORD size) {
  return set(key, path, name, type, static_cast<const BYTE *>(data), size);
}
LSTATUS RegDeleteValueA(HKEY key, LPCSTR name) { return delete_value<char>(key, nullptr, name); }
LSTATUS RegDeleteValueW(HKEY key, LPCWSTR name) {
  return delete_value<wchar_t>(key, nullptr, name);
}
LSTATUS RegDeleteKeyValueA(HKEY key, LPCSTR path, LPCSTR name) {
  return delete_value(key, path, name);
}
LSTATUS RegDeleteKeyValueW(HKEY key, LPCWSTR path, LPCWSTR name) {
  return delete_value(key, path, name);
}
LSTATUS RegDeleteKeyA(HKEY key, LPCSTR name) { return delete_key(key, name); }
LSTATUS RegDeleteKeyW(HKEY key, LPCWSTR name) { return delete_key(key, name); }
LSTATUS RegDeleteKeyExA(HKEY key, LPCSTR name, REGSAM, DWORD) { return delete_key(key, name); }
LSTATUS RegDeleteKeyExW(HKEY key, LPCWSTR name, REGSAM, DWORD) { return delete_key(key, name); }
LSTATUS RegDeleteTreeA(HKEY key, LPCSTR name) { return delete_tree(key, name); }
LSTATUS RegDeleteTreeW(HKEY key, LPCWSTR name) { return delete_tree(key, name); }

LSTATUS RegEnumKeyExA(HKEY key, DWORD index, LPSTR name, LPDWORD size, LPDWORD, LPSTR, LPDWORD,
                      FILETIME *time) {
  return enumerate_keys(key, index, name, size, time);
}
LSTATUS RegEnumKeyExW(HKEY key, DWORD index, LPWSTR name, LPDWORD size, LPDWORD, LPWSTR, LPDWORD,
                      FILETIME *time) {
  return enumerate_keys(key, index, name, size, time);
}
LSTATUS RegEnumKeyA(HKEY key, DWORD index, LPSTR name, DWORD size) {
  return enumerate_keys(key, index, name, &size, nullptr);
}
LSTATUS RegEnumKeyW(HKEY key, DWORD index, LPWSTR name, DWORD size) {
  return enumerate_keys(key, index, name, &size, nullptr);
}
LSTATUS RegEnumValueA(HKEY key, DWORD index, LPSTR name, LPDWORD name_size, LPDWORD, LPDWORD type,
                      LPBYTE data, LPDWORD size) {
  return enumerate_values(key, index, name, name_size, type, data, size);
}
LSTATUS RegEnumValueW(HKEY key, DWORD index, LPWSTR name, LPDWORD name_size, LPDWORD, LPDWORD type,
                      LPBYTE data, LPDWORD size) {
  return enumerate_values(key, index, name, name_size, type, data, size);
}
LSTATUS RegQueryInfoKeyA(HKEY key, LPSTR type, LPDWORD type_size, LPDWORD, LPDWORD keys,
                         LPDWORD longest_key, LPDWORD longest_type, LPDWORD values,
                         LPDWORD longest_name, LPDWORD longest_value, LPDWORD security,
                         FILETIME *time) {
  return describe(key, type, type_size, keys, longest_key, longest_type, values, longest_name,
                  longest_value, security, time);
}
LSTATUS RegQueryInfoKeyW(HKEY key, LPWSTR type, LPDWORD type_size, LPDWORD, LPDWORD keys,
                         LPDWORD longest_key, LPDWORD longest_type, LPDWORD values,
                         LPDWORD longest_name, LPDWORD longest_value, LPDWORD security,
                         FILETIME *time) {
  return describe(key, type, type_size, keys, longest_key, longest_type, values, longest_name,
                  longest_value, security, time);
}
