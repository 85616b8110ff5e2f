//===--- Closures.cpp - Lambdas that live across barriers ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lambda of a kernel may be called before and after a barrier:
//
//   auto at = [=](int k) { return k < n ? in[k] : 0; };
//   part[local] = at(i);
//   t.barrier.wait();
//   sum += at(i + 1);
//
// No array can store closures for the threads, because code outside of the kernel cannot name their
// type. Each work-item loop evaluates the lambda again instead. The result is an equal closure if
// the variables that it copies do not change. A variable that it refers to may change: in each
// loop, its name refers to the value of the thread.
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/Closures.h"
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

const LambdaExpr *lambdaOf(const VarDecl *V) {
  if (!V->hasLocalStorage() || isa<ParmVarDecl>(V) || V->getType()->isReferenceType() ||
      !V->getInit())
    return nullptr;
  return dyn_cast<LambdaExpr>(V->getInit()->IgnoreImplicit()->IgnoreParens());
}

/// True if \p Body declares a variable that outlives a call, which each repetition would have of
/// its own.
static bool declaresMemory(const Stmt *Body) {
  bool Found = false;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    if (const auto *D = dyn_cast<DeclStmt>(S))
      for (const Decl *Each : D->decls()) {
        const auto *V = dyn_cast<VarDecl>(Each);
        Found |= V && (isTileStatic(V) || V->isStaticLocal());
      }
    return true;
  });
  return Found;
}

/// True if copying \p V has no effect except the copy. In a template, the head of the generated
/// function requires this for each variable that is kept.
static bool isCopiedSilently(const VarDecl *V) {
  QualType T = V->getType().getNonReferenceType();
  if (T.isVolatileQualified() || isa<DecompositionDecl>(V))
    return false;
  const CXXRecordDecl *Class = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  return !Class || isInConcurrency(Class) ||
         (Class->hasDefinition() && Class->isTriviallyCopyable());
}

bool canRepeat(const LambdaExpr *Lambda, const ParmVarDecl *Tile,
               llvm::function_ref<bool(const VarDecl *)> IsUnchanged) {
  if (declaresMemory(Lambda->getBody()))
    return false;
  bool CopiesNothing = true;
  auto MayCopy = [&](const VarDecl *V) {
    CopiesNothing = false;
    const LambdaExpr *Inner = lambdaOf(V);
    if (isTileStatic(V) || !(Inner ? canRepeat(Inner, Tile, IsUnchanged) : isCopiedSilently(V)))
      return false;
    return V == Tile ||
           V->getDeclContext() != Tile->getDeclContext() || // captured: the kernel is const
           (!V->getType()->isReferenceType() && IsUnchanged(V));
  };
  llvm::SmallPtrSet<const VarDecl *, 8> Written;
  for (const LambdaCapture &Capture : Lambda->explicit_captures()) {
    if (Capture.capturesThis()) {
      CopiesNothing &= Capture.getCaptureKind() != LCK_StarThis;
      continue; // the kernel, which is const
    }
    const auto *V =
        Capture.capturesVariable() ? dyn_cast<VarDecl>(Capture.getCapturedVar()) : nullptr;
    if (!V || V->isInitCapture() || Capture.isPackExpansion())
      return false;
    Written.insert(V);
    if (Capture.getCaptureKind() == LCK_ByCopy && !MayCopy(V))
      return false;
  }
  // In a template, the implicit captures are not known.
  if (Lambda->getCaptureDefault() == LCD_ByCopy)
    for (const VarDecl *V : variablesNamed(Lambda->getBody())) {
      const DeclContext *Owner = V->getDeclContext();
      const bool IsOutside = V->hasLocalStorage() && !Lambda->getCallOperator()->Encloses(Owner);
      if ((IsOutside || isTileStatic(V)) && !Written.contains(V) && !MayCopy(V))
        return false;
    }
  // A mutable lambda changes its copies.
  return CopiesNothing || Lambda->getCallOperator()->isConst();
}

} // namespace amp2hip
