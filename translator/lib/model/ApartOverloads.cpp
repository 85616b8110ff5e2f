//===--- ApartOverloads.cpp - Overloads that the output must rename -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/ApartOverloads.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "model/BodyRequirements.h"
#include "model/CallOperators.h"
#include "model/ChosenOverload.h"
#include "model/MemberTemplates.h"
#include "model/Model.h"
#include "model/Overloads.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {

const FunctionDecl *patternOf(const FunctionDecl *F) {
  if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
    return Pattern->getCanonicalDecl();
  // A member template of a class instance is itself instantiated from a pattern.
  if (const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate()) {
    while (const FunctionTemplateDecl *From = T->getInstantiatedFromMemberTemplate())
      T = From;
    F = T->getTemplatedDecl();
  }
  return F->getCanonicalDecl();
}

SourceLocation calleeLocation(const CallExpr *Call) { return calleeLocation(Call->getCallee()); }

SourceLocation calleeLocation(const Expr *Callee) {
  Callee = Callee->IgnoreParenImpCasts();
  if (const auto *Name = dyn_cast<DeclRefExpr>(Callee))
    return Name->getLocation();
  if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    return Member->getMemberLoc();
  return {};
}

const FunctionDecl *namedFunction(const Stmt *S) {
  if (const auto *Name = dyn_cast<DeclRefExpr>(S))
    return dyn_cast<FunctionDecl>(Name->getDecl());
  if (const auto *Member = dyn_cast<MemberExpr>(S))
    return dyn_cast<FunctionDecl>(Member->getMemberDecl());
  if (const auto *Construct = dyn_cast<CXXConstructExpr>(S))
    return constructorOf(Construct);
  const auto *Call = dyn_cast<CallExpr>(S);
  return Call ? Call->getDirectCallee() : nullptr;
}

const FunctionDecl *constructorOf(const CXXConstructExpr *E) {
  const CXXConstructorDecl *Constructor = E->getConstructor();
  if (const auto Inherited = Constructor->getInheritedConstructor())
    return Inherited.getConstructor(); // `using base::base`
  return Constructor;
}

std::pair<SourceLocation, const CXXRecordDecl *> constructionPlace(const CXXConstructExpr *E) {
  const CXXRecordDecl *Class = E->getConstructor()->getParent();
  const CXXRecordDecl *Pattern = Class->getTemplateInstantiationPattern();
  return {E->getLocation(), (Pattern ? Pattern : Class)->getCanonicalDecl()};
}

namespace {

const DeclContext *scopeOf(const FunctionDecl *F) {
  return F->getDeclContext()->getRedeclContext()->getPrimaryContext();
}

class Finder {
public:
  Finder(const Unit &U, Model &M) : U(U), M(M) {}

  /// Renames a function of each overload pair with different return types or default
  /// arguments, which cannot become one function.
  void findDifferentInterfaces(const std::vector<CodeBlock> &Code) {
    for (const OverloadPair &P : M.Pairs) {
      const auto *Cpu = dyn_cast<CXXMethodDecl>(P.Cpu);
      if ((!U.context().hasSameType(P.Cpu->getReturnType(), P.Amp->getReturnType()) ||
           !haveOneInterface(U, P.Cpu, P.Amp)) &&
          !(Cpu && Cpu->isVirtual()) && !P.Amp->getPrimaryTemplate()) {
        Different.insert(P.Amp);
        Different.insert(P.Cpu);
      }
    }
    std::vector<OverloadPair> CallOperators;
    for (const OverloadPair &P : M.Pairs)
      if (!Different.count(P.Amp))
        continue;
      else if (P.Amp->getOverloadedOperator() == OO_Call && mayBeNamed(P.Cpu, {true, false}))
        CallOperators.push_back(P);
      else if (mayBeNamed(P.Amp, {false, true}))
        take(P.Amp);
    for (const FunctionDecl *F : callOperatorsToRename(U, Code, CallOperators))
      take(F);
  }

