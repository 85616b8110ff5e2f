//===--- BarrierWaits.cpp - Functions that wait at barriers ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches the code of a function and of the functions that it calls, including
// constructors and destructors of local variables, for waits at a tile_barrier.
//
//===----------------------------------------------------------------------===//
#include "barrier/BarrierWaits.h"
#include "ast/Concurrency.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

bool isBarrierWait(const FunctionDecl *F) {
  const auto *M = dyn_cast_or_null<CXXMethodDecl>(F);
  return M && M->getDeclName().isIdentifier() && M->getName().starts_with("wait") &&
         M->getParent()->getDeclName().isIdentifier() &&
         M->getParent()->getName() == "tile_barrier" && isInConcurrency(M);
}

BarrierWaits::BarrierWaits(const std::vector<CodeBlock> &Code) {
  forEachAmpBlock(Code, [&](const CodeBlock &B) {
    if (B.Function && !B.Function->isDependentContext() &&
        B.Function->doesThisDeclarationHaveABody())
      Blocks.try_emplace(B.Function->getCanonicalDecl(), &B);
  });
}

const CodeBlock *BarrierWaits::codeOf(const FunctionDecl *F) const {
  return F ? Blocks.lookup(F->getCanonicalDecl()) : nullptr;
}

SourceLocation BarrierWaits::firstWait(const FunctionDecl *F) {
  const CodeBlock *B = codeOf(F);
  if (!B)
    return {};
  auto [At, New] = Found.try_emplace(F->getCanonicalDecl());
  if (!New)
    return At->second;
  auto Through = [&](const FunctionDecl *Callee, SourceLocation Loc) {
    return isBarrierWait(Callee) ? Loc : firstWait(Callee);
  };
  SourceLocation First;
  for (const Stmt *S : B->Statements) {
    if (First.isValid())
      break;
    if (const auto *E = dyn_cast<CallExpr>(S))
      First = Through(E->getDirectCallee(), E->getExprLoc());
    else if (const auto *E = dyn_cast<CXXConstructExpr>(S))
      First = firstWait(E->getConstructor());
  }
  for (const VarDecl *V : B->Variables) {
    if (First.isValid())
      break;
    const CXXRecordDecl *Class = V->getType()->getAsCXXRecordDecl();
    if (Class && Class->hasDefinition() && !V->hasGlobalStorage())
      First = firstWait(Class->getDestructor());
  }
  return Found[F->getCanonicalDecl()] = First;
}

} // namespace amp2hip
