//===--- locale.h - _wsetlocale -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_H

#include "amp2hip_windows/crt/locale_type.h"
#include <wchar.h>

#define _ENABLE_PER_THREAD_LOCALE 1
#define _DISABLE_PER_THREAD_LOCALE 2

#ifdef __cplusplus
extern "C" {
#endif

/// As setlocale. The result is valid until the next call on this thread.
///
/// setlocale, std::locale and these functions accept the system's names of locales, and those of
/// Windows: `German_Germany.1252`, `English`, `de-DE`, `.1252`. For a name of Windows, they take
/// the locale of the language and country in UTF-8 (`de_DE.UTF-8`) or, if the system does not have
/// it, `C.UTF-8`. They return null for other names.
wchar_t *_wsetlocale(int category, const wchar_t *locale);
/// Return a locale of the system for one category or LC_ALL, or null. The other categories are
/// those of the locale "C".
_locale_t _create_locale(int category, const char *name);
_locale_t _wcreate_locale(int category, const wchar_t *name);
/// Returns a copy of the current locale.
_locale_t _get_current_locale(void);
void _free_locale(_locale_t locale);
/// Returns _DISABLE_PER_THREAD_LOCALE. No effect: setlocale() always changes all threads.
int _configthreadlocale(int type);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_H
