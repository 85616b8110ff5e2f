//===--- strings.h - lstrcpy, CharUpper ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_STRINGS_H
#define AMP2HIP_WINDOWS_WIN32_STRINGS_H

#include "amp2hip_windows/win32/code_pages.h"
#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Return 0 for a null pointer.
int lstrlenA(LPCSTR text);
int lstrlenW(LPCWSTR text);
LPSTR lstrcpyA(LPSTR to, LPCSTR from);
LPWSTR lstrcpyW(LPWSTR to, LPCWSTR from);
/// Copies at most \p size - 1 characters and a null character.
LPSTR lstrcpynA(LPSTR to, LPCSTR from, int size);
LPWSTR lstrcpynW(LPWSTR to, LPCWSTR from, int size);
LPSTR lstrcatA(LPSTR to, LPCSTR from);
LPWSTR lstrcatW(LPWSTR to, LPCWSTR from);
/// Compare the codes of the characters; Windows compares by the language of the user.
int lstrcmpA(LPCSTR a, LPCSTR b);
int lstrcmpW(LPCWSTR a, LPCWSTR b);
/// The same without regard to the case of letters of any language.
int lstrcmpiA(LPCSTR a, LPCSTR b);
int lstrcmpiW(LPCWSTR a, LPCWSTR b);
/// Write at most 1024 characters.
int wsprintfA(LPSTR to, LPCSTR format, ...);
int wsprintfW(LPWSTR to, LPCWSTR format, ...);
/// Change letters of any language, independently of the locale, and return \p text. It may also be
/// a character instead of an address; then it returns the changed character. A letter of UTF-8
/// whose other case has another number of bytes stays unchanged.
LPSTR CharUpperA(LPSTR text);
LPWSTR CharUpperW(LPWSTR text);
LPSTR CharLowerA(LPSTR text);
LPWSTR CharLowerW(LPWSTR text);
/// The same for \p length characters. Return \p length.
DWORD CharUpperBuffA(LPSTR text, DWORD length);
DWORD CharUpperBuffW(LPWSTR text, DWORD length);
DWORD CharLowerBuffA(LPSTR text, DWORD length);
DWORD CharLowerBuffW(LPWSTR text, DWORD length);

#ifdef __cplusplus
}
#endif

#define lstrlen AMP2HIP_A_OR_W(lstrlen)
#define lstrcpy AMP2HIP_A_OR_W(lstrcpy)
#define lstrcpyn AMP2HIP_A_OR_W(lstrcpyn)
#define lstrcat AMP2HIP_A_OR_W(lstrcat)
#define lstrcmp AMP2HIP_A_OR_W(lstrcmp)
#define lstrcmpi AMP2HIP_A_OR_W(lstrcmpi)
#define wsprintf AMP2HIP_A_OR_W(wsprintf)
#define CharUpper AMP2HIP_A_OR_W(CharUpper)
#define CharLower AMP2HIP_A_OR_W(CharLower)
#define CharUpperBuff AMP2HIP_A_OR_W(CharUpperBuff)
#define CharLowerBuff AMP2HIP_A_OR_W(CharLowerBuff)

#endif // AMP2HIP_WINDOWS_WIN32_STRINGS_H
