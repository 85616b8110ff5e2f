//===--- RenamedOverloads.cpp - Overloads that the output must rename -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/overloads/RenamedOverloads.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Signatures.h"
#include "model/CodeIndex.h"
#include "model/Model.h"
#include "model/overloads/BodyRequirements.h"
#include "model/overloads/CallOperators.h"
#include "model/overloads/MemberTemplates.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
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

bool haveSameTemplateArguments(const FunctionDecl *A, const FunctionDecl *B) {
  const ASTContext &Ctx = A->getASTContext();
  llvm::ArrayRef<TemplateArgument> ArgsOfA = A->getTemplateSpecializationArgs()->asArray();
  llvm::ArrayRef<TemplateArgument> ArgsOfB = B->getTemplateSpecializationArgs()->asArray();
  return ArgsOfA.size() == ArgsOfB.size() &&
         llvm::all_of(llvm::zip(ArgsOfA, ArgsOfB), [&](auto Both) {
           return Ctx.getCanonicalTemplateArgument(std::get<0>(Both))
               .structurallyEquals(Ctx.getCanonicalTemplateArgument(std::get<1>(Both)));
         });
}

const FunctionDecl *instanceOf(const FunctionTemplateDecl *Template, const FunctionDecl *Like) {
  for (const FunctionDecl *F : Template->specializations())
    if (haveSameTemplateArguments(F, Like))
      return F;
  return nullptr;
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

class RenamedOverloadFinder {
public:
  RenamedOverloadFinder(const Unit &U, Model &M) : U(U), M(M) {}

  /// Renames a function of each overload pair that cannot become one function, because the return
  /// types or default arguments of its two functions differ.
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
      else if (P.Amp->getOverloadedOperator() == OO_Call && canBeRenamed(P.Cpu, {true, false}))
        CallOperators.push_back(P);
      else if (canBeRenamed(P.Amp, {false, true}))
        rename(P.Amp);
    for (const FunctionDecl *F : callOperatorsToRename(U, Code, CallOperators))
      rename(F);
  }

  /// Renames the amp templates of overload pairs that cannot become one template. A merged template
  /// would instantiate both bodies for a call of either (see the function of this name in
  /// RenamedOverloads.h).
  void findIndependentTemplates(const std::vector<CodeBlock> &Code) {
    std::vector<TemplatePair> Open;
    for (const OverloadPair &P : M.Pairs)
      if (std::optional<TemplatePair> Pair = templatePair(P))
        Open.push_back(std::move(*Pair));
    if (Open.empty())
      return;
    for (const CodeBlock &B : Code)
      B.forEachStatementOrOperand([&](const Stmt *S) { noteInstance(Open, B.Restrictions, S); });
    // A body that uses the name of a renamed pair requires that its own pair is renamed, too.
    std::set<DeclarationName> RenamedNames;
    for (bool Any = true; Any;) {
      Any = false;
      for (TemplatePair &Pair : Open)
        if (!Pair.IsRenamed && Pair.OnCpu != Pair.OnAmp && Pair.needsOwnInstances(RenamedNames)) {
          Pair.IsRenamed = Any = true;
          RenamedNames.insert(Pair.P.Amp->getDeclName());
        }
    }
    for (const TemplatePair &Pair : Open)
      if (Pair.IsRenamed)
        rename(Pair.P.Amp);
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
      if (canBeRenamed(F, {false, true}) && hasCpuFunctionBeside(F))
        rename(F);
      if (mayBeKernel(F) && !restrictionOf(F).Cpu)
        for (const NamedDecl *D : scopeOf(F)->lookup(F->getDeclName()))
          if (const FunctionDecl *Cpu = D->getAsFunction(); Cpu && !isa<UsingShadowDecl>(D) &&
                                                            mayBeKernel(Cpu) &&
                                                            canBeRenamed(Cpu, {true, false}))
            rename(Cpu);
    }
  }

  /// Renames the cpu call operators that compete with the call operators of launched kernels. The
  /// latter cannot be renamed, because the runtime calls a kernel as operator().
  void findForLaunches() {
    forEachKernelCall(U, [&](const CodeBlock &B, const ResolvedCall &Call) { findFor(B, Call); });
  }

  /// Renames the amp functions that a call in the standard library may choose instead of a cpu
  /// function. The call cannot be edited.
  void findForLibraries() {
    for (const FunctionDecl *F : M.AmpFunctions)
      if (isCalledByLibraries(F) && canBeRenamed(F, {false, true}) &&
          (hasCpuFunctionBeside(F) || isFoundBeforeStd(F)))
        rename(F);
  }

  /// Renames the functions that differ only in restriction from a function that the using
  /// declaration \p D makes visible in their scope.
  void findBeside(const UsingDecl *D) {
    const DeclContext *Scope = D->getDeclContext()->getRedeclContext();
    for (const UsingShadowDecl *Shadow : D->shadows())
      if (const FunctionDecl *Brought = Shadow->getTargetDecl()->getAsFunction())
        for (const NamedDecl *Other : Scope->lookup(D->getDeclName()))
          if (const FunctionDecl *F = Other->getAsFunction();
              F && !isa<UsingShadowDecl>(Other) && isDistinct(F, Brought))
            rename(F);
  }

  void findIn(const CodeBlock &B) {
    B.forEachStatementOrOperand([&](const Stmt *S) {
      if (const auto *Call = dyn_cast<CallExpr>(S); Call && B.Restrictions.both())
        renameDifferingCallees(Call);
      forEachResolvedCall(S, [&](const ResolvedCall &Call) { findFor(B, Call); });
    });
  }

