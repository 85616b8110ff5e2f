//===--- LiteralSpelling.h - Where a literal is written ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_LITERALSPELLING_H
#define AMP2HIP_PORTABILITY_TEXT_LITERALSPELLING_H

#include "clang/Basic/SourceLocation.h"

namespace amp2hip {

class Unit;

/// The place of a literal in a file.
struct LiteralSpelling {
  /// The location in the file; the token's own location if no file contains the literal.
  clang::SourceLocation Loc;
  /// True if the literal is in a file of the program and an edit affects no other use: it is not
  /// in the definition of a macro.
  bool IsEditable = false;
};

/// Finds the literal that became the token at \p Loc. `_T("text")` makes a new token `L"text"` of
/// the literal in the file.
LiteralSpelling spellingOf(clang::SourceLocation Loc, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_LITERALSPELLING_H
