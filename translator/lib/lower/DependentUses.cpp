//===--- DependentUses.cpp - Calls that vary by instance ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "lower/DependentUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True if \p D belongs to an instance of a template that has several instances.
bool hasOtherInstances(const Decl *D) {
  for (; !isa<TranslationUnitDecl>(D); D = cast<Decl>(D->getDeclContext())) {
    unsigned Count = 0;
    if (const auto *Class = dyn_cast<ClassTemplateSpecializationDecl>(D)) {
      for (const CXXRecordDecl *Other : Class->getSpecializedTemplate()->specializations())
        Count += Other->hasDefinition();
    } else if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->getPrimaryTemplate()) {
      for (const FunctionDecl *Other : F->getPrimaryTemplate()->specializations())
        Count += Other->isUsed() || Other->isReferenced();
    }
    if (Count > 1)
      return true;
  }
  return false;
}

/// Returns the uninstantiated default arguments of the function \p Owner, or the uninstantiated
/// initializer of the data member \p Owner. Empty if \p Owner does not belong to a template
/// instance.
llvm::SmallVector<const Expr *, 4> patternsOf(const Decl *Owner) {
  llvm::SmallVector<const Expr *, 4> All;
  if (const auto *F = dyn_cast<FunctionDecl>(Owner)) {
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      for (const FunctionDecl *D : Pattern->redecls())
        for (const ParmVarDecl *P : D->parameters())
          if (P->hasDefaultArg() && !P->hasUnparsedDefaultArg())
            All.push_back(P->hasUninstantiatedDefaultArg() ? P->getUninstantiatedDefaultArg()
                                                           : P->getDefaultArg());
  } else if (const auto *Field = dyn_cast<FieldDecl>(Owner)) {
    const auto *Class = dyn_cast<CXXRecordDecl>(Field->getParent());
    if (const CXXRecordDecl *Pattern = Class ? Class->getTemplateInstantiationPattern() : nullptr)
      for (const FieldDecl *Other : Pattern->fields())
        if (Other->getLocation() == Field->getLocation())
          All.push_back(Other->getInClassInitializer());
  }
  return All;
}

/// True if \p S contains a type-dependent expression at the location of \p Use.
bool isDependentAt(const Stmt *S, const Expr *Use) {
  if (!S)
    return false;
  const auto *E = dyn_cast<Expr>(S);
  if (E && E->getExprLoc() == Use->getExprLoc() && E->isTypeDependent())
    return true;
  for (const Stmt *Child : S->children())
    if (isDependentAt(Child, Use))
      return true;
  return false;
}

} // namespace

bool differsInOtherInstances(const Expr *Use, const Decl *Owner) {
  if (!hasOtherInstances(Owner))
    return false;
  for (const Expr *Pattern : patternsOf(Owner))
    if (isDependentAt(Pattern, Use))
      return true;
  return false;
}

} // namespace amp2hip