  /// See the declaration of the free function. A merged template would instantiate both
  /// bodies for a call of either.
  void findIndependentTemplates(const std::vector<CodeBlock> &Code) {
    std::vector<TemplatePair> Open;
    for (const OverloadPair &P : M.Pairs)
      if (std::optional<TemplatePair> Pair = templatePair(P))
        Open.push_back(std::move(*Pair));
    if (Open.empty())
      return;
    for (const CodeBlock &B : Code)
      B.forEachNamed([&](const Stmt *S) { noteInstance(Open, B.Set, S); });
    // If a body uses the name of a pair that is renamed, its own pair must be, too.
    std::set<DeclarationName> Chosen;
    for (bool Any = true; Any;) {
      Any = false;
      for (TemplatePair &Pair : Open)
        if (!Pair.Taken && Pair.OnCpu != Pair.OnAmp && Pair.needsOwnInstances(Chosen)) {
          Pair.Taken = Any = true;
          Chosen.insert(Pair.P.Amp->getDeclName());
        }
    }
    for (const TemplatePair &Pair : Open)
      if (Pair.Taken)
        take(Pair.P.Amp);
      else
        for (const FunctionDecl *F : {Pair.P.Cpu, Pair.P.Amp})
          Different.erase(F);
  }

  /// In headers, renames amp-only functions if the header also declares a cpu-only function of
  /// the name, and cpu-only call operators if an amp-only one may be a kernel. Calls do not
  /// matter, since the translation of a header must be the same for all sources.
  void findInHeaders() {
    for (const FunctionDecl *F : M.AmpFunctions) {
      if (!isInHeader(F))
        continue;
      if (mayBeNamed(F, {false, true}) && hasCpuFunctionBeside(F))
        take(F);
      if (mayBeKernel(F) && !restrictionOf(F).Cpu)
        for (const NamedDecl *D : scopeOf(F)->lookup(F->getDeclName()))
          if (const FunctionDecl *Cpu = D->getAsFunction();
              Cpu && !isa<UsingShadowDecl>(D) && mayBeKernel(Cpu) &&
              mayBeNamed(Cpu, {true, false}))
            take(Cpu);
    }
  }

  /// The runtime calls a kernel as operator(), which cannot be renamed. Renames the
  /// competing cpu operators instead.
  void findForLaunches() {
    forEachKernelCall(U, [&](const CodeBlock &B, const ChosenFunction &Chosen) {
      findFor(B, Chosen);
    });
  }

  /// Calls in the standard library cannot be edited. Renames the amp functions that such a
  /// call may choose instead of a cpu function.
  void findForLibraries() {
    for (const FunctionDecl *F : M.AmpFunctions)
      if (isCalledByLibraries(F) && mayBeNamed(F, {false, true}) &&
          (hasCpuFunctionBeside(F) || isFoundBeforeStd(F)))
        take(F);
  }

  /// Renames the functions that differ only in restriction from a function that \p D brings
  /// into their scope.
  void findBeside(const UsingDecl *D) {
    const DeclContext *Scope = D->getDeclContext()->getRedeclContext();
    for (const UsingShadowDecl *Shadow : D->shadows())
      if (const FunctionDecl *Brought = Shadow->getTargetDecl()->getAsFunction())
        for (const NamedDecl *Other : Scope->lookup(D->getDeclName()))
          if (const FunctionDecl *F = Other->getAsFunction();
              F && !isa<UsingShadowDecl>(Other) && isDistinct(F, Brought))
            take(F);
  }

