//===--- SizeOfCode.cpp - The size of code with unrolled loops ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/SizeOfCode.h"
#include "ast/ConstantLoops.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace amp2hip {

/// The largest number of iterations of a nest of loops, and of operators in them, for which the
/// nest is unrolled: larger code may not fit into the instruction cache of a GPU. An instruction of
/// an NVIDIA GPU has 16 bytes.
constexpr uint64_t MaxIterations = 64, MaxOperations = 8192;

static bool addSize(UnrolledSize &To, const std::optional<UnrolledSize> &Part) {
  if (!Part)
    return false;
  To.Iterations = std::max(To.Iterations, Part->Iterations);
  To.Operations += Part->Operations;
  return To.Operations <= MaxOperations;
}

std::optional<UnrolledSize> SizeOfCode::of(const Stmt *S) {
  if (!S)
    return UnrolledSize();
  if (isa<WhileStmt, DoStmt, CXXForRangeStmt, GotoStmt, BreakStmt, ContinueStmt, SwitchStmt,
          LambdaExpr>(S))
    return std::nullopt;
  if (const auto *Loop = dyn_cast<ForStmt>(S))
    return ofLoop(Loop);
  UnrolledSize Size;
  const auto *Operator = dyn_cast<BinaryOperator>(S);
  Size.Operations =
      isa<CallExpr>(S) || (Operator && !Operator->isAssignmentOp() && !Operator->isCommaOp());
  for (const Stmt *Child : S->children())
    if (!addSize(Size, of(Child)))
      return std::nullopt;
  if (const auto *Call = dyn_cast<CallExpr>(S))
    if (!addSize(Size, ofCallee(Call)))
      return std::nullopt;
  return Size;
}

std::optional<UnrolledSize> SizeOfCode::ofLoop(const ForStmt *Loop) {
  std::optional<CountedLoop> Counted = countedLoop(Loop, Ctx);
  std::optional<uint64_t> Iterations = Counted ? iterationsOf(*Counted, Ctx) : std::nullopt;
  std::optional<UnrolledSize> Body = of(Loop->getBody());
  if (!Iterations || *Iterations > MaxIterations || !Body)
    return std::nullopt;
  UnrolledSize Size = {*Iterations * Body->Iterations, *Iterations * Body->Operations};
  if (Size.Iterations > MaxIterations || Size.Operations > MaxOperations)
    return std::nullopt;
  return Size;
}

std::optional<UnrolledSize> SizeOfCode::ofCallee(const CallExpr *Call) {
  const FunctionDecl *Body = nullptr, *Callee = Call->getDirectCallee();
  if (!Callee || !Callee->hasBody(Body) ||
      Ctx.getSourceManager().isInSystemHeader(Body->getLocation()))
    return UnrolledSize();
  if (!Entered.insert(Body).second)
    return std::nullopt;
  std::optional<UnrolledSize> Size = of(Body->getBody());
  Entered.erase(Body);
  return Size;
}

} // namespace amp2hip
