//===--- code_pages.h - MultiByteToWideChar -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Conversions between wide characters and the code pages of Windows.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_CODE_PAGES_H
#define AMP2HIP_WINDOWS_WIN32_CODE_PAGES_H

#include "amp2hip_windows/win32/types.h"

#define CP_ACP 0
#define CP_OEMCP 1
#define CP_MACCP 2
#define CP_THREAD_ACP 3
#define CP_UTF7 65000
#define CP_UTF8 65001
#define MB_PRECOMPOSED 1
#define MB_COMPOSITE 2
#define MB_USEGLYPHCHARS 4
#define MB_ERR_INVALID_CHARS 8
#define WC_ERR_INVALID_CHARS 0x80
#define WC_COMPOSITECHECK 0x200
#define WC_DEFAULTCHAR 0x40
#define WC_NO_BEST_FIT_CHARS 0x400

#ifdef __cplusplus
extern "C" {
#endif

/// Converts a text of a code page to wide characters. \p length -1 means up to and including the
/// null character. Returns the number of characters, also if \p size is 0, or 0 on an error.
///
/// The code pages are CP_UTF8 and those of DOS, Windows, ISO 8859 and East Asia that iconv() of the
/// system knows, such as 437, 1252, 28591 and 932. The code pages CP_ACP, CP_THREAD_ACP and
/// CP_OEMCP are UTF-8 here; a text that is not valid UTF-8 is converted from 1252 or, for CP_OEMCP,
/// from 437.
///
/// With MB_ERR_INVALID_CHARS, bytes that are not characters are an error; otherwise they become
/// U+FFFD. The bytes 0x80 to 0x9F without a character in 1250 to 1258 are the characters of the
/// same value, as on Windows. MB_COMPOSITE and MB_USEGLYPHCHARS have no effect.
int MultiByteToWideChar(UINT code_page, DWORD flags, LPCSTR text, int length, LPWSTR to, int size);

/// Converts wide characters to a code page, in the same way. A character that the code page does
/// not have becomes a similar one (`A` for the full-width letter) unless \p flags contains
/// WC_NO_BEST_FIT_CHARS; if there is none, it becomes the first byte of \p replacement, or `?`, and
/// \p replaced is set. Both must be null for CP_UTF8. WC_ERR_INVALID_CHARS makes characters that
/// Unicode does not have an error; it requires UTF-8.
int WideCharToMultiByte(UINT code_page, DWORD flags, LPCWSTR text, int length, LPSTR to, int size,
                        LPCSTR replacement, LPBOOL replaced);

/// Return CP_UTF8.
UINT GetACP(void);
UINT GetOEMCP(void);
/// Returns whether the conversions accept the code page, which is not CP_ACP or a similar constant.
BOOL IsValidCodePage(UINT code_page);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_CODE_PAGES_H
