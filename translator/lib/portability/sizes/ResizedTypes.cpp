//===--- ResizedTypes.cpp - Types with another size on Windows ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/ResizedTypes.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

/// Returns the built-in type that \p Type is spelled as, also by typedefs of the program;
/// null for types of other headers, and for template arguments, whose spelling is lost.
static const BuiltinType *spelledBuiltin(QualType Type, const Unit &U) {
  while (!Type.isNull()) {
    if (const auto *Builtin = dyn_cast<BuiltinType>(Type.getTypePtr()))
      return Builtin;
    if (const auto *Typedef = dyn_cast<TypedefType>(Type.getTypePtr());
        Typedef && !U.isUserLocation(Typedef->getDecl()->getLocation()) && !Type->isWideCharType())
      return nullptr;
    if (isa<SubstTemplateTypeParmType>(Type.getTypePtr()) && !Type->isWideCharType())
      return nullptr;
    const QualType Next = Type.getSingleStepDesugaredType(U.context());
    if (Next == Type)
      return nullptr;
    Type = Next;
  }
  return nullptr;
}

const BuiltinType *resizedBuiltin(QualType Type, const Unit &U) {
  const BuiltinType *Builtin = spelledBuiltin(Type, U);
  const bool IsResized =
      Builtin &&
      (Builtin->getKind() == BuiltinType::Long || Builtin->getKind() == BuiltinType::ULong ||
       Builtin->getKind() == BuiltinType::LongDouble || Builtin->isWideCharType());
  return IsResized ? Builtin : nullptr;
}

bool isSpelledLong(QualType Type, const Unit &U) {
  const BuiltinType *Builtin = resizedBuiltin(Type, U);
  return Builtin && Builtin->isInteger() && !Builtin->isWideCharType();
}

/// Returns the template arguments of a container or a tuple of the C++ library, as the program
/// spells them; none for other types.
static llvm::ArrayRef<TemplateArgument> elementTypes(QualType Type) {
  const auto *Spelled = Type->getAs<TemplateSpecializationType>();
  const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
  if (!Spelled || !Class || !Class->isInStdNamespace())
    return {};
  const unsigned Elements = llvm::StringSwitch<unsigned>(Class->getName())
                                .Cases("vector", "array", "valarray", "initializer_list", 1)
                                .Case("complex", 1)
                                .Case("pair", 2)
                                .Default(0);
  return Spelled->template_arguments().take_front(Elements);
}

static void addResized(QualType Type, const Unit &U, ResizedTypes &Found) {
  if (Type.isNull())
    return;
  Type = Type.getNonReferenceType();
  while (const auto *Array = dyn_cast<ArrayType>(Type.getTypePtr()))
    Type = Array->getElementType();
  if (const BuiltinType *Builtin = resizedBuiltin(Type, U)) {
    Found.First = Found.First ? Found.First : Builtin;
    return;
  }
  for (const TemplateArgument &Element : elementTypes(Type))
    if (Element.getKind() == TemplateArgument::Type)
      addResized(Element.getAsType(), U, Found);
  const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
  Class = Class ? Class->getDefinition() : nullptr;
  if (!Class || !U.isUserLocation(Class->getLocation()))
    return;
  for (const CXXBaseSpecifier &Base : Class->bases())
    addResized(Base.getType(), U, Found);
  for (const FieldDecl *Field : Class->fields()) {
    ResizedTypes InField;
    addResized(Field->getType(), U, InField);
    if (!InField.First)
      continue;
    Found.First = Found.First ? Found.First : InField.First;
    if (InField.Members.empty())
      Found.Members.push_back(Field);
    Found.Members.insert(Found.Members.end(), InField.Members.begin(), InField.Members.end());
  }
}

ResizedTypes findResized(QualType Type, const Unit &U) {
  ResizedTypes Found;
  addResized(Type, U, Found);
  return Found;
}

} // namespace amp2hip
