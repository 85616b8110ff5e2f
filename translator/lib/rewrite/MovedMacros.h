//===--- MovedMacros.h - Macros in text that moves ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDMACROS_H
#define AMP2HIP_REWRITE_MOVEDMACROS_H

#include "source/SourceText.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <optional>
#include <vector>

namespace clang {
class IdentifierInfo;
class MacroInfo;
} // namespace clang

namespace amp2hip {

class Edits;
class Unit;

/// Keeps the meaning of macros in text that moves. A macro may have another
/// definition at the destination: `#undef`, `#define`, `push_macro`, `pop_macro` or an
/// `#include` is between the two places. Its uses in the text are written out then;
/// where that does not give the same program, the user gets an error. So does the user of
/// `#pragma pack`, where another one holds at the destination of a class.
class MovedMacros {
public:
  MovedMacros(const Unit &U, SourceText &Source) : U(U), Source(Source) {}

  /// Checks that \p From means the same at \p To, and asks for what must be written out.
  void check(TextRange From, TextPosition To);
  /// True if \p From uses a macro that has another definition at \p To.
  bool usesChanged(TextRange From, TextPosition To);

private:
  /// A place where the definition of a macro changes, in a file that includes it.
  struct Change {
    unsigned Offset;
    const clang::IdentifierInfo *Name;
    clang::SourceLocation At;
  };
  /// An expansion, and the outermost invocation in the file that it is a part of.
  struct Expansion {
    unsigned Offset;
    const clang::IdentifierInfo *Name;
    const clang::MacroInfo *Macro;
    clang::SourceRange Invocation;
  };
  /// A stretch that moves, by offsets in the original file.
  struct Move;

  void index();
  void indexExpansions();
  std::optional<Move> describe(TextRange From, TextPosition To);
  const clang::MacroInfo *definitionAt(const clang::IdentifierInfo *Name, clang::SourceLocation At) const;
  bool areSame(const clang::MacroInfo *A, const clang::MacroInfo *B) const;
  bool changes(const Move &M, const clang::IdentifierInfo *Name, const clang::MacroInfo *Used) const;
  void writeOut(const Move &M, const Expansion &Use);
  void checkTokens(const Move &M);
  void checkDirectives(const Move &M);
  void checkDefinitions(const Move &M);
  void checkPacking(TextRange From, TextPosition To);
  void refuse(const Move &M, const clang::IdentifierInfo *Name, clang::SourceLocation At);

  const Unit &U;
  SourceText &Source;
  bool Indexed = false;
  std::map<clang::FileID, std::vector<Change>> Changes;
  std::map<clang::FileID, std::vector<Expansion>> Expansions;
  llvm::DenseSet<clang::SourceLocation> Refused;
};

/// While it lives, the text that \c Edits::render returns goes to \p To.
class MovingTo {
public:
  MovingTo(Edits &E, TextPosition To);
  ~MovingTo();
  MovingTo(const MovingTo &) = delete;
  MovingTo &operator=(const MovingTo &) = delete;

private:
  Edits &E;
  std::optional<TextPosition> Outer;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDMACROS_H