private:
  /// Renames functions until \p Call has no competing candidate, or conversions of the arguments
  /// suffice.
  void findFor(const CodeBlock &B, const ResolvedCall &Call) {
    if (Call.Construction && B.Restrictions.both())
      renameDifferingCallees(Call);
    // After one competing candidate is renamed, another scope may have a second one.
    size_t Before;
    do {
      Before = M.Renamed.size();
      const FunctionDecl *Competing = competingCandidate(U, M, B, Call);
      if (!Competing || conversionsFor(U, M, B, Call, Competing))
        return;
      renameOneOf(B, patternOf(Call.Function), patternOf(Competing));
    } while (M.Renamed.size() > Before);
  }
  /// Renames the callee or its competing candidate, whichever is amp only. In amp-only code,
  /// renames a cpu-only competing candidate if neither is.
  void renameOneOf(const CodeBlock &B, const FunctionDecl *Callee, const FunctionDecl *Competing) {
    for (const FunctionDecl *F : {Callee, Competing})
      if (canBeRenamed(F, {false, true}))
        return renameUnlessInHeader(F);
    if (!B.Restrictions.Cpu && canBeRenamed(Competing, {true, false}))
      renameUnlessInHeader(Competing);
  }

  bool isDistinct(const FunctionDecl *F, const FunctionDecl *Brought) const {
    Restriction Set = restrictionOf(F), Other = restrictionOf(Brought);
    return sameParameters(U.context(), F, Brought) && Set.Amp != Other.Amp &&
           Set.Cpu != Other.Cpu && canBeRenamed(F, Set);
  }

  /// Renames a callee of \p Call, a call in code of both restrictions, if its cpu callee and its
  /// amp callee are different functions.
  void renameDifferingCallees(const CallExpr *Call) {
    auto It = M.AmpCallees.find(calleeLocation(Call));
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (It == M.AmpCallees.end() || !Callee)
      return;
    const FunctionDecl *Cpu = patternOf(Callee);
    for (const FunctionDecl *Amp : It->second)
      if (Amp != Cpu && canBeRenamed(Amp, {false, true}))
        renameUnlessInHeader(Amp);
      else if (Amp != Cpu && canBeRenamed(Cpu, {true, false}) && scopeOf(Amp) == scopeOf(Cpu) &&
               !haveDifferentOutputNames(M, Amp, Cpu))
        renameUnlessInHeader(Cpu);
  }
  void renameDifferingCallees(const ResolvedCall &Call) {
    auto It = M.AmpConstructors.find(constructionPlace(Call.Construction));
    if (It != M.AmpConstructors.end())
      for (const FunctionDecl *Amp : It->second)
        if (Amp != patternOf(Call.Function) && canBeRenamed(Amp, {false, true}))
          renameUnlessInHeader(Amp);
  }

  /// A pair of templates, or of members of a class template, that may get two names.
  struct TemplatePair {
    OverloadPair P;
    BodyRequirements Cpu, Amp;
    std::set<llvm::FoldingSetNodeID> OnCpu, OnAmp; ///< the instances that cpu and amp code use
    bool IsRenamed = false;

    bool needsOwnInstances(const std::set<DeclarationName> &RenamedNames) const {
      return Cpu.All != Amp.All || llvm::any_of(Cpu.Names, [&](DeclarationName Name) {
               return RenamedNames.count(Name);
             });
    }
  };

  /// Returns \p P as a candidate for renaming; no value if it must not be renamed. This includes
  /// pairs in headers: the instances of a template decide which of the two functions a call in it
  /// chooses, and sources that include the header have different instances.
  std::optional<TemplatePair> templatePair(const OverloadPair &P) {
    const FunctionDecl *Cpu = P.Cpu->getDefinition(), *Amp = P.Amp->getDefinition();
    if (!P.Amp->isTemplated() || P.Amp->getPrimaryTemplate() || isInHeader(P.Cpu) ||
        isInHeader(P.Amp) || !Cpu || !Amp || !Cpu->hasBody() || !Amp->hasBody() ||
        enclosingFunction(P.Amp->getDeclContext()) ||
        P.Amp->getLexicalDeclContext() != P.Cpu->getLexicalDeclContext() ||
        (P.Amp->getFriendObjectKind() != Decl::FOK_None) || isCalledImplicitly(P.Amp) ||
        isExplicitlyInstantiated(P.Cpu) || isExplicitlyInstantiated(P.Amp))
      return std::nullopt;
    for (const FunctionDecl *F : {P.Cpu, P.Amp})
      Different.insert(F);
    const auto *Method = dyn_cast<CXXMethodDecl>(P.Cpu);
    if (canBeRenamed(P.Amp, {false, true}) && !(Method && Method->isVirtual()))
      return TemplatePair{P, requirementsOf(U, Cpu), requirementsOf(U, Amp), {}, {}};
    for (const FunctionDecl *F : {P.Cpu, P.Amp})
      Different.erase(F);
    return std::nullopt;
  }

  /// True for a function that the compiler may call implicitly.
  static bool isCalledImplicitly(const FunctionDecl *F) {
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    return Method && (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator() ||
                      F->getOverloadedOperator() == OO_Arrow);
  }

  static bool isExplicitlyInstantiated(const FunctionDecl *F) {
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
  bool canBeRenamed(const FunctionDecl *F, Restriction Set) const {
    Restriction Own = restrictionOf(F);
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    bool Named =
        F->getDeclName().isIdentifier() || F->isOverloadedOperator() || (canBeTagged(F) && Set.Amp);
    bool BecomesOne = isInOverloadPair(M, F) && !Different.count(F->getCanonicalDecl());
    // The runtime calls kernels as operator().
    return Named && !(Own.Amp && mayBeKernel(F)) && Own.Cpu == Set.Cpu && Own.Amp == Set.Amp &&
           !BecomesOne && U.isUserLocation(F->getLocation()) && !F->isMain() && !F->isExternC() &&
           (!Method || (!Method->isVirtual() && !Method->getParent()->isLambda())) &&
           !isa<CXXDestructorDecl, CXXConversionDecl>(F);
  }

  /// True for a constructor that the compiler does not call on its own: no default, copy or
  /// move constructor.
  static bool canBeTagged(const FunctionDecl *F) {
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

  /// Calls rename(\p F) unless a header declares \p F, because the translation of a header must not
  /// depend on calls in other files.
  void renameUnlessInHeader(const FunctionDecl *F) {
    if (!isInHeader(F))
      rename(F);
  }

  bool hasCpuFunctionBeside(const FunctionDecl *F) const {
    FileID Home = U.SM.getFileID(U.SM.getExpansionLoc(F->getLocation()));
    return llvm::any_of(scopeOf(F)->lookup(F->getDeclName()), [&](const NamedDecl *D) {
      const FunctionDecl *Other = D->getAsFunction();
      if (!Other || Other->isImplicit() || isInOverloadPair(M, Other) ||
          U.SM.getFileID(U.SM.getExpansionLoc(Other->getLocation())) != Home)
        return false;
      Restriction Set = restrictionOf(Other);
      if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(Other))
        return Set.Cpu && !Constructor->isCopyOrMoveConstructor() && acceptCommonCount(F, Other) &&
               (!Set.Amp || acceptCommonKinds(F, Other));
      return !Set.Amp;
    });
  }

  /// True if some number of arguments suits both functions.
  static bool acceptCommonCount(const FunctionDecl *A, const FunctionDecl *B) {
    auto Takes = [](const FunctionDecl *F, unsigned Count) {
      bool IsOpen = F->isVariadic() || llvm::any_of(F->parameters(), [](const ParmVarDecl *P) {
                      return P->isParameterPack();
                    });
      return F->getMinRequiredArguments() <= Count && (IsOpen || Count <= F->getNumParams());
    };
    return Takes(A, B->getMinRequiredArguments()) || Takes(B, A->getMinRequiredArguments());
  }

  /// True if each argument that suits \p A may suit \p B after a standard conversion.
  static bool acceptCommonKinds(const FunctionDecl *A, const FunctionDecl *B) {
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

  /// Adds \p F to \c Model::Renamed, with all overloads of its scope that have the same
  /// restrictions and can be renamed.
  void rename(const FunctionDecl *F) {
    F = F->getCanonicalDecl();
    if (renamedOverloadsOf(M, F))
      return;
    RenamedOverloads Group;
    Group.Scope = scopeOf(F);
    Group.Amp = restrictionOf(F).Amp;
    Group.Functions.push_back(F);
    for (const NamedDecl *D : Group.Scope->lookup(F->getDeclName())) {
      const FunctionDecl *Other = D->getAsFunction();
      if (Other && !isa<UsingShadowDecl>(D) && Other->getCanonicalDecl() != F &&
          mayBeKernel(Other) == mayBeKernel(F) && canBeRenamed(Other, {!Group.Amp, Group.Amp}))
        Group.Functions.push_back(Other->getCanonicalDecl());
    }
    M.Renamed.push_back(std::move(Group));
  }

  const Unit &U;
  Model &M;
  std::set<const FunctionDecl *> Different; ///< functions of pairs that do not become one
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
                       llvm::function_ref<void(const CodeBlock &, const ResolvedCall &)> Do) {
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
    B.Restrictions = {false, true};
    forEachExpression(F->getBody(), [&](const Expr *E) {
      forEachResolvedCall(E->IgnoreImplicit(), [&](const ResolvedCall &Call) { Do(B, Call); });
    });
  }
}

