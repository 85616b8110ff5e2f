//===--- ConstDistributions.cpp - Constant distributions ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/ConstDistributions.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

static bool isConstDistribution(QualType Type) {
  const CXXRecordDecl *Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Type.isConstQualified() && Class->isInStdNamespace() && Class->getIdentifier() &&
         Class->getName().ends_with("_distribution");
}

void ConstDistributions::onDiagnostic(const Diagnostic &Info) {
  if (Info.getID() != diag::err_ovl_no_viable_object_call)
    return;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (isConstDistribution(typeArgument(Info, I)))
      Failed.insert(Info.getLocation());
}

namespace {

/// Finds the variables and data members that failed calls name.
class CalledObjects : public UserVisitor {
public:
  CalledObjects(const std::set<SourceLocation> &Failed, const Unit &U)
      : UserVisitor(U), Failed(Failed) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    note(E, E->getDecl());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    note(E, E->getMemberDecl());
    return true;
  }

  std::set<const DeclaratorDecl *> Found;

private:
  void note(const Expr *E, const ValueDecl *D) {
    if (const auto *Object = dyn_cast<DeclaratorDecl>(D);
        Object && Failed.count(E->getBeginLoc()) && isConstDistribution(E->getType()) &&
        U.isUserLocation(D->getLocation()))
      Found.insert(Object);
  }

  const std::set<SourceLocation> &Failed;
};

} // namespace

bool ConstDistributions::add(TokenCorrections &Changes, const Unit &U) const {
  if (Failed.empty())
    return false;
  CalledObjects Objects(Failed, U);
  Objects.TraverseDecl(U.context().getTranslationUnitDecl());
  bool Any = false;
  for (const DeclaratorDecl *D : Objects.Found) {
    if (!D->getType().isConstQualified()) {
      if (isa<FieldDecl>(D))
        Any |= Changes.insertBefore(D->getInnerLocStart(), "mutable ", U);
      continue;
    }
    for (const Token &T : U.Tokens)
      if (T.is(tok::kw_const) &&
          !U.SM.isBeforeInTranslationUnit(T.getLocation(), D->getBeginLoc()) &&
          U.SM.isBeforeInTranslationUnit(T.getLocation(), D->getLocation()))
        Any |= Changes.replace(T.getLocation(), "", U);
  }
  return Any;
}

} // namespace amp2hip
