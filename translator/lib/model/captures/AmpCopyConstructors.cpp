//===--- AmpCopyConstructors.cpp - Classes with amp copy constructors -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/captures/AmpCopyConstructors.h"
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "model/Model.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

const CXXRecordDecl *classWithAmpCopies(const CXXRecordDecl *Class) {
  Class = Class ? Class->getDefinition() : nullptr;
  if (!Class || isInConcurrency(Class))
    return nullptr;
  for (const CXXConstructorDecl *Copy : Class->ctors())
    if (Copy->isCopyOrMoveConstructor() && Copy->isUserProvided() && !restrictionOf(Copy).Cpu)
      return Class;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const CXXRecordDecl *Found = classWithAmpCopies(Base.getType()->getAsCXXRecordDecl()))
      return Found;
  for (const FieldDecl *Field : Class->fields()) {
    const Type *Element = Field->getType()->getBaseElementTypeUnsafe();
    if (const CXXRecordDecl *Found = classWithAmpCopies(Element->getAsCXXRecordDecl()))
      return Found;
  }
  return nullptr;
}

const CXXRecordDecl *classWithAmpCopies(const AmpLambda &L) {
  for (const CapturedVariable &V : L.Captures)
    if (!V.ByReference) {
      const Type *Element = V.Variable->getType().getNonReferenceType()->getBaseElementTypeUnsafe();
      if (const CXXRecordDecl *Found = classWithAmpCopies(Element->getAsCXXRecordDecl()))
        return Found;
    }
  return nullptr;
}

} // namespace amp2hip
