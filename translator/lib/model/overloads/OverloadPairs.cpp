//===--- OverloadPairs.cpp - Overload pairs and their interfaces ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/overloads/OverloadPairs.h"
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "model/Model.h"
#include "model/overloads/ConversionPairs.h"
#include "model/overloads/MemberTemplates.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

bool evaluatesAnywhere(const Expr *E) {
  struct Search : DynamicVisitor {
    bool Ok = true;
    bool VisitCallExpr(CallExpr *Call) override {
      const FunctionDecl *F = Call->getDirectCallee();
      return Ok &= F && restrictionOf(F).both();
    }
    bool VisitCXXConstructExpr(CXXConstructExpr *Construct) override {
      return Ok &= restrictionOf(Construct->getConstructor()).both();
    }
    bool VisitDeclRefExpr(DeclRefExpr *Ref) override {
      const auto *V = dyn_cast<VarDecl>(Ref->getDecl());
      return Ok &= !V || isa<ParmVarDecl>(V) || V->isConstexpr() || V->getType().isConstQualified();
    }
  } Visitor;
  Visitor.TraverseStmt(const_cast<Expr *>(E));
  return Visitor.Ok;
}

/// The text at \p Range without white space.
static std::string textAt(const Unit &U, SourceRange Range) {
  std::string Out;
  for (char Ch :
       Lexer::getSourceText(CharSourceRange::getTokenRange(Range), U.SM, U.CI.getLangOpts()))
    if (!isspace(Ch))
      Out += Ch;
  return Out;
}

/// The parameter number \p I of the declaration of \p F that has its default argument, or null.
static const ParmVarDecl *withDefault(const FunctionDecl *F, unsigned I) {
  for (const FunctionDecl *D : F->redecls())
    if (const ParmVarDecl *P = D->getParamDecl(I);
        P->hasDefaultArg() && !P->hasInheritedDefaultArg())
      return P;
  return nullptr;
}

/// The default argument of template parameter \p I of \p Template as text, or an empty string.
static std::string defaultText(const Unit &U, const FunctionTemplateDecl *Template, unsigned I) {
  for (const auto *D : Template->redecls()) {
    const NamedDecl *P = cast<FunctionTemplateDecl>(D)->getTemplateParameters()->getParam(I);
    std::string Text = textAt(U, P->getSourceRange());
    if (size_t Equal = Text.find('='); Equal != std::string::npos)
      return Text.substr(Equal);
  }
  return "";
}

/// True if a call with \p Count arguments may choose a third function.
static bool hasOther(const FunctionDecl *Cpu, const FunctionDecl *Amp, unsigned Count) {
  return llvm::any_of(Amp->getDeclContext()->getRedeclContext()->lookup(Amp->getDeclName()),
                      [&](const NamedDecl *D) {
                        const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
                        return F && F->getCanonicalDecl() != Cpu->getCanonicalDecl() &&
                               F->getCanonicalDecl() != Amp->getCanonicalDecl() &&
                               F->getMinRequiredArguments() <= Count &&
                               (Count <= F->getNumParams() || F->isVariadic());
                      });
}

bool haveOneInterface(const Unit &U, const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  const FunctionTemplateDecl *CpuTemplate = Cpu->getDescribedFunctionTemplate();
  const FunctionTemplateDecl *AmpTemplate = Amp->getDescribedFunctionTemplate();
  if (CpuTemplate && AmpTemplate)
    for (unsigned I = 0; I < CpuTemplate->getTemplateParameters()->size(); ++I)
      if (defaultText(U, CpuTemplate, I) != defaultText(U, AmpTemplate, I))
        return false;
  for (unsigned I = 0; I < Amp->getNumParams(); ++I) {
    const ParmVarDecl *OfCpu = withDefault(Cpu, I), *OfAmp = withDefault(Amp, I);
    if (!OfCpu != !OfAmp && hasOther(Cpu, Amp, I))
      return false;
    if (!OfCpu || !OfAmp ||
        textAt(U, OfCpu->getDefaultArgRange()) == textAt(U, OfAmp->getDefaultArgRange()))
      continue;
    for (const ParmVarDecl *P : {OfCpu, OfAmp})
      if (P->hasUnparsedDefaultArg() || P->hasUninstantiatedDefaultArg() ||
          !evaluatesAnywhere(P->getDefaultArg()))
        return false;
    QualType Type = OfAmp->getType();
    if (!U.context().hasSameUnqualifiedType(OfCpu->getDefaultArg()->IgnoreImpCasts()->getType(),
                                            OfAmp->getDefaultArg()->IgnoreImpCasts()->getType()) &&
        (Type->isDependentType() || !Type->isArithmeticType()))
      return false;
  }
  return true;
}

