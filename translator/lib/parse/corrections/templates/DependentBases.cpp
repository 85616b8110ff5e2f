//===--- DependentBases.cpp - Members of dependent bases --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/DependentBases.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {

const CXXRecordDecl *patternOf(QualType T) {
  if (const auto *Id = T->getAs<TemplateSpecializationType>(); Id && T->isDependentType()) {
    const auto *Template =
        dyn_cast_or_null<ClassTemplateDecl>(Id->getTemplateName().getAsTemplateDecl());
    return Template ? Template->getTemplatedDecl()->getDefinition() : nullptr;
  }
  if (const auto *Injected = T->getAs<InjectedClassNameType>())
    return Injected->getDecl()->getDefinition();
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class ? Class->getDefinition() : nullptr;
}

namespace {

/// A search for a member in the bases of a class.
class BaseSearch {
public:
  explicit BaseSearch(DeclarationName Name) : Name(Name) {}

  /// Returns the member of the nearest base of \p Class that has one, or null.
  const NamedDecl *find(const CXXRecordDecl &Class) {
    if (!Class.hasDefinition() || !Seen.insert(&Class).second)
      return nullptr;
    for (const CXXBaseSpecifier &Base : Class.bases()) {
      const CXXRecordDecl *B = patternOf(Base.getType());
      FoundUnknown |= !B;
      if (const NamedDecl *D = B ? memberOf(*B) : nullptr)
        return D;
      if (const NamedDecl *D = B ? find(*B) : nullptr)
        return D;
    }
    return nullptr;
  }

  bool FoundUnknown = false; ///< the definition of a base is not known

private:
  const NamedDecl *memberOf(const CXXRecordDecl &Class) const {
    const NamedDecl *Found = nullptr;
    for (const NamedDecl *D : Class.lookup(Name))
      if (!Found || D->isCXXInstanceMember())
        Found = D;
    return Found;
  }

  DeclarationName Name;
  llvm::SmallPtrSet<const CXXRecordDecl *, 8> Seen; ///< a template may derive from itself
};

/// Returns the implicit instances of the class template or partial specialization \p Class.
llvm::SmallVector<const CXXRecordDecl *, 8> instancesOf(const CXXRecordDecl &Class) {
  llvm::SmallVector<const CXXRecordDecl *, 8> Result;
  const auto *Partial = dyn_cast<ClassTemplatePartialSpecializationDecl>(&Class);
  const ClassTemplateDecl *Template =
      Partial ? Partial->getSpecializedTemplate() : Class.getDescribedClassTemplate();
  if (!Template)
    return Result;
  for (const ClassTemplateSpecializationDecl *Instance : Template->specializations()) {
    const auto From = Instance->getSpecializedTemplateOrPartial();
    const auto *FromPartial = From.dyn_cast<ClassTemplatePartialSpecializationDecl *>();
    if (Instance->getDefinition() && !Instance->isExplicitSpecialization() &&
        (Partial ? FromPartial && declaresSameEntity(FromPartial, Partial) : !FromPartial))
      Result.push_back(Instance->getDefinition());
  }
  return Result;
}

/// True if a base of \p Class that does not depend on template parameters has the member \p Name.
bool hasNonDependentMember(const CXXRecordDecl &Class, DeclarationName Name) {
  return llvm::any_of(Class.bases(), [&](const CXXBaseSpecifier &Base) {
    const CXXRecordDecl *B =
        Base.getType()->isDependentType() ? nullptr : patternOf(Base.getType());
    return B && (!B->lookup(Name).empty() || BaseSearch(Name).find(*B));
  });
}

} // namespace

const NamedDecl *memberOfDependentBase(const CXXRecordDecl &Class, DeclarationName Name) {
  if (!Class.hasDefinition() || !Class.hasAnyDependentBases() || hasNonDependentMember(Class, Name))
    return nullptr;
  BaseSearch Search(Name);
  const NamedDecl *Found = Search.find(Class);
  if (!Found && !Search.FoundUnknown)
    return nullptr;
  // Specializations of the bases may have other members than their templates.
  for (const CXXRecordDecl *Instance : instancesOf(Class)) {
    const NamedDecl *OfInstance = BaseSearch(Name).find(*Instance);
    if (!OfInstance)
      return nullptr;
    Found = Found ? Found : OfInstance;
  }
  return Found;
}

bool hasUnknownBase(const CXXRecordDecl &Class) {
  BaseSearch Search{DeclarationName()};
  Search.find(Class);
  return Search.FoundUnknown && instancesOf(Class).empty();
}

} // namespace amp2hip
