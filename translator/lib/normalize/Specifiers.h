//===--- Specifiers.h - Restriction specifiers in token lists -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_SPECIFIERS_H
#define AMP2HIP_NORMALIZE_SPECIFIERS_H

#include "amp2hip/Rules.h"
#include "normalize/Restriction.h"
#include "normalize/TokenView.h"
#include <optional>
#include <vector>

namespace clang {
class DiagnosticsEngine;
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// The kind of declarator that restrictions apply to.
enum class DeclaratorKind {
  Function,      ///< the function that a declaration declares
  Lambda,        ///< the call operator of a lambda
  Instantiation, ///< an explicit instantiation
  Type,          ///< a function type that declares no function
};

/// The restrictions of one function declarator.
struct Specifier {
  DeclaratorKind Kind = DeclaratorKind::Function;
  Restriction Set;
  size_t Open, Close; ///< the parentheses of the parameter list
};

/// Finds the restriction specifiers of a translation unit. Reports errors in
/// the clauses, specifiers at other positions than §2.1 allows, and
/// declarations with `tile_static` and a second storage class.
class SpecifierFinder {
public:
  /// Appends the clauses that it finds to \p Clauses.
  SpecifierFinder(const TokenView &Tokens, clang::Preprocessor &PP,
                  std::vector<RestrictClause> &Clauses);

  /// Fills \c Specifiers and \c Dropped. Call it once.
  void run();

  /// The specifiers, in source order.
  std::vector<Specifier> Specifiers;
  /// For each token, true if it belongs to a clause and must not reach Clang.
  std::vector<bool> Dropped;

  /// The kind of the declarator with the parameter list at \p Open; nothing if
  /// no parameter list is possible there. Does not distinguish a call `f(x)`
  /// from a function declarator.
  std::optional<DeclaratorKind> declaratorAt(size_t Open) const;

private:
  /// A specifier: one clause or several consecutive clauses.
  struct ClauseRun {
    size_t End; ///< one past the last token
    Restriction Set;
    bool Names = false; ///< the lists contain only names, at least `cpu` or `amp`
  };

  bool isClauseAt(size_t I) const;
  std::optional<ClauseRun> readNames(size_t I) const;
  std::optional<ClauseRun> parse(size_t I, size_t Close);
  bool parseList(size_t &J, Restriction &Set);
  void record(size_t First, const ClauseRun &Run, size_t Close);
  size_t parameterListBefore(size_t I, bool &AfterAttribute) const;
  size_t trailingReturnBefore(size_t I) const;
  size_t exceptionSpecificationBefore(size_t I) const;
  bool isVirtSpecifier(size_t I) const;
  bool isTypeEnd(size_t I) const;
  bool isNestedPointer(size_t Open) const;
  size_t processClause(size_t I);
  size_t reportMisplaced(size_t I);
  void reportSecondStorageClass(size_t I);
  size_t reportOrder(size_t I, const ClauseRun &Run, size_t Close, const std::string &What);
  void error(size_t I, Rule Violated, const std::string &Message);

  const TokenView &Tokens;
  clang::Preprocessor &PP;
  std::vector<RestrictClause> &Clauses;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_SPECIFIERS_H
