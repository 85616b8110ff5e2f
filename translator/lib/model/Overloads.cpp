//===--- Overloads.cpp - Functions that differ in restriction only ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/Overloads.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

bool sameParameters(const ASTContext &Ctx, const FunctionDecl *A, const FunctionDecl *B) {
  if (A->getNumParams() != B->getNumParams() || A->isVariadic() != B->isVariadic())
    return false;
  for (unsigned I = 0; I < A->getNumParams(); ++I)
    if (!Ctx.hasSameUnqualifiedType(A->getParamDecl(I)->getType(), B->getParamDecl(I)->getType()))
      return false;
  const auto *MA = dyn_cast<CXXMethodDecl>(A), *MB = dyn_cast<CXXMethodDecl>(B);
  return !MA == !MB && (!MA || (MA->isStatic() == MB->isStatic() &&
                                MA->getMethodQualifiers() == MB->getMethodQualifiers() &&
                                MA->getRefQualifier() == MB->getRefQualifier()));
}

namespace {

/// Two templates that differ in their parameters or, since that may keep one of
/// them out of a call, in their return type, are no pair.
bool sameTemplate(const ASTContext &Ctx, const FunctionDecl *A, const FunctionDecl *B) {
  const FunctionTemplateDecl *TA = A->getDescribedFunctionTemplate();
  const FunctionTemplateDecl *TB = B->getDescribedFunctionTemplate();
  if (!TA || !TB)
    return !TA && !TB;
  return Ctx.isSameTemplateParameterList(TA->getTemplateParameters(),
                                         TB->getTemplateParameters());
}

/// Functions that may be the other half of \p Amp's pair.
std::vector<const FunctionDecl *> candidates(const FunctionDecl *Amp) {
  std::vector<const FunctionDecl *> All;
  for (const NamedDecl *D :
       Amp->getDeclContext()->getRedeclContext()->lookup(Amp->getDeclName()))
    if (const FunctionDecl *F = D->getAsFunction())
      All.push_back(F);
  // A friend of a class template is not found by its name.
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Amp->getLexicalDeclContext());
      Class && Amp->getFriendObjectKind() != Decl::FOK_None)
    for (const FriendDecl *Friend : Class->friends())
      if (const NamedDecl *D = Friend->getFriendDecl())
        if (const FunctionDecl *F = D->getAsFunction(); F && F->getDeclName() == Amp->getDeclName())
          All.push_back(F);
  return All;
}

const FunctionDecl *cpuTwin(const Unit &U, const FunctionDecl *Amp) {
  const FunctionDecl *Twin = nullptr;
  for (const FunctionDecl *Cpu : candidates(Amp)) {
    if (Cpu->isImplicit() || restrictionOf(Cpu).Amp || !U.isUserLocation(Cpu->getLocation()) ||
        !sameParameters(U.context(), Cpu, Amp) || !sameTemplate(U.context(), Cpu, Amp))
      continue;
    // Of templates that SFINAE tells apart, the one with the same return type.
    if (U.context().hasSameType(Cpu->getReturnType(), Amp->getReturnType()))
      return Cpu;
    if (!Twin)
      Twin = Cpu;
  }
  return Twin;
}

/// The specialisation for the cpu that goes with \p Amp, one of the templates
/// \p Pairs.
const FunctionDecl *specializedTwin(const Unit &U, const FunctionDecl *Amp,
                                    const std::vector<OverloadPair> &Pairs) {
  const ASTContext &Ctx = U.context();
  const FunctionDecl *Primary = Amp->getPrimaryTemplate()->getTemplatedDecl()->getCanonicalDecl();
  for (const OverloadPair &P : Pairs)
    if (P.Amp == Primary)
      for (const FunctionDecl *F : P.Cpu->getDescribedFunctionTemplate()->specializations())
        if (F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization &&
            sameParameters(Ctx, F, Amp) &&
            llvm::all_of(llvm::zip(F->getTemplateSpecializationArgs()->asArray(),
                                   Amp->getTemplateSpecializationArgs()->asArray()),
                         [&](auto Both) {
                           return Ctx.getCanonicalTemplateArgument(std::get<0>(Both))
                               .structurallyEquals(
                                   Ctx.getCanonicalTemplateArgument(std::get<1>(Both)));
                         }))
          return F;
  return nullptr;
}

} // namespace

std::vector<OverloadPair> pairOverloads(const Unit &U,
                                        const std::vector<const FunctionDecl *> &AmpFunctions) {
  std::vector<OverloadPair> Pairs;
  llvm::DenseSet<const FunctionDecl *> Done;
  for (bool Specialized : {false, true})
    for (const FunctionDecl *A : AmpFunctions) {
      const FunctionDecl *Amp = A->getCanonicalDecl();
      if (!!A->getPrimaryTemplate() != Specialized || restrictionOf(Amp).both() ||
          !Done.insert(Amp).second)
        continue;
      const FunctionDecl *Cpu = Specialized ? specializedTwin(U, Amp, Pairs) : cpuTwin(U, Amp);
      if (Cpu)
        Pairs.push_back({Cpu->getCanonicalDecl(), Amp});
    }
  return Pairs;
}

} // namespace amp2hip
