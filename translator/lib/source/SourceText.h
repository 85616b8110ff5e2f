//===--- SourceText.h - User files as they are edited ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// A place in the base text of a file.
struct TextPosition {
  clang::FileID File;
  unsigned Offset = 0;
};

/// A stretch of the base text of a file, end exclusive.
struct TextRange {
  clang::FileID File;
  unsigned Begin = 0, End = 0;

  bool contains(const TextRange &R) const {
    return File == R.File && Begin <= R.Begin && R.End <= End;
  }
};

/// The base text of the user's files: the original, except that an invocation
/// of a macro whose body must change in a way that its definition cannot show
/// is written out. Maps Clang's locations, in macro arguments too, into it.
class SourceText {
public:
  /// \p KeepLines: what is written out has as many line breaks as the invocation.
  explicit SourceText(const Unit &U, bool KeepLines = false);

  llvm::StringRef text(clang::FileID File) const;
  const Unit &unit() const { return U; }

  /// Where the token at \p Loc stands in the base text. A token of a macro's
  /// body stands there only if the invocation is written out: otherwise this
  /// asks for that (see \c writeOutWanted) and returns nothing.
  std::optional<TextPosition> begin(clang::SourceLocation Loc);
  std::optional<TextPosition> end(clang::SourceLocation Loc);
  /// From the first byte of the token at \p Range.getBegin() to behind the
  /// token at \p Range.getEnd().
  std::optional<TextRange> range(clang::SourceRange Range);
  /// As \c range, but a token of a macro's body is looked up in the macro's
  /// definition.
  std::optional<TextRange> spelled(clang::SourceRange Range) const;

  /// The place in the original file of \p At. In text that was written out, it is the
  /// begin or, if \p AtEnd, the end of the invocation.
  clang::SourceLocation original(TextPosition At, bool AtEnd = false) const;

  /// Asks for the outermost macro invocation around \p Loc to be written out.
  void requestWriteOut(clang::SourceLocation Loc);
  /// The same for the invocation from the name at \p Range.getBegin() to the token at
  /// \p Range.getEnd(), which no other invocation is around.
  void requestWriteOut(clang::CharSourceRange Range);
  /// True once if an invocation was asked to be written out since the last
  /// call; the base text has changed then, and what was planned is void.
  bool writeOutRequested();
  /// The same, as often as asked.
  bool isWriteOutPending() const { return Changed; }

private:
  struct WrittenToken {
    unsigned Offset, Length; ///< in the written-out text
  };
  struct WriteOut {
    unsigned Begin, End; ///< the invocation in the original file
    std::string Text;
    llvm::DenseMap<unsigned, WrittenToken> Tokens; ///< by raw token location
  };
  struct FileText {
    std::map<unsigned, WriteOut> WriteOuts; ///< by original offset
    std::string Text;
  };

  FileText &file(clang::FileID File);
  const FileText *find(clang::FileID File) const;
  unsigned toBase(const FileText &F, unsigned Original) const;
  void rebuild(clang::FileID File, FileText &F);
  WriteOut writeOut(clang::FileID File, unsigned Begin, unsigned End);
  /// True if \p Loc is in a macro expansion whose invocation is written out.
  bool isWrittenOut(clang::SourceLocation Loc) const;
  std::optional<TextPosition> position(clang::SourceLocation Loc, bool AtEnd);

  const Unit &U;
  std::map<clang::FileID, FileText> Texts;
  bool Changed = false;
  const bool KeepLines;
};

} // namespace amp2hip

#endif // AMP2HIP_SOURCE_SOURCETEXT_H
