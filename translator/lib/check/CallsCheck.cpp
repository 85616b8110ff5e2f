//===--- CallsCheck.cpp - What calls mean to the output's compilers -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.2: an expression has one type under all restrictions of its code. And since
// the compilers of the output do not overload by restriction, a call whose
// choice rests on the restriction alone is refused, unless the two functions are
// a pair that becomes one.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

class CallsOfBlock {
public:
  CallsOfBlock(const CheckContext &C, const CodeBlock &B) : C(C), U(C.U), M(C.M), B(B) {}

  void run() {
    for (const Stmt *S : B.Statements)
      if (const auto *Call = dyn_cast<CallExpr>(S))
        checkCall(Call);
    for (const Stmt *S : B.Unevaluated)
      if (const auto *Call = dyn_cast<CallExpr>(S); Call && Call->getDirectCallee())
        checkTypes(Call->getDirectCallee(), Call);
  }

  /// The same in cpu code, where nothing but the choice can go wrong.
  void runOnCpu() {
    for (const Stmt *S : B.Statements)
      if (const auto *Call = dyn_cast<CallExpr>(S))
        if (const FunctionDecl *F = Call->getDirectCallee())
          checkChoice(F, Call);
  }

private:
  void checkCall(const CallExpr *Call) {
    const auto *Callee = dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts());
    if (Callee && M.ResolvedOnAmpSide.count(Callee->getLocation()))
      return;
    if (const FunctionDecl *F = Call->getDirectCallee()) {
      checkTypes(F, Call);
      checkChoice(F, Call);
    }
  }

  /// §2.2: an expression has the same type under each restriction.
  void checkTypes(const FunctionDecl *F, const CallExpr *Call) {
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    const FunctionDecl *Key = (Pattern ? Pattern : F)->getCanonicalDecl();
    // In front of a body Clang resolves calls of templates for the cpu.
    bool WrongSide = !B.Set.Cpu && !restrictionOf(F).Amp;
    for (const OverloadPair &P : M.Pairs)
      if ((B.Set.both() || WrongSide) && (P.Cpu == Key || P.Amp == Key) &&
          !U.context().hasSameType(P.Cpu->getReturnType(), P.Amp->getReturnType()) &&
          C.report(B, Rule::TypeDependsOnRestriction, Call->getExprLoc(),
                   "this call of '" + F->getNameAsString() +
                       "' has another type in amp code than in cpu code" +
                       (WrongSide ? "; write the type out"
                                  : ", and the function around it is both"))) {
        U.note(P.Cpu->getLocation(), "the cpu overload");
        U.note(P.Amp->getLocation(), "the amp overload");
      }
  }

  /// Without restrictions another function might be a better match.
  void checkChoice(const FunctionDecl *F, const CallExpr *Call) {
    if (!U.isUserLocation(F->getLocation()) || isHalfOfPair(M, F))
      return;
    bool Exact = exactMatch(F, Call);
    if (Exact && !F->getPrimaryTemplate())
      return;
    for (const NamedDecl *D :
         F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName())) {
      const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
      if (!Other || Other->isImplicit() || restrictionOf(Other).covers(B.Set) ||
          isHalfOfPair(M, Other) || !mayAccept(Other, Call) ||
          (Exact && (Other->getDescribedFunctionTemplate() || !exactMatch(Other, Call))))
        continue;
      if (!Reported.insert({Call->getExprLoc(), Other}).second)
        return;
      U.error(Call->getExprLoc(), "only its restriction makes this call of '" +
                                   F->getNameAsString() + "' choose the " +
                                   (B.Set.Amp ? "amp" : "cpu") +
                                   " function over another that may fit better; "
                                   "convert the arguments to the parameters' types");
      U.note(Other->getLocation(), "the other one is declared here");
      return;
    }
  }

  /// False if \p Other cannot be meant by \p Call.
  bool mayAccept(const FunctionDecl *Other, const CallExpr *Call) const {
    unsigned Skip = isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(Other) ? 1 : 0;
    unsigned Count = Call->getNumArgs() - Skip;
    if (Other->getMinRequiredArguments() > Count ||
        (Other->getNumParams() < Count && !Other->isVariadic() &&
         !Other->getDescribedFunctionTemplate()))
      return false;
    for (unsigned I = 0; I < Other->getNumParams() && I < Count; ++I) {
      QualType P = Other->getParamDecl(I)->getType().getNonReferenceType();
      QualType A = Call->getArg(I + Skip)->IgnoreImpCasts()->getType().getNonReferenceType();
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

  bool exactMatch(const FunctionDecl *F, const CallExpr *Call) const {
    unsigned Skip = isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(F) ? 1 : 0;
    for (unsigned I = 0; I < F->getNumParams() && I + Skip < Call->getNumArgs(); ++I) {
      QualType Parameter = F->getParamDecl(I)->getType().getNonReferenceType();
      QualType Argument = Call->getArg(I + Skip)->IgnoreImpCasts()->getType();
      if (!U.context().hasSameUnqualifiedType(Parameter, Argument))
        return false;
    }
    return true;
  }

  const CheckContext &C;
  const Unit &U;
  const Model &M;
  const CodeBlock &B;
  std::set<std::pair<SourceLocation, const FunctionDecl *>> Reported;
};

} // namespace

void checkCalls(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    if (B.Set.Amp)
      CallsOfBlock(C, B).run();
    else
      CallsOfBlock(C, B).runOnCpu();
}

} // namespace amp2hip
