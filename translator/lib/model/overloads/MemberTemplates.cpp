//===--- MemberTemplates.cpp - Specialized members of templates -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the specializations and instances of functions, which Clang lists in several places if the
// functions are members of class templates:
//
//   template <class U> struct s { template <class T> T f(T) restrict(amp); };
//   template <> template <> int s<int>::f(int) restrict(amp);
//
// Clang lists this specialization with the template `s<int>::f`, not with `s<U>::f`.
//
//===----------------------------------------------------------------------===//
#include "model/overloads/MemberTemplates.h"
#include "model/overloads/RenamedOverloads.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// \p Class and all its instances. \p Class is the pattern of a class template, or a class nested
/// in a class template.
static std::vector<const CXXRecordDecl *> instancesOf(const CXXRecordDecl *Class) {
  std::vector<const CXXRecordDecl *> All{Class};
  if (!Class->isDependentContext())
    return All;
  auto AddSpecializations = [&](const ClassTemplateDecl *Template) {
    for (const ClassTemplateSpecializationDecl *S : Template->specializations())
      All.push_back(S);
  };
  if (const auto *Partial = dyn_cast<ClassTemplatePartialSpecializationDecl>(Class))
    AddSpecializations(Partial->getSpecializedTemplate());
  else if (const ClassTemplateDecl *Template = Class->getDescribedClassTemplate())
    AddSpecializations(Template);
  const auto *Outer = dyn_cast<CXXRecordDecl>(Class->getDeclContext());
  if (!Outer)
    return All;
  for (const CXXRecordDecl *Instance : instancesOf(Outer))
    if (Instance != Outer)
      for (const NamedDecl *D : Instance->lookup(Class->getDeclName())) {
        if (const auto *Template = dyn_cast<ClassTemplateDecl>(D))
          AddSpecializations(Template);
        else if (const auto *Member = dyn_cast<CXXRecordDecl>(D))
          All.push_back(Member);
      }
  return All;
}

std::vector<const FunctionTemplateDecl *> templatesOf(const FunctionDecl *F) {
  const FunctionTemplateDecl *Own = F->getDescribedFunctionTemplate();
  if (!Own)
    return {};
  std::vector<const FunctionTemplateDecl *> All{Own->getCanonicalDecl()};
  const auto *Class = dyn_cast<CXXRecordDecl>(F->getDeclContext());
  if (!Class)
    return All;
  for (const CXXRecordDecl *Instance : instancesOf(Class))
    for (const NamedDecl *D : Instance->lookup(F->getDeclName())) {
      const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
      if (Template && Template->getCanonicalDecl() != All.front() &&
          patternOf(Template->getTemplatedDecl()) == F->getCanonicalDecl())
        All.push_back(Template->getCanonicalDecl());
    }
  return All;
}

std::vector<const FunctionDecl *> specializationsOf(const FunctionDecl *F) {
  std::vector<const FunctionDecl *> All;
  for (const FunctionTemplateDecl *Template : templatesOf(F))
    for (const FunctionDecl *Specialization : Template->specializations())
      All.push_back(Specialization);
  return All;
}

std::vector<const FunctionDecl *> instancesOfMember(const FunctionDecl *F) {
  std::vector<const FunctionDecl *> All;
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  if (!Method || F->getDescribedFunctionTemplate() || !Method->getParent()->isDependentContext())
    return All;
  for (const CXXRecordDecl *Instance : instancesOf(Method->getParent()))
    for (const CXXMethodDecl *Member : Instance->methods())
      if (const FunctionDecl *From = Member->getInstantiatedFromMemberFunction();
          From && patternOf(From) == F->getCanonicalDecl())
        All.push_back(Member);
  return All;
}

std::vector<const FunctionDecl *> specializedMembersOf(const FunctionDecl *F) {
  std::vector<const FunctionDecl *> All = instancesOfMember(F);
  llvm::erase_if(All, [](const FunctionDecl *Member) { return !specializedFrom(Member); });
  return All;
}

const FunctionDecl *specializedFrom(const FunctionDecl *F) {
  if (F->getTemplateSpecializationKind() != TSK_ExplicitSpecialization)
    return nullptr;
  if (const FunctionTemplateDecl *Primary = F->getPrimaryTemplate())
    return patternOf(Primary->getTemplatedDecl());
  const FunctionDecl *From = F->getInstantiatedFromMemberFunction();
  return From ? patternOf(From) : nullptr;
}

} // namespace amp2hip
