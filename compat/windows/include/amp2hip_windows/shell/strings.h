//===--- strings.h - string functions of the shell ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_SHELL_STRINGS_H
#define AMP2HIP_WINDOWS_SHELL_STRINGS_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Return the first place of \p part in \p text, or null; with an I, without regard to the case of
/// ASCII letters.
LPSTR StrStrA(LPCSTR text, LPCSTR part);
LPWSTR StrStrW(LPCWSTR text, LPCWSTR part);
LPSTR StrStrIA(LPCSTR text, LPCSTR part);
LPWSTR StrStrIW(LPCWSTR text, LPCWSTR part);
/// Return 0 if the texts are equal, a negative number if \p a is before \p b, else a positive one.
int StrCmpW(LPCWSTR a, LPCWSTR b);
int StrCmpIW(LPCWSTR a, LPCWSTR b);
/// Compare at most \p count characters.
int StrCmpNA(LPCSTR a, LPCSTR b, int count);
int StrCmpNW(LPCWSTR a, LPCWSTR b, int count);
int StrCmpNIA(LPCSTR a, LPCSTR b, int count);
int StrCmpNIW(LPCWSTR a, LPCWSTR b, int count);
/// Return the decimal number at the start of the text, or 0.
int StrToIntA(LPCSTR text);
int StrToIntW(LPCWSTR text);
/// With STIF_SUPPORT_HEX, also numbers such as 0x1f. Return FALSE if there is no number.
BOOL StrToIntExA(LPCSTR text, DWORD flags, int *number);
BOOL StrToIntExW(LPCWSTR text, DWORD flags, int *number);
/// Return the first or the last place of a character, or null. A null \p end is that of the text.
LPSTR StrChrA(LPCSTR text, WORD character);
LPWSTR StrChrW(LPCWSTR text, WCHAR character);
LPSTR StrRChrA(LPCSTR text, LPCSTR end, WORD character);
LPWSTR StrRChrW(LPCWSTR text, LPCWSTR end, WCHAR character);
/// Return a copy for LocalFree.
LPSTR StrDupA(LPCSTR text);
LPWSTR StrDupW(LPCWSTR text);
/// Remove these characters at both ends of the text. Return FALSE if there are none.
BOOL StrTrimA(LPSTR text, LPCSTR characters);
BOOL StrTrimW(LPWSTR text, LPCWSTR characters);
/// Compares without regard to case, and numbers by their value.
int StrCmpLogicalW(LPCWSTR a, LPCWSTR b);
/// Write at most \p size characters, the null character included. Return their number without it; a
/// negative number if the text does not fit.
int wnsprintfA(LPSTR to, int size, LPCSTR format, ...);
int wnsprintfW(LPWSTR to, int size, LPCWSTR format, ...);

#ifdef __cplusplus
} // extern "C"
#endif

// The narrow functions are those of windows.h, as on Windows.
#define StrCmpA lstrcmpA
#define StrCmpIA lstrcmpiA
#define StrStr AMP2HIP_A_OR_W(StrStr)
#define StrStrI AMP2HIP_A_OR_W(StrStrI)
#define StrCmp AMP2HIP_A_OR_W(StrCmp)
#define StrCmpI AMP2HIP_A_OR_W(StrCmpI)
#define StrCmpN AMP2HIP_A_OR_W(StrCmpN)
#define StrCmpNI AMP2HIP_A_OR_W(StrCmpNI)
#define STIF_DEFAULT 0
#define STIF_SUPPORT_HEX 1
#define StrToIntEx AMP2HIP_A_OR_W(StrToIntEx)
#define StrChr AMP2HIP_A_OR_W(StrChr)
#define StrRChr AMP2HIP_A_OR_W(StrRChr)
#define StrDup AMP2HIP_A_OR_W(StrDup)
#define StrTrim AMP2HIP_A_OR_W(StrTrim)
#define wnsprintf AMP2HIP_A_OR_W(wnsprintf)
#define StrToInt AMP2HIP_A_OR_W(StrToInt)

#endif // AMP2HIP_WINDOWS_SHELL_STRINGS_H
