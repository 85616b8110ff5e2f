//===--- Specifiers.h - The restriction specifiers among tokens ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_SPECIFIERS_H
#define AMP2HIP_NORMALISE_SPECIFIERS_H

#include "amp2hip/Rules.h"
#include "normalise/Restriction.h"
#include "normalise/TokenView.h"
#include <optional>
#include <vector>

namespace clang {
class DiagnosticsEngine;
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// What a restriction specifier, or its inheritance, restricts.
enum class Restricted {
  Function,      ///< the function that a declaration declares
  Lambda,        ///< the call operator of a lambda
  Instantiation, ///< an explicit instantiation
  Type,          ///< a function type that no function is declared with
};

/// A declarator of a function with its restrictions.
struct Specifier {
  Restricted Kind = Restricted::Function;
  Restriction Set;
  size_t Open, Close; ///< the parentheses of the parameter list
};

/// Finds the specifiers of a translation unit, with the positions that §2.1
/// gives them; what is wrong with a clause or its position is reported.
class SpecifierFinder {
public:
  SpecifierFinder(const TokenView &Tokens, clang::Preprocessor &PP,
                  std::vector<RestrictClause> &Clauses);

  void run();

  /// In the order of the source.
  std::vector<Specifier> Specifiers;
  /// The tokens of clauses, which Clang must not see.
  std::vector<bool> Dropped;

  /// What the declarator with the parameter list \p Open declares; nothing if
  /// no parameter list of a declarator is there.
  std::optional<Restricted> declaratorAt(size_t Open) const;

private:
  /// The clauses that stand one behind the other from one place on.
  struct ClauseRun {
    size_t End; ///< one behind the last token
    Restriction Set;
    bool Names = false; ///< nothing but names, `cpu` or `amp` among them
  };

  bool isClauseAt(size_t I) const;
  std::optional<ClauseRun> readNames(size_t I) const;
  std::optional<ClauseRun> parse(size_t I, size_t Close);
  bool parseList(size_t &J, Restriction &Set);
  void take(size_t First, const ClauseRun &Run, size_t Close);
  size_t parameterListBefore(size_t I, bool &BehindAttribute) const;
  size_t trailingReturnBefore(size_t I) const;
  size_t exceptionSpecificationBefore(size_t I) const;
  bool isVirtSpecifier(size_t I) const;
  bool isTypeEnd(size_t I) const;
  bool isNestedPointer(size_t Open) const;
  size_t visit(size_t I);
  size_t reportMisplaced(size_t I);
  void reportSecondStorageClass(size_t I);
  size_t misplacedBehind(size_t I, const ClauseRun &Run, size_t Close, const std::string &What);
  void error(size_t I, Rule Violated, const std::string &Message);

  const TokenView &Tokens;
  clang::Preprocessor &PP;
  std::vector<RestrictClause> &Clauses;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_SPECIFIERS_H
