//===--- Variables.cpp - Constants and tile_static variables --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/Variables.h"
#include "ast/DynamicVisitor.h"
#include "normalize/TileStatic.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

bool isConstantVariable(const VarDecl *V, const ASTContext &Ctx) {
  if (V->isConstexpr())
    return true;
  QualType T = V->getType();
  if (!T.isConstQualified() || T->isReferenceType() || !V->getInit())
    return false;
  bool OfAnyType = T->isDependentType() && V->isStaticLocal(); // known in instances only
  if (!T->isIntegralOrEnumerationType() && !OfAnyType)
    return false;
  if (!V->getInit()->isValueDependent() && !OfAnyType)
    return V->isUsableInConstantExpressions(Ctx);
  // In a template: a constant unless its initializer may use a variable.
  struct Variables : DynamicVisitor {
    const ASTContext &Ctx;
    bool Found = false;
    explicit Variables(const ASTContext &Ctx) : Ctx(Ctx) {}
    bool VisitDeclRefExpr(DeclRefExpr *E) override {
      const auto *Used = dyn_cast<VarDecl>(E->getDecl());
      Found |= Used && !isConstantVariable(Used, Ctx);
      return !Found;
    }
    bool VisitCallExpr(CallExpr *) override { return !(Found = true); }
    bool VisitMemberExpr(MemberExpr *E) override {
      Found |= isa<FieldDecl>(E->getMemberDecl());
      return !Found;
    }
    bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *) override {
      return !(Found = true);
    }
    bool VisitCXXThisExpr(CXXThisExpr *) override { return !(Found = true); }
  } Search(Ctx);
  Search.TraverseStmt(const_cast<Expr *>(V->getInit()));
  return !Search.Found;
}

bool isTileStatic(const Decl *V) {
  for (const auto *A : V->specific_attrs<AnnotateAttr>())
    if (A->getAnnotation() == TileStaticAnnotation)
      return true;
  return false;
}

} // namespace amp2hip
