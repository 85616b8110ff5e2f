//===--- LocalIndexRange.cpp - Threads that a condition selects -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the threads for which the condition of a statement can be true, because a work-item loop
// need not run the others. If the condition selects a range of threads, the range becomes the
// bounds of the loop:
//
//   if (t.local[0] < half) sum();
//
// becomes
//
//   for (int column = 0, end = half; column < end; ++column) sum();
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/LocalIndexRange.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the ranges of the comparisons in a condition.
class RangeCollector {
public:
  RangeCollector(const VariableStorage &Known, const ParmVarDecl *Tile)
      : Known(Known), Tile(Tile) {}

  /// Adds the comparisons in \p Condition. Returns false if they are not a
  /// conjunction of ranges.
  bool add(const Expr *Condition);
  std::vector<LocalIndexRange> Ranges;

private:
  /// Adds the comparison `LocalIndex Op Bound`. Returns false if it is not a range. Returns false
  /// if its dimension already has such a bound.
  bool compare(const Expr *LocalIndex, BinaryOperatorKind Op, const Expr *Bound);
  const Expr *dimensionOf(const Expr *E) const;
  bool isBound(const Expr *E) const;

  const VariableStorage &Known;
  const ParmVarDecl *Tile;
};

/// The `d` of `t.local[d]`, or of a variable that is initialized with it; null
/// for other expressions.
const Expr *RangeCollector::dimensionOf(const Expr *E) const {
  E = E->IgnoreParenImpCasts();
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    bool Alias = V && Known.isLevelVariable(V) && Known.kindOf(V) == VariableStorage::Recomputed &&
                 V->getType()->isSpecificBuiltinType(BuiltinType::Int) && V->getInit();
    return Alias && !isa<DeclRefExpr>(V->getInit()->IgnoreParenImpCasts())
               ? dimensionOf(V->getInit())
               : nullptr;
  }
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    return memberOfTile(S->getLHS(), Tile) == "local" ? S->getRHS() : nullptr;
  const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
  if (!Call || Call->getOperator() != OO_Subscript || Call->getNumArgs() != 2)
    return nullptr;
  return memberOfTile(Call->getArg(0), Tile) == "local" ? Call->getArg(1) : nullptr;
}

/// True if \p E, without implicit casts, is a 32-bit integer that is the same
/// for all threads of the tile, and if its value does not change when the
/// comparison converts it to the common type.
bool RangeCollector::isBound(const Expr *E) const {
  const Expr *Written = E->IgnoreParenImpCasts();
  bool NamesTile = false;
  walk(Written, [&](const Stmt *S, const Stmt *) {
    const auto *Name = dyn_cast<DeclRefExpr>(S);
    NamesTile |= Name && isTileOrCopy(Name->getDecl(), Tile);
    return true;
  });
  auto IsNumber = [](QualType T) {
    return T->isSpecificBuiltinType(BuiltinType::Int) ||
           T->isSpecificBuiltinType(BuiltinType::UInt);
  };
  if (NamesTile || E->isTypeDependent() || !IsNumber(E->getType()) || !IsNumber(Written->getType()))
    return false;
  bool Wraps = E->getType()->isUnsignedIntegerType() && Written->getType()->isSignedIntegerType();
  return (!Wraps || isa<IntegerLiteral>(Written)) &&
         Known.dependence(Written) == Dependence::Uniform;
}

bool RangeCollector::compare(const Expr *LocalIndex, BinaryOperatorKind Op, const Expr *Bound) {
  const Expr *D = dimensionOf(LocalIndex);
  const auto *Number = D ? dyn_cast<IntegerLiteral>(D->IgnoreParenImpCasts()) : nullptr;
  if (!Number || Number->getValue().uge(3) || !isBound(Bound))
    return false;
  auto Dimension = unsigned(Number->getValue().getZExtValue());
  auto At =
      llvm::find_if(Ranges, [&](const LocalIndexRange &R) { return R.Dimension == Dimension; });
  LocalIndexRange &R = At != Ranges.end() ? *At : Ranges.emplace_back();
  R.Dimension = Dimension;
  if (Op == BO_GT || Op == BO_GE || Op == BO_EQ) {
    if (R.From)
      return false;
    R.From = Bound->IgnoreParenImpCasts(), R.ExcludesFrom = Op == BO_GT;
  }
  if (Op == BO_LT || Op == BO_LE || Op == BO_EQ) {
    if (R.To)
      return false;
    R.To = Bound->IgnoreParenImpCasts(), R.IncludesTo = Op != BO_LT;
  }
  return true;
}

bool RangeCollector::add(const Expr *Condition) {
  const auto *B = dyn_cast<BinaryOperator>(Condition->IgnoreParenImpCasts());
  if (!B)
    return false;
  if (B->getOpcode() == BO_LAnd)
    return add(B->getLHS()) && add(B->getRHS());
  if (!B->isRelationalOp() && B->getOpcode() != BO_EQ)
    return false;
  bool Left = dimensionOf(B->getLHS()) != nullptr;
  BinaryOperatorKind Op = B->getOpcode();
  if (!Left && Op != BO_EQ)
    Op = Op == BO_LT ? BO_GT : Op == BO_GT ? BO_LT : Op == BO_LE ? BO_GE : BO_LE;
  return Left ? compare(B->getLHS(), Op, B->getRHS())
              : dimensionOf(B->getRHS()) && compare(B->getRHS(), Op, B->getLHS());
}

} // namespace

std::vector<LocalIndexRange> localIndexRanges(const Expr *Condition, const VariableStorage &Known,
                                              const ParmVarDecl *Tile) {
  RangeCollector G(Known, Tile);
  if (!G.add(Condition))
    return {};
  return G.Ranges;
}

} // namespace amp2hip
