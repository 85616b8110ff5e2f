//===--- environment.cpp - variables of the environment -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/environment.h"
#include "crt/invalid_parameter.h"
#include "text.h"
#include <cstdlib>
#include <map>
#include <mutex>
#include <optional>
#include <string>

using namespace amp2hip_windows;

namespace {

/// Returns the value of a variable, or nothing.
template <typename Char>
std::optional<std::basic_string<Char>> value_of(const Char *name) {
  const char *const value = std::getenv(utf8_of(name).c_str());
  if (value == nullptr)
    return std::nullopt;
  return as_text<Char>(value);
}

template <typename Char>
errno_t duplicate(const char *function, Char **buffer, size_t *size, const Char *name) {
  if (buffer == nullptr || name == nullptr)
    return invalid_parameter(function, "a parameter is null");
  const auto value = value_of(name);
  *buffer = value ? allocate_copy(*value) : nullptr;
  if (size != nullptr)
    *size = value ? value->size() + 1 : 0;
  return value && *buffer == nullptr ? ENOMEM : 0;
}

template <typename Char>
errno_t get(const char *function, size_t *required, Char *buffer, size_t size, const Char *name) {
  if (required == nullptr || name == nullptr || (buffer == nullptr && size != 0))
    return invalid_parameter(function, "a parameter is null");
  if (buffer != nullptr && size != 0)
    buffer[0] = 0;
  const auto value = value_of(name);
  *required = value ? value->size() + 1 : 0;
  if (*required == 0 || size == 0)
    return 0;
  if (*required > size)
    return ERANGE;
  value->copy(buffer, value->size());
  buffer[value->size()] = 0;
  return 0;
}

template <typename Char>
errno_t set(const char *function, const Char *name, const Char *value) {
  if (name == nullptr || value == nullptr)
    return invalid_parameter(function, "a parameter is null");
  const std::string key = utf8_of(name);
  const int result =
      *value != 0 ? setenv(key.c_str(), utf8_of(value).c_str(), 1) : unsetenv(key.c_str());
  return result == 0 ? 0 : errno;
}

template <typename Char>
int assign(const char *function, const Char *assignment) {
  const auto text =
      assignment != nullptr ? std::basic_string<Char>(assignment) : std::basic_string<Char>();
  const std::size_t equals = text.find(Char('='));
  if (equals == text.npos) {
    invalid_parameter(function, "the assignment contains no '='");
    return -1;
  }
  return set(function, text.substr(0, equals).c_str(), text.c_str() + equals + 1) == 0 ? 0 : -1;
}

} // namespace

wchar_t *_wgetenv(const wchar_t *name) {
  if (name == nullptr) {
    invalid_parameter("_wgetenv", "the name is null");
    return nullptr;
  }
  static std::mutex lock;
  static auto &values = *new std::map<std::wstring, std::wstring>();
  const std::lock_guard<std::mutex> guard(lock);
  const auto value = value_of(name);
  if (!value)
    return nullptr;
  std::wstring &stored = values[name];
  if (stored != *value)
    stored = *value;
  return stored.data();
}

errno_t _dupenv_s(char **buffer, size_t *size, const char *name) {
  return duplicate("_dupenv_s", buffer, size, name);
}
errno_t _wdupenv_s(wchar_t **buffer, size_t *size, const wchar_t *name) {
  return duplicate("_wdupenv_s", buffer, size, name);
}
errno_t getenv_s(size_t *required, char *buffer, size_t size, const char *name) {
  return get("getenv_s", required, buffer, size, name);
}
errno_t _wgetenv_s(size_t *required, wchar_t *buffer, size_t size, const wchar_t *name) {
  return get("_wgetenv_s", required, buffer, size, name);
}
errno_t _putenv_s(const char *name, const char *value) { return set("_putenv_s", name, value); }
errno_t _wputenv_s(const wchar_t *name, const wchar_t *value) {
  return set("_wputenv_s", name, value);
}
int _putenv(const char *assignment) { return assign("_putenv", assignment); }
int _wputenv(const wchar_t *assignment) { return assign("_wputenv", assignment); }
