//===--- locale.h - _wsetlocale -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_H

#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

/// As setlocale, with names of the system's locales. Returns null if there is no such locale. The
/// result is valid until the next call on this thread.
wchar_t *_wsetlocale(int category, const wchar_t *locale);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_H
