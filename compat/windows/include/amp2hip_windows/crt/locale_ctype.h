//===--- locale_ctype.h - characters in a locale --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_CTYPE_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_CTYPE_H

#include "amp2hip_windows/crt/locale_type.h"
#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

// The functions of <ctype.h> and <wctype.h> in a locale; null means the current one.
int _isalpha_l(int character, _locale_t locale);
int _isdigit_l(int character, _locale_t locale);
int _isalnum_l(int character, _locale_t locale);
int _isspace_l(int character, _locale_t locale);
int _isupper_l(int character, _locale_t locale);
int _islower_l(int character, _locale_t locale);
int _ispunct_l(int character, _locale_t locale);
int _isxdigit_l(int character, _locale_t locale);
int _isprint_l(int character, _locale_t locale);
int _isgraph_l(int character, _locale_t locale);
int _iscntrl_l(int character, _locale_t locale);
int _tolower_l(int character, _locale_t locale);
int _toupper_l(int character, _locale_t locale);
int _iswalpha_l(wint_t character, _locale_t locale);
int _iswdigit_l(wint_t character, _locale_t locale);
int _iswalnum_l(wint_t character, _locale_t locale);
int _iswspace_l(wint_t character, _locale_t locale);
int _iswupper_l(wint_t character, _locale_t locale);
int _iswlower_l(wint_t character, _locale_t locale);
int _iswpunct_l(wint_t character, _locale_t locale);
int _iswxdigit_l(wint_t character, _locale_t locale);
int _iswprint_l(wint_t character, _locale_t locale);
int _iswgraph_l(wint_t character, _locale_t locale);
int _iswcntrl_l(wint_t character, _locale_t locale);
wint_t _towlower_l(wint_t character, _locale_t locale);
wint_t _towupper_l(wint_t character, _locale_t locale);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_CTYPE_H
