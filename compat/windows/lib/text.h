//===--- text.h - conversions between UTF-8 and wchar_t ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_TEXT_H
#define AMP2HIP_WINDOWS_LIB_TEXT_H

#include <cstddef>
#include <string>
#include <string_view>

namespace amp2hip_windows {

/// Returns the characters of a UTF-8 text; U+FFFD for each byte that is not UTF-8.
std::wstring widen(std::string_view text);
/// Returns the UTF-8 text of the characters; U+FFFD for each character that Unicode does not have.
/// A pair of surrogates (UTF-16, from a file) is one character.
std::string narrow(std::wstring_view text);
/// Returns the UTF-8 text of a file name whose folders are separated by `/` instead of `\`. Null is
/// an empty name.
std::string path_of(const char *name);
std::string path_of(const wchar_t *name);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_TEXT_H
