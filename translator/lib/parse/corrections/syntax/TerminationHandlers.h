//===--- TerminationHandlers.h - The blocks of __finally --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_TERMINATIONHANDLERS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_TERMINATIONHANDLERS_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include <set>
#include <vector>

namespace amp2hip {

class Unit;

/// A statement `__try { ... } __finally { ... }` that the output can express. All locations are in
/// one file.
struct TerminationHandler {
  clang::SourceLocation Try;                 ///< `__try`
  clang::SourceRange Body;                   ///< the braces after `__try`
  clang::SourceLocation Finally;             ///< `__finally`
  clang::SourceRange Handler;                ///< the braces after `__finally`
  std::vector<clang::SourceLocation> Leaves; ///< each `__leave` that leaves the body
  /// Each `AbnormalTermination()` in the handler, from the name to the parenthesis.
  std::vector<clang::SourceRange> Queries;
};

/// Finds the statements with `__finally` in \p Tokens that the output can express, and stores them
/// in Unit::TerminationHandlers. Replaces their keywords in \p Tokens, so that Clang parses
/// `{ { body } { handler } }`, and each `__leave` by `throw`. Reports handlers that the
/// output cannot express: those with a jump out of the block, with a kernel, or in macros. Returns
/// the locations of all keywords that it has replaced.
std::set<clang::SourceLocation> readTerminationHandlers(std::vector<clang::Token> &Tokens, Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_TERMINATIONHANDLERS_H
