//===--- Edits.h - Planned edits of the base text -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SOURCE_EDITS_H
#define AMP2HIP_SOURCE_EDITS_H

#include "source/SourceText.h"
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// The order of several insertions at one position.
enum class InsertOrder {
  After,       ///< Belongs to the text before the position.
  Declaration, ///< A separate declaration before the text that follows.
  Prefix,      ///< A specifier of the declaration that begins at the position.
  Token,       ///< Belongs to the token that begins at the position.
};

/// The planned insertions and replacements in the base text of user files: the original text, with
/// some macro invocations written out.
///
/// A replacement hides the edits inside its range. A rewrite that moves code therefore first calls
/// render() for the code, which applies the edits planned so far, and then replaces or removes the
/// code. For the same reason, rewrites that edit code in place run before rewrites that move code.
class Edits {
public:
  explicit Edits(SourceText &Source) : Source(Source) {}

  /// Inserts \p Text at \p At. No-op if the same insertion exists.
  void insert(TextPosition At, std::string Text, InsertOrder Order);
  /// Inserts \p Text only in moved copies of the code, which render() returns while Destination is
  /// set.
  void insertInMovedCopies(TextPosition At, std::string Text, InsertOrder Order);
  /// Replaces \p Range by \p Text. Overrides an earlier replacement of the same range. Also hides
  /// earlier Token and Prefix insertions at the beginning of \p Range: \p Text was rendered from
  /// code that already contains them.
  void replace(TextRange Range, std::string Text);
  /// Replaces \p Range, a specifier of a declaration, by \p Text. In contrast to replace(), keeps
  /// the Prefix insertions at the beginning of \p Range, because they insert other specifiers.
  void replaceSpecifier(TextRange Range, std::string Text);
  void remove(TextRange Range) { replace(Range, ""); }
  /// Removes \p Range and the blanks before it. If nothing else is on the line,
  /// removes the whole line. At the start of a line, keeps the indentation and
  /// removes the blanks after \p Range.
  void removeWithSpace(TextRange Range);
  /// As removeWithSpace(), for a declaration that the next semicolon ends.
  void removeDeclaration(TextRange Declaration);

  /// Returns the base text of \p Range with the edits inside it applied. Applies an insertion at an
  /// end of \p Range only if its InsertOrder assigns it to text in \p Range.
  std::string render(TextRange Range) const;
  /// Returns the base text of \p File with all edits.
  std::string render(clang::FileID File) const;
  /// A part of rendered text: base text, or the text of an edit.
  struct Piece {
    std::string Text;
    unsigned Begin, End;     ///< the range in the base text; what an edit replaces
    bool IsOriginal = false; ///< true for base text
  };
  /// Returns the pieces of which render() joins the text of \p Range.
  std::vector<Piece> pieces(TextRange Range) const;
  /// Returns the base text of \p Range without edits.
  llvm::StringRef original(TextRange Range) const;

  /// The position to which a rewrite moves the code that it renders now; empty while no code is
  /// moved. MovingTo in rewrite/movedcode/MovedMacros.h sets it.
  std::optional<TextPosition> Destination;
  /// While Destination is set, render() calls this function, if any, with each range that moves.
  std::function<void(TextRange From, TextPosition To)> OnMove;

  /// The name of the rewrite that plans edits now. conflict() reports it.
  const char *Rewrite = "";

  /// Two edits of which the output cannot contain both.
  struct Conflict {
    TextRange Place;            ///< the text that the Second rewrite replaces
    const char *First, *Second; ///< names of the rewrites that planned them
  };
  /// Returns the first pair of replacements that overlap in part, or nothing. Such edits are a bug
  /// of amp2hip: the rewrites must not plan them.
  std::optional<Conflict> conflict() const;

  /// True if \p File has edits.
  bool touches(clang::FileID File) const { return Files.count(File) != 0; }
  SourceText &source() const { return Source; }

private:
  struct Edit {
    unsigned Begin, End; ///< equal for an insertion
    std::string Text;
    InsertOrder Order;
    unsigned Sequence;              ///< order of creation
    bool OnlyInMovedCopies = false; ///< applies only if render() moves code
    bool IsSpecifier = false;       ///< planned by replaceSpecifier()
    const char *By = "";            ///< name of the rewrite that planned the edit
  };

  void insert(TextPosition At, std::string Text, InsertOrder Order, bool OnlyInMovedCopies);

  SourceText &Source;
  std::map<clang::FileID, std::vector<Edit>> Files;
  unsigned Sequence = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_SOURCE_EDITS_H
