//===--- Restriction.h - Restriction specifiers of a source ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_RESTRICTION_H
#define AMP2HIP_NORMALIZE_RESTRICTION_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace clang {
class DiagnosticsEngine;
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// A non-empty subset of {cpu, amp} (§2.1).
struct Restriction {
  bool Cpu = false;
  bool Amp = false;

  /// True for restrict(cpu, amp).
  bool both() const { return Cpu && Amp; }
  /// True if the set contains every restriction of \p R.
  bool covers(Restriction R) const { return (Cpu || !R.Cpu) && (Amp || !R.Amp); }
  bool operator==(Restriction R) const { return Cpu == R.Cpu && Amp == R.Amp; }
};

/// One clause `restrict(...)` of the source. A restriction specifier is one
/// clause or several consecutive clauses.
struct RestrictClause {
  clang::SourceLocation Begin; ///< `restrict`
  clang::SourceLocation End;   ///< `)`
  Restriction Set;
  /// The `)` of the parameter list that the clause applies to. FunctionTypes
  /// finds the restrictions of a function type by it, because Clang's function
  /// types cannot store them.
  clang::SourceLocation ParametersEnd;
  /// The token before which the output inserts `__host__ __device__`. Set only
  /// for explicit instantiations, because Clang's AST has no separate
  /// declaration for an explicit instantiation.
  clang::SourceLocation InstantiationPrefix;
};

/// Returns \p Tokens with attributes of Clang's CUDA mode in place of
/// restriction specifiers and of the storage class tile_static. Appends the
/// removed clauses to \p Clauses. `restrict` is a contextual keyword (§2.1):
/// where a specifier is not possible, it remains an identifier. Reports
/// malformed and misplaced clauses to the diagnostics of \p PP.
std::vector<clang::Token> normalizeRestrictions(std::vector<clang::Token> Tokens,
                                                clang::Preprocessor &PP,
                                                std::vector<RestrictClause> &Clauses);

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_RESTRICTION_H
