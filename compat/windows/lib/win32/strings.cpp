//===--- strings.cpp - MultiByteToWideChar, lstrcpy, CharUpper -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/strings.h"
#include "amp2hip_windows/crt/string.h"
#include "amp2hip_windows/crt/wide_string.h"
#include "crt/format.h"
#include "text.h"
#include "win32/last_error.h"
#include <algorithm>
#include <climits>
#include <string_view>

using namespace amp2hip_windows;

namespace {

bool is_known(UINT code_page) {
  return code_page == CP_UTF8 || code_page == CP_ACP || code_page == CP_OEMCP ||
         code_page == CP_THREAD_ACP;
}

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

template <typename Char>
Char *copy_some(Char *to, const Char *from, int size) {
  if (to == nullptr || from == nullptr || size <= 0)
    return to;
  int i = 0;
  for (; i < size - 1 && from[i] != 0; ++i)
    to[i] = from[i];
  to[i] = 0;
  return to;
}

/// Stores at most 1024 characters, the null character included.
template <typename Char>
int store_formatted(Char *to, const std::optional<std::basic_string<Char>> &text) {
  if (!text)
    return 0;
  copy_some(to, text->c_str(), 1024);
  return static_cast<int>(std::min<std::size_t>(text->size(), 1023));
}

} // namespace

int MultiByteToWideChar(UINT code_page, DWORD flags, LPCSTR text, int length, LPWSTR to, int size) {
  if (!is_known(code_page) || text == nullptr || length == 0 || length < -1 || size < 0)
    return fail(ERROR_INVALID_PARAMETER);
  const std::string_view from = view_of(text, length);
  const std::wstring wide = widen(from);
  // Valid UTF-8 converts back to itself.
  if ((flags & MB_ERR_INVALID_CHARS) != 0 && narrow(wide) != from)
    return fail(ERROR_NO_UNICODE_TRANSLATION);
  return store(wide, to, size);
}
int WideCharToMultiByte(UINT code_page, DWORD flags, LPCWSTR text, int length, LPSTR to, int size,
                        LPCSTR, LPBOOL replaced) {
  if (!is_known(code_page) || text == nullptr || length == 0 || length < -1 || size < 0)
    return fail(ERROR_INVALID_PARAMETER);
  if (replaced != nullptr)
    *replaced = FALSE;
  const std::wstring_view from = view_of(text, length);
  const std::string result = narrow(from);
  if ((flags & WC_ERR_INVALID_CHARS) != 0 && widen(result) != from)
    return fail(ERROR_NO_UNICODE_TRANSLATION);
  return store(result, to, size);
}

int lstrlenA(LPCSTR text) { return text != nullptr ? static_cast<int>(strlen(text)) : 0; }
int lstrlenW(LPCWSTR text) { return text != nullptr ? static_cast<int>(wcslen(text)) : 0; }
LPSTR lstrcpyA(LPSTR to, LPCSTR from) { return copy_some(to, from, INT_MAX); }
LPWSTR lstrcpyW(LPWSTR to, LPCWSTR from) { return copy_some(to, from, INT_MAX); }
LPSTR lstrcpynA(LPSTR to, LPCSTR from, int size) { return copy_some(to, from, size); }
LPWSTR lstrcpynW(LPWSTR to, LPCWSTR from, int size) { return copy_some(to, from, size); }
LPSTR lstrcatA(LPSTR to, LPCSTR from) {
  copy_some(to + strlen(to), from, INT_MAX);
  return to;
}
LPWSTR lstrcatW(LPWSTR to, LPCWSTR from) {
  copy_some(to + wcslen(to), from, INT_MAX);
  return to;
}
int lstrcmpA(LPCSTR a, LPCSTR b) { return strcmp(a, b); }
int lstrcmpW(LPCWSTR a, LPCWSTR b) { return wcscmp(a, b); }
int lstrcmpiA(LPCSTR a, LPCSTR b) { return _stricmp(a, b); }
int lstrcmpiW(LPCWSTR a, LPCWSTR b) { return _wcsicmp(a, b); }
int wsprintfA(LPSTR to, LPCSTR format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = store_formatted(to, format_text(format, arguments));
  va_end(arguments);
  return result;
}
int wsprintfW(LPWSTR to, LPCWSTR format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = store_formatted(to, format_text(format, arguments));
  va_end(arguments);
  return result;
}
LPSTR CharUpperA(LPSTR text) { return _strupr(text); }
LPWSTR CharUpperW(LPWSTR text) { return _wcsupr(text); }
LPSTR CharLowerA(LPSTR text) { return _strlwr(text); }
LPWSTR CharLowerW(LPWSTR text) { return _wcslwr(text); }
