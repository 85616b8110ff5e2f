//===--- code_pages.cpp - MultiByteToWideChar -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/code_pages.h"
#include "amp2hip_windows/win32/errors.h"
#include "text.h"
#include "win32/code_page.h"
#include "win32/last_error.h"

using namespace amp2hip_windows;

namespace {

/// Returns the code page of a text that should be UTF-8 but is not; 0 for CP_UTF8 and numbers of
/// other code pages.
UINT fallback_of(UINT number) {
  return number == CP_ACP || number == CP_THREAD_ACP ? 1252 : number == CP_OEMCP ? 437 : 0;
}
bool is_utf8(UINT number) { return number == CP_UTF8 || fallback_of(number) != 0; }

/// The text of \p length characters, or of a string with its null character if \p length is -1.
template <typename Char>
std::basic_string_view<Char> view_of(const Char *text, int length) {
  const std::size_t size =
      length >= 0 ? static_cast<std::size_t>(length) : std::char_traits<Char>::length(text) + 1;
  return {text, size};
}

/// Stores a converted text that has no null character of its own.
template <typename Char>
int store(const std::basic_string<Char> &text, Char *to, int size) {
  const int length = static_cast<int>(text.size());
  if (size == 0)
    return length;
  if (length > size)
    return fail(ERROR_INSUFFICIENT_BUFFER);
  text.copy(to, text.size());
  return length;
}

template <typename From, typename To>
bool are_valid(UINT number, const From *text, int length, const To *to, int size) {
  return text != nullptr && length != 0 && length >= -1 && size >= 0 &&
         (to != nullptr || size == 0) && (is_utf8(number) || code_page(number));
}

} // namespace

int MultiByteToWideChar(UINT number, DWORD flags, LPCSTR text, int length, LPWSTR to, int size) {
  if (!are_valid(number, text, length, to, size))
    return fail(ERROR_INVALID_PARAMETER);
  constexpr DWORD known = MB_PRECOMPOSED | MB_COMPOSITE | MB_USEGLYPHCHARS | MB_ERR_INVALID_CHARS;
  if ((flags & ~(number == CP_UTF8 ? DWORD{MB_ERR_INVALID_CHARS} : known)) != 0)
    return fail(ERROR_INVALID_FLAGS);
  const std::string_view from = view_of(text, length);
  std::wstring wide;
  bool invalid = false;
  if (is_utf8(number)) {
    wide = widen(from);
    // Valid UTF-8 converts back to itself.
    invalid = narrow(wide) != from;
    if (invalid && fallback_of(number) != 0)
      wide = code_page(fallback_of(number)).decode(from, invalid);
  } else {
    wide = code_page(number).decode(from, invalid);
  }
  if (invalid && (flags & MB_ERR_INVALID_CHARS) != 0)
    return fail(ERROR_NO_UNICODE_TRANSLATION);
  return store(wide, to, size);
}

int WideCharToMultiByte(UINT number, DWORD flags, LPCWSTR text, int length, LPSTR to, int size,
                        LPCSTR replacement, LPBOOL replaced) {
  const bool has_replacement = replacement != nullptr || replaced != nullptr;
  if (!are_valid(number, text, length, to, size) || (number == CP_UTF8 && has_replacement))
    return fail(ERROR_INVALID_PARAMETER);
  constexpr DWORD known =
      WC_DEFAULTCHAR | WC_COMPOSITECHECK | WC_NO_BEST_FIT_CHARS | 0x30; // WC_DISCARDNS, WC_SEPCHARS
  const DWORD allowed =
      (number != CP_UTF8 ? known : 0) | (is_utf8(number) ? WC_ERR_INVALID_CHARS : 0);
  if ((flags & ~allowed) != 0)
    return fail(ERROR_INVALID_FLAGS);
  const std::wstring_view from = view_of(text, length);
  bool is_replaced = false;
  std::string result;
  if (!is_utf8(number)) {
    result = code_page(number).encode(from, (flags & WC_NO_BEST_FIT_CHARS) == 0,
                                      replacement != nullptr ? *replacement : '?', is_replaced);
  } else {
    result = narrow(from);
    if ((flags & WC_ERR_INVALID_CHARS) != 0 && narrow(widen(result)) != narrow(from))
      return fail(ERROR_NO_UNICODE_TRANSLATION);
  }
  if (replaced != nullptr)
    *replaced = is_replaced;
  return store(result, to, size);
}

UINT GetACP() { return CP_UTF8; }
UINT GetOEMCP() { return CP_UTF8; }
BOOL IsValidCodePage(UINT number) {
  return number == CP_UTF8 || static_cast<bool>(code_page(number));
}