  void findIn(const CodeBlock &B) {
    B.forEachNamed([&](const Stmt *S) {
      if (const auto *Call = dyn_cast<CallExpr>(S); Call && B.Set.both())
        compareSides(Call);
      forEachChosen(S, [&](const ChosenFunction &Chosen) { findFor(B, Chosen); });
    });
  }

private:
  /// Renames functions until \p Chosen has no rival, or conversions of the arguments suffice.
  void findFor(const CodeBlock &B, const ChosenFunction &Chosen) {
    if (Chosen.Construction && B.Set.both())
      compareSides(Chosen);
    // After one rival is renamed, another scope may have a second one.
    size_t Before;
    do {
      Before = M.Apart.size();
      const FunctionDecl *Rival = rivalOf(U, M, B, Chosen);
      if (!Rival || conversionsFor(U, M, B, Chosen, Rival))
        return;
      takeOneOf(B, patternOf(Chosen.Function), patternOf(Rival));
    } while (M.Apart.size() > Before);
  }
  /// Renames the chosen function or its rival: the amp-only one or, in amp-only code, a cpu-only
  /// rival.
  void takeOneOf(const CodeBlock &B, const FunctionDecl *Chosen, const FunctionDecl *Rival) {
    for (const FunctionDecl *F : {Chosen, Rival})
      if (mayBeNamed(F, {false, true}))
        return takeInSource(F);
    if (!B.Set.Cpu && mayBeNamed(Rival, {true, false}))
      takeInSource(Rival);
  }

  bool isDistinct(const FunctionDecl *F, const FunctionDecl *Brought) const {
    Restriction Set = restrictionOf(F), Other = restrictionOf(Brought);
    return sameParameters(U.context(), F, Brought) && Set.Amp != Other.Amp &&
           Set.Cpu != Other.Cpu && mayBeNamed(F, Set);
  }

  /// Renames a callee of \p Call, in code of both restrictions, if its cpu and amp callee
  /// differ.
  void compareSides(const CallExpr *Call) {
    auto It = M.AmpMeanings.find(calleeLocation(Call));
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (It == M.AmpMeanings.end() || !Callee)
      return;
    const FunctionDecl *Cpu = patternOf(Callee);
    for (const FunctionDecl *Amp : It->second)
      if (Amp != Cpu && mayBeNamed(Amp, {false, true}))
        takeInSource(Amp);
      else if (Amp != Cpu && mayBeNamed(Cpu, {true, false}) && scopeOf(Amp) == scopeOf(Cpu) &&
               !areNamedApart(M, Amp, Cpu))
        takeInSource(Cpu);
  }
  void compareSides(const ChosenFunction &Chosen) {
    auto It = M.AmpConstructors.find(constructionPlace(Chosen.Construction));
    if (It != M.AmpConstructors.end())
      for (const FunctionDecl *Amp : It->second)
        if (Amp != patternOf(Chosen.Function) && mayBeNamed(Amp, {false, true}))
          takeInSource(Amp);
  }

  /// A pair of templates, or of members of a class template, that may get two names.
  struct TemplatePair {
    OverloadPair P;
    BodyRequirements Cpu, Amp;
    std::set<llvm::FoldingSetNodeID> OnCpu, OnAmp; ///< the instances that cpu and amp code use
    bool Taken = false;

    bool needsOwnInstances(const std::set<DeclarationName> &Chosen) const {
      return Cpu.All != Amp.All || llvm::any_of(Cpu.Names, [&](DeclarationName Name) {
               return Chosen.count(Name);
             });
    }
  };

  /// \p P as a candidate for renaming, or no value. A pair in a header is none: the instances
  /// of a template decide which of the two a call in it means, and sources that include the
  /// header have different instances.
  std::optional<TemplatePair> templatePair(const OverloadPair &P) {
    const FunctionDecl *Cpu = P.Cpu->getDefinition(), *Amp = P.Amp->getDefinition();
    if (!P.Amp->isTemplated() || P.Amp->getPrimaryTemplate() || isInHeader(P.Cpu) ||
        isInHeader(P.Amp) || !Cpu || !Amp || !Cpu->hasBody() || !Amp->hasBody() || enclosingFunction(P.Amp->getDeclContext()) ||
        P.Amp->getLexicalDeclContext() != P.Cpu->getLexicalDeclContext() ||
        (P.Amp->getFriendObjectKind() != Decl::FOK_None) || isCalledUnseen(P.Amp) ||
        isInstantiatedByHand(P.Cpu) || isInstantiatedByHand(P.Amp))
      return std::nullopt;
    for (const FunctionDecl *F : {P.Cpu, P.Amp})
      Different.insert(F);
    const auto *Method = dyn_cast<CXXMethodDecl>(P.Cpu);
    if (mayBeNamed(P.Amp, {false, true}) && !(Method && Method->isVirtual()))
      return TemplatePair{P, requirementsOf(U, Cpu), requirementsOf(U, Amp), {}, {}};
    for (const FunctionDecl *F : {P.Cpu, P.Amp})
      Different.erase(F);
    return std::nullopt;
  }

