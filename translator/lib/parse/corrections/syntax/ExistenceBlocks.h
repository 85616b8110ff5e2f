//===--- ExistenceBlocks.h - Code that depends on names ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_EXISTENCEBLOCKS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_EXISTENCEBLOCKS_H

#include "clang/Lex/Token.h"
#include <set>
#include <string>
#include <vector>

namespace amp2hip {

class MissingIncludes;
class Unit;

/// Replaces `__if_exists` and `__if_not_exists` by standard C++:
///
///   __if_exists (log_all) { trace(); }      // trace();
///   __if_not_exists (log_all) { skip(); }   // removed
///
///   // in a function template
///   __if_exists (T::tail) { x.tail(); }     // if constexpr (AMP2HIP_MEMBER_EXISTS(T, tail)) {...}
///
/// Clang decides whether the name exists, so the result is that of Linux and of the headers of
/// compat/windows.
class ExistenceBlocks {
public:
  /// Finds the blocks in \p Tokens, and adds a static_assert before and in each of them, by which
  /// resolve() sees what Clang has parsed. Returns the locations of their keywords.
  std::set<clang::SourceLocation> mark(std::vector<clang::Token> &Tokens, const Unit &U);

  /// Adds the edits of the blocks to Unit::SourceFixes after the parse of \p U, and their header to
  /// \p Missing. Reports blocks that have no equivalent in the output.
  void resolve(Unit &U, MissingIncludes &Missing) const;

private:
  struct Block {
    clang::SourceLocation Keyword, Open, Close;
    bool IsNegated = false; ///< `__if_not_exists`
    /// `T` and `name` in `__if_exists (T::name)`; empty if the condition has another form.
    std::string Qualifier, Name;
  };
  std::vector<Block> Blocks;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_EXISTENCEBLOCKS_H
