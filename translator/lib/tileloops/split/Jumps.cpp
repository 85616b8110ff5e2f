//===--- Jumps.cpp - Jumps out of statements ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/split/Jumps.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace amp2hip {

/// Adds the jumps out of \p S to \p Found.
static void collectJumps(const Stmt *S, Jumps &Found, bool InLoop = false, bool InSwitch = false) {
  if (!S || isa<LambdaExpr>(S))
    return;
  Found.ByReturn |= isa<ReturnStmt>(S);
  Found.ByBreak |= isa<BreakStmt>(S) && !InLoop && !InSwitch;
  Found.ByContinue |= isa<ContinueStmt>(S) && !InLoop;
  InLoop |= isa<ForStmt, WhileStmt, DoStmt, CXXForRangeStmt>(S);
  InSwitch |= isa<SwitchStmt>(S);
  for (const Stmt *Child : S->children())
    collectJumps(Child, Found, InLoop, InSwitch);
}

Jumps jumpsOutOf(const Stmt *S) {
  Jumps Found;
  collectJumps(S, Found);
  return Found;
}

bool isJump(const Stmt *S) {
  if (const auto *A = dyn_cast<AttributedStmt>(S))
    return llvm::any_of(A->getAttrs(), [](const Attr *Each) { return isa<FallThroughAttr>(Each); });
  if (const auto *C = dyn_cast<CompoundStmt>(S))
    return C->size() == 1 && isJump(C->body_front());
  if (const auto *R = dyn_cast<ReturnStmt>(S))
    return !R->getRetValue();
  return isa<BreakStmt, ContinueStmt>(S);
}

bool isJumpOrConditionalJump(const Stmt *S) {
  const auto *I = dyn_cast<IfStmt>(S);
  return I ? !I->getElse() && !I->getInit() && !I->getConditionVariable() && !I->isConsteval() &&
                 isJump(I->getThen())
           : isJump(S);
}

} // namespace amp2hip
