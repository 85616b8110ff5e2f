//===--- strsafe.h - safe functions for strings --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that truncate a text that does not fit and then return STRSAFE_E_INSUFFICIENT_BUFFER.
/// The functions StringCch... take sizes in characters, and StringCb... in bytes.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STRSAFE_H
#define AMP2HIP_WINDOWS_STRSAFE_H

#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/types.h"
#include <stdarg.h>

#define STRSAFE_MAX_CCH 2147483647
#define STRSAFE_E_INSUFFICIENT_BUFFER ((HRESULT)0x8007007A)
#define STRSAFE_E_INVALID_PARAMETER ((HRESULT)0x80070057)

#define STRSAFE_IGNORE_NULLS 0x100
#define STRSAFE_NULL_ON_FAILURE 0x800
#define STRSAFE_NO_TRUNCATION 0x1000

#ifdef __cplusplus
extern "C" {
#endif

HRESULT StringCchCopyA(LPSTR to, size_t size, LPCSTR from);
HRESULT StringCchCatA(LPSTR to, size_t size, LPCSTR from);
HRESULT StringCchPrintfA(LPSTR to, size_t size, LPCSTR format, ...);
HRESULT StringCchVPrintfA(LPSTR to, size_t size, LPCSTR format, va_list arguments);
HRESULT StringCchLengthA(LPCSTR text, size_t size, size_t *length);
HRESULT StringCchCopyW(LPWSTR to, size_t size, LPCWSTR from);
HRESULT StringCchCatW(LPWSTR to, size_t size, LPCWSTR from);
HRESULT StringCchPrintfW(LPWSTR to, size_t size, LPCWSTR format, ...);
HRESULT StringCchVPrintfW(LPWSTR to, size_t size, LPCWSTR format, va_list arguments);
HRESULT StringCchLengthW(LPCWSTR text, size_t size, size_t *length);
HRESULT StringCbCopyA(LPSTR to, size_t size, LPCSTR from);
HRESULT StringCbCatA(LPSTR to, size_t size, LPCSTR from);
HRESULT StringCbPrintfA(LPSTR to, size_t size, LPCSTR format, ...);
HRESULT StringCbVPrintfA(LPSTR to, size_t size, LPCSTR format, va_list arguments);
HRESULT StringCbLengthA(LPCSTR text, size_t size, size_t *length);
HRESULT StringCbCopyW(LPWSTR to, size_t size, LPCWSTR from);
HRESULT StringCbCatW(LPWSTR to, size_t size, LPCWSTR from);
HRESULT StringCbPrintfW(LPWSTR to, size_t size, LPCWSTR format, ...);
HRESULT StringCbVPrintfW(LPWSTR to, size_t size, LPCWSTR format, va_list arguments);
HRESULT StringCbLengthW(LPCWSTR text, size_t size, size_t *length);

/// Also store the address of the null character and the number of characters from it to the end of
/// the buffer, if the pointers are not null. With STRSAFE_NULL_ON_FAILURE or STRSAFE_NO_TRUNCATION,
/// a text that does not fit is empty; other flags have no effect.
HRESULT StringCchPrintfExA(LPSTR to, size_t size, LPSTR *end, size_t *left, DWORD flags,
                           LPCSTR format, ...);
HRESULT StringCchVPrintfExA(LPSTR to, size_t size, LPSTR *end, size_t *left, DWORD flags,
                            LPCSTR format, va_list arguments);
HRESULT StringCchPrintfExW(LPWSTR to, size_t size, LPWSTR *end, size_t *left, DWORD flags,
                           LPCWSTR format, ...);
HRESULT StringCchVPrintfExW(LPWSTR to, size_t size, LPWSTR *end, size_t *left, DWORD flags,
                            LPCWSTR format, va_list arguments);

#ifdef __cplusplus
}
#endif

#define StringCchCopy AMP2HIP_A_OR_W(StringCchCopy)
#define StringCchCat AMP2HIP_A_OR_W(StringCchCat)
#define StringCchPrintf AMP2HIP_A_OR_W(StringCchPrintf)
#define StringCchVPrintf AMP2HIP_A_OR_W(StringCchVPrintf)
#define StringCchPrintfEx AMP2HIP_A_OR_W(StringCchPrintfEx)
#define StringCchVPrintfEx AMP2HIP_A_OR_W(StringCchVPrintfEx)
#define StringCchLength AMP2HIP_A_OR_W(StringCchLength)
#define StringCbCopy AMP2HIP_A_OR_W(StringCbCopy)
#define StringCbCat AMP2HIP_A_OR_W(StringCbCat)
#define StringCbPrintf AMP2HIP_A_OR_W(StringCbPrintf)
#define StringCbVPrintf AMP2HIP_A_OR_W(StringCbVPrintf)
#define StringCbLength AMP2HIP_A_OR_W(StringCbLength)

#endif // AMP2HIP_WINDOWS_STRSAFE_H
