//===--- DeclarationsCheck.cpp - Restrictions in declarations -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports declarations of functions with wrong restrictions:
//
// - declarations of a destructor with different restrictions (§2.2, AMP1103);
// - destructors that lack a restriction of a constructor (§2.2.2, AMP1105);
// - functions that are declared by the name of a function type and do not have the
//   restrictions of the type (§2.1.1, AMP1108). The translator adds the
//   restrictions to the declaration where it can; the check reports the others.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "check/Check.h"
#include "parse/restrictions/FunctionTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace amp2hip {

/// The restriction specifier for \p Set.
static std::string specifierText(Restriction Set) {
  return Set.both() ? "restrict(cpu, amp)" : Set.Amp ? "restrict(amp)" : "restrict(cpu)";
}

/// The restrictions that the declaration \p D itself specifies, without those
/// that Clang adds to it from earlier declarations.
static Restriction explicitRestrictions(const FunctionDecl *D) {
  Restriction Set{false, false};
  for (const Attr *A : D->attrs()) {
    bool Own = isa<CUDAHostAttr, CUDADeviceAttr>(A) && !cast<InheritableAttr>(A)->isInherited();
    Set.Cpu |= Own && isa<CUDAHostAttr>(A);
    Set.Amp |= Own && isa<CUDADeviceAttr>(A);
  }
  return Set.Cpu || Set.Amp ? Set : Restriction{true, false};
}

/// Reports a definition \p D outside of the class whose restrictions are not
/// those of the declaration (§2.2). The definition of another function would
/// then declare an overload, but a class has only one destructor.
static void checkDefinedDestructor(const CheckContext &C, const CXXDestructorDecl *D) {
  if (D->isTemplateInstantiation())
    return;
  Restriction Here = explicitRestrictions(D),
              Declared = restrictionOf(cast<FunctionDecl>(D->getFirstDecl()));
  if (Here == Declared)
    return;
  if (C.report(Rule::OverlappingOverloads, D->getLocation(),
               fmt::format("the destructor of '{}' is defined as {} but declared as {}; write the "
                           "same restrictions on both",
                           D->getParent()->getNameAsString(), specifierText(Here),
                           specifierText(Declared))))
    C.Unit.note(D->getFirstDecl()->getLocation(), "the destructor is declared here");
}

/// Reports \p D if it lacks a restriction of a constructor. Ignores
/// constructors that are deleted, implicit, or defaulted without a restriction
/// specifier.
static void checkDestructor(const CheckContext &C, const CXXDestructorDecl *D) {
  if (D->isImplicit() || D->getParent()->isInvalidDecl())
    return;
  if (!D->isFirstDecl())
    return checkDefinedDestructor(C, D);
  Restriction Own = restrictionOf(D);
  for (const Decl *Member : D->getParent()->decls()) {
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(Member))
      Member = Template->getTemplatedDecl();
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(Member);
    if (!Constructor || Constructor->isImplicit() || Constructor->isDeleted() ||
        (Constructor->isDefaulted() && !hasRestrictionSpecifier(Constructor)))
      continue;
    Restriction Needed = restrictionOf(Constructor);
    if (Own.covers(Needed))
      continue;
    Restriction Union{Own.Cpu || Needed.Cpu, Own.Amp || Needed.Amp};
    if (C.report(
            Rule::DestructorLacksRestriction, D->getLocation(),
            fmt::format(
                "the destructor of '{}' lacks a restriction that a constructor has; declare it {}",
                D->getParent()->getNameAsString(), specifierText(Union))))
      C.Unit.note(Constructor->getLocation(),
                  fmt::format("the constructor is {}", specifierText(Needed)));
    return;
  }
}

/// Reports \p F if a function type declares it and has other restrictions:
/// `typedef int kernel(int) restrict(amp); kernel f;`.
static void checkDeclaredByType(const CheckContext &C, const FunctionTypes &Types,
                                const FunctionDecl *F) {
  const TypeSourceInfo *Info = F->getTypeSourceInfo();
  if (!Info || F->isImplicit() || F->isTemplateInstantiation() ||
      !C.Unit.isUserLocation(F->getLocation()))
    return;
  std::optional<Restriction> Set = Types.restrictionsOf(Info->getTypeLoc(), restrictionOf(F));
  if (Set && !(*Set == restrictionOf(F)))
    C.report(Rule::DeclaredByFunctionType, F->getLocation(),
             fmt::format(
                 "the declaration of '{}' is not {} like its function type; remove the parentheses "
                 "around the name, or write the parameter list and the restriction specifier",
                 F->getNameAsString(), specifierText(*Set)));
}

void checkDeclarations(const CheckContext &C) {
  FunctionTypes Types(C.Unit);
  for (const CodeBlock &B : C.Code) {
    if (!B.Function || !C.Unit.isUserLocation(B.Function->getLocation()))
      continue;
    checkDeclaredByType(C, Types, B.Function);
    if (const auto *D = dyn_cast<CXXDestructorDecl>(B.Function))
      checkDestructor(C, D);
  }
}

} // namespace amp2hip
