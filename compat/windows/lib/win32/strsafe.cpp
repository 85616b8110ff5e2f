//===--- strsafe.cpp - StringCchCopy, StringCchPrintf and related functions ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "strsafe.h"
#include "crt/format.h"
#include "crt/print.h"
#include <algorithm>

using namespace amp2hip_windows;

namespace {

template <typename Char>
std::size_t length_up_to(const Char *text, std::size_t most) {
  return static_cast<std::size_t>(std::find(text, text + most, Char()) - text);
}

/// Appends a text to the \p used characters of \p to, as much as fits.
template <typename Char>
HRESULT store(Char *to, std::size_t size, std::size_t used, const Char *from, std::size_t length) {
  if (to == nullptr || size == 0 || size > STRSAFE_MAX_CCH || used >= size)
    return STRSAFE_E_INVALID_PARAMETER;
  const std::size_t stored = std::min(length, size - used - 1);
  std::copy_n(from, stored, to + used);
  to[used + stored] = 0;
  return stored == length ? S_OK : STRSAFE_E_INSUFFICIENT_BUFFER;
}
template <typename Char>
HRESULT copy(Char *to, std::size_t size, const Char *from) {
  return store(to, size, 0, from, length_up_to(from, STRSAFE_MAX_CCH));
}
template <typename Char>
HRESULT append(Char *to, std::size_t size, const Char *from) {
  return store(to, size, length_up_to(to, size), from, length_up_to(from, STRSAFE_MAX_CCH));
}
template <typename Char>
HRESULT print(Char *to, std::size_t size, const Char *format, va_list arguments) {
  const auto text = format_text(format, arguments);
  return text ? store(to, size, 0, text->c_str(), text->size()) : STRSAFE_E_INVALID_PARAMETER;
}
/// StringCchVPrintfEx.
template <typename Char>
HRESULT print(Char *to, std::size_t size, Char **end, std::size_t *left, DWORD flags,
              const Char *format, va_list arguments) {
  const HRESULT result = print(to, size, format, arguments);
  if (result == STRSAFE_E_INVALID_PARAMETER)
    return result;
  if (FAILED(result) && (flags & (STRSAFE_NULL_ON_FAILURE | STRSAFE_NO_TRUNCATION)) != 0)
    *to = 0;
  const std::size_t length = length_up_to(to, size);
  if (end != nullptr)
    *end = to + length;
  if (left != nullptr)
    *left = size - length;
  return result;
}
/// Returns the length in characters; fails if there is no null character in \p size characters.
template <typename Char>
HRESULT measure(const Char *text, std::size_t size, std::size_t *length) {
  const bool valid = text != nullptr && size <= STRSAFE_MAX_CCH;
  const std::size_t found = valid ? length_up_to(text, size) : 0;
  const HRESULT result = valid && found < size ? S_OK : STRSAFE_E_INVALID_PARAMETER;
  if (length != nullptr)
    *length = result == S_OK ? found : 0;
  return result;
}

} // namespace

HRESULT StringCchCopyA(LPSTR to, size_t size, LPCSTR from) { return copy(to, size, from); }
HRESULT StringCchCatA(LPSTR to, size_t size, LPCSTR from) { return append(to, size, from); }
HRESULT StringCchVPrintfA(LPSTR to, size_t size, LPCSTR format, va_list arguments) {
  return print(to, size, format, arguments);
}
HRESULT StringCchPrintfA(LPSTR to, size_t size, LPCSTR format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print(to, size, format, arguments));
}
HRESULT StringCchLengthA(LPCSTR text, size_t size, size_t *length) {
  return measure(text, size, length);
}
HRESULT StringCchCopyW(LPWSTR to, size_t size, LPCWSTR from) { return copy(to, size, from); }
HRESULT StringCchCatW(LPWSTR to, size_t size, LPCWSTR from) { return append(to, size, from); }
HRESULT StringCchVPrintfW(LPWSTR to, size_t size, LPCWSTR format, va_list arguments) {
  return print(to, size, format, arguments);
}
HRESULT StringCchPrintfW(LPWSTR to, size_t size, LPCWSTR format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print(to, size, format, arguments));
}
HRESULT StringCchLengthW(LPCWSTR text, size_t size, size_t *length) {
  return measure(text, size, length);
}
HRESULT StringCbCopyA(LPSTR to, size_t size, LPCSTR from) { return copy(to, size, from); }
HRESULT StringCbCatA(LPSTR to, size_t size, LPCSTR from) { return append(to, size, from); }
HRESULT StringCbVPrintfA(LPSTR to, size_t size, LPCSTR format, va_list arguments) {
  return print(to, size, format, arguments);
}
HRESULT StringCbPrintfA(LPSTR to, size_t size, LPCSTR format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print(to, size, format, arguments));
}
HRESULT StringCbLengthA(LPCSTR text, size_t size, size_t *length) {
  return measure(text, size, length);
}
HRESULT StringCbCopyW(LPWSTR to, size_t size, LPCWSTR from) {
  return copy(to, size / sizeof(WCHAR), from);
}
HRESULT StringCbCatW(LPWSTR to, size_t size, LPCWSTR from) {
  return append(to, size / sizeof(WCHAR), from);
}
HRESULT StringCbVPrintfW(LPWSTR to, size_t size, LPCWSTR format, va_list arguments) {
  return print(to, size / sizeof(WCHAR), format, arguments);
}
HRESULT StringCbPrintfW(LPWSTR to, size_t size, LPCWSTR format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print(to, size / sizeof(WCHAR), format, arguments));
}
HRESULT StringCbLengthW(LPCWSTR text, size_t size, size_t *length) {
  const HRESULT result = measure(text, size / sizeof(WCHAR), length);
  if (length != nullptr)
    *length *= sizeof(WCHAR);
  return result;
}
HRESULT StringCchVPrintfExA(LPSTR to, size_t size, LPSTR *end, size_t *left, DWORD flags,
                            LPCSTR format, va_list arguments) {
  return print(to, size, end, left, flags, format, arguments);
}
HRESULT StringCchPrintfExA(LPSTR to, size_t size, LPSTR *end, size_t *left, DWORD flags,
                           LPCSTR format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print(to, size, end, left, flags, format, arguments));
}
HRESULT StringCchVPrintfExW(LPWSTR to, size_t size, LPWSTR *end, size_t *left, DWORD flags,
                            LPCWSTR format, va_list arguments) {
  return print(to, size, end, left, flags, format, arguments);
}
HRESULT StringCchPrintfExW(LPWSTR to, size_t size, LPWSTR *end, size_t *left, DWORD flags,
                           LPCWSTR format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, print(to, size, end, left, flags, format, arguments));
}
