//===--- StructuredExceptions.h - The blocks of __except --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_STRUCTUREDEXCEPTIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_STRUCTUREDEXCEPTIONS_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include <set>
#include <vector>

namespace amp2hip {

class Unit;

/// A statement `__try { ... } __except (filter) { ... }` that the output can express. All locations
/// are in one file.
struct ExceptionHandler {
  clang::SourceLocation Try;                 ///< `__try`
  clang::SourceRange Body;                   ///< the braces after `__try`
  clang::SourceLocation Except;              ///< `__except`
  clang::SourceRange Filter;                 ///< the parentheses
  clang::SourceRange Handler;                ///< the braces after the filter
  std::vector<clang::SourceLocation> Leaves; ///< each `__leave` that leaves the body
  bool OnlyNamesThread = false; ///< The body calls RaiseException, and the handler may stay empty.
};

/// Finds the statements with `__except` in \p Tokens that the output can express, and stores them
/// in Unit::ExceptionHandlers. Replaces their keywords in \p Tokens, so that Clang parses `try {
/// body } catch (...) { (void)(filter); { handler } }`, and each `__leave` by `throw`. Reports
/// those that the output cannot express, and filters that work differently. Returns the locations
/// of all keywords that it has replaced.
///
/// Call readTerminationHandlers() before.
std::set<clang::SourceLocation> readStructuredExceptions(std::vector<clang::Token> &Tokens,
                                                         Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_STRUCTUREDEXCEPTIONS_H
