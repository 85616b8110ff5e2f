//===--- ResolvedCalls.cpp - Calls that depend on restrictions ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/overloads/ResolvedCalls.h"
#include "model/Model.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// The call that \p S itself is. No value if the callee is unknown or an implicit constructor.
static std::optional<ResolvedCall> resolvedCall(const Stmt *S) {
  ResolvedCall Resolved;
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    Resolved.Function = Call->getDirectCallee();
    Resolved.IsOperator = isa<CXXOperatorCallExpr>(Call);
    Resolved.Operands.assign(Call->arg_begin(), Call->arg_end());
    Resolved.Place = Call->getExprLoc();
    const Expr *Callee = Resolved.Callee = Call->getCallee()->IgnoreParenImpCasts();
    if (const auto *Name = dyn_cast<DeclRefExpr>(Callee)) {
      Resolved.Found = Name->getFoundDecl();
      Resolved.IsQualified = Name->hasQualifier();
    } else if (const auto *Name = dyn_cast<MemberExpr>(Callee)) {
      Resolved.Found = Name->getFoundDecl().getDecl();
    }
    if (const auto *Member = dyn_cast<CXXMemberCallExpr>(Call))
      Resolved.Object = Member->getImplicitObjectArgument();
    else if (Resolved.IsOperator && Call->getNumArgs())
      Resolved.Object = Call->getArg(0);
  } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
    const FunctionDecl *Constructor = constructorOf(Construct);
    if (Constructor->isImplicit())
      return std::nullopt;
    Resolved.Function = Constructor;
    Resolved.Construction = Construct;
    Resolved.Operands.assign(Construct->arg_begin(), Construct->arg_end());
    Resolved.Place = Construct->getExprLoc();
    Resolved.IsList = Construct->isListInitialization();
  }
  if (!Resolved.Function)
    return std::nullopt;
  return Resolved;
}

/// Calls \p Do for all resolved calls in \p S, a default argument or default member
/// initializer.
static void forEachResolvedCallInDefault(const Stmt *S,
                                         llvm::function_ref<void(const ResolvedCall &)> Do) {
  if (!S || isa<LambdaExpr>(S))
    return;
  if (std::optional<ResolvedCall> Call = resolvedCall(S)) {
    Call->IsShared = true;
    Do(*Call);
  }
  for (const Stmt *Child : S->children())
    forEachResolvedCallInDefault(Child, Do);
}

void forEachResolvedCall(const Stmt *S, llvm::function_ref<void(const ResolvedCall &)> Do) {
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(S))
    return forEachResolvedCallInDefault(Default->getExpr(), Do);
  if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(S))
    return forEachResolvedCallInDefault(Default->getExpr(), Do);
  auto One = [&](const Stmt *Inner) {
    if (std::optional<ResolvedCall> C = Inner ? resolvedCall(Inner) : std::nullopt)
      Do(*C);
  };
  One(S);
  if (const auto *List = dyn_cast<InitListExpr>(S)) {
    if (List->isSyntacticForm() && List->getSemanticForm())
      List = List->getSemanticForm();
    for (const Expr *Init : List->inits())
      One(Init ? Init->IgnoreImplicit() : nullptr);
  } else if (const auto *Loop = dyn_cast<CXXForRangeStmt>(S)) {
    for (const DeclStmt *Bound : {Loop->getBeginStmt(), Loop->getEndStmt()})
      if (const auto *V = Bound ? dyn_cast<VarDecl>(Bound->getSingleDecl()) : nullptr;
          V && V->getInit())
        One(V->getInit()->IgnoreImplicit());
    for (const Expr *Step : {Loop->getCond(), Loop->getInc()})
      One(Step ? Step->IgnoreImplicit() : nullptr);
    if (const VarDecl *V = Loop->getLoopVariable(); V && V->getInit())
      if (std::optional<ResolvedCall> C = resolvedCall(V->getInit()->IgnoreImplicit())) {
        C->IsElement = true;
        Do(*C);
      }
  }
}

