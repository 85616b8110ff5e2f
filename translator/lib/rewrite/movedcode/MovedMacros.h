//===--- MovedMacros.h - Macros in text that moves ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_MOVEDMACROS_H
#define AMP2HIP_REWRITE_MOVEDCODE_MOVEDMACROS_H

#include "rewrite/text/ConfigurationMacros.h"
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

/// Preserves the meaning of macros in text that a rewrite moves. A macro may have another
/// definition at the destination because of an `#undef`, `#define`, `push_macro`, `pop_macro` or
/// `#include` between the two places. Then the class has the expansions of the macro in the text
/// written out, or reports an error if that would change the program. It also reports an error if
/// another `#pragma pack` applies at the destination of a class.
class MovedMacros {
public:
  MovedMacros(const Unit &U, SourceText &Source) : Configuration(U, Source), U(U), Source(Source) {}

  /// Checks that the macros in the text \p From mean the same at \p To. Otherwise has their
  /// expansions written out, or reports errors.
  void check(TextRange From, TextPosition To);
  /// True if \p From uses a macro that has another definition at \p To.
  bool usesChanged(TextRange From, TextPosition To);

  ConfigurationMacros Configuration;

private:
  /// A place in a file where the definition of a macro changes: a directive, or the include
  /// directive of a file that contains such a directive.
  struct Change {
    unsigned Offset;
    const clang::IdentifierInfo *Name;
    clang::SourceLocation At;
  };
  /// A macro expansion, and the outermost macro invocation in the file that contains the expansion.
  struct Expansion {
    unsigned Offset;
    const clang::IdentifierInfo *Name;
    const clang::MacroInfo *Macro;
    clang::SourceRange Invocation;
  };
  /// A range of text that moves, by offsets in the original file.
  struct Move;

  void index();
  void indexExpansions();
  std::optional<Move> describe(TextRange From, TextPosition To);
  std::optional<Move> describeEarlierFile(Move M) const;
  const clang::MacroInfo *definitionAt(const clang::IdentifierInfo *Name,
                                       clang::SourceLocation At) const;
  bool areSame(const clang::MacroInfo *A, const clang::MacroInfo *B) const;
  bool changes(const Move &M, const clang::IdentifierInfo *Name,
               const clang::MacroInfo *Used) const;
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

/// Sets \c Edits::Destination to \p To for the lifetime of the object. Code that a rewrite renders
/// during this time moves to \p To. \c MovedMacros checks that its macros mean the same there.
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

#endif // AMP2HIP_REWRITE_MOVEDCODE_MOVEDMACROS_H
