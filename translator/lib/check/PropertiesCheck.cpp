//===--- PropertiesCheck.cpp - Properties that only an instantiation knows
//-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a template `v.xy` with a `T v` may be a data member or a property, and what
// differs between instantiations cannot be written for all of them; what writes
// to a property has a form of its own.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "model/DependentProperties.h"

using namespace clang;

namespace amp2hip {

/// True if a property that calls \p Name in \p Class would need to know whose
/// code it stands in.
static bool isChosenByRestriction(const CheckContext &C, const DeclContext *Class,
                                  const IdentifierInfo *Name) {
  const FunctionDecl *First = nullptr;
  bool Differ = false, Apart = false;
  for (const NamedDecl *D : Class->lookup(Name))
    if (const FunctionDecl *F = D->getAsFunction()) {
      Differ |= First && !(restrictionOf(First) == restrictionOf(F));
      Apart |= !isHalfOfPair(C.M, F); // a pair becomes one function
      First = F;
    }
  return Differ && Apart;
}

/// The output has but a getter's name to write.
static void checkAccessors(const CheckContext &C, const MSPropertyRefExpr *R) {
  const MSPropertyDecl *P = R->getPropertyDecl();
  if (!C.U.isUserLocation(P->getLocation()))
    return;
  for (const IdentifierInfo *Name : {P->getGetterId(), P->getSetterId()})
    if (Name && isChosenByRestriction(C, P->getDeclContext(), Name)) {
      C.U.error(R->getMemberLoc(), "'" + Name->getName().str() + "', which the property '" +
                                       P->getNameAsString() +
                                       "' calls, is overloaded by restriction; call it");
      return;
    }
}

void checkProperties(const CheckContext &C) {
  std::set<SourceLocation> Known, Judged;
  for (const PseudoObjectExpr *E : C.M.PropertyUses)
    if (const MSPropertyRefExpr *R = propertyOf(E))
      Known.insert(R->getMemberLoc());
  for (const auto &[Loc, Getter] : C.M.DependentPropertyUses)
    Known.insert(Loc);
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *E = dyn_cast<PseudoObjectExpr>(S);
      const MSPropertyRefExpr *R = E ? propertyOf(E) : nullptr;
      if (!R || !C.U.isUserLocation(R->getMemberLoc()))
        continue;
      const MSPropertyDecl *P = R->getPropertyDecl();
      if (Judged.insert(R->getMemberLoc()).second)
        checkAccessors(C, R);
      if (!isStoredProperty(P) && Known.insert(R->getMemberLoc()).second)
        C.U.error(R->getMemberLoc(), "whether '" + P->getNameAsString() +
                                         "' is a property depends on the template's arguments "
                                         "here; call '" +
                                         P->getGetterId()->getName().str() + "()' instead");
    }
}

} // namespace amp2hip
