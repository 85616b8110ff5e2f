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
#define StrToInt AMP2HIP_A_OR_W(StrToInt)

#endif // AMP2HIP_WINDOWS_SHELL_STRINGS_H
