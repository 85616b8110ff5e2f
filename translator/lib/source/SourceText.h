//===--- SourceText.h - The base text of user files -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines SourceText, the base text of a file: its original text, in which some macro invocations
// are written out. All edits refer to the base text. For example, the line
//
//   int a = TWICE(b);
//
// becomes, with `#define TWICE(x) f(x) + f(x)`,
//
//   int a = f(b) + f(b);
//
// A token in the body of a macro has no text at its use. If a rewrite must change such a token for
// one use only, the expansion replaces the invocation in the base text.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SOURCE_SOURCETEXT_H
#define AMP2HIP_SOURCE_SOURCETEXT_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

class Unit;

/// A position in the base text of a file: the original text, in which some macro invocations are
/// written out.
struct TextPosition {
  clang::FileID File;
  unsigned Offset = 0;
};

/// A range in the base text of a file; End is exclusive.
struct TextRange {
  clang::FileID File;
  unsigned Begin = 0, End = 0;

  /// True if \p R is inside this range.
  bool contains(const TextRange &R) const {
    return File == R.File && Begin <= R.Begin && R.End <= End;
  }
};

/// The base text of user files: the original text, in which some macro invocations are written out.
/// Maps Clang's source locations, including those in macro arguments, to positions in the base
/// text. All edits refer to these positions.
class SourceText {
public:
  /// If \p KeepLines is set, written-out text has at least as many line breaks as the invocation,
  /// so that the following lines keep their numbers.
  explicit SourceText(const Unit &U, bool KeepLines = false);

  /// Returns the base text of \p File.
  llvm::StringRef text(clang::FileID File) const;

  /// Returns the position before the token at \p Loc in the base text. If the token is the first of
  /// an invocation that is kept (see isKept()), this is the position before the invocation. Returns
  /// nothing in two cases:
  /// - Another token in the body of a macro whose invocation is not written out. Then this function
  ///   writes it out, and the caller must plan again (see takeTextChanged()).
  /// - A written-out invocation has replaced the text of the token.
  std::optional<TextPosition> begin(clang::SourceLocation Loc);
  /// Returns the position after the token at \p Loc, or after the kept invocation whose last token
  /// it is, under the same conditions as begin().
  std::optional<TextPosition> end(clang::SourceLocation Loc);
  /// Returns the range from the beginning of the token at \p Range.getBegin() to the end of the
  /// token at \p Range.getEnd(). Returns nothing if begin() or end() returns nothing, or if the two
  /// positions form no range of one file.
  std::optional<TextRange> range(clang::SourceRange Range);
  /// Returns the text range of \p Range. In contrast to range(), finds a token of a macro body in
  /// the definition of the macro, unless the invocation is written out.
  std::optional<TextRange> spelled(clang::SourceRange Range) const;

  /// True if the macro invocation at \p Invocation in a file is kept in texts that contain all of
  /// it, so that the output means the same as the source where the macro has another definition.
  /// Its expansion consists of values, operators and names of types: `16`, `float`. Rewrites look
  /// for other tokens, such as braces and specifiers, in the text, where they must be written out.
  bool isKept(clang::SourceLocation Invocation);

  /// Returns the location of \p At in the original file. For a position in
  /// written-out text, this is the beginning of the invocation or, if \p AtEnd
  /// is set, its end.
  clang::SourceLocation original(TextPosition At, bool AtEnd = false) const;

  /// Writes out the outermost macro invocation that contains \p Loc. This
  /// changes the base text and invalidates all positions and planned edits.
  void expandInPlace(clang::SourceLocation Loc);
  /// Writes out the macro invocation with the range \p Range, from the name of the macro to the
  /// last token. This changes the base text and invalidates all positions and planned edits. The
  /// invocation must not be inside another invocation.
  void expandInPlace(clang::CharSourceRange Range);
  /// True if an invocation was written out since the last call. The caller must then discard its
  /// edits and plan them again. Resets the state.
  bool takeTextChanged();
  /// True if an invocation was written out since the last call of takeTextChanged(). Does not reset
  /// the state.
  bool hasTextChanged() const { return Changed; }

  /// Returns the invocations that are written out, as ranges of characters.
  std::vector<clang::CharSourceRange> writtenOut() const;

private:
  struct ExpandedToken {
    unsigned Offset, Length; ///< in the written-out text
  };
  /// A macro invocation and its expansion.
  struct ExpandedInvocation {
    unsigned Begin, End; ///< the invocation in the original file
    std::string Text;
    llvm::DenseMap<unsigned, ExpandedToken> Tokens; ///< by raw token location
  };
  struct FileText {
    std::map<unsigned, ExpandedInvocation> Expansions; ///< by original offset
    std::string Text;
  };

  FileText &file(clang::FileID File);
  const FileText *find(clang::FileID File) const;
  unsigned toBase(const FileText &F, unsigned Original) const;
  void rebuild(clang::FileID File, FileText &F);
  ExpandedInvocation expand(clang::FileID File, unsigned Begin, unsigned End);
  /// True if \p Loc is in a macro expansion whose invocation is written out.
  bool isExpandedInPlace(clang::SourceLocation Loc) const;
  std::optional<TextPosition> position(clang::SourceLocation Loc, bool AtEnd);
  /// Returns the token in a file that begins, or if \p AtEnd is set ends, where the token at \p Loc
  /// does. The text of a macro argument is at the invocation. The first token of a kept invocation
  /// begins where the invocation begins. Returns an invalid location if there is no such token.
  clang::SourceLocation placeInFile(clang::SourceLocation Loc, bool AtEnd);

  const Unit &U;
  std::map<clang::FileID, FileText> Texts;
  /// For each macro invocation in a file whether isValueOrName() is true of all its tokens; filled
  /// on first use.
  llvm::DenseMap<clang::SourceLocation, bool> Kept;
  bool Changed = false;
  const bool KeepLines;
};

} // namespace amp2hip

#endif // AMP2HIP_SOURCE_SOURCETEXT_H
