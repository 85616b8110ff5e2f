//===--- ChosenOverload.cpp - Calls that depend on restrictions -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/ChosenOverload.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "model/ApartOverloads.h"
#include "model/Model.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// The function that \p S itself calls; no value if it is unknown or an implicit constructor.
static std::optional<ChosenFunction> chosenBy(const Stmt *S) {
  ChosenFunction Chosen;
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    Chosen.Function = Call->getDirectCallee();
    Chosen.IsOperator = isa<CXXOperatorCallExpr>(Call);
    Chosen.Operands.assign(Call->arg_begin(), Call->arg_end());
    Chosen.Place = Call->getExprLoc();
    const Expr *Callee = Chosen.Callee = Call->getCallee()->IgnoreParenImpCasts();
    if (const auto *Name = dyn_cast<DeclRefExpr>(Callee)) {
      Chosen.Found = Name->getFoundDecl();
      Chosen.IsQualified = Name->hasQualifier();
    } else if (const auto *Name = dyn_cast<MemberExpr>(Callee)) {
      Chosen.Found = Name->getFoundDecl().getDecl();
    }
    if (const auto *Member = dyn_cast<CXXMemberCallExpr>(Call))
      Chosen.Object = Member->getImplicitObjectArgument();
    else if (Chosen.IsOperator && Call->getNumArgs())
      Chosen.Object = Call->getArg(0);
  } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
    const FunctionDecl *Constructor = constructorOf(Construct);
    if (Constructor->isImplicit())
      return std::nullopt;
    Chosen.Function = Constructor;
    Chosen.Construction = Construct;
    Chosen.Operands.assign(Construct->arg_begin(), Construct->arg_end());
    Chosen.Place = Construct->getExprLoc();
    Chosen.IsList = Construct->isListInitialization();
  }
  if (!Chosen.Function)
    return std::nullopt;
  return Chosen;
}

/// Calls \p Do for all chosen functions in \p S, a default argument or default member
/// initializer.
static void forEachShared(const Stmt *S, llvm::function_ref<void(const ChosenFunction &)> Do) {
  if (!S || isa<LambdaExpr>(S))
    return;
  if (std::optional<ChosenFunction> Chosen = chosenBy(S)) {
    Chosen->IsShared = true;
    Do(*Chosen);
  }
  for (const Stmt *Child : S->children())
    forEachShared(Child, Do);
}

void forEachChosen(const Stmt *S, llvm::function_ref<void(const ChosenFunction &)> Do) {
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(S))
    return forEachShared(Default->getExpr(), Do);
  if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(S))
    return forEachShared(Default->getExpr(), Do);
  auto One = [&](const Stmt *Chosen) {
    if (std::optional<ChosenFunction> C = Chosen ? chosenBy(Chosen) : std::nullopt)
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
      if (std::optional<ChosenFunction> C = chosenBy(V->getInit()->IgnoreImplicit())) {
        C->IsElement = true;
        Do(*C);
      }
  }
}

/// True if the call \p Chosen has an amp callee that is not \p F, the cpu callee, and does
/// not form an overload pair with it.
static bool meansAnotherOnAmpSide(const Model &M, const ChosenFunction &Chosen, const FunctionDecl *F) {
  auto It = Chosen.Callee ? M.AmpMeanings.find(calleeLocation(Chosen.Callee)) : M.AmpMeanings.end();
  if (It == M.AmpMeanings.end())
    return false;
  const FunctionDecl *Cpu = patternOf(F);
  return llvm::any_of(It->second, [&](const FunctionDecl *Amp) {
    return patternOf(Amp) != Cpu && llvm::none_of(M.Pairs, [&](const OverloadPair &P) {
             return patternOf(P.Cpu) == Cpu && patternOf(P.Amp) == patternOf(Amp);
           });
  });
}

std::optional<std::vector<ArgumentConversion>>
conversionsFor(const Unit &U, const Model &M, const CodeBlock &B, const ChosenFunction &Chosen,
               const FunctionDecl *Rival) {
  const FunctionDecl *F = Chosen.Function;
  if (isa<CXXConversionDecl>(F)) // called by name, unless instances need several names
    return !U.context().hasSameType(F->getReturnType(), Rival->getReturnType()) && !Chosen.IsShared && Chosen.Object && !(B.Function && B.Function->isTemplateInstantiation())
               ? std::make_optional<std::vector<ArgumentConversion>>()
               : std::nullopt;
  if (B.Set.both() && meansAnotherOnAmpSide(M, Chosen, F))
    return std::nullopt; // the amp callee needs the unconverted arguments
  // Other instances of a template may choose other functions.
  if (F->getPrimaryTemplate() || Chosen.IsOperator || Chosen.IsShared ||
      (B.Function && B.Function->isTemplateInstantiation()))
    return std::nullopt;
  std::vector<ArgumentConversion> Conversions;
  ChosenFunction Converted = Chosen;
  for (unsigned I = 0; I < F->getNumParams() && I < Chosen.Operands.size(); ++I) {
    const Expr *Argument = Chosen.Operands[I]->IgnoreUnlessSpelledInSource();
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
    Converted.Operands[I] =
        new (U.context()) OpaqueValueExpr(Argument->getBeginLoc(), Wanted, VK_PRValue);
  }
  // A friend that only its class declares cannot be qualified.
  if (mustBeQualified(U, Chosen, Conversions) && F->getLexicalDeclContext()->isRecord())
    return std::nullopt;
  // A function that takes an rvalue may match the converted arguments better.
  if (Conversions.empty() || rivalOf(U, M, B, Converted))
    return std::nullopt;
  return Conversions;
}

bool mustBeQualified(const Unit &U, const ChosenFunction &Chosen, llvm::ArrayRef<ArgumentConversion> Conversions) {
  const auto *Name = dyn_cast_or_null<DeclRefExpr>(Chosen.Callee);
  return Name && !Name->hasQualifier() && !isa<CXXMethodDecl>(Chosen.Function) &&
         llvm::any_of(Conversions,
                      [](const ArgumentConversion &C) { return C.first->getType()->isEnumeralType(); }) &&
         llvm::any_of(functionsByArguments(U, Chosen.Function->getDeclName(), Chosen.Place, Chosen.Operands),
                      [&](const NamedDecl *D) { return instantiatedFrom(D) == instantiatedFrom(Chosen.Function); });
}

} // namespace amp2hip
