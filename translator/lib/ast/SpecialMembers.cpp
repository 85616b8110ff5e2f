//===--- SpecialMembers.cpp - Restrictions that the compiler derives ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the restrictions of special members that the compiler defines (§2.3.2). Such a member
// has as many restrictions as possible: those that the same special members of all data members and
// bases have in common. For a constructor, the destructor of the class counts, too. Moves follow
// the rules of copies.
//
//===----------------------------------------------------------------------===//
#include "ast/SpecialMembers.h"
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

enum class Operation { Construct, Copy, Assign, Destroy };

std::optional<Operation> operationOf(const CXXMethodDecl *M) {
  if (isa<CXXDestructorDecl>(M))
    return Operation::Destroy;
  if (const auto *C = dyn_cast<CXXConstructorDecl>(M)) {
    if (C->isCopyOrMoveConstructor())
      return Operation::Copy;
    return C->isDefaultConstructor() ? std::optional(Operation::Construct) : std::nullopt;
  }
  if (M->isCopyAssignmentOperator() || M->isMoveAssignmentOperator())
    return Operation::Assign;
  return std::nullopt;
}

Restriction both(Restriction A, Restriction B) { return {A.Cpu && B.Cpu, A.Amp && B.Amp}; }

Restriction derived(const CXXRecordDecl *Class, Operation Op);

/// The restrictions of code that can use operation \p Op of \p Class, by any overload.
Restriction offered(const CXXRecordDecl *Class, Operation Op) {
  Class = Class->getDefinition();
  if (!Class || Class->isDependentContext() || Class->isInvalidDecl())
    return {true, true};
  Restriction Sum;
  for (const CXXMethodDecl *M : Class->methods()) {
    if (operationOf(M) != Op || M->isDeleted())
      continue;
    Restriction One = isDerivedMember(M) ? derived(Class, Op) : restrictionOf(M);
    Sum = {Sum.Cpu || One.Cpu, Sum.Amp || One.Amp};
  }
  return Sum.Cpu || Sum.Amp ? Sum : derived(Class, Op);
}

/// The restrictions of \p F and of its overloads with the same parameters, together.
Restriction overloaded(const FunctionDecl *F) {
  if (const FunctionTemplateDecl *Made = F->getPrimaryTemplate())
    F = Made->getTemplatedDecl(); // its overloads are templates, too
  Restriction Sum = restrictionOf(F);
  for (const NamedDecl *D : F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName()))
    if (const FunctionDecl *Other = D->getAsFunction();
        Other && sameParameters(F->getASTContext(), F, Other)) {
      Restriction One = restrictionOf(Other);
      Sum = {Sum.Cpu || One.Cpu, Sum.Amp || One.Amp};
    }
  return Sum;
}

/// The restrictions that all functions called in \p S have in common.
Restriction reached(const Stmt *S) {
  Restriction Set{true, true};
  if (!S)
    return Set;
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    if (const FunctionDecl *F = Call->getDirectCallee())
      Set = both(Set, overloaded(F));
  } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
    if (!Construct->getConstructor()->isTrivial())
      Set = both(Set, overloaded(Construct->getConstructor()));
  }
  if (isa<LambdaExpr>(S))
    return Set;
  for (const Stmt *Child : S->children())
    Set = both(Set, reached(Child));
  return Set;
}

/// The restrictions that \p Op has for all bases and members of \p Class, except for the base
/// \p Initialized.
Restriction derived(const CXXRecordDecl *Class, Operation Op, const CXXRecordDecl *Initialized) {
  Class = Class->getDefinition();
  Restriction Set{true, true};
  if (!Class || Class->isDependentContext())
    return Set;
  auto Add = [&](QualType T) {
    const auto *Part = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (Part && Part->getCanonicalDecl() != Class->getCanonicalDecl() &&
        !(Initialized && Part->getCanonicalDecl() == Initialized->getCanonicalDecl()))
      Set = both(Set, offered(Part, Op));
  };
  for (const CXXBaseSpecifier &Base : Class->bases())
    Add(Base.getType());
  for (const FieldDecl *Field : Class->fields()) {
    if (Op == Operation::Construct && Field->hasInClassInitializer())
      Set = both(Set, reached(Field->getInClassInitializer()));
    else if (!Field->getType()->isReferenceType())
      Add(Field->getType());
  }
  if (Op == Operation::Construct || Op == Operation::Copy)
    Set = both(Set, offered(Class, Operation::Destroy));
  return Set;
}

Restriction derived(const CXXRecordDecl *Class, Operation Op) {
  return derived(Class, Op, nullptr);
}

} // namespace

bool isDerivedMember(const FunctionDecl *F) {
  const auto *M = dyn_cast<CXXMethodDecl>(F);
  return M && (M->isImplicit() || (M->isDefaulted() && !M->isUserProvided())) &&
         !hasRestrictionSpecifier(M) && operationOf(M);
}

Restriction derivedRestriction(const CXXMethodDecl *M) {
  return derived(M->getParent(), *operationOf(M));
}

std::optional<Restriction> restrictionAllowedByParts(const CXXMethodDecl *M) {
  std::optional<Operation> Op = operationOf(M);
  if (!Op)
    return std::nullopt;
  return derived(M->getParent(), *Op);
}

std::optional<Restriction> inheritedRestriction(const FunctionDecl *F) {
  const auto *C = dyn_cast<CXXConstructorDecl>(F);
  const CXXConstructorDecl *Base = C ? C->getInheritedConstructor().getConstructor() : nullptr;
  if (!Base)
    return std::nullopt;
  return both(overloaded(Base), derived(C->getParent(), Operation::Construct, Base->getParent()));
}

Restriction destructorRestriction(const CXXRecordDecl *Class) {
  return offered(Class, Operation::Destroy);
}

} // namespace amp2hip
