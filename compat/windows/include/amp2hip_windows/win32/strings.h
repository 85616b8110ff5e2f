//===--- strings.h - lstrcpy, MultiByteToWideChar, CharUpper -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_STRINGS_H
#define AMP2HIP_WINDOWS_WIN32_STRINGS_H

#include "amp2hip_windows/win32/types.h"

#define CP_ACP 0
#define CP_OEMCP 1
#define CP_THREAD_ACP 3
#define CP_UTF8 65001
#define MB_PRECOMPOSED 1
#define MB_ERR_INVALID_CHARS 8
#define WC_ERR_INVALID_CHARS 0x80

#ifdef __cplusplus
extern "C" {
#endif

/// Convert between UTF-8 and wide characters; \p code_page must be CP_UTF8, CP_ACP, CP_OEMCP or
/// CP_THREAD_ACP, which all mean UTF-8. \p length -1 means up to and including the null character.
/// Return the number of characters, also if \p size is 0, or 0 on an error.
int MultiByteToWideChar(UINT code_page, DWORD flags, LPCSTR text, int length, LPWSTR to, int size);
int WideCharToMultiByte(UINT code_page, DWORD flags, LPCWSTR text, int length, LPSTR to, int size,
                        LPCSTR replacement, LPBOOL replaced);

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
int lstrcmpA(LPCSTR a, LPCSTR b);
int lstrcmpW(LPCWSTR a, LPCWSTR b);
int lstrcmpiA(LPCSTR a, LPCSTR b);
int lstrcmpiW(LPCWSTR a, LPCWSTR b);
/// Write at most 1024 characters.
int wsprintfA(LPSTR to, LPCSTR format, ...);
int wsprintfW(LPWSTR to, LPCWSTR format, ...);
/// Change ASCII letters of a string and return it.
LPSTR CharUpperA(LPSTR text);
LPWSTR CharUpperW(LPWSTR text);
LPSTR CharLowerA(LPSTR text);
LPWSTR CharLowerW(LPWSTR text);

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

#endif // AMP2HIP_WINDOWS_WIN32_STRINGS_H
