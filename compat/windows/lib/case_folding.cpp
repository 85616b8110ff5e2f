//===--- case_folding.cpp - upper and lower case of Unicode ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "case_folding.h"
#include "text.h"
#include <algorithm>
#include <clocale>
#include <cwctype>

namespace amp2hip_windows {

_locale_t unicode_locale() {
  static const _locale_t locale = newlocale(LC_ALL_MASK, "C.UTF-8", nullptr);
  return locale;
}

wchar_t with_case(letter_case to, wchar_t c) {
  const auto code = static_cast<wint_t>(c);
  const _locale_t locale = unicode_locale();
  if (locale == nullptr && code >= 0x80)
    return c;
  const bool upper = to == letter_case::upper;
  return static_cast<wchar_t>(locale == nullptr ? (upper ? towupper(code) : towlower(code))
                              : upper           ? towupper_l(code, locale)
                                                : towlower_l(code, locale));
}

void change_case(letter_case to, wchar_t *text, std::size_t length) {
  std::transform(text, text + length, text, [to](wchar_t c) { return with_case(to, c); });
}

void change_case(letter_case to, char *text, std::size_t length) {
  for (std::size_t at = 0; at < length;) {
    // The bytes of a character, of which all but the first are 10xxxxxx.
    std::size_t end = at + 1;
    while (end < length && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
      ++end;
    const std::wstring wide = widen({text + at, end - at});
    if (wide.size() == 1 && wide[0] != L'\uFFFD') {
      const wchar_t changed = with_case(to, wide[0]);
      const std::string bytes = narrow({&changed, 1});
      if (bytes.size() == end - at)
        bytes.copy(text + at, bytes.size());
    }
    at = end;
  }
}

} // namespace amp2hip_windows
