//===--- string_order.cpp - order of texts and kinds of characters -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/string_order.h"
#include "case_folding.h"
#include "crt/format.h"
#include "text.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cstring>
#include <cwchar>
#include <wctype.h>

using namespace amp2hip_windows;

namespace {

std::wstring in_case(letter_case to, std::wstring text) {
  change_case(to, text.data(), text.size());
  return text;
}

/// Compares texts in which a number of several digits is one character.
int compare_with_numbers(const std::wstring &a, const std::wstring &b) {
  std::size_t i = 0, j = 0;
  const auto is_digit = [](wchar_t c) { return c >= L'0' && c <= L'9'; };
  const auto number = [&](const std::wstring &text, std::size_t &at) {
    while (at + 1 < text.size() && text[at] == L'0' && is_digit(text[at + 1]))
      ++at;
    const std::size_t begin = at;
    while (at < text.size() && is_digit(text[at]))
      ++at;
    return text.substr(begin, at - begin);
  };
  while (i < a.size() && j < b.size()) {
    if (is_digit(a[i]) && is_digit(b[j])) {
      const std::wstring x = number(a, i), y = number(b, j);
      if (x.size() != y.size())
        return x.size() < y.size() ? -1 : 1;
      if (const int order = x.compare(y); order != 0)
        return order;
    } else if (a[i] != b[j]) {
      return a[i] < b[j] ? -1 : 1;
    } else {
      ++i;
      ++j;
    }
  }
  return i < a.size() ? 1 : j < b.size() ? -1 : 0;
}

int result_of(int order) {
  return order < 0 ? CSTR_LESS_THAN : order > 0 ? CSTR_GREATER_THAN : CSTR_EQUAL;
}

int compare_texts(DWORD flags, const std::wstring &a, const std::wstring &b) {
  constexpr DWORD without_effect = NORM_LINGUISTIC_CASING | SORT_STRINGSORT;
  constexpr DWORD without_case = NORM_IGNORECASE | LINGUISTIC_IGNORECASE;
  if ((flags & ~(without_effect | without_case | SORT_DIGITSASNUMBERS)) != 0)
    return fail(ERROR_INVALID_FLAGS);
  const std::wstring x = in_case(letter_case::lower, a), y = in_case(letter_case::lower, b);
  const int order = (flags & SORT_DIGITSASNUMBERS) != 0 ? compare_with_numbers(x, y) : x.compare(y);
  if (order != 0 || (flags & without_case) != 0)
    return result_of(order);
  // Codes of upper case are smaller.
  return result_of(b.compare(a));
}

template <typename Char>
std::basic_string<Char> text_of(const Char *text, int length) {
  return length < 0 ? std::basic_string<Char>(text)
                    : std::basic_string<Char>(text, static_cast<std::size_t>(length));
}

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

} // namespace

int CompareStringA(LCID, DWORD flags, LPCSTR a, int length_a, LPCSTR b, int length_b) {
  if (a == nullptr || b == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  return compare_texts(flags, widen(text_of(a, length_a)), widen(text_of(b, length_b)));
}
int CompareStringW(LCID, DWORD flags, LPCWSTR a, int length_a, LPCWSTR b, int length_b) {
  if (a == nullptr || b == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  return compare_texts(flags, text_of(a, length_a), text_of(b, length_b));
}
int CompareStringEx(LPCWSTR, DWORD flags, LPCWSTR a, int length_a, LPCWSTR b, int length_b, LPVOID,
                    LPVOID, LPARAM) {
  return CompareStringW(0, flags, a, length_a, b, length_b);
}
int CompareStringOrdinal(LPCWSTR a, int length_a, LPCWSTR b, int length_b, BOOL ignores_case) {
  if (a == nullptr || b == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  std::wstring x = text_of(a, length_a), y = text_of(b, length_b);
  if (ignores_case != FALSE) {
    x = in_case(letter_case::upper, x);
    y = in_case(letter_case::upper, y);
  }
  return result_of(x.compare(y));
}

BOOL IsCharAlphaA(CHAR c) { return IsCharAlphaW(static_cast<unsigned char>(c)) && (c & 0x80) == 0; }
BOOL IsCharAlphaW(WCHAR c) {
  const _locale_t locale = unicode_locale();
  const bool is_ascii = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return is_ascii || (locale != nullptr && iswalpha_l(static_cast<wint_t>(c), locale) != 0 &&
                      !(c >= '0' && c <= '9'));
}
BOOL IsCharAlphaNumericA(CHAR c) { return IsCharAlphaA(c) || (c >= '0' && c <= '9'); }
BOOL IsCharAlphaNumericW(WCHAR c) { return IsCharAlphaW(c) || (c >= '0' && c <= '9'); }
BOOL IsCharUpperA(CHAR c) { return c >= 'A' && c <= 'Z'; }
BOOL IsCharUpperW(WCHAR c) { return with_case(letter_case::lower, c) != c; }
BOOL IsCharLowerA(CHAR c) { return c >= 'a' && c <= 'z'; }
BOOL IsCharLowerW(WCHAR c) { return with_case(letter_case::upper, c) != c; }
LPSTR CharNextA(LPCSTR text) {
  if (*text != 0)
    do
      ++text;
    while (continues_character(*text));
  return const_cast<LPSTR>(text);
}
LPWSTR CharNextW(LPCWSTR text) { return const_cast<LPWSTR>(*text != 0 ? text + 1 : text); }
LPSTR CharPrevA(LPCSTR start, LPCSTR text) {
  if (text > start)
    do
      --text;
    while (text > start && continues_character(*text));
  return const_cast<LPSTR>(text);
}
LPWSTR CharPrevW(LPCWSTR start, LPCWSTR text) {
  return const_cast<LPWSTR>(text > start ? text - 1 : text);
}
BOOL IsDBCSLeadByte(BYTE) { return FALSE; }
BOOL CharToOemA(LPCSTR from, LPSTR to) {
  std::memmove(to, from, std::strlen(from) + 1);
  return TRUE;
}
BOOL CharToOemW(LPCWSTR from, LPSTR to) {
  const std::string text = narrow(from);
  std::memcpy(to, text.c_str(), text.size() + 1);
  return TRUE;
}
BOOL OemToCharA(LPCSTR from, LPSTR to) { return CharToOemA(from, to); }
BOOL OemToCharW(LPCSTR from, LPWSTR to) {
  const std::wstring text = widen(from);
  std::wmemcpy(to, text.c_str(), text.size() + 1);
  return TRUE;
}
