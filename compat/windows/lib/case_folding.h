//===--- case_folding.h - upper and lower case of Unicode -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CASE_FOLDING_H
#define AMP2HIP_WINDOWS_LIB_CASE_FOLDING_H

#include "amp2hip_windows/crt/locale_type.h"
#include <cstddef>

namespace amp2hip_windows {

/// The locale "C.UTF-8"; null if the system does not have it.
_locale_t unicode_locale();

enum class letter_case { upper, lower };

/// Returns the upper-case or lower-case letter of a character of Unicode, independently of the
/// program's locale. Without the locale "C.UTF-8", only ASCII letters change.
wchar_t with_case(letter_case to, wchar_t c);
/// Changes \p length wide characters, or bytes of UTF-8. A letter of UTF-8 whose other case has
/// another number of bytes stays unchanged, and so do bytes that are not UTF-8.
void change_case(letter_case to, wchar_t *text, std::size_t length);
void change_case(letter_case to, char *text, std::size_t length);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CASE_FOLDING_H
