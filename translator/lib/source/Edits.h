//===--- Edits.h - Edits of the base text ---------------------------------===//
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

/// What is inserted at one place, in this order.
enum class InsertOrder {
  After,       ///< belongs to what stands in front
  Declaration, ///< a declaration of its own, in front of everything
  Prefix,      ///< a specifier of the declaration that begins here
  Token,       ///< right in front of the token
};

/// Insertions and replacements in the base text of the user's files. An edit
/// inside a stretch that a later one replaces takes no part in the file, but in
/// what \c render gives for that stretch: so code is edited first and moved
/// then.
class Edits {
public:
  explicit Edits(SourceText &Source) : Source(Source) {}

  void insert(TextPosition At, std::string Text, InsertOrder Order);
  /// The same in copies of the text at other places alone, not where it is.
  void insertWhereMoved(TextPosition At, std::string Text, InsertOrder Order);
  void replace(TextRange Range, std::string Text);
  /// The same for a specifier of a declaration: other specifiers inserted before it stay.
  void replaceSpecifier(TextRange Range, std::string Text);
  void remove(TextRange Range) { replace(Range, ""); }
  /// Also takes the blanks in front of it, or the whole line if nothing else
  /// stands on it.
  void removeWithSpace(TextRange Range);

  /// The base text of \p Range with the edits inside it.
  std::string render(TextRange Range) const;
  std::string render(clang::FileID File) const;
  /// The base text of \p Range without edits.
  llvm::StringRef original(TextRange Range) const;

  /// Where the text goes that \c render returns from now on; none if it stays.
  std::optional<TextPosition> Destination;
  /// Called with each stretch that \c render takes to \c Destination.
  std::function<void(TextRange From, TextPosition To)> OnMove;

  bool touches(clang::FileID File) const { return Files.count(File) != 0; }
  SourceText &source() const { return Source; }

private:
  struct Edit {
    unsigned Begin, End;
    std::string Text;
    InsertOrder Order;
    unsigned Sequence;
    bool WhereMoved = false;
    bool IsSpecifier = false; ///< replaces one
  };

  void insert(TextPosition At, std::string Text, InsertOrder Order, bool WhereMoved);

  SourceText &Source;
  std::map<clang::FileID, std::vector<Edit>> Files;
  unsigned Sequence = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_SOURCE_EDITS_H
