//===--- tchar.h - _T, TCHAR, _tmain -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names that mean functions of wide characters if _UNICODE or UNICODE is defined, and otherwise
/// functions of narrow characters, which are UTF-8; also if _MBCS is defined.
///
/// A program may define `int wmain(int, wchar_t **)`, which is what _tmain means with _UNICODE: the
/// library of these headers contains the main() that calls it.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_TCHAR_H
#define AMP2HIP_WINDOWS_TCHAR_H

#include "amp2hip_windows/crt/locale.h"
#include "amp2hip_windows/crt/locale_ctype.h"
#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/stdlib.h"
#include "amp2hip_windows/crt/string.h"
#include "amp2hip_windows/crt/time.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "amp2hip_windows/crt/wide_string.h"
#include "amp2hip_windows/language/annotations.h"
#include <ctype.h>

// In programs, one of the two is usual; windows.h reads UNICODE.
#if defined(UNICODE) && !defined(_UNICODE)
#define _UNICODE 1
#endif

#if defined(_UNICODE)
#include "amp2hip_windows/crt/tchar_wide.h"
#else
#include "amp2hip_windows/crt/tchar_narrow.h"
#endif

typedef TCHAR _TCHAR;
typedef TCHAR _TSCHAR;
typedef TCHAR _TUCHAR;
typedef TCHAR _TXCHAR;
#define _T(text) __T(text)
#define _TEXT(text) __T(text)

#endif // AMP2HIP_WINDOWS_TCHAR_H
