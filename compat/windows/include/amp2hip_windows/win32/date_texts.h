//===--- date_texts.h - GetDateFormat and GetTimeFormat -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_DATE_TEXTS_H
#define AMP2HIP_WINDOWS_WIN32_DATE_TEXTS_H

#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/types.h"

typedef DWORD LCID;
#define LOCALE_NEUTRAL 0x0000
#define LOCALE_INVARIANT 0x007F
#define LOCALE_USER_DEFAULT 0x0400
#define LOCALE_SYSTEM_DEFAULT 0x0800
#define LOCALE_NOUSEROVERRIDE 0x80000000
#define DATE_SHORTDATE 0x1
#define DATE_LONGDATE 0x2
#define TIME_NOMINUTESORSECONDS 0x1
#define TIME_NOSECONDS 0x2
#define TIME_NOTIMEMARKER 0x4
#define TIME_FORCE24HOURFORMAT 0x8

#ifdef __cplusplus
extern "C" {
#endif

/// Write a date or a time, by default the current one, by a picture such as `dd MMM yyyy` or
/// `HH':'mm`. The language is English for all locales, and the default pictures are those of the
/// United States, or of LOCALE_INVARIANT. Return the number of characters with the null character,
/// also if \p size is 0, or 0 on an error.
int GetDateFormatA(LCID locale, DWORD flags, const SYSTEMTIME *date, LPCSTR format, LPSTR buffer,
                   int size);
int GetDateFormatW(LCID locale, DWORD flags, const SYSTEMTIME *date, LPCWSTR format, LPWSTR buffer,
                   int size);
int GetTimeFormatA(LCID locale, DWORD flags, const SYSTEMTIME *time, LPCSTR format, LPSTR buffer,
                   int size);
int GetTimeFormatW(LCID locale, DWORD flags, const SYSTEMTIME *time, LPCWSTR format, LPWSTR buffer,
                   int size);

#ifdef __cplusplus
} // extern "C"
#endif

#define GetDateFormat AMP2HIP_A_OR_W(GetDateFormat)
#define GetTimeFormat AMP2HIP_A_OR_W(GetTimeFormat)

#endif // AMP2HIP_WINDOWS_WIN32_DATE_TEXTS_H
