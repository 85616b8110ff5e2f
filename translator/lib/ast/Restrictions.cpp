//===--- Restrictions.cpp - Restrictions of functions ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/SpecialMembers.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

template <typename AttrT>
static bool isWritten(const FunctionDecl *F) {
  const AttrT *A = F->getAttr<AttrT>();
  return A && !A->isImplicit();
}

bool hasRestrictionSpecifier(const FunctionDecl *F) {
  return isWritten<CUDADeviceAttr>(F) || isWritten<CUDAHostAttr>(F);
}

Restriction restrictionOf(const FunctionDecl *F) {
  if (hasRestrictionSpecifier(F))
    return {isWritten<CUDAHostAttr>(F), isWritten<CUDADeviceAttr>(F)};
  if (isDerivedMember(F))
    return derivedRestriction(cast<CXXMethodDecl>(F));
  if (std::optional<Restriction> Inherited = inheritedRestriction(F))
    return *Inherited;
  if (F->isImplicit() || (F->isDefaulted() && !F->isUserProvided())) {
    // Attributes that Clang derived from members and bases (§2.3.2).
    bool Amp = F->hasAttr<CUDADeviceAttr>(), Cpu = F->hasAttr<CUDAHostAttr>();
    if (Amp || Cpu)
      return {Cpu, Amp};
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    if (Method && !(Method->getParent()->isLambda() && Method->getOverloadedOperator() == OO_Call))
      return {true, true};
  }
  // A lambda's call operator and the members of a local class have the restrictions of the
  // enclosing function (§2.2.1).
  if (const FunctionDecl *Outer = enclosingFunction(F->getLexicalParent()))
    return restrictionOf(Outer);
  if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern(); Pattern && Pattern != F)
    return restrictionOf(Pattern);
  return {true, false};
}

} // namespace amp2hip
