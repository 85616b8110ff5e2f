//===--- ChosenOverload.cpp - Calls whose choice rests on restrictions ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.3.2.1 (L-2.3.2.1-f): functions without the caller's restriction are no
// candidates, whatever they take. The compilers of the output ask for the best
// match among all.
//
//===----------------------------------------------------------------------===//
#include "model/ChosenOverload.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "parse/Unit.h"

using namespace clang;

namespace amp2hip {

/// The first argument of a member operator is its object.
static unsigned objectArguments(const FunctionDecl *F, const CallExpr *Call) {
  return isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(F) ? 1 : 0;
}

/// False if \p Other cannot be meant by \p Call.
static bool mayAccept(const FunctionDecl *Other, const CallExpr *Call) {
  unsigned Skip = objectArguments(Other, Call);
  unsigned Count = Call->getNumArgs() - Skip;
  if (Other->getMinRequiredArguments() > Count ||
      (Other->getNumParams() < Count && !Other->isVariadic() &&
       !Other->getDescribedFunctionTemplate()))
    return false;
  for (unsigned I = 0; I < Other->getNumParams() && I < Count; ++I) {
    QualType P = Other->getParamDecl(I)->getType().getNonReferenceType();
    QualType A = Call->getArg(I + Skip)->IgnoreUnlessSpelledInSource()->getType().getNonReferenceType();
    if (P->isDependentType() && P->isPointerType() && !A->isPointerType() && !A->isArrayType())
      return false;
    if (P->isDependentType() && P->getAs<TemplateSpecializationType>() && !A->isRecordType())
      return false;
    if (!P->isDependentType() && P->isPointerType() && !A->isPointerType() &&
        !A->isArrayType() && !A->isRecordType() && !A->isNullPtrType() && !A->isIntegerType())
      return false;
    if (!P->isDependentType() && P->isArithmeticType() && (A->isPointerType() || A->isArrayType()))
      return false;
  }
  return true;
}

static bool exactMatch(const ASTContext &Ctx, const FunctionDecl *F, const CallExpr *Call) {
  unsigned Skip = objectArguments(F, Call);
  for (unsigned I = 0; I < F->getNumParams() && I + Skip < Call->getNumArgs(); ++I) {
    QualType Parameter = F->getParamDecl(I)->getType().getNonReferenceType();
    QualType Argument = Call->getArg(I + Skip)->IgnoreUnlessSpelledInSource()->getType();
    if (!Ctx.hasSameUnqualifiedType(Parameter, Argument))
      return false;
  }
  return true;
}

/// True if of two exact matches \p F is the better one: `T &` against `const T &`.
static bool bindsCloser(const FunctionDecl *F, const FunctionDecl *Other) {
  for (unsigned I = 0; I < F->getNumParams() && I < Other->getNumParams(); ++I) {
    QualType A = F->getParamDecl(I)->getType(), B = Other->getParamDecl(I)->getType();
    if (A.getCanonicalType() != B.getCanonicalType() &&
        (!A->isLValueReferenceType() || A->getPointeeType().hasQualifiers() ||
         !B->isLValueReferenceType()))
      return false;
  }
  return true;
}

const FunctionDecl *rivalOf(const Unit &U, const Model &M, const CodeBlock &B,
                            const CallExpr *Call) {
  const FunctionDecl *F = Call->getDirectCallee();
  if (!F || !U.isUserLocation(F->getLocation()) || isHalfOfPair(M, F))
    return nullptr;
  bool Exact = exactMatch(U.context(), F, Call);
  for (const NamedDecl *D : F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName())) {
    const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
    if (!Other || Other->isImplicit() || restrictionOf(Other).covers(B.Set) ||
        isHalfOfPair(M, Other) || !mayAccept(Other, Call))
      continue;
    bool Equal = Other->getDescribedFunctionTemplate() ? false : exactMatch(U.context(), Other, Call);
    if (Exact && (!Equal || (!F->getPrimaryTemplate() && bindsCloser(F, Other))))
      continue;
    return Other;
  }
  return nullptr;
}

std::optional<std::vector<std::pair<const Expr *, std::string>>>
conversionsFor(const Unit &U, const CodeBlock &B, const CallExpr *Call) {
  const FunctionDecl *F = Call->getDirectCallee();
  // What a template's code means to one instance it may not mean to another.
  if (!F || F->getPrimaryTemplate() || isa<CXXOperatorCallExpr>(Call) ||
      (B.Function && B.Function->isTemplateInstantiation()))
    return std::nullopt;
  std::vector<std::pair<const Expr *, std::string>> Conversions;
  for (unsigned I = 0; I < F->getNumParams() && I < Call->getNumArgs(); ++I) {
    const Expr *Argument = Call->getArg(I)->IgnoreUnlessSpelledInSource();
    if (isa<CXXDefaultArgExpr>(Argument))
      break;
    QualType Declared = F->getParamDecl(I)->getType();
    QualType Wanted = Declared.getNonReferenceType().getUnqualifiedType();
    if (U.context().hasSameUnqualifiedType(Wanted, Argument->getType()))
      continue;
    bool ByValue = !Declared->isReferenceType() ||
                   (Declared->isLValueReferenceType() && Declared->getPointeeType().isConstQualified());
    const auto *Builtin = Wanted->getAs<BuiltinType>();
    if (!ByValue || !Builtin || !Wanted->isArithmeticType() ||
        !Argument->getType()->isArithmeticType() || Argument->getBeginLoc().isMacroID() ||
        Argument->getEndLoc().isMacroID())
      return std::nullopt;
    Conversions.push_back(
        {Argument, Builtin->getName(U.context().getPrintingPolicy()).str()});
  }
  if (Conversions.empty())
    return std::nullopt; // they match already
  return Conversions;
}

} // namespace amp2hip
