//===--- CallOrder.cpp - Calls that precede their statement ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the functions with barriers that an expression calls. In
//
//   v[t] = 2 * own + sum(part, t) + last(part, t);
//
// `sum` and `last` run for the whole tile before the statement, in this order. Operands such as
// `own` are then evaluated after the calls instead of before them. The left operand of an
// assignment is evaluated last in any case ([expr.ass]). GCC and Clang evaluate the operands of
// other operators from left to right, but the arguments of a call in different orders.
//
//===----------------------------------------------------------------------===//
#include "tileloops/split/CallOrder.h"
#include "tileloops/values/KeptVariables.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

class OrderCollector {
public:
  explicit OrderCollector(llvm::function_ref<bool(const CallExpr *)> IsTileCall)
      : IsTileCall(IsTileCall) {}

  bool statement(const Stmt *S);
  CallOrder Order;

private:
  bool holds(const Stmt *S) const;
  bool expression(const Expr *E);
  bool tileCall(const CallExpr *Call);
  bool operands(llvm::ArrayRef<const Expr *> All);
  bool usesResult(const Expr *First, llvm::ArrayRef<const Expr *> Later);

  llvm::function_ref<bool(const CallExpr *)> IsTileCall;
  std::vector<const Expr *> Operands; ///< evaluated since the last call
  /// True if the statement has used the result of a call in a way that must precede any later call.
  /// Then no further call can run before the statement.
  bool HasUsedResult = false;
};

/// True if \p S contains one of the calls.
bool OrderCollector::holds(const Stmt *S) const {
  bool Found = false;
  walk(S, [&](const Stmt *At, const Stmt *) {
    const auto *Call = dyn_cast<CallExpr>(At);
    Found |= Call && IsTileCall(Call);
    return !Found;
  });
  return Found;
}

bool OrderCollector::tileCall(const CallExpr *Call) {
  if (HasUsedResult || llvm::any_of(Call->arguments(), [&](const Expr *A) { return holds(A); }))
    return false;
  for (const Expr *E : Operands)
    Order.Before.push_back({E, Call});
  Operands.clear();
  Order.Calls.push_back(Call);
  return true;
}

/// Adds the operands \p All of a call or constructor, whose order is unspecified.
bool OrderCollector::operands(llvm::ArrayRef<const Expr *> All) {
  if (llvm::count_if(All, [&](const Expr *E) { return holds(E); }) != 1)
    return false;
  for (const Expr *E : All)
    if (!holds(E))
      Order.Before.push_back({E, nullptr});
    else if (!expression(E))
      return false;
  return HasUsedResult = true;
}

/// Adds \p First, whose value decides whether or where \p Later are evaluated after it.
bool OrderCollector::usesResult(const Expr *First, llvm::ArrayRef<const Expr *> Later) {
  if (llvm::any_of(Later, [&](const Expr *E) { return holds(E); }) || !expression(First))
    return false;
  return HasUsedResult = true;
}

bool OrderCollector::expression(const Expr *E) {
  E = E->IgnoreParens();
  if (!holds(E)) {
    Operands.push_back(E);
    return true;
  }
  if (const auto *Full = dyn_cast<ExprWithCleanups>(E))
    return expression(Full->getSubExpr());
  if (const auto *C = dyn_cast<CastExpr>(E); C && C->getCastKind() != CK_UserDefinedConversion)
    return expression(C->getSubExpr());
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return (U->getOpcode() == UO_Plus || U->getOpcode() == UO_Minus || U->getOpcode() == UO_Not ||
            U->getOpcode() == UO_LNot) &&
           expression(U->getSubExpr());
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->isAssignmentOp() || B->isLogicalOp()) {
      const bool IsAssignment = B->isAssignmentOp();
      return usesResult(IsAssignment ? B->getRHS() : B->getLHS(),
                        {IsAssignment ? B->getLHS() : B->getRHS()});
    }
    if (B->isCommaOp() || B->isPtrMemOp())
      return false;
    return expression(B->getLHS()) && expression(B->getRHS());
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(E))
    return usesResult(C->getCond(), {C->getTrueExpr(), C->getFalseExpr()});
  if (const auto *C = dyn_cast<CXXConstructExpr>(E))
    return operands(llvm::ArrayRef(C->getArgs(), C->getNumArgs()));
  const auto *Call = dyn_cast<CallExpr>(E);
  if (!Call || isa<CXXMemberCallExpr>(E))
    return Call && IsTileCall(Call) && tileCall(Call);
  if (IsTileCall(Call))
    return tileCall(Call);
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
  if (Operator && Operator->isAssignmentOp())
    return usesResult(Operator->getArg(1), {Operator->getArg(0)});
  if (!Operator &&
      !isa<DeclRefExpr, UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts()))
    return false;
  return operands(llvm::ArrayRef(Call->getArgs(), Call->getNumArgs()));
}

bool OrderCollector::statement(const Stmt *S) {
  if (const auto *E = dyn_cast<Expr>(S))
    return expression(E);
  if (const auto *R = dyn_cast<ReturnStmt>(S))
    return expression(R->getRetValue());
  if (const auto *I = dyn_cast<IfStmt>(S))
    return !I->getInit() && !I->getConditionVariable() && !I->isConstexpr() && !I->isConsteval() &&
           expression(I->getCond()) && !holds(I->getThen()) &&
           !(I->getElse() && holds(I->getElse()));
  const auto *D = dyn_cast<DeclStmt>(S);
  llvm::SmallPtrSet<const VarDecl *, 4> Initialized;
  auto DependsOnEarlier = [&](const Expr *Init) { // `int a = 1, b = f(a, t)`
    return holds(Init) && llvm::any_of(variablesNamed(Init),
                                       [&](const VarDecl *V) { return Initialized.contains(V); });
  };
  return D && llvm::all_of(D->decls(), [&](const Decl *Each) {
           const auto *V = dyn_cast<VarDecl>(Each);
           if (!V || V->getType()->isReferenceType() || V->isStaticLocal())
             return false;
           if (isUninitialized(V))
             return true;
           if (DependsOnEarlier(V->getInit()) || !expression(V->getInit()))
             return false;
           Initialized.insert(V);
           return true;
         });
}

} // namespace

std::optional<CallOrder> callOrder(const Stmt *S,
                                   llvm::function_ref<bool(const CallExpr *)> IsTileCall) {
  OrderCollector Collector(IsTileCall);
  if (!Collector.statement(S))
    return std::nullopt;
  return std::move(Collector.Order);
}

} // namespace amp2hip
