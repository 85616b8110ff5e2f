//===--- TranslatedMark.h - The first line of output files ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every output file begins with a mark, a comment with hashes of the original
// and of the output:
//
//   // Translated by amp2hip from matmul.cpp, xxh3 0123456789abcdef, output ...
//
// The hashes show whether the original has changed and whether somebody has
// edited the output. amp2hip overwrites only files that it wrote and nobody has
// edited.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TRANSLATEDMARK_H
#define AMP2HIP_TRANSLATEDMARK_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip {

/// The contents of a mark.
struct TranslatedMark {
  std::string OriginalName; ///< File name without folders.
  std::string OriginalHash; ///< xxh3 of its bytes, 16 hexadecimal digits.
  /// xxh3 of the output after the mark; empty if an older amp2hip wrote the
  /// mark.
  std::string OutputHash;
};

/// The two kinds of marks, which begin differently.
enum class MarkKind {
  Translated, ///< "// Translated by amp2hip from ..."
  Copied,     ///< "// Copied by amp2hip from ...": a source without C++ AMP.
};

/// Returns the hash that a mark stores for an original of these contents: xxh3 of the contents, or,
/// if these are longer than 16 MiB, of the hashes of their pieces of 16 MiB.
std::string hashOfOriginal(llvm::StringRef OriginalBytes);

/// Computes hashOfOriginal() from pieces, each of 16 MiB but the last.
class OriginalHash {
public:
  void add(llvm::StringRef Piece);
  std::string text() const;

private:
  std::string Hashes; ///< of the pieces, 16 digits each
};

/// Returns \p Text with a mark as its first line, which ends with
/// \p LineEnding. If \p Text has a byte order mark, the mark follows it. Only
/// the file name of \p OriginalPath is used, so that the mark is the same in
/// every folder. The hash of the output ignores the kind of line endings,
/// because version control may convert them.
std::string withMark(llvm::StringRef OriginalPath, llvm::StringRef OriginalBytes,
                     llvm::StringRef Text, llvm::StringRef LineEnding = "\n",
                     MarkKind Kind = MarkKind::Translated);

/// Returns the contents of the mark at the start of \p Text, possibly after a
/// byte order mark. Returns nothing if there is no complete mark.
std::optional<TranslatedMark> parseTranslatedMark(llvm::StringRef Text);

/// True if \p Text begins like an output file. Unlike parseTranslatedMark(),
/// accepts a mark whose file name or hashes were edited.
bool isTranslated(llvm::StringRef Text);

/// The origin of a file's contents.
enum class Origin {
  Amp2hip, ///< Written by amp2hip and not edited since.
  Edited,  ///< Written by amp2hip and edited since.
  Unknown, ///< Written by an older amp2hip; the mark has no hash of the output.
  Foreign, ///< Not written by amp2hip.
};

/// Returns the origin of \p Text according to its mark.
Origin originOf(llvm::StringRef Text);

/// True if \p A and \p B both have a mark and are otherwise equal except for
/// the kind of line endings.
bool equalAfterMark(llvm::StringRef A, llvm::StringRef B);

} // namespace amp2hip

#endif // AMP2HIP_TRANSLATEDMARK_H
