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

/// The output names an accessor; which of several is meant, a call tells.
static void checkAccessors(const CheckContext &C, const MSPropertyRefExpr *R) {
  const MSPropertyDecl *P = R->getPropertyDecl();
  if (C.U.isUserLocation(P->getLocation()) && hasChosenAccessors(C.M, P))
    C.U.error(R->getMemberLoc(), "an accessor of the property '" + P->getNameAsString() +
                                     "' is overloaded by restriction; call it");
}

void checkProperties(const CheckContext &C) {
  std::set<SourceLocation> Judged;
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *E = dyn_cast<PseudoObjectExpr>(S);
      const MSPropertyRefExpr *R = E ? propertyOf(E) : nullptr;
      if (R && C.U.isUserLocation(R->getMemberLoc()) && Judged.insert(R->getMemberLoc()).second)
        checkAccessors(C, R);
    }
  for (const auto &[Place, Here] : findInstanceUses(C.U, C.M, C.Code)) {
    const MSPropertyDecl *P = propertyOf(Here.Uses.front())->getPropertyDecl();
    bool IsStored = isStoredProperty(P) && Here.Uses.size() == 1;
    if (!IsStored && !Here.canBeToldApart())
      C.U.error(Place, "which property '" + P->getNameAsString() +
                           "' is depends on the template's arguments here, and a class has the "
                           "accessors of another one too; call '" +
                           P->getGetterId()->getName().str() + "()' instead");
  }
}

} // namespace amp2hip
