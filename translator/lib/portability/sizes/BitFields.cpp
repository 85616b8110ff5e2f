//===--- BitFields.cpp - Bit-fields in another place ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/BitFields.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

const FieldDecl *findMovedBitField(QualType Type, const Unit &U) {
  if (Type.isNull())
    return nullptr;
  Type = Type.getNonReferenceType();
  while (const auto *Array = dyn_cast<ArrayType>(Type.getTypePtr()))
    Type = Array->getElementType();
  const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
  Class = Class ? Class->getDefinition() : nullptr;
  if (!Class || !U.isUserLocation(Class->getLocation()) || Class->isDependentType() ||
      Class->isUnion() || Class->hasAttr<MSStructAttr>())
    return nullptr;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const FieldDecl *Found = findMovedBitField(Base.getType(), U))
      return Found;
  const FieldDecl *Previous = nullptr; // a bit-field
  for (const FieldDecl *Field : Class->fields()) {
    if (!Field->isBitField()) {
      Previous = nullptr;
      if (const FieldDecl *Found = findMovedBitField(Field->getType(), U))
        return Found;
      continue;
    }
    if (Previous &&
        U.context().getTypeSize(Previous->getType()) != U.context().getTypeSize(Field->getType()))
      return Field;
    Previous = Field;
  }
  return nullptr;
}

} // namespace amp2hip
