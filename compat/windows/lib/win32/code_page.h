//===--- code_page.h - conversions of a code page -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_CODE_PAGE_H
#define AMP2HIP_WINDOWS_LIB_WIN32_CODE_PAGE_H

#include <string>
#include <string_view>

namespace amp2hip_windows {

/// A code page of Windows that iconv() knows. UTF-8 is not one of them.
class code_page {
public:
  explicit code_page(unsigned number);

  /// Whether the system has the code page. The other functions require it.
  explicit operator bool() const;
  /// Returns the characters of \p text, U+FFFD for each byte that is not a character, and whether
  /// there was such a byte.
  std::wstring decode(std::string_view text, bool &invalid) const;
  /// Returns \p text in the code page, and whether a character was replaced by \p replacement.
  std::string encode(std::wstring_view text, bool best_fit, char replacement, bool &replaced) const;

private:
  /// Returns the bytes of a character, or none.
  std::string encode(wchar_t c, bool best_fit) const;

  unsigned number_;
  const char *name_; ///< The name for iconv(), or null.
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_CODE_PAGE_H
