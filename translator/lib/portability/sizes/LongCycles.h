//===--- LongCycles.h - Variables that grow by each other -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_LONGCYCLES_H
#define AMP2HIP_PORTABILITY_SIZES_LONGCYCLES_H

#include "clang/Basic/SourceLocation.h"
#include <map>
#include <set>
#include <vector>

namespace clang {
class BinaryOperator;
class Expr;
class ValueDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// Finds the variables of type `long` whose values flow into themselves or into each other in a
/// cycle, with a shift to the left or a multiplication on the way: they exceed 32 bits, as in
/// ciphers and hash functions. Variables that a statement reduces to 32 bits do not count.
///
///   h = (h << 5) + c;
///   v0 += (v1 << 4) + key[0];    // flows: v1 to v0, shifted
///   v1 += (v0 << 4) + key[1];    // v0 to v1, shifted
class LongCycles {
public:
  /// The assignment that shifts or multiplies.
  struct Step {
    const clang::Expr *Assigned;
    clang::SourceLocation Loc;
  };

  explicit LongCycles(const Unit &U) : U(U) {}

  /// Must be called for each assignment to a variable of type `long`.
  void addAssignment(const clang::BinaryOperator &E);
  /// Must be called for each initialized variable of type `long`.
  void addInitializer(const clang::VarDecl &Variable);

  /// Returns every assignment whose variable flows into itself directly, and one assignment for
  /// each longer cycle.
  std::vector<Step> find() const;

private:
  using Flows = std::map<const clang::ValueDecl *, std::set<const clang::ValueDecl *>>;
  struct GrowingFlow {
    const clang::ValueDecl *From, *To;
    Step At;
  };

  void collect(const clang::Expr *E, const clang::ValueDecl *To, const Step &At, bool IsGrowing);
  void collectOperands(const clang::BinaryOperator &E, const clang::ValueDecl *To, const Step &At,
                       bool IsGrowing);
  std::set<const clang::ValueDecl *> reachableFrom(const clang::ValueDecl *Variable) const;

  const Unit &U;
  Flows FlowsFrom;
  std::vector<GrowingFlow> Growing;
  std::set<const clang::ValueDecl *> Reduced;
};

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_LONGCYCLES_H
