//===--- string_order.h - order of texts and kinds of characters ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// CompareString and the functions for characters. The locale has no effect: letters are compared
/// without regard to their case first, and lower case precedes upper case in texts that are equal
/// otherwise.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_STRING_ORDER_H
#define AMP2HIP_WINDOWS_WIN32_STRING_ORDER_H

#include "amp2hip_windows/win32/date_texts.h"
#include "amp2hip_windows/win32/types.h"
#include <stdarg.h>

#define CSTR_LESS_THAN 1
#define CSTR_EQUAL 2
#define CSTR_GREATER_THAN 3
#define NORM_IGNORECASE 0x1
#define NORM_IGNORENONSPACE 0x2
#define NORM_IGNORESYMBOLS 0x4
#define SORT_DIGITSASNUMBERS 0x8
#define LINGUISTIC_IGNORECASE 0x10
#define NORM_IGNOREKANATYPE 0x10000
#define NORM_IGNOREWIDTH 0x20000
#define NORM_LINGUISTIC_CASING 0x8000000
#define SORT_STRINGSORT 0x1000
#define LOCALE_NAME_USER_DEFAULT NULL
#define LOCALE_NAME_INVARIANT L""

#ifdef __cplusplus
extern "C" {
#endif

/// Return CSTR_EQUAL, CSTR_LESS_THAN or CSTR_GREATER_THAN; 0 with ERROR_INVALID_FLAGS for flags
/// that ignore marks, symbols, kana or widths. A length of -1 is that of the text.
int CompareStringA(LCID locale, DWORD flags, LPCSTR a, int length_a, LPCSTR b, int length_b);
int CompareStringW(LCID locale, DWORD flags, LPCWSTR a, int length_a, LPCWSTR b, int length_b);
int CompareStringEx(LPCWSTR locale, DWORD flags, LPCWSTR a, int length_a, LPCWSTR b, int length_b,
                    LPVOID version, LPVOID reserved, LPARAM parameter);
/// Compares the codes of the characters, or those of upper case.
int CompareStringOrdinal(LPCWSTR a, int length_a, LPCWSTR b, int length_b, BOOL ignores_case);

/// A byte is a character of ASCII.
BOOL IsCharAlphaA(CHAR c);
BOOL IsCharAlphaW(WCHAR c);
BOOL IsCharAlphaNumericA(CHAR c);
BOOL IsCharAlphaNumericW(WCHAR c);
BOOL IsCharUpperA(CHAR c);
BOOL IsCharUpperW(WCHAR c);
BOOL IsCharLowerA(CHAR c);
BOOL IsCharLowerW(WCHAR c);
/// The next and the previous character, of UTF-8 for a narrow text.
LPSTR CharNextA(LPCSTR text);
LPWSTR CharNextW(LPCWSTR text);
LPSTR CharPrevA(LPCSTR start, LPCSTR text);
LPWSTR CharPrevW(LPCWSTR start, LPCWSTR text);
/// Returns FALSE: narrow texts are UTF-8.
BOOL IsDBCSLeadByte(BYTE byte);
/// Copy the text: both code pages are UTF-8.
BOOL CharToOemA(LPCSTR from, LPSTR to);
BOOL CharToOemW(LPCWSTR from, LPSTR to);
BOOL OemToCharA(LPCSTR from, LPSTR to);
BOOL OemToCharW(LPCSTR from, LPWSTR to);
/// As wsprintf.
int wvsprintfA(LPSTR to, LPCSTR format, va_list arguments);
int wvsprintfW(LPWSTR to, LPCWSTR format, va_list arguments);

#ifdef __cplusplus
}
#endif

#define CompareString AMP2HIP_A_OR_W(CompareString)
#define IsCharAlpha AMP2HIP_A_OR_W(IsCharAlpha)
#define IsCharAlphaNumeric AMP2HIP_A_OR_W(IsCharAlphaNumeric)
#define IsCharUpper AMP2HIP_A_OR_W(IsCharUpper)
#define IsCharLower AMP2HIP_A_OR_W(IsCharLower)
#define CharNext AMP2HIP_A_OR_W(CharNext)
#define CharPrev AMP2HIP_A_OR_W(CharPrev)
#define CharToOem AMP2HIP_A_OR_W(CharToOem)
#define OemToChar AMP2HIP_A_OR_W(OemToChar)
#define wvsprintf AMP2HIP_A_OR_W(wvsprintf)

#endif // AMP2HIP_WINDOWS_WIN32_STRING_ORDER_H
