//===--- Restriction.h - restrict(...) clauses of a source ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_RESTRICTION_H
#define AMP2HIP_NORMALISE_RESTRICTION_H

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

  bool both() const { return Cpu && Amp; }
  bool covers(Restriction R) const { return (Cpu || !R.Cpu) && (Amp || !R.Amp); }
  bool operator==(Restriction R) const { return Cpu == R.Cpu && Amp == R.Amp; }
};

/// One `restrict( list )` of the source, by its first and last token.
struct RestrictClause {
  clang::SourceLocation Begin; ///< `restrict`
  clang::SourceLocation End;   ///< `)`
  Restriction Set;
  /// The `)` of the parameter list it belongs to: Clang's function types have
  /// no place for a restriction. Invalid for a misplaced one.
  clang::SourceLocation Parameters;
  /// In front of this token `__host__ __device__` belongs; only set for
  /// explicit instantiations, which have no declaration of their own.
  clang::SourceLocation InstantiationPrefix;
};

/// Takes every restriction specifier, and the storage class tile_static, out of
/// \p Tokens and puts attributes that Clang's CUDA mode understands where its
/// grammar accepts them; the clauses taken out are appended to \p Clauses.
/// `restrict` is a contextual keyword (§2.1): elsewhere it stays an identifier.
/// Malformed and misplaced clauses are reported.
std::vector<clang::Token>
normaliseRestrictions(std::vector<clang::Token> Tokens, clang::Preprocessor &PP,
                      std::vector<RestrictClause> &Clauses);

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_RESTRICTION_H