bool isResolvedForAmp(const Model &M, const ResolvedCall &Call) {
  if (Call.Construction)
    return M.AmpConstructors.count(constructionPlace(Call.Construction));
  return Call.Callee && M.ResolvedForAmp.count(calleeLocation(Call.Callee));
}

void findIndependentTemplates(const Unit &U, Model &M, const std::vector<CodeBlock> &Code) {
  RenamedOverloadFinder(U, M).findIndependentTemplates(Code);
}

void findRenamedOverloads(const Unit &U, const CodeIndex &Index, Model &M,
                          const std::vector<CodeBlock> &Code) {
  if (M.AmpFunctions.empty())
    return;
  RenamedOverloadFinder F(U, M);
  F.findDifferentInterfaces(Code);
  F.findInHeaders();
  F.findForLibraries();
  F.findForLaunches();
  Index.forEachDeclaration<UsingDecl>([&](const UsingDecl *D) {
    if (!D->getDeclContext()->getRedeclContext()->isFunctionOrMethod())
      F.findBeside(D);
  });
  for (const CodeBlock &B : Code)
    F.findIn(B);
}

const RenamedOverloads *renamedOverloadsOf(const Model &M, const FunctionDecl *F) {
  const FunctionDecl *Key = patternOf(F);
  const FunctionDecl *From = specializedFrom(F);
  for (const RenamedOverloads &Group : M.Renamed)
    if (llvm::is_contained(Group.Functions, Key) || llvm::is_contained(Group.Functions, From))
      return &Group;
  return nullptr;
}

bool haveDifferentOutputNames(const Model &M, const FunctionDecl *A, const FunctionDecl *B) {
  return renamedOverloadsOf(M, A) != renamedOverloadsOf(M, B);
}

} // namespace amp2hip
