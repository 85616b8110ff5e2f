//===--- PureFunctions.cpp - Functions of their arguments alone -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels compute bounds of loops by small functions:
//
//   int half(int n) restrict(cpu, amp) { return n / 2; }
//
// The result of such a function is the same for all threads if its arguments are.
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/PureFunctions.h"
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

using Functions = llvm::SmallPtrSet<const FunctionDecl *, 4>;

bool isPure(const FunctionDecl *F, const ASTContext &Ctx, Functions &Around);

/// The function that \p Call calls; of a template, its pattern. Null if it is not certain.
const FunctionDecl *calleeOf(const CallExpr *Call) {
  const FunctionDecl *F = Call->getDirectCallee();
  const auto *Overloads = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts());
  // Numbers have no associated namespaces, so lookup finds no other functions.
  if (Overloads && Overloads->getNumDecls() == 1 &&
      llvm::all_of(Call->arguments(),
                   [](const Expr *A) { return A->getType()->isArithmeticType(); }))
    if (const auto *T = dyn_cast<FunctionTemplateDecl>(*Overloads->decls_begin()))
      F = T->getTemplatedDecl();
  if (const FunctionDecl *Pattern = F ? F->getTemplateInstantiationPattern() : nullptr)
    F = Pattern;
  const FunctionTemplateDecl *Template = F ? F->getDescribedFunctionTemplate() : nullptr;
  const bool IsSpecialized =
      Template && llvm::any_of(Template->specializations(), [](const FunctionDecl *Each) {
        return Each->getTemplateSpecializationKind() == TSK_ExplicitSpecialization;
      });
  return IsSpecialized ? nullptr : F;
}

/// True if \p S, a statement of a pure function \p F, may be part of it.
bool isPureStatement(const Stmt *S, const FunctionDecl *F, const ASTContext &Ctx,
                     Functions &Around) {
  if (const auto *Name = dyn_cast<DeclRefExpr>(S)) {
    const ValueDecl *D = Name->getDecl();
    if (isa<EnumConstantDecl, NonTypeTemplateParmDecl, FunctionDecl>(D))
      return true; // a function matters only if it is called
    const auto *V = dyn_cast<VarDecl>(D);
    return V && (isConstantVariable(V, Ctx) || (V->hasLocalStorage() && V->getDeclContext() == F));
  }
  if (const auto *D = dyn_cast<DeclStmt>(S))
    return llvm::all_of(D->decls(), [](const Decl *Each) {
      const auto *V = dyn_cast<VarDecl>(Each);
      return V && !V->isStaticLocal() && !isTileStatic(V) && !V->getType().isVolatileQualified() &&
             (V->getType()->isArithmeticType() || V->getType()->isEnumeralType());
    });
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    const FunctionDecl *Callee = calleeOf(Call);
    return Callee && !isa<CXXOperatorCallExpr, CXXMemberCallExpr>(Call) &&
           isPure(Callee, Ctx, Around);
  }
  if (const auto *Cast = dyn_cast<CastExpr>(S))
    return Cast->getType()->isDependentType() || Cast->getType()->isArithmeticType() ||
           Cast->getType()->isVoidType() || Cast->getCastKind() == CK_FunctionToPointerDecay ||
           Cast->getType()->isEnumeralType();
  return isa<IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr, CharacterLiteral, ConstantExpr,
             SubstNonTypeTemplateParmExpr, UnaryExprOrTypeTraitExpr, BinaryOperator, UnaryOperator,
             ConditionalOperator, ExprWithCleanups, UnresolvedLookupExpr, CompoundStmt, IfStmt,
             ForStmt, WhileStmt, DoStmt, SwitchStmt, CaseStmt, DefaultStmt, BreakStmt, ContinueStmt,
             ReturnStmt, NullStmt>(S);
}

