//===--- MutableCaptures.cpp - Changes of captured variables --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "check/kernels/MutableCaptures.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

using Variables = llvm::SmallPtrSet<const ValueDecl *, 8>;

static bool mayModify(const Stmt *S, const Variables &Captured);

/// Returns whether the indices in \p E modify a variable. \p E itself, a variable, its member
/// or its element, is only read.
static bool indicesMayModify(const Expr *E, const Variables &Captured) {
  for (;;) {
    E = E->IgnoreParens();
    if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(E); Opaque && Opaque->getSourceExpr()) {
      E = Opaque->getSourceExpr();
    } else if (const auto *Member = dyn_cast<MemberExpr>(E); Member && !Member->isArrow()) {
      E = Member->getBase();
    } else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E)) {
      if (mayModify(Element->getIdx(), Captured))
        return true;
      E = Element->getBase()->IgnoreParenImpCasts();
    } else {
      return !isa<DeclRefExpr>(E) && mayModify(E, Captured);
    }
  }
}

static bool mayModify(const Stmt *S, const Variables &Captured) {
  if (!S)
    return false;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(S))
    return Captured.count(Reference->getDecl()) && !Reference->getType().isConstQualified();
  if (const auto *Cast = dyn_cast<ImplicitCastExpr>(S);
      Cast && (Cast->getCastKind() == CK_LValueToRValue ||
               (Cast->getCastKind() == CK_NoOp && Cast->getType().isConstQualified())))
    return indicesMayModify(Cast->getSubExpr(), Captured);
  // The syntactic form of a property has no conversions.
  if (const auto *Property = dyn_cast<PseudoObjectExpr>(S))
    return llvm::any_of(Property->semantics(),
                        [&](const Expr *E) { return mayModify(E, Captured); });
  return llvm::any_of(S->children(), [&](const Stmt *Child) { return mayModify(Child, Captured); });
}

bool mayModifyCaptures(const CXXRecordDecl &Lambda) {
  Variables Captured;
  for (const LambdaCapture &Capture : Lambda.captures())
    if (Capture.capturesVariable() && Capture.getCaptureKind() == LCK_ByCopy)
      Captured.insert(Capture.getCapturedVar());
  const CXXMethodDecl *Call = Lambda.getLambdaCallOperator();
  return Call && mayModify(Call->getBody(), Captured);
}

} // namespace amp2hip