/// True if the call \p Call has an amp callee that is not \p F, the cpu callee, and does
/// not form an overload pair with it.
static bool hasOtherAmpCallee(const Model &M, const ResolvedCall &Call, const FunctionDecl *F) {
  auto It = Call.Callee ? M.AmpCallees.find(calleeLocation(Call.Callee)) : M.AmpCallees.end();
  if (It == M.AmpCallees.end())
    return false;
  const FunctionDecl *Cpu = patternOf(F);
  return llvm::any_of(It->second, [&](const FunctionDecl *Amp) {
    return patternOf(Amp) != Cpu && llvm::none_of(M.Pairs, [&](const OverloadPair &P) {
             return patternOf(P.Cpu) == Cpu && patternOf(P.Amp) == patternOf(Amp);
           });
  });
}

std::optional<std::vector<ArgumentConversion>> conversionsFor(const Unit &U, const Model &M,
                                                              const CodeBlock &B,
                                                              const ResolvedCall &Call,
                                                              const FunctionDecl *Competing) {
  const FunctionDecl *F = Call.Function;
  if (isa<CXXConversionDecl>(F)) // called by name, unless instances need several names
    return !U.context().hasSameType(F->getReturnType(), Competing->getReturnType()) &&
                   !Call.IsShared && Call.Object &&
                   !(B.Function && B.Function->isTemplateInstantiation())
               ? std::make_optional<std::vector<ArgumentConversion>>()
               : std::nullopt;
  if (B.Restrictions.both() && hasOtherAmpCallee(M, Call, F))
    return std::nullopt; // the amp callee needs the unconverted arguments
  // Convert no arguments in a template, whose other instances may choose other functions.
  if (F->getPrimaryTemplate() || Call.IsOperator || Call.IsShared ||
      (B.Function && B.Function->isTemplateInstantiation()))
    return std::nullopt;
  std::vector<ArgumentConversion> Conversions;
  ResolvedCall Converted = Call;
  for (unsigned I = 0; I < F->getNumParams() && I < Call.Operands.size(); ++I) {
    const Expr *Argument = Call.Operands[I]->IgnoreUnlessSpelledInSource();
    if (isa<CXXDefaultArgExpr>(Argument))
      break;
    QualType Declared = F->getParamDecl(I)->getType();
    QualType Wanted = Declared.getNonReferenceType().getUnqualifiedType();
    if (U.context().hasSameUnqualifiedType(Wanted, Argument->getType()))
      continue;
    bool ByValue = !Declared->isReferenceType() || (Declared->isLValueReferenceType() &&
                                                    Declared->getPointeeType().isConstQualified());
    const auto *Builtin = Wanted->getAs<BuiltinType>();
    if (!ByValue || !Builtin || !Wanted->isArithmeticType() ||
        !Argument->getType()->isArithmeticType() || Argument->getBeginLoc().isMacroID() ||
        Argument->getEndLoc().isMacroID())
      return std::nullopt;
    Conversions.push_back({Argument, Builtin->getName(U.context().getPrintingPolicy()).str()});
    Converted.Operands[I] =
        new (U.context()) OpaqueValueExpr(Argument->getBeginLoc(), Wanted, VK_PRValue);
  }
  // A friend that only its class declares cannot be qualified.
  if (mustBeQualified(U, Call, Conversions) && F->getLexicalDeclContext()->isRecord())
    return std::nullopt;
  // A function that takes an rvalue may match the converted arguments better.
  if (Conversions.empty() || competingCandidate(U, M, B, Converted))
    return std::nullopt;
  return Conversions;
}

bool mustBeQualified(const Unit &U, const ResolvedCall &Call,
                     llvm::ArrayRef<ArgumentConversion> Conversions) {
  const auto *Name = dyn_cast_or_null<DeclRefExpr>(Call.Callee);
  return Name && !Name->hasQualifier() && !isa<CXXMethodDecl>(Call.Function) &&
         llvm::any_of(
             Conversions,
             [](const ArgumentConversion &C) { return C.first->getType()->isEnumeralType(); }) &&
         llvm::any_of(lookupByADL(U, Call.Function->getDeclName(), Call.Place, Call.Operands),
                      [&](const NamedDecl *D) {
                        return canonicalPattern(D) == canonicalPattern(Call.Function);
                      });
}

} // namespace amp2hip
