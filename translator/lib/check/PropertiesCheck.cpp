//===--- PropertiesCheck.cpp - Properties that only an instantiation knows -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a template `v.xy` with a `T v` may be a data member or a property. What
// only an instantiation knows cannot be written for all of them.
//
//===----------------------------------------------------------------------===//
#include "check/AmpVisitor.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace amp2hip {
namespace {

const MSPropertyRefExpr *referenceIn(const PseudoObjectExpr *E) {
  const Expr *Form = E->getSyntacticForm();
  if (const auto *B = dyn_cast<BinaryOperator>(Form))
    Form = B->getLHS();
  else if (const auto *O = dyn_cast<UnaryOperator>(Form))
    Form = O->getSubExpr();
  Form = Form->IgnoreParens();
  while (const auto *S = dyn_cast<MSPropertySubscriptExpr>(Form))
    Form = S->getBase()->IgnoreParens();
  return dyn_cast<MSPropertyRefExpr>(Form);
}

class Visitor : public AmpVisitor<Visitor> {
public:
  Visitor(const Unit &U, const Model &M) : AmpVisitor(U) {
    for (const PseudoObjectExpr *E : M.PropertyUses)
      if (const MSPropertyRefExpr *R = referenceIn(E))
        Known.insert(R->getMemberLoc());
    for (const auto &[Loc, Getter] : M.DependentPropertyUses)
      Known.insert(Loc);
  }

  bool VisitPseudoObjectExpr(PseudoObjectExpr *E) {
    const MSPropertyRefExpr *R = referenceIn(E);
    if (!R || !U.isUserLocation(R->getMemberLoc()))
      return true;
    const MSPropertyDecl *P = R->getPropertyDecl();
    bool Stored = P->getName() == "extent" && isInConcurrency(P);
    if (!Stored && Known.insert(R->getMemberLoc()).second)
      U.error(R->getMemberLoc(), "whether '" + P->getNameAsString() +
                                     "' is a property depends on the template's arguments here; "
                                     "call '" + P->getGetterId()->getName().str() +
                                     "()' instead");
    return true;
  }

private:
  std::set<SourceLocation> Known;
};

} // namespace

void checkProperties(const Unit &U, const Model &M) {
  Visitor(U, M).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
