//===--- PropertiesCheck.cpp - Properties that only an instantiation knows
//-===//
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
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

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

} // namespace

void checkProperties(const CheckContext &C) {
  std::set<SourceLocation> Known;
  for (const PseudoObjectExpr *E : C.M.PropertyUses)
    if (const MSPropertyRefExpr *R = referenceIn(E))
      Known.insert(R->getMemberLoc());
  for (const auto &[Loc, Getter] : C.M.DependentPropertyUses)
    Known.insert(Loc);
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *E = dyn_cast<PseudoObjectExpr>(S);
      const MSPropertyRefExpr *R = E ? referenceIn(E) : nullptr;
      if (!R || !C.U.isUserLocation(R->getMemberLoc()))
        continue;
      const MSPropertyDecl *P = R->getPropertyDecl();
      bool Stored = P->getName() == "extent" && isInConcurrency(P);
      if (!Stored && Known.insert(R->getMemberLoc()).second)
        C.U.error(R->getMemberLoc(), "whether '" + P->getNameAsString() +
                                         "' is a property depends on the template's arguments "
                                         "here; call '" +
                                         P->getGetterId()->getName().str() + "()' instead");
    }
}

} // namespace amp2hip