bool isInUnmergeablePair(const Unit &U, const Model &M, const FunctionDecl *F) {
  const FunctionDecl *Key = patternOf(F);
  return llvm::any_of(M.Pairs, [&](const OverloadPair &P) {
    return (P.Cpu == Key || P.Amp == Key) &&
           (haveDifferentOutputNames(M, P.Cpu, P.Amp) || !haveOneInterface(U, P.Cpu, P.Amp) ||
            // The types may be the same in an instance, which code of both may call (§2.2).
            !U.context().hasSameType(P.Cpu->getReturnType(), P.Amp->getReturnType()));
  });
}

bool mayBeKernel(const FunctionDecl *F) {
  if (F->getOverloadedOperator() != OO_Call || F->getNumParams() == 0 ||
      F->getMinRequiredArguments() > 1)
    return false;
  QualType T = F->getParamDecl(0)->getType().getNonReferenceType();
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return T->isDependentType() || (Class && isInConcurrency(Class));
}

namespace {

/// True if neither function is a template, or if both are and have the same template parameters.
bool sameTemplate(const ASTContext &Ctx, const FunctionDecl *A, const FunctionDecl *B) {
  const FunctionTemplateDecl *TA = A->getDescribedFunctionTemplate();
  const FunctionTemplateDecl *TB = B->getDescribedFunctionTemplate();
  if (!TA || !TB)
    return !TA && !TB;
  return Ctx.isSameTemplateParameterList(TA->getTemplateParameters(), TB->getTemplateParameters());
}

/// Functions that may form an overload pair with \p Amp: those of its name and scope.
std::vector<const FunctionDecl *> candidates(const FunctionDecl *Amp) {
  std::vector<const FunctionDecl *> All;
  for (const NamedDecl *D : Amp->getDeclContext()->getRedeclContext()->lookup(Amp->getDeclName()))
    if (const FunctionDecl *F = D->getAsFunction(); // lookup also searches inline namespaces
        F &&
        F->getDeclContext()->getRedeclContext()->Equals(Amp->getDeclContext()->getRedeclContext()))
      All.push_back(F);
  // Add friends of a class template, which lookup by name does not find.
  if (const auto *Class = dyn_cast<CXXRecordDecl>(Amp->getLexicalDeclContext());
      Class && Amp->getFriendObjectKind() != Decl::FOK_None)
    for (const FriendDecl *Friend : Class->friends())
      if (const NamedDecl *D = Friend->getFriendDecl())
        if (const FunctionDecl *F = D->getAsFunction(); F && F->getDeclName() == Amp->getDeclName())
          All.push_back(F);
  return All;
}

/// True for `operator()(index<1>)` and `operator()(const index<1> &)` of a functor. The two become
/// one function, as an overload pair does, because neither can be renamed: the runtime calls a
/// kernel as `operator()`, and so do libraries that call function objects.
bool sameKernelParameter(const ASTContext &Ctx, const FunctionDecl *A, const FunctionDecl *B) {
  if (!mayBeKernel(A) || !mayBeKernel(B) || A->isVariadic() != B->isVariadic())
    return false;
  const auto *MA = cast<CXXMethodDecl>(A), *MB = cast<CXXMethodDecl>(B);
  QualType TA = A->getParamDecl(0)->getType(), TB = B->getParamDecl(0)->getType();
  auto IsChanged = [](QualType T) {
    return T->isRValueReferenceType() ||
           (T->isLValueReferenceType() && !T->getPointeeType().isConstQualified());
  };
  return !IsChanged(TA) && !IsChanged(TB) && MA->isStatic() == MB->isStatic() &&
         MA->getMethodQualifiers() == MB->getMethodQualifiers() &&
         MA->getRefQualifier() == MB->getRefQualifier() &&
         Ctx.hasSameType(A->getReturnType(), B->getReturnType()) &&
         Ctx.hasSameUnqualifiedType(TA.getNonReferenceType(), TB.getNonReferenceType());
}

/// The cpu function that forms an overload pair with \p Amp, or null.
const FunctionDecl *cpuOverloadFor(const Unit &U, const FunctionDecl *Amp) {
  const FunctionDecl *FirstMatch = nullptr;
  for (const FunctionDecl *Cpu : candidates(Amp)) {
    // A cpu function with C linkage keeps its name; the amp function is renamed.
    if (Cpu->isImplicit() || (Cpu->isExternC() && !Amp->isExternC()) || restrictionOf(Cpu).Amp ||
        !U.isUserLocation(Cpu->getLocation()) || !sameParameters(U.context(), Cpu, Amp) ||
        !sameTemplate(U.context(), Cpu, Amp))
      continue;
    // SFINAE in return types may distinguish templates: prefer the same return type.
    if (U.context().hasSameType(Cpu->getReturnType(), Amp->getReturnType()))
      return Cpu;
    if (!FirstMatch)
      FirstMatch = Cpu;
  }
  return FirstMatch;
}

/// True for a cpu assignment operator `operator=(S &)` or `operator=(S)` and an amp one
/// `operator=(const S &)`. Assignments that the compiler generates cannot call another name, so
/// the two become one function that accepts the arguments of either.
bool sameAssignment(const ASTContext &Ctx, const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  const auto *C = dyn_cast<CXXMethodDecl>(Cpu), *A = dyn_cast<CXXMethodDecl>(Amp);
  if (!C || !A || !C->isCopyAssignmentOperator() || !A->isCopyAssignmentOperator())
    return false;
  QualType Taken = A->getParamDecl(0)->getType();
  return Taken->isLValueReferenceType() && Taken->getPointeeType().isConstQualified() &&
         !Taken->getPointeeType().isVolatileQualified() &&
         !C->getParamDecl(0)->getType().getNonReferenceType().isVolatileQualified() &&
         C->getMethodQualifiers() == A->getMethodQualifiers() &&
         C->getRefQualifier() == A->getRefQualifier() &&
         Ctx.hasSameType(C->getReturnType(), A->getReturnType());
}

/// True for two default, copy or move constructors, where the cpu one may have more parameters
/// with default arguments, or may copy from a non-const object: `S(const S &, int = 0)`, `S(S &)`.
/// The compiler calls such constructors implicitly and cannot pass a tag, so the two become one.
bool sameConstruction(const ASTContext &Ctx, const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  const auto *C = dyn_cast<CXXConstructorDecl>(Cpu), *A = dyn_cast<CXXConstructorDecl>(Amp);
  if (!C || !A || C->isVariadic() || A->isVariadic() || !C->doesThisDeclarationHaveABody() ||
      !A->doesThisDeclarationHaveABody())
    return false;
  bool Copies = A->isCopyConstructor() && C->isCopyConstructor();
  bool Moves = A->isMoveConstructor() && C->isMoveConstructor();
  if (!Copies && !Moves)
    return A->isDefaultConstructor() && A->param_empty() && C->isDefaultConstructor();
  QualType Taken = A->getParamDecl(0)->getType(), Own = C->getParamDecl(0)->getType();
  if (A->getNumParams() != 1)
    return false;
  return Ctx.hasSameType(Taken, Own) ||
         (Copies && Taken->getPointeeType().isConstQualified() &&
          Ctx.hasSameUnqualifiedType(Taken->getPointeeType(), Own->getPointeeType()) &&
          !Own->getPointeeType().isVolatileQualified() &&
          !Taken->getPointeeType().isVolatileQualified());
}

/// The cpu function that becomes one function with \p Amp, although their parameters differ. \p Amp
/// is a kernel's call operator, a constructor or an assignment operator. Null if there is no such
/// function. Null if \p Pairs contains either of the two functions.
const FunctionDecl *cpuOverloadWithOtherParameters(const Unit &U, const FunctionDecl *Amp,
                                                   const std::vector<OverloadPair> &Pairs) {
  if (!mayBeKernel(Amp) && Amp->getOverloadedOperator() != OO_Equal &&
      !isa<CXXConstructorDecl>(Amp))
    return nullptr;
  for (const FunctionDecl *Cpu : candidates(Amp)) {
    bool Open = llvm::none_of(Pairs, [&](const OverloadPair &P) {
      return P.Cpu == Cpu->getCanonicalDecl() || P.Amp == Amp;
    });
    if (Open && !Cpu->isImplicit() && !restrictionOf(Cpu).Amp &&
        U.isUserLocation(Cpu->getLocation()) &&
        (sameKernelParameter(U.context(), Cpu, Amp) || sameAssignment(U.context(), Cpu, Amp) ||
         sameConstruction(U.context(), Cpu, Amp)) &&
        sameTemplate(U.context(), Cpu, Amp))
      return Cpu;
  }
  return nullptr;
}

/// The cpu specialization that forms a pair with \p Amp, an explicit specialization of a
/// non-template member in \p Pairs, for the same instance of the class; or null.
const FunctionDecl *cpuMemberSpecializationFor(const FunctionDecl *Amp,
                                               const std::vector<OverloadPair> &Pairs) {
  const FunctionDecl *From = specializedFrom(Amp);
  for (const OverloadPair &P : Pairs)
    if (P.Amp == From)
      for (const FunctionDecl *F : specializedMembersOf(P.Cpu))
        if (F->getDeclContext()->Equals(Amp->getDeclContext()))
          return F;
  return nullptr;
}

/// The cpu specialization that forms a pair with \p Amp, an explicit specialization of a
/// function in \p Pairs; or null.
const FunctionDecl *cpuSpecializationFor(const Unit &U, const FunctionDecl *Amp,
                                         const std::vector<OverloadPair> &Pairs) {
  if (!Amp->getPrimaryTemplate())
    return cpuMemberSpecializationFor(Amp, Pairs);
  const FunctionDecl *Primary = patternOf(Amp->getPrimaryTemplate()->getTemplatedDecl());
  const DeclContext *Scope = Amp->getDeclContext()->getRedeclContext();
  for (const OverloadPair &P : Pairs)
    if (P.Amp == Primary)
      for (const FunctionDecl *F : specializationsOf(P.Cpu))
        if (F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization &&
            F->getDeclContext()->getRedeclContext()->Equals(Scope) &&
            sameParameters(U.context(), F, Amp) && haveSameTemplateArguments(F, Amp))
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
      if ((A->getPrimaryTemplate() || specializedFrom(A)) != Specialized ||
          restrictionOf(Amp).both() || !Done.insert(Amp).second)
        continue;
      const FunctionDecl *Cpu =
          Specialized ? cpuSpecializationFor(U, Amp, Pairs) : cpuOverloadFor(U, Amp);
      if (Cpu)
        Pairs.push_back({Cpu->getCanonicalDecl(), Amp});
    }
  for (const FunctionDecl *A : AmpFunctions)
    if (const FunctionDecl *Amp = A->getCanonicalDecl(); !restrictionOf(Amp).both())
      if (const FunctionDecl *Cpu = cpuOverloadWithOtherParameters(U, Amp, Pairs))
        Pairs.push_back({Cpu->getCanonicalDecl(), Amp});
  return Pairs;
}

bool isInOverloadPair(const Model &M, const FunctionDecl *F) {
  const FunctionDecl *Key = patternOf(F);
  // An explicit specialization belongs to the pair of its template.
  const FunctionDecl *From = specializedFrom(F);
  for (const OverloadPair &P : M.Pairs)
    if (P.Cpu == Key || P.Amp == Key || (From && (P.Cpu == From || P.Amp == From)))
      return true;
  const auto *Conversion = dyn_cast<CXXConversionDecl>(F);
  return Conversion && isInConversionPair(M, Conversion);
}

} // namespace amp2hip
