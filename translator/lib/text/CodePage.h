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
#include <string>

namespace amp2hip {

/// The code pages of Windows that amp2hip reads. In those of East Asia, a character has one or two
/// bytes, and the second may be that of `\`.
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
