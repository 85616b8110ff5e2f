//===--- locale_ctype.cpp - characters in a locale ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/locale_ctype.h"
#include "crt/locale_scope.h"
#include <cctype>
#include <cwctype>

using namespace amp2hip_windows;

int _isalpha_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isalpha(c)); }
int _isdigit_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isdigit(c)); }
int _isalnum_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isalnum(c)); }
int _isspace_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isspace(c)); }
int _isupper_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isupper(c)); }
int _islower_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::islower(c)); }
int _ispunct_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::ispunct(c)); }
int _isxdigit_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isxdigit(c)); }
int _isprint_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isprint(c)); }
int _isgraph_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::isgraph(c)); }
int _iscntrl_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iscntrl(c)); }
int _tolower_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::tolower(c)); }
int _toupper_l(int c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::toupper(c)); }
int _iswalpha_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswalpha(c)); }
int _iswdigit_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswdigit(c)); }
int _iswalnum_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswalnum(c)); }
int _iswspace_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswspace(c)); }
int _iswupper_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswupper(c)); }
int _iswlower_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswlower(c)); }
int _iswpunct_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswpunct(c)); }
int _iswxdigit_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswxdigit(c)); }
int _iswprint_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswprint(c)); }
int _iswgraph_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswgraph(c)); }
int _iswcntrl_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::iswcntrl(c)); }
wint_t _towlower_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::towlower(c)); }
wint_t _towupper_l(wint_t c, _locale_t locale) { AMP2HIP_IN_LOCALE(locale, std::towupper(c)); }
