//===--- AtomicsCheck.cpp - Atomic operations on local variables ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Warns about atomic operations on local variables (AMP1701). Atomic operations
// are for memory that several threads access (§6), but a local variable belongs
// to a single thread:
//
//   int n = 0;
//   atomic_fetch_add(&n, 1); // warning
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// The local variable that contains the object \p E: `s` for `s.counts[1]`.
/// Null if the object is tile_static or is accessed through a pointer or
/// reference.
static const VarDecl *localVariableOf(const Expr *E) {
  E = E->IgnoreParenCasts();
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return Member->isArrow() ? nullptr : localVariableOf(Member->getBase());
  if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E)) {
    const Expr *Base = Element->getBase()->IgnoreParenImpCasts();
    return Base->getType()->isArrayType() ? localVariableOf(Base) : nullptr;
  }
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return V && V->hasLocalStorage() && !isTileStatic(V) && !V->getType()->isReferenceType()
             ? V
             : nullptr;
}

void checkAtomics(const CheckContext &C) {
  forEachInAmpCode<CallExpr>(C, [&](const CodeBlock &B, const CallExpr *E) {
    const FunctionDecl *F = E->getDirectCallee();
    if (!F || !E->getNumArgs() || !F->getDeclName().isIdentifier() ||
        !F->getName().starts_with("atomic_") || !isInConcurrency(F))
      return;
    const Expr *To = E->getArg(0)->IgnoreParenCasts();
    const auto *Address = dyn_cast<UnaryOperator>(To);
    const VarDecl *V = Address && Address->getOpcode() == UO_AddrOf
                           ? localVariableOf(Address->getSubExpr())
                       : To->getType()->isArrayType() ? localVariableOf(To)
                                                      : nullptr;
    if (V)
      C.report(B, Rule::AtomicOnLocal, E->getArg(0)->getExprLoc(),
               fmt::format("'{}' operates on '{}', which only one thread can access; use a "
                           "tile_static variable or an element of an array or array_view",
                           F->getNameAsString(), V->getNameAsString()));
  });
}

} // namespace amp2hip