/// Implements isPureCall() for the function \p F. \p Around contains the functions that are being
/// examined: a recursive function is not pure.
bool isPure(const FunctionDecl *F, const ASTContext &Ctx, Functions &Around) {
  auto IsNumber = [](QualType T) {
    return !T->isReferenceType() && !T.isVolatileQualified() &&
           (T->isArithmeticType() || T->isEnumeralType());
  };
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  const FunctionDecl *Definition = nullptr;
  if (isInConcurrency(F) || (Method && !Method->isStatic()) || F->isVariadic() ||
      !IsNumber(F->getReturnType()) || !F->hasBody(Definition) ||
      !llvm::all_of(F->parameters(), [&](const ParmVarDecl *P) { return IsNumber(P->getType()); }))
    return false;
  if (!Around.insert(Definition).second)
    return false;
  bool Fine = true;
  walk(Definition->getBody(), [&](const Stmt *S, const Stmt *) {
    return Fine = Fine && isPureStatement(S, Definition, Ctx, Around);
  });
  Around.erase(Definition);
  return Fine;
}

} // namespace

bool isPlainClass(const CXXRecordDecl *Class) {
  return Class->hasDefinition() && !Class->isUnion() && !Class->isLambda() &&
         Class->getNumBases() == 0 && !Class->isPolymorphic() && Class->isTriviallyCopyable() &&
         Class->hasTrivialDestructor() && llvm::all_of(Class->fields(), [](const FieldDecl *F) {
           return !F->isMutable() && isPlainValue(F->getType());
         });
}

/// True if \p S, part of the initializer of a data member, computes a value from numbers and the
/// parameters of \p Constructor.
static bool isPureInitializer(const Stmt *S, const CXXConstructorDecl *Constructor) {
  if (const auto *Name = dyn_cast<DeclRefExpr>(S)) {
    const auto *P = dyn_cast<ParmVarDecl>(Name->getDecl());
    return (P && P->getDeclContext() == Constructor) ||
           isa<EnumConstantDecl, NonTypeTemplateParmDecl>(Name->getDecl());
  }
  if (const auto *C = dyn_cast<CXXConstructExpr>(S))
    return isPlainValue(C->getType());
  if (const auto *B = dyn_cast<BinaryOperator>(S))
    return !B->isAssignmentOp();
  if (const auto *U = dyn_cast<UnaryOperator>(S))
    return !U->isIncrementDecrementOp() && U->getOpcode() != UO_AddrOf &&
           U->getOpcode() != UO_Deref;
  return isa<IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr, SubstNonTypeTemplateParmExpr,
             ImplicitCastExpr, ConstantExpr, InitListExpr, MaterializeTemporaryExpr,
             ExprWithCleanups>(S);
}

bool isPureConstructor(const CXXConstructorDecl *Constructor, const FieldDecl *Except) {
  if (Constructor->isCopyOrMoveConstructor() && Constructor->isTrivial())
    return true;
  const FunctionDecl *Found = nullptr;
  if (!Constructor->hasBody(Found))
    return false;
  const auto *Definition = cast<CXXConstructorDecl>(Found);
  const auto *Body = dyn_cast<CompoundStmt>(Definition->getBody());
  return Body && Body->body_empty() && !Definition->isVariadic() &&
         llvm::all_of(Definition->inits(), [&](const CXXCtorInitializer *I) {
           bool Pure = I->isMemberInitializer();
           if (Except && I->getMember() == Except)
             return Pure;
           walk(I->getInit(), [&](const Stmt *S, const Stmt *) {
             return Pure = Pure && isPureInitializer(S, Definition);
           });
           return Pure;
         });
}

bool isPureCall(const CallExpr *Call, const ASTContext &Ctx) {
  Functions Around;
  const FunctionDecl *F = calleeOf(Call);
  return F && !isa<CXXOperatorCallExpr, CXXMemberCallExpr>(Call) && isPure(F, Ctx, Around);
}

} // namespace amp2hip