  /// True for a function that the compiler may call implicitly.
  static bool isCalledUnseen(const FunctionDecl *F) {
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    return Method && (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator() ||
                      F->getOverloadedOperator() == OO_Arrow);
  }

  static bool isInstantiatedByHand(const FunctionDecl *F) {
    return llvm::any_of(specializationsOf(F), [](const FunctionDecl *S) {
      TemplateSpecializationKind Kind = S->getTemplateSpecializationKind();
      return Kind == TSK_ExplicitInstantiationDeclaration ||
             Kind == TSK_ExplicitInstantiationDefinition;
    });
  }

  /// Notes the instance of a pair of \p Pairs that \p S names, in code of the restrictions
  /// \p Set.
  void noteInstance(std::vector<TemplatePair> &Pairs, Restriction Set, const Stmt *S) const {
    const FunctionDecl *F = namedFunction(S);
    if (!F || !U.isUserLocation(F->getLocation()))
      return;
    const FunctionDecl *Pattern = patternOf(F);
    for (TemplatePair &Pair : Pairs) {
      if (Pair.P.Cpu != Pattern && Pair.P.Amp != Pattern)
        continue;
      llvm::FoldingSetNodeID Instance;
      if (const auto *Method = dyn_cast<CXXMethodDecl>(F))
        Instance.AddPointer(Method->getParent()->getCanonicalDecl());
      if (const TemplateArgumentList *Arguments = F->getTemplateSpecializationArgs())
        for (const TemplateArgument &A : Arguments->asArray())
          U.context().getCanonicalTemplateArgument(A).Profile(Instance, U.context());
      if (Set.Cpu)
        Pair.OnCpu.insert(Instance);
      if (Set.Amp)
        Pair.OnAmp.insert(Instance);
    }
  }

  /// True if \p F has exactly the restrictions \p Set, and the output can rename it, or add a
  /// tag to a constructor.
  bool mayBeNamed(const FunctionDecl *F, Restriction Set) const {
    Restriction Own = restrictionOf(F);
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    bool Named = F->getDeclName().isIdentifier() || F->isOverloadedOperator() ||
                 (mayBeTagged(F) && Set.Amp);
    bool BecomesOne = isHalfOfPair(M, F) && !Different.count(F->getCanonicalDecl());
    // The runtime calls kernels as operator().
    return Named && !(Own.Amp && mayBeKernel(F)) && Own.Cpu == Set.Cpu && Own.Amp == Set.Amp && !BecomesOne &&
           U.isUserLocation(F->getLocation()) && !F->isMain() && !F->isExternC() &&
           (!Method || (!Method->isVirtual() && !Method->getParent()->isLambda())) &&
           !isa<CXXDestructorDecl, CXXConversionDecl>(F);
  }

  /// True for a constructor that the compiler does not call on its own: no default, copy or
  /// move constructor.
  static bool mayBeTagged(const FunctionDecl *F) {
    const auto *Constructor = dyn_cast<CXXConstructorDecl>(F);
    return Constructor && !Constructor->isCopyOrMoveConstructor() &&
           !Constructor->isDefaultConstructor();
  }

  static bool isCalledByLibraries(const FunctionDecl *F) {
    const IdentifierInfo *Name = F->getIdentifier();
    return F->isOverloadedOperator() || isa<CXXConstructorDecl>(F) ||
           (Name && llvm::StringSwitch<bool>(Name->getName())
                        .Cases("swap", "begin", "end", "size", "data", "get", true)
                        .Default(false));
  }

