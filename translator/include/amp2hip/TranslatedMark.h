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

/// What the mark line says about the original and the output.
struct TranslatedMark {
  std::string OriginalName; ///< File name without folders.
  std::string OriginalHash; ///< xxh3 of its bytes, 16 hexadecimal digits.
  /// xxh3 of the output's other lines; empty in a mark of an older amp2hip.
  std::string OutputHash;
};

/// How the mark line begins.
enum class MarkKind {
  Translated, ///< "// Translated by amp2hip from ..."
  Copied,     ///< "// Copied by amp2hip from ...": a source without C++ AMP.
};

/// The hash that a mark records for a file with these bytes.
std::string hashOfOriginal(llvm::StringRef OriginalBytes);

/// \p Text with a mark as its first line: "// Translated by amp2hip from
/// matmul.cpp, xxh3 0123456789abcdef, output 0123456789abcdef". Of
/// \p OriginalPath only the file name is used: the mark is the same in every
/// folder. The mark follows a byte order mark and ends with \p LineEnding. The
/// hash of the output ignores how lines end, which version control may change.
std::string withMark(llvm::StringRef OriginalPath, llvm::StringRef OriginalBytes,
                     llvm::StringRef Text, llvm::StringRef LineEnding = "\n",
                     MarkKind Kind = MarkKind::Translated);

/// Reads the mark at the start of \p Text (a byte order mark is skipped);
/// nothing if the text does not begin with a whole mark line.
std::optional<TranslatedMark> parseTranslatedMark(llvm::StringRef Text);

/// Whether \p Text begins as what amp2hip writes does, be the rest of the line
/// edited or not.
bool isTranslated(llvm::StringRef Text);

/// Who wrote the text that is in a file.
enum class Author {
  Amp2hip, ///< amp2hip, and nobody has edited it.
  Edited,  ///< amp2hip, and somebody has edited it.
  Unknown, ///< An older amp2hip, whose mark does not tell.
  Foreign, ///< Not amp2hip.
};

Author authorOf(llvm::StringRef Text);

/// Whether \p A and \p B differ in nothing but the mark and the ends of lines.
bool sameBehindMark(llvm::StringRef A, llvm::StringRef B);

} // namespace amp2hip

#endif // AMP2HIP_TRANSLATEDMARK_H
