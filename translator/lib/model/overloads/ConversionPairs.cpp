//===--- ConversionPairs.cpp - Conversion functions that may be pairs -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/overloads/ConversionPairs.h"
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if the two functions of \p P convert to the same type in \p Instance.
static bool haveOneType(const OverloadPair &P, const CXXRecordDecl *Instance) {
  const FunctionDecl *Cpu = nullptr, *Amp = nullptr;
  for (const Decl *D : Instance->decls())
    if (const auto *F = dyn_cast<CXXConversionDecl>(D)) {
      const FunctionDecl *Pattern = patternOf(F);
      Cpu = Pattern == P.Cpu ? F : Cpu;
      Amp = Pattern == P.Amp ? F : Amp;
    }
  return Cpu && Amp &&
         Instance->getASTContext().hasSameType(Cpu->getReturnType(), Amp->getReturnType());
}

/// True if \p F can be one of the two functions of a pair. The output must then be able to declare
/// it a second time, for the instances in which the two functions convert to the same type.
static bool mayBeHalf(const Model &M, const CXXConversionDecl *F) {
  return !F->isVirtualAsWritten() && !F->isConstexpr() && !F->isDeletedAsWritten() &&
         !F->getDescribedFunctionTemplate() && F->getRefQualifier() != RQ_RValue &&
         !isInOverloadPair(M, F);
}

/// True if \p P is a pair in some instance, or may be one in a source that includes the
/// header of \p P.
static bool mayHaveOneType(const OverloadPair &P) {
  const SourceManager &SM = P.Amp->getASTContext().getSourceManager();
  const auto *Class = cast<CXXRecordDecl>(P.Amp->getDeclContext());
  const ClassTemplateDecl *Template = Class->getDescribedClassTemplate();
  if (!Template || SM.getFileID(SM.getExpansionLoc(P.Amp->getLocation())) != SM.getMainFileID())
    return true;
  return llvm::any_of(Template->specializations(),
                      [&](const ClassTemplateSpecializationDecl *S) { return haveOneType(P, S); });
}

static bool haveOneForm(const CXXConversionDecl *Cpu, const CXXConversionDecl *Amp) {
  return sameParameters(Amp->getASTContext(), Cpu, Amp) && Cpu->getAccess() == Amp->getAccess() &&
         Cpu->isExplicit() == Amp->isExplicit() &&
         (Cpu->getReturnType()->isDependentType() || Amp->getReturnType()->isDependentType());
}

std::vector<OverloadPair> conversionPairs(const Model &M) {
  std::vector<OverloadPair> Pairs;
  auto IsTaken = [&](const FunctionDecl *F) {
    return llvm::any_of(Pairs, [&](const OverloadPair &P) { return P.Cpu == F || P.Amp == F; });
  };
  for (const FunctionDecl *F : M.AmpFunctions) {
    const auto *Amp = dyn_cast<CXXConversionDecl>(F->getCanonicalDecl());
    if (!Amp || !Amp->getDeclContext()->isDependentContext() || restrictionOf(Amp).Cpu ||
        IsTaken(Amp) || !mayBeHalf(M, Amp))
      continue;
    std::vector<OverloadPair> Fitting;
    for (const Decl *D : Amp->getParent()->decls())
      if (const auto *Cpu = dyn_cast<CXXConversionDecl>(D))
        if (OverloadPair P{Cpu, Amp}; !restrictionOf(Cpu).Amp && !IsTaken(Cpu) &&
                                      mayBeHalf(M, Cpu) && haveOneForm(Cpu, Amp) &&
                                      mayHaveOneType(P))
          Fitting.push_back(P);
    if (Fitting.size() == 1)
      Pairs.push_back(Fitting.front());
  }
  return Pairs;
}

bool isInConversionPair(const Model &M, const CXXConversionDecl *F) {
  if (F->isDependentContext())
    return false;
  const FunctionDecl *Pattern = patternOf(F);
  return Pattern->isDependentContext() &&
         llvm::any_of(conversionPairs(M), [&](const OverloadPair &P) {
           return (P.Cpu == Pattern || P.Amp == Pattern) && haveOneType(P, F->getParent());
         });
}

} // namespace amp2hip