  /// True for a `swap` in the namespace of a parameter's class: `swap(a, b)` in the standard
  /// library prefers it to `std::swap`.
  static bool isFoundBeforeStd(const FunctionDecl *F) {
    return F->getIdentifier() && F->getName() == "swap" &&
           llvm::any_of(F->parameters(), [&](const ParmVarDecl *P) {
             const CXXRecordDecl *Class = P->getType().getNonReferenceType()->getAsCXXRecordDecl();
             return Class && Class->getEnclosingNamespaceContext()->Equals(
                                 F->getDeclContext()->getEnclosingNamespaceContext());
           });
  }

  bool isInHeader(const FunctionDecl *F) const {
    return !U.SM.isInMainFile(U.SM.getExpansionLoc(F->getLocation()));
  }

  /// Calls take() unless a header declares \p F: the translation of a header must not depend
  /// on calls in other files.
  void takeInSource(const FunctionDecl *F) {
    if (!isInHeader(F))
      take(F);
  }

  bool hasCpuFunctionBeside(const FunctionDecl *F) const {
    FileID Home = U.SM.getFileID(U.SM.getExpansionLoc(F->getLocation()));
    return llvm::any_of(scopeOf(F)->lookup(F->getDeclName()), [&](const NamedDecl *D) {
      const FunctionDecl *Other = D->getAsFunction();
      if (!Other || Other->isImplicit() || isHalfOfPair(M, Other) ||
          U.SM.getFileID(U.SM.getExpansionLoc(Other->getLocation())) != Home)
        return false;
      Restriction Set = restrictionOf(Other);
      if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(Other))
        return Set.Cpu && !Constructor->isCopyOrMoveConstructor() && takeOneCount(F, Other) &&
               (!Set.Amp || takeOneKind(F, Other));
      return !Set.Amp;
    });
  }

  /// True if some number of arguments suits both functions.
  static bool takeOneCount(const FunctionDecl *A, const FunctionDecl *B) {
    auto Takes = [](const FunctionDecl *F, unsigned Count) {
      bool IsOpen = F->isVariadic() || llvm::any_of(F->parameters(), [](const ParmVarDecl *P) {
                      return P->isParameterPack();
                    });
      return F->getMinRequiredArguments() <= Count && (IsOpen || Count <= F->getNumParams());
    };
    return Takes(A, B->getMinRequiredArguments()) || Takes(B, A->getMinRequiredArguments());
  }

  /// True if each argument that suits \p A may suit \p B after a standard conversion.
  static bool takeOneKind(const FunctionDecl *A, const FunctionDecl *B) {
    for (unsigned I = 0; I < std::min(A->getNumParams(), B->getNumParams()); ++I) {
      QualType Own = A->getParamDecl(I)->getType().getNonReferenceType();
      QualType Other = B->getParamDecl(I)->getType().getNonReferenceType();
      if (!Own->isDependentType() && !Other->isDependentType() &&
          !(Own->isScalarType() && Other->isScalarType()) &&
          !A->getASTContext().hasSameUnqualifiedType(Own, Other))
        return false;
    }
    return true;
  }

  /// Adds \p F to \c Model::Apart, with all overloads of its scope that have the same
  /// restrictions and can be renamed.
  void take(const FunctionDecl *F) {
    F = F->getCanonicalDecl();
    if (apartOverloadsOf(M, F))
      return;
    ApartOverloads Apart;
    Apart.Scope = scopeOf(F);
    Apart.Amp = restrictionOf(F).Amp;
    Apart.Functions.push_back(F);
    for (const NamedDecl *D : Apart.Scope->lookup(F->getDeclName())) {
      const FunctionDecl *Other = D->getAsFunction();
      if (Other && !isa<UsingShadowDecl>(D) && Other->getCanonicalDecl() != F &&
          mayBeKernel(Other) == mayBeKernel(F) && mayBeNamed(Other, {!Apart.Amp, Apart.Amp}))
        Apart.Functions.push_back(Other->getCanonicalDecl());
    }
    M.Apart.push_back(std::move(Apart));
  }

