//===--- VariablesCheck.cpp - Variables that amp code may read ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.3.2: of what has static storage, amp code may only read constants that
// reduce to an integer.
//
//===----------------------------------------------------------------------===//
#include "check/AmpVisitor.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace amp2hip {
namespace {

class Visitor : public AmpVisitor<Visitor> {
public:
  explicit Visitor(const Unit &U) : AmpVisitor(U) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (restriction().Amp)
      check(dyn_cast<VarDecl>(E->getDecl()), E->getLocation());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) {
    if (restriction().Amp)
      check(dyn_cast<VarDecl>(E->getMemberDecl()), E->getMemberLoc());
    return true;
  }

private:
  void check(const VarDecl *V, SourceLocation Loc) {
    if (!V || !V->hasGlobalStorage() || isTileStatic(V) || V->getType()->isDependentType())
      return;
    if (V->getType()->isIntegralOrEnumerationType() &&
        V->isUsableInConstantExpressions(U.context()))
      return;
    if (V->getInit() && V->getInit()->isValueDependent() && V->getType().isConstQualified())
      return;
    if (Reported.insert(Loc).second) {
      U.error(Loc, "amp code cannot use '" + V->getNameAsString() +
                       "', which has static storage; only integer constants may be read so, "
                       "anything else is captured or passed");
      U.note(V->getLocation(), "'" + V->getNameAsString() + "' is declared here");
    }
  }

  static bool isTileStatic(const VarDecl *V) {
    for (const auto *A : V->specific_attrs<AnnotateAttr>())
      if (A->getAnnotation() == "amp2hip::tile_static")
        return true;
    return false;
  }

  std::set<SourceLocation> Reported;
};

} // namespace

void checkVariables(const Unit &U, const Model &) {
  Visitor(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
