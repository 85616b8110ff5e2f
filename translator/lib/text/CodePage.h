//===--- CodePage.h - Encodings of East Asia --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_CODEPAGE_H
#define AMP2HIP_TEXT_CODEPAGE_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip {

/// The code pages of Windows that amp2hip recognizes. In those of East Asia, a character has one or
/// two bytes, and the second may be that of `\`. A value may also be the number of another code
/// page, such as 1251, whose characters have one byte.
enum class CodePage {
  Western = 1252,
  Japanese = 932,
  Chinese = 936,
  Korean = 949,
  Taiwanese = 950
};

/// Returns the probable code page of \p Bytes, the contents of a source that is not UTF-8. A text
/// is of East Asia only if all its bytes are characters of that code page, and if it has the signs
/// of such a text: Japanese kana, or mostly pairs of bytes one after another.
CodePage guessCodePage(llvm::StringRef Bytes);

/// Returns the code page with the name \p Name of cl.exe's /source-charset: `.1251`,
/// `windows-1251`, `iso-8859-5`, `koi8-r`, `shift_jis`. Returns nothing if the name or its table is
/// not known, and for UTF-8.
std::optional<CodePage> codePageOfName(llvm::StringRef Name);

/// Returns the number of bytes of the character at the beginning of \p Bytes, which is not empty: 1
/// or, if \p Page has such characters, 2.
size_t characterLength(llvm::StringRef Bytes, CodePage Page);

/// Converts characters of one code page to UTF-8.
class CodePageConverter {
public:
  explicit CodePageConverter(CodePage Page);
  ~CodePageConverter();
  CodePageConverter(const CodePageConverter &) = delete;
  CodePageConverter &operator=(const CodePageConverter &) = delete;

  /// Returns \p Character as UTF-8: U+FFFD if it has no Unicode character, or if the C library has
  /// no table of the code page.
  std::string operator()(llvm::StringRef Character) const;

private:
  const CodePage Page;
  void *const Iconv; ///< iconv_t; not used for Western
};

} // namespace amp2hip

#endif // AMP2HIP_TEXT_CODEPAGE_H