  const Unit &U;
  Model &M;
  std::set<const FunctionDecl *> Different; ///< functions of pairs that do not become one
};

class Usings : public RecursiveASTVisitor<Usings> {
public:
  Usings(const Unit &U, Finder &F) : U(U), F(F) {}

  bool TraverseDecl(Decl *D) {
    bool Foreign = D && D->getDeclContext() && D->getDeclContext()->isTranslationUnit() &&
                   !U.isUserLocation(D->getLocation()) && !U.isUserLocation(D->getBeginLoc());
    return Foreign || RecursiveASTVisitor::TraverseDecl(D);
  }
  bool VisitUsingDecl(UsingDecl *D) {
    if (!D->getDeclContext()->getRedeclContext()->isFunctionOrMethod())
      F.findBeside(D);
    return true;
  }

private:
  const Unit &U;
  Finder &F;
};

} // namespace

/// Calls \p Do for every full expression in \p S.
static void forEachExpression(const Stmt *S, llvm::function_ref<void(const Expr *)> Do) {
  if (const auto *E = dyn_cast_or_null<Expr>(S))
    Do(E);
  else if (S)
    for (const Stmt *Child : S->children())
      forEachExpression(Child, Do);
}

void forEachKernelCall(const Unit &U,
                       llvm::function_ref<void(const CodeBlock &, const ChosenFunction &)> Do) {
  auto Find = [&](const DeclContext *Scope, const char *Name) -> const NamedDecl * {
    auto Found = Scope->lookup(&U.context().Idents.get(Name));
    return Found.empty() ? nullptr : Found.front();
  };
  const auto *Runtime =
      dyn_cast_or_null<NamespaceDecl>(Find(U.context().getTranslationUnitDecl(), "amp2hip"));
  const auto *Calls =
      Runtime ? dyn_cast_or_null<FunctionTemplateDecl>(Find(Runtime, "kernel_call")) : nullptr;
  if (!Calls)
    return;
  for (const FunctionDecl *F : Calls->specializations()) {
    CodeBlock B;
    B.Function = F;
    B.Set = {false, true};
    forEachExpression(F->getBody(), [&](const Expr *E) {
      forEachChosen(E->IgnoreImplicit(), [&](const ChosenFunction &Chosen) { Do(B, Chosen); });
    });
  }
}

bool isResolvedOnAmpSide(const Model &M, const ChosenFunction &Chosen) {
  if (Chosen.Construction)
    return M.AmpConstructors.count(constructionPlace(Chosen.Construction));
  return Chosen.Callee && M.ResolvedOnAmpSide.count(calleeLocation(Chosen.Callee));
}

void findIndependentTemplates(const Unit &U, Model &M, const std::vector<CodeBlock> &Code) {
  Finder(U, M).findIndependentTemplates(Code);
}

void findApartOverloads(const Unit &U, Model &M, const std::vector<CodeBlock> &Code) {
  if (M.AmpFunctions.empty())
    return;
  Finder F(U, M);
  F.findDifferentInterfaces(Code);
  F.findInHeaders();
  F.findForLibraries();
  F.findForLaunches();
  Usings(U, F).TraverseDecl(U.context().getTranslationUnitDecl());
  for (const CodeBlock &B : Code)
    F.findIn(B);
}

const ApartOverloads *apartOverloadsOf(const Model &M, const FunctionDecl *F) {
  const FunctionDecl *Key = patternOf(F);
  const FunctionDecl *From = specializedFrom(F);
  for (const ApartOverloads &Apart : M.Apart)
    if (llvm::is_contained(Apart.Functions, Key) || llvm::is_contained(Apart.Functions, From))
      return &Apart;
  return nullptr;
}

bool areNamedApart(const Model &M, const FunctionDecl *A, const FunctionDecl *B) {
  return apartOverloadsOf(M, A) != apartOverloadsOf(M, B);
}

} // namespace amp2hip
