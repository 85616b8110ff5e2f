//===--- LongCycles.cpp - Variables that grow by each other ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/LongCycles.h"
#include "parse/Unit.h"
#include "portability/sizes/LongOperands.h"
#include "portability/sizes/ResizedTypes.h"
#include "clang/AST/Expr.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;

namespace amp2hip {

/// True for `variable & 0xFFFFFFFF`.
static bool isReduction(const Expr *E, const ValueDecl *Variable, const Unit &U) {
  const auto *And = dyn_cast<BinaryOperator>(E->IgnoreParenImpCasts());
  return And && And->getOpcode() == BO_And && namedVariable(And->getLHS()) == Variable &&
         isMask(And->getRHS(), U);
}

/// True if the product in `(variable * constant + n) % modulus` exceeds 32 bits for a variable
/// below the modulus, and the remainder on Windows therefore differs.
static bool overflowsBefore(const BinaryOperator &Remainder, const Unit &U) {
  const std::optional<uint64_t> Modulus = constantOf(Remainder.getRHS(), U);
  const auto *Product = dyn_cast<BinaryOperator>(Remainder.getLHS()->IgnoreParenImpCasts());
  if (Product && Product->getOpcode() == BO_Add) {
    const auto *Left = dyn_cast<BinaryOperator>(Product->getLHS()->IgnoreParenImpCasts());
    const auto *Right = dyn_cast<BinaryOperator>(Product->getRHS()->IgnoreParenImpCasts());
    Product = Left && Left->getOpcode() == BO_Mul ? Left : Right;
  }
  if (!Modulus || *Modulus == 0 || !Product || Product->getOpcode() != BO_Mul)
    return false;
  std::optional<uint64_t> Factor = constantOf(Product->getRHS(), U);
  if (!Factor)
    Factor = constantOf(Product->getLHS(), U);
  const bool IsSigned = Remainder.getType()->isSignedIntegerType();
  // The remainder of a power of two is the same after a wrap-around.
  if (!Factor || (!IsSigned && llvm::isPowerOf2_64(*Modulus)))
    return false;
  return double(*Factor) * double(*Modulus - 1) > (IsSigned ? 0x7FFFFFFF : 0xFFFFFFFF);
}

void LongCycles::addAssignment(const BinaryOperator &E) {
  const ValueDecl *To = namedVariable(E.getLHS());
  if (!To)
    return;
  const Step At = {E.getLHS(), E.getOperatorLoc()};
  switch (E.getOpcode()) {
  case BO_ShlAssign:
    Growing.push_back({To, To, At});
    return;
  case BO_MulAssign:
    if (isMultiplier(E.getRHS(), U))
      Growing.push_back({To, To, At});
    return;
  case BO_AndAssign:
    if (isMask(E.getRHS(), U))
      Reduced.insert(To);
    return;
  case BO_Assign:
    if (isReduction(E.getRHS(), To, U))
      Reduced.insert(To);
    break;
  case BO_AddAssign:
  case BO_SubAssign:
  case BO_XorAssign:
  case BO_OrAssign:
    break;
  default:
    return;
  }
  collect(E.getRHS(), To, At, /*IsGrowing=*/false);
}

void LongCycles::addInitializer(const VarDecl &Variable) {
  collect(Variable.getInit(), &Variable, {Variable.getInit(), Variable.getLocation()},
          /*IsGrowing=*/false);
}

/// Adds the flows of the variables in \p E to \p To. \p IsGrowing is true if \p E is shifted or
/// multiplied.
void LongCycles::collect(const Expr *E, const ValueDecl *To, const Step &At, bool IsGrowing) {
  // Initializers in parentheses have no type in templates.
  if (E->getType().isNull() || E->isTypeDependent())
    return;
  E = E->IgnoreParenImpCasts();
  if (const auto *Cast = dyn_cast<ExplicitCastExpr>(E)) {
    if (isSpelledLong(Cast->getType(), U))
      collect(Cast->getSubExpr(), To, At, IsGrowing);
    return;
  }
  if (const ValueDecl *From = namedVariable(E)) {
    if (!isLong(E, U))
      return;
    FlowsFrom[From].insert(To);
    if (IsGrowing)
      Growing.push_back({From, To, At});
  } else if (const auto *Unary = dyn_cast<UnaryOperator>(E); Unary && Unary->isArithmeticOp()) {
    collect(Unary->getSubExpr(), To, At, IsGrowing);
  } else if (const auto *Choice = dyn_cast<ConditionalOperator>(E)) {
    collect(Choice->getTrueExpr(), To, At, IsGrowing);
    collect(Choice->getFalseExpr(), To, At, IsGrowing);
  } else if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    collectOperands(*Binary, To, At, IsGrowing);
  }
}

void LongCycles::collectOperands(const BinaryOperator &E, const ValueDecl *To, const Step &At,
                                 bool IsGrowing) {
  const Expr *Left = E.getLHS(), *Right = E.getRHS();
  switch (E.getOpcode()) {
  case BO_Shl:
    collect(Left, To, At, /*IsGrowing=*/true);
    return;
  case BO_And:
    if (isMask(Right, U) || isMask(Left, U))
      return;
    break;
  case BO_Mul:
    IsGrowing |= isMultiplier(Right, U) || isMultiplier(Left, U);
    break;
  case BO_Rem: // a generator that keeps the value small
    if (!overflowsBefore(E, U))
      return;
    collect(Left, To, At, IsGrowing);
    return;
  case BO_Add:
  case BO_Sub:
  case BO_Or:
  case BO_Xor:
    break;
  default:
    return;
  }
  collect(Left, To, At, IsGrowing);
  collect(Right, To, At, IsGrowing);
}

std::set<const ValueDecl *> LongCycles::reachableFrom(const ValueDecl *Variable) const {
  std::set<const ValueDecl *> Reached;
  std::vector<const ValueDecl *> Open = {Variable};
  while (!Open.empty()) {
    const auto Next = FlowsFrom.find(Open.back());
    Open.pop_back();
    if (Next == FlowsFrom.end())
      continue;
    for (const ValueDecl *To : Next->second)
      if (!Reduced.count(To) && Reached.insert(To).second)
        Open.push_back(To);
  }
  return Reached;
}

std::vector<LongCycles::Step> LongCycles::find() const {
  std::vector<Step> Steps;
  std::set<const ValueDecl *> Known;
  for (const GrowingFlow &F : Growing)
    if (F.From == F.To && !Reduced.count(F.To)) {
      Known.insert(F.To);
      Steps.push_back(F.At);
    }
  for (const GrowingFlow &F : Growing) {
    if (Known.count(F.From) || Known.count(F.To) || Reduced.count(F.To))
      continue;
    const std::set<const ValueDecl *> Reached = reachableFrom(F.To);
    if (!Reached.count(F.From))
      continue;
    Known.insert(Reached.begin(), Reached.end());
    Known.insert(F.To);
    Steps.push_back(F.At);
  }
  return Steps;
}

} // namespace amp2hip
