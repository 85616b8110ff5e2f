//===--- PropertiesCheck.cpp - Properties that cannot be rewritten --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports uses of properties that the output cannot replace by a call of the
// getter or setter:
//
// - In a template, `v.xy` with a `T v` may be a data member or different
//   properties, depending on the template arguments. The output then tests at
//   compile time which accessors the class has. The test fails if the class
//   also has the accessors of another of these properties.
// - If an accessor is overloaded by restriction, only a call in the source can
//   choose between the overloads.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "model/DependentProperties.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// Reports the use \p R of a property if its getter or setter is overloaded by
/// restriction.
static void checkAccessors(const CheckContext &C, const MSPropertyRefExpr *R) {
  const MSPropertyDecl *P = R->getPropertyDecl();
  if (C.Unit.isUserLocation(P->getLocation()) && hasUnmergeableAccessors(C.Model, P))
    C.Unit.error(R->getMemberLoc(), fmt::format("an accessor of the property '{}' is overloaded by "
                                                "restriction; call the accessor instead",
                                                P->getNameAsString()));
}

void checkProperties(const CheckContext &C) {
  std::set<SourceLocation> CheckedLocations;
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *E = dyn_cast<PseudoObjectExpr>(S);
      const MSPropertyRefExpr *R = E ? propertyOf(E) : nullptr;
      if (R && C.Unit.isUserLocation(R->getMemberLoc()) &&
          CheckedLocations.insert(R->getMemberLoc()).second)
        checkAccessors(C, R);
    }
  for (const auto &[Place, Here] : findInstanceUses(C.Unit, C.Model, C.Code)) {
    const MSPropertyDecl *P = propertyOf(Here.Uses.front())->getPropertyDecl();
    bool IsStored = isStoredProperty(P) && Here.Uses.size() == 1;
    if (!IsStored && !Here.areDistinguishable())
      C.Unit.error(
          Place, fmt::format("the property '{}' depends on template arguments here, and one class "
                             "has the accessors of several candidates; call '{}()' instead",
                             P->getNameAsString(), P->getGetterId()->getName()));
  }
}

} // namespace amp2hip
