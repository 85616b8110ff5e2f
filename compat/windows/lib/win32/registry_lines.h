//===--- registry_lines.h - values of the registry as lines of a file -----===//
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
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_REGISTRY_LINES_H
#define AMP2HIP_WINDOWS_LIB_WIN32_REGISTRY_LINES_H

#include "amp2hip_windows/win32/registry.h"
#include "text.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>

namespace amp2hip_windows {

inline std::string hexadecimal(unsigned char byte) {
  const char *const digits = "0123456789abcdef";
  return {digits[byte >> 4], digits[byte & 15]};
}

inline std::string encoded(const std::string &text, const char *special) {
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
inline std::string bytes_of(const std::string &digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
    bytes += static_cast<char>(std::strtol(digits.substr(i, 2).c_str(), nullptr, 16));
  return bytes;
}

inline std::string decoded(const std::string &text) {
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
std::string value_key(const Char *name) {
  const std::string text = name != nullptr ? utf8_of(name) : "";
  return text.empty() ? "@" : encoded(text, "=;[]@\"' ");
}

inline bool is_text_type(DWORD type) {
  return type == REG_SZ || type == REG_EXPAND_SZ || type == REG_MULTI_SZ;
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
  if (is_text_type(type))
    return {type, raw_text<Char>(decoded(rest))};
  if (type != REG_DWORD && type != REG_QWORD)
    return {type, bytes_of(rest)};
  const unsigned long long number = std::strtoull(rest.c_str(), nullptr, 0);
  return {type, {reinterpret_cast<const char *>(&number), type == REG_DWORD ? 4U : 8U}};
}

/// Returns the line of the file for a value.
template <typename Char>
std::string stored_line(DWORD type, const BYTE *data, DWORD size) {
  const std::string start = std::to_string(type) + ":";
  if (is_text_type(type)) {
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

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_REGISTRY_LINES_H
