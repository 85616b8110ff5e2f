//===--- KeptVariables.cpp - Variables that live across barriers ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/KeptVariables.h"
#include "ast/Concurrency.h"
#include "ast/Scopes.h"
#include "ast/Variables.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// True if objects of the class \p C can be kept: it is trivially copyable and
/// code outside of functions can name it. Classes of amp code contain no
/// pointers (§2.4.1.3).
static bool isKeptClass(const CXXRecordDecl *C) {
  return C->hasDefinition() && !C->isLambda() && C->getIdentifier() && !C->isInStdNamespace() &&
         !enclosingFunction(C->getDeclContext()) && C->isTriviallyCopyable() &&
         C->hasTrivialDestructor();
}

/// True if \p T is written as a specialization of a class template of the user: `complex<T>`.
static bool isSpecialization(QualType T) {
  const auto *Written = T->getAs<TemplateSpecializationType>();
  const TemplateDecl *Template = Written ? Written->getTemplateName().getAsTemplateDecl() : nullptr;
  return isa_and_nonnull<ClassTemplateDecl>(Template) && !Template->isInStdNamespace() &&
         !isInConcurrency(Template) && !enclosingFunction(Template->getDeclContext());
}

bool canTypeBeKept(QualType T, const ASTContext &Ctx) {
  if (T.isVolatileQualified() || T->isUndeducedType() ||
      (T->isArrayType() && !T->isConstantArrayType() && !T->isDependentSizedArrayType()))
    return false;
  while (const ArrayType *A = Ctx.getAsArrayType(T))
    T = A->getElementType();
  // The template head of the generated function contains the type and cannot
  // name types that the kernel declares.
  for (QualType Named = T; const auto *Alias = Named->getAs<TypedefType>();
       Named = Alias->desugar())
    if (enclosingFunction(Alias->getDecl()->getDeclContext()))
      return false;
  if (T->isDependentType()) // amp2hip::can_keep checks the instantiated type
    return T->getAs<TemplateTypeParmType>() || T->getAs<DependentNameType>() || isSpecialization(T);
  if (const CXXRecordDecl *C = T->getAsCXXRecordDecl())
    return isKeptClass(C);
  if (const auto *E = T->getAs<EnumType>())
    return E->getDecl()->getIdentifier() && !enclosingFunction(E->getDecl()->getDeclContext());
  return T->isArithmeticType();
}

bool canBeKept(const VarDecl *V, const ASTContext &Ctx) {
  // The referents of a reference parameter are the caller's kept variables.
  QualType T = isa<ParmVarDecl>(V) ? V->getType().getNonReferenceType() : V->getType();
  return !V->isStaticLocal() && !V->isConstexpr() && !isTileStatic(V) &&
         !isa<DecompositionDecl>(V) && !V->hasAttr<AlignedAttr>() && canTypeBeKept(T, Ctx);
}

bool isUninitialized(const VarDecl *V) {
  const Expr *Init = V->getInit();
  if (!Init)
    return true;
  const auto *C = dyn_cast<CXXConstructExpr>(Init->IgnoreImplicit());
  return C && C->getNumArgs() == 0 && !C->isListInitialization() &&
         !C->requiresZeroInitialization() && C->getConstructor()->isTrivial() &&
         V->getInitStyle() == VarDecl::CInit;
}

} // namespace amp2hip
