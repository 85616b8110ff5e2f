//===--- ConstantLoops.cpp - Loops whose length is constant ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/ConstantLoops.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Stmt.h"
#include "llvm/Support/MathExtras.h"

using namespace clang;

namespace amp2hip {

std::optional<int64_t> constantOf(const Expr *E, const ASTContext &Ctx) {
  if (E->isValueDependent())
    return std::nullopt;
  Expr::EvalResult Result;
  if (!E->getType()->isIntegralOrEnumerationType() || !E->EvaluateAsInt(Result, Ctx))
    return std::nullopt;
  return Result.Val.getInt().tryExtValue();
}

/// Returns the step by which the increment \p E of a loop changes its variable: 1 for `++i`, 4 for
/// `i += 4`, 0 for all others.
static int64_t stepOf(const Expr *E, const ASTContext &Ctx) {
  E = E ? E->IgnoreParenImpCasts() : nullptr;
  if (const auto *U = dyn_cast_or_null<UnaryOperator>(E))
    return U->isIncrementDecrementOp() ? 1 : 0;
  const auto *B = dyn_cast_or_null<BinaryOperator>(E);
  if (!B || (B->getOpcode() != BO_AddAssign && B->getOpcode() != BO_SubAssign))
    return 0;
  return constantOf(B->getRHS(), Ctx).value_or(0);
}

std::optional<CountedLoop> countedLoop(const ForStmt *Loop, const ASTContext &Ctx) {
  const auto *Condition = dyn_cast_or_null<BinaryOperator>(
      Loop->getCond() ? Loop->getCond()->IgnoreParenImpCasts() : nullptr);
  CountedLoop Result;
  Result.Step = stepOf(Loop->getInc(), Ctx);
  if (!Condition || !Condition->isComparisonOp() || Result.Step <= 0)
    return std::nullopt;
  Result.Bound = Condition->getRHS();
  if (const auto *D = dyn_cast_or_null<DeclStmt>(Loop->getInit()); D && D->isSingleDecl())
    Result.Variable = dyn_cast<VarDecl>(D->getSingleDecl());
  return Result;
}

std::optional<uint64_t> iterationsOf(const CountedLoop &Loop, const ASTContext &Ctx) {
  std::optional<int64_t> End = constantOf(Loop.Bound, Ctx);
  if (!End)
    return std::nullopt;
  int64_t Begin = 0;
  if (Loop.Variable && Loop.Variable->getInit())
    Begin = constantOf(Loop.Variable->getInit(), Ctx).value_or(0);
  // Unsigned, because the difference of two numbers may not fit into int64_t.
  const uint64_t Length =
      *End > Begin ? uint64_t(*End) - uint64_t(Begin) : uint64_t(Begin) - uint64_t(*End);
  return llvm::divideCeil(Length, uint64_t(Loop.Step));
}

} // namespace amp2hip
