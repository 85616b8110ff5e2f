//===--- DerivedRestrictions.cpp - Derived restrictions -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/restrictions/DerivedRestrictions.h"
#include "ast/SpecialMembers.h"
#include "parse/Unit.h"
#include "parse/restrictions/ConstantFunctions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

void DerivedRestrictions::CompletedTagDefinition(const TagDecl *D) {
  const auto *Class = dyn_cast<CXXRecordDecl>(D);
  if (!Class)
    return;
  for (Decl *Member : Class->decls())
    if (FunctionDecl *F = Member->getAsFunction(); F && isa<CXXDeductionGuideDecl>(F))
      markGuide(F);
  if (Class->isDependentContext() || Class->isLambda() || !U.isUserLocation(Class->getLocation()))
    return;
  for (CXXMethodDecl *M : Class->methods())
    addDerivedRestrictions(M);
}

void DerivedRestrictions::AddedCXXImplicitMember(const CXXRecordDecl *Class, const Decl *D) {
  const auto *M = dyn_cast<CXXMethodDecl>(D);
  if (M && !Class->isLambda() && U.isUserLocation(Class->getLocation()))
    addDerivedRestrictions(const_cast<CXXMethodDecl *>(M)); // the interface says const
}

void DerivedRestrictions::addDerivedRestrictions(CXXMethodDecl *M) const {
  if (!isDerivedMember(M) || M->isInvalidDecl())
    return;
  Restriction Set = derivedRestriction(M);
  if (!Set.both())
    return;
  // Undo the deletion of a member for which Clang considered the cpu overload
  // of one base or data member and the amp overload of another.
  if (M->hasAttr<CUDAInvalidTargetAttr>()) {
    M->dropAttr<CUDAInvalidTargetAttr>();
    M->setDeletedAsWritten(false);
  }
  ASTContext &Context = M->getASTContext();
  if (!M->hasAttr<CUDAHostAttr>())
    M->addAttr(CUDAHostAttr::CreateImplicit(Context));
  if (!M->hasAttr<CUDADeviceAttr>())
    M->addAttr(CUDADeviceAttr::CreateImplicit(Context));
}

} // namespace amp2hip
