//===--- TranslatedMark.h - The first line of what amp2hip writes ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TRANSLATEDMARK_H
#define AMP2HIP_TRANSLATEDMARK_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip {

/// What the mark line says about the original.
struct TranslatedMark {
  std::string OriginalName; ///< File name without folders.
  std::string OriginalHash; ///< xxh3 of its bytes, 16 hexadecimal digits.
};

/// The hash that a mark records for a file with these bytes.
std::string hashOfOriginal(llvm::StringRef OriginalBytes);

/// The first line of a translated file, without a line ending: "// Translated
/// by amp2hip from matmul.cpp, xxh3 0123456789abcdef". Of \p OriginalPath only
/// the file name is used: the mark is the same in every folder. It goes behind
/// a byte order mark where the original has one.
std::string translatedMark(llvm::StringRef OriginalPath,
                           llvm::StringRef OriginalBytes);

/// Reads the mark at the start of \p Text (a byte order mark is skipped);
/// nothing if the text does not begin with a whole mark line.
std::optional<TranslatedMark> parseTranslatedMark(llvm::StringRef Text);

/// Whether \p Text begins as what amp2hip writes does, be the rest of the line
/// edited or not.
bool isTranslated(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_TRANSLATEDMARK_H
