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
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

namespace amp2hip_windows {

/// Returns the characters of a UTF-8 text; U+FFFD for each byte that is not UTF-8.
std::wstring widen(std::string_view text);
/// Returns the UTF-8 text of the characters; U+FFFD for each character that Unicode does not have.
/// A pair of surrogates (UTF-16, from a file) is one character.
std::string narrow(std::wstring_view text);
/// Returns the UTF-8 text of a file name whose folders are separated by `/` instead of `\`, in the
/// letter case of the files and folders that exist (in_existing_case()). Null is an empty name.
std::string path_of(const char *name);
std::string path_of(const wchar_t *name);
/// As path_of(), in the letter case of \p name.
std::string path_as_written(const char *name);
std::string path_as_written(const wchar_t *name);

/// Converts a UTF-8 text to the characters of the narrow or wide form of a function.
template <typename Char>
std::basic_string<Char> as_text(const std::string &text) {
  if constexpr (sizeof(Char) == 1)
    return text;
  else
    return widen(text);
}
inline std::string utf8_of(const char *text) { return text; }
inline std::string utf8_of(const wchar_t *text) { return narrow(text); }

/// Returns a copy of the text for free(); null if there is no memory.
template <typename Char>
Char *allocate_copy(const std::basic_string<Char> &text) {
  const std::size_t bytes = (text.size() + 1) * sizeof(Char);
  void *const copy = std::malloc(bytes);
  return static_cast<Char *>(copy != nullptr ? std::memcpy(copy, text.c_str(), bytes) : nullptr);
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_TEXT_H
