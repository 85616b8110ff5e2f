//===--- ReplacedLongs.h - Which `int` was `long` ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LONGTYPES_REPLACEDLONGS_H
#define AMP2HIP_PARSE_LONGTYPES_REPLACEDLONGS_H

#include "clang/AST/TypeLoc.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <set>
#include <string>
#include <utility>

namespace amp2hip {

class Unit;

/// True if the headers of Windows declare the type \p Name by `long`, which the headers for Linux
/// replace by `int`.
bool isLongOnWindows(llvm::StringRef Name);

/// Knows which types `int` of the user's files are `long` on disk (--long=32). Requires that the
/// files have the lines that they have on disk.
class ReplacedLongs {
public:
  explicit ReplacedLongs(const Unit &U) : U(U) {}

  /// Returns a letter for each `int` and `unsigned int` in \p Type, also in typedefs: `l` if it
  /// is `long` in the source or in the headers of Windows, otherwise `i`.
  std::string lettersOf(clang::TypeLoc Type);
  std::string lettersOf(const clang::TemplateArgumentLoc &Argument);
  /// Returns the letters of the classes in a qualified name, such as `box<long>::`.
  std::string lettersOf(clang::NestedNameSpecifierLoc Qualifier);

private:
  class Visitor;
  /// True if --long=32 has replaced a part of the specifiers of a type.
  bool isReplaced(clang::SourceRange Specifiers);

  using Position = std::pair<unsigned, unsigned>; ///< line and column, from 1
  const std::set<Position> &placesIn(clang::FileID File);

  const Unit &U;
  llvm::DenseMap<clang::FileID, std::set<Position>> Places;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LONGTYPES_REPLACEDLONGS_H
