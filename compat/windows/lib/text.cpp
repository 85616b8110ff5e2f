//===--- text.cpp - conversions between UTF-8 and wchar_t ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text.h"
#include "path_case.h"
#include <algorithm>

namespace amp2hip_windows {
namespace {

constexpr char32_t replacement = 0xFFFD;

bool is_valid(char32_t c) { return c < 0xD800 || (c > 0xDFFF && c < 0x110000); }

/// Reads a character of UTF-8 from the start of \p text, which is not empty, and removes it.
char32_t take(std::string_view &text) {
  const auto first = static_cast<unsigned char>(text.front());
  const int more = first < 0x80   ? 0
                   : first < 0xC2 ? -1
                   : first < 0xE0 ? 1
                   : first < 0xF0 ? 2
                   : first < 0xF5 ? 3
                                  : -1;
  char32_t c = more <= 0 ? first : first & (0x3FU >> more);
  for (int i = 1; i <= more; ++i) {
    const auto next = static_cast<std::size_t>(i) < text.size()
                          ? static_cast<unsigned char>(text[static_cast<std::size_t>(i)])
                          : 0U;
    if ((next & 0xC0U) != 0x80U) {
      text.remove_prefix(1);
      return replacement;
    }
    c = c << 6 | (next & 0x3FU);
  }
  constexpr char32_t least[] = {0, 0x80, 0x800, 0x10000};
  if (more < 0 || c < least[more] || !is_valid(c)) {
    text.remove_prefix(1);
    return replacement;
  }
  text.remove_prefix(static_cast<std::size_t>(more) + 1);
  return c;
}

void append(std::string &to, char32_t c) {
  if (c < 0x80) {
    to += static_cast<char>(c);
    return;
  }
  const int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
  constexpr unsigned first[] = {0, 0xC0, 0xE0, 0xF0};
  to += static_cast<char>(first[more] | c >> (6 * more));
  for (int i = more - 1; i >= 0; --i)
    to += static_cast<char>(0x80U | (c >> (6 * i) & 0x3FU));
}

std::string with_slashes(std::string path) {
  std::replace(path.begin(), path.end(), '\\', '/');
  return path;
}

} // namespace

std::wstring widen(std::string_view text) {
  std::wstring result;
  result.reserve(text.size());
  while (!text.empty())
    result += static_cast<wchar_t>(take(text));
  return result;
}

std::string narrow(std::wstring_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto c = static_cast<char32_t>(text[i]);
    if (c >= 0xD800 && c < 0xDC00 && i + 1 < text.size()) {
      const auto low = static_cast<char32_t>(text[i + 1]);
      if (low >= 0xDC00 && low < 0xE000) {
        c = 0x10000 + ((c - 0xD800) << 10 | (low - 0xDC00));
        ++i;
      }
    }
    append(result, is_valid(c) ? c : replacement);
  }
  return result;
}

std::string path_as_written(const char *name) { return with_slashes(name != nullptr ? name : ""); }
std::string path_as_written(const wchar_t *name) {
  return with_slashes(name != nullptr ? narrow(name) : std::string());
}
std::string path_of(const char *name) { return in_existing_case(path_as_written(name)); }
std::string path_of(const wchar_t *name) { return in_existing_case(path_as_written(name)); }

} // namespace amp2hip_windows
