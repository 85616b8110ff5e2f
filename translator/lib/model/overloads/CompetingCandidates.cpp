//===--- CompetingCandidates.cpp - Competing candidates -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds competing candidates: functions that compilers without restrictions would choose instead of
// the callee, or find ambiguous with it. In C++ AMP, a function without the caller's restriction is
// no candidate, whatever its parameters (§2.3.2.1, L-2.3.2.1-f). The compilers of the output choose
// the best match among all functions. This file repeats the overload resolution with Clang's CUDA
// mode switched off, which has the same result.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "model/Model.h"
#include "model/overloads/OverloadCandidates.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Overload.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True for an initializer-list constructor, which list-initialization prefers.
bool takesList(const FunctionDecl *F) {
  const auto *Class = F->getNumParams() == 0
                          ? nullptr
                          : dyn_cast_or_null<ClassTemplateSpecializationDecl>(
                                F->getParamDecl(0)->getType()->getAsCXXRecordDecl());
  return Class && isa<CXXConstructorDecl>(F) && Class->isInStdNamespace() &&
         Class->getName() == "initializer_list";
}

/// \p E as written, before its conversion to the type of a parameter.
Expr *asWritten(ASTContext &Ctx, const Expr *E);

Expr *asList(ASTContext &Ctx, SourceRange Braces, llvm::ArrayRef<const Expr *> Elements) {
  SmallVector<Expr *, 4> Written;
  for (const Expr *E : Elements)
    if (!isa<ImplicitValueInitExpr, CXXDefaultInitExpr, CXXDefaultArgExpr>(E))
      Written.push_back(asWritten(Ctx, E));
  auto *List = new (Ctx) InitListExpr(Ctx, Braces.getBegin(), Written, Braces.getEnd());
  List->setType(Ctx.VoidTy);
  return List;
}

Expr *asWritten(ASTContext &Ctx, const Expr *E) {
  E = E->IgnoreUnlessSpelledInSource();
  if (const auto *List = dyn_cast<CXXStdInitializerListExpr>(E))
    E = List->getSubExpr()->IgnoreUnlessSpelledInSource();
  if (const auto *List = dyn_cast<InitListExpr>(E)) {
    if (const InitListExpr *Written = List->getSyntacticForm())
      List = Written;
    return asList(Ctx, List->getSourceRange(), List->inits());
  }
  if (const auto *Object = dyn_cast<CXXConstructExpr>(E);
      Object && Object->isListInitialization() && !isa<CXXTemporaryObjectExpr>(Object))
    return asList(Ctx, Object->getSourceRange(),
                  llvm::ArrayRef(Object->getArgs(), Object->getNumArgs()));
  return const_cast<Expr *>(E);
}

/// During the lifetime of an object, Clang ignores restrictions and reports nothing.
class WithoutRestrictions {
public:
  explicit WithoutRestrictions(const Unit &U)
      : Lang(U.CI.getLangOpts()),
        Unevaluated(U.sema(), Sema::ExpressionEvaluationContext::Unevaluated),
        Silent(U.sema(), /*AccessCheckingSFINAE=*/true) {
    Lang.CUDA = false;
  }
  ~WithoutRestrictions() { Lang.CUDA = true; }

private:
  LangOptions &Lang;
  EnterExpressionEvaluationContext Unevaluated;
  Sema::SFINAETrap Silent;
};

/// Overload resolution for the call \p Call among the functions that add() adds.
class Resolution {
public:
  Resolution(const Unit &U, const ResolvedCall &Call)
      : U(U), Call(Call), Set(Call.Place, OverloadCandidateSet::CSK_Normal) {
    const auto *Method = dyn_cast<CXXMethodDecl>(Call.Function);
    IsConstructor = isa<CXXConstructorDecl>(Call.Function);
    HasObject = Method && !IsConstructor && !Call.IsOperator;
    if (HasObject) // null: a static member called by its name
      Arguments.push_back(Call.Object ? asWritten(U.context(), Call.Object) : nullptr);
    for (const Expr *E : Call.Operands) {
      const Expr *Written = E->IgnoreUnlessSpelledInSource();
      if (isa<CXXDefaultArgExpr>(Written))
        break;
      Arguments.push_back(asWritten(U.context(), E));
    }
    IsOpen = llvm::any_of(Arguments, [](const Expr *E) { return E && E->isTypeDependent(); });
  }

  /// True if the type of an argument is dependent. The call can then be resolved only in the
  /// instances of the template.
  bool IsOpen = false;

  void add(const FunctionDecl *Function) {
    FunctionTemplateDecl *Template = Function->getPrimaryTemplate();
    if (!Template)
      Template = Function->getDescribedFunctionTemplate();
    auto *F = const_cast<FunctionDecl *>(Function);
    NamedDecl *D = Template ? static_cast<NamedDecl *>(Template) : F;
    TemplateArgumentListInfo Given;
    bool AnyGiven = Template && copyGiven(Given);
    if (IsConstructor) {
      DeclAccessPair Found = DeclAccessPair::make(D, AS_public);
      if (Template)
        U.sema().AddTemplateOverloadCandidate(Template, Found, nullptr, Arguments, Set);
      else
        U.sema().AddOverloadCandidate(F, Found, Arguments, Set);
      return;
    }
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    bool IsMemberOperator = Call.IsOperator && Method && !Method->isStatic() &&
                            !Arguments.empty() && Arguments.front()->getType()->isRecordType();
    if ((HasObject && Arguments.front()) || IsMemberOperator)
      return addMember(cast<CXXMethodDecl>(F), Template, AnyGiven ? &Given : nullptr);
    UnresolvedSet<1> One;
    One.addDecl(D, AS_public);
    U.sema().AddFunctionCandidates(One, Arguments, Set, AnyGiven ? &Given : nullptr,
                                   /*SuppressUserConversions=*/false, /*PartialOverloading=*/false,
                                   HasObject);
  }

  /// The best viable function or, if the call is ambiguous, a viable function other than the
  /// callee. Null if the callee is the best.
  const FunctionDecl *better() {
    OverloadCandidateSet::iterator Best;
    const FunctionDecl *Own = patternOf(Call.Function);
    switch (Set.BestViableFunction(U.sema(), Call.Place, Best)) {
    case OR_Success:
    case OR_Deleted:
      return patternOf(Best->Function) == Own ? nullptr : Best->Function;
    default:
      for (const OverloadCandidate &C : Set)
        if (C.Function && patternOf(C.Function) != Own && C.Viable)
          return C.Function;
      return nullptr;
    }
  }

  bool isAmbiguous() {
    OverloadCandidateSet::iterator Best;
    return Set.BestViableFunction(U.sema(), Call.Place, Best) == OR_Ambiguous;
  }

private:
  /// Adds a member function. A member of a base class counts as a member of the object's own class,
  /// as if a using declaration named it.
  void addMember(CXXMethodDecl *F, FunctionTemplateDecl *Template,
                 TemplateArgumentListInfo *Given) {
    Sema &S = U.sema();
    const Expr *Object = Arguments.front();
    QualType T = Object->getType();
    Expr::Classification Class = T->isPointerType() ? Expr::Classification::makeSimpleLValue()
                                                    : Object->Classify(U.context());
    if (T->isPointerType())
      T = T->getPointeeType();
    CXXRecordDecl *Acting = T->getAsCXXRecordDecl();
    if (!Acting)
      Acting = F->getParent();
    auto Others = llvm::ArrayRef(Arguments).drop_front();
    NamedDecl *D = Template ? static_cast<NamedDecl *>(Template) : F;
    DeclAccessPair Found = DeclAccessPair::make(D, AS_public);
    if (Template)
      S.AddMethodTemplateCandidate(Template, Found, Acting, Given, T, Class, Others, Set);
    else
      S.AddMethodCandidate(F, Found, Acting, T, Class, Others, Set);
  }

  /// Copies the explicit template arguments of the callee; false if there are none.
  bool copyGiven(TemplateArgumentListInfo &Given) const {
    const auto *Name = dyn_cast_or_null<DeclRefExpr>(Call.Callee);
    const auto *Member = dyn_cast_or_null<MemberExpr>(Call.Callee);
    if (Name)
      Name->copyTemplateArgumentsInto(Given);
    else if (Member)
      Member->copyTemplateArgumentsInto(Given);
    return Given.size() != 0;
  }

  const Unit &U;
  const ResolvedCall &Call;
  OverloadCandidateSet Set;
  SmallVector<Expr *, 4> Arguments;
  bool IsConstructor, HasObject;
};

/// True if \p F matches each conversion for which it is chosen better than \p Other does. An
/// explicit function converts to an arithmetic type only if the target type is the same
/// ([over.match.conv]), so a function that converts to another arithmetic type matches worse.
bool fitsBetterThanAny(const CXXConversionDecl *F, const FunctionDecl *Other) {
  auto IsPlain = [](QualType T) { return T->isArithmeticType() || T->isEnumeralType(); };
  QualType Own = F->getConversionType(), Its = Other->getReturnType();
  return F->isExplicit() && IsPlain(Own) && IsPlain(Its) &&
         !F->getASTContext().hasSameUnqualifiedType(Own, Its);
}

/// A competing candidate of the conversion function \p F in its class; null if there is none. The
/// target type of a use selects the conversion function. A competing candidate that converts to the
/// same type as \p F comes first.
const FunctionDecl *competingConversion(const Unit &U, const Model &M, const CodeBlock &B,
                                        const CXXConversionDecl *F, const Expr *Object) {
  bool IsConst = Object && Object->IgnoreUnlessSpelledInSource()->getType().isConstQualified();
  const FunctionDecl *Competing = nullptr;
  for (const NamedDecl *D : F->getParent()->getVisibleConversionFunctions()) {
    const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Other);
    if (!Method || Other->getCanonicalDecl() == F->getCanonicalDecl() ||
        restrictionOf(Other).covers(B.Restrictions) || isInOverloadPair(M, Other) ||
        (IsConst && !Method->isConst()) || fitsBetterThanAny(F, Other))
      continue;
    bool Same = U.context().hasSameType(F->getReturnType(), Other->getReturnType());
    if (Same && !F->isConst() && Method->isConst())
      continue; // F matches a non-const object better
    if (!Competing || Same)
      Competing = Other;
  }
  return Competing;
}

/// A fast test for competingCandidate(): false if \p F has no competing candidate. Competing
/// candidates in cpu code are user functions for amp code only; in amp code, only user functions
/// have competing candidates.
bool mayHaveCompetingCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                               const FunctionDecl *F) {
  if (B.Restrictions.Amp || isa<CXXConversionDecl>(F))
    return U.isUserLocation(F->getLocation());
  return llvm::any_of(M.AmpFunctions, [&](const FunctionDecl *Amp) {
    return Amp->getDeclName() == F->getDeclName() && !restrictionOf(Amp).Cpu;
  });
}

/// False if \p F is declared after the call \p Call. Bodies inside a class see all members
/// and friends of the class.
bool isVisible(const Unit &U, const ResolvedCall &Call, const FunctionDecl *F) {
  const FunctionDecl *First = F->getFirstDecl();
  return isa<CXXMethodDecl>(F) || First->getLexicalDeclContext()->isRecord() ||
         U.SM.isBeforeInTranslationUnit(First->getLocation(), Call.Place);
}

/// The function of \p Others that a compiler without restrictions would choose instead of the
/// callee of \p Call, or find ambiguous with it. Null if there is none. Null if the type of an
/// argument is dependent, because the call is then resolved in the instances of the template. If
/// \p OnlyIfAmbiguous is true, also null if the call is not ambiguous.
const FunctionDecl *betterAmong(const Unit &U, const ResolvedCall &Call,
                                llvm::ArrayRef<const FunctionDecl *> Others,
                                bool OnlyIfAmbiguous = false) {
  WithoutRestrictions Plain(U);
  Resolution All(U, Call);
  if (All.IsOpen)
    return nullptr;
  All.add(Call.Function);
  for (const FunctionDecl *Other : Others)
    All.add(Other);
  return OnlyIfAmbiguous && !All.isAmbiguous() ? nullptr : All.better();
}

} // namespace

const FunctionDecl *competingCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                       const ResolvedCall &Call) {
  const FunctionDecl *F = Call.Function;
  if (!mayHaveCompetingCandidate(U, M, B, F))
    return nullptr;
  if (const auto *Conversion = dyn_cast<CXXConversionDecl>(F))
    return isInOverloadPair(M, F) ? nullptr : competingConversion(U, M, B, Conversion, Call.Object);
  SmallVector<const FunctionDecl *, 4> Others;
  bool SeesAll = isInInstance(B);
  for (const FunctionDecl *Other : candidatesOf(U, B, Call))
    if ((SeesAll || isVisible(U, Call, Other)) && patternOf(Other) != patternOf(F) &&
        !restrictionOf(Other).covers(B.Restrictions) &&
        (!isInOverloadPair(M, Other) || isInUnmergeablePair(U, M, Other)) &&
        !haveDifferentOutputNames(M, F, Other) &&
        (U.isUserLocation(F->getLocation()) || U.isUserLocation(Other->getLocation())))
      Others.push_back(Other);
  if (Others.empty())
    return nullptr;
  if (Call.IsList && !takesList(F))
    for (const FunctionDecl *Other : Others)
      if (takesList(Other))
        return Other;
  return betterAmong(U, Call, Others);
}

const FunctionDecl *laterCompetingCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                            const ResolvedCall &Call) {
  const FunctionDecl *F = Call.Function;
  if (Call.IsShared || isa<CXXMethodDecl>(F) || !U.isUserLocation(F->getLocation()) ||
      llvm::none_of(M.AmpFunctions,
                    [&](const FunctionDecl *Amp) {
                      return Amp->getDeclName() == F->getDeclName() &&
                             patternOf(Amp) != patternOf(F);
                    }) ||
      !isInInstance(B))
    return nullptr;
  SmallVector<const FunctionDecl *, 4> Later;
  auto AddLater = [&](const FunctionDecl *Other) {
    if (Other && patternOf(Other) != patternOf(F) && restrictionOf(Other).covers(B.Restrictions))
      Later.push_back(Other);
  };
  if (!Call.IsQualified || Call.IsOperator)
    for (const NamedDecl *D : lookupByADL(U, F->getDeclName(), Call.Place, Call.Operands))
      if (const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
          Other && !isVisible(U, Call, Other))
        AddLater(Other);
  const LaterFunctions Again = functionsFoundAtInstantiation(U, B, Call);
  if (Again.HidesFirst)
    return Again.Functions.front();
  for (const FunctionDecl *Other : Again.Functions)
    AddLater(Other);
  return Later.empty() ? nullptr
                       : betterAmong(U, Call, Later, /*OnlyIfAmbiguous=*/!B.Restrictions.Amp);
}

const FunctionDecl *equalCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                   const ResolvedCall &Call) {
  const FunctionDecl *F = Call.Function;
  bool AnyAmp = llvm::any_of(M.AmpFunctions, [&](const FunctionDecl *Amp) {
    return Amp->getDeclName() == F->getDeclName();
  });
  if (!AnyAmp) // all functions of this name are for cpu code
    return nullptr;
  if (!U.isUserLocation(F->getLocation()) || isa<CXXConversionDecl>(F) || Call.IsShared)
    return nullptr;
  SmallVector<const FunctionDecl *, 4> Fitting{F};
  const FunctionDecl *Different = nullptr;
  for (const FunctionDecl *Other : candidatesOf(U, B, Call)) {
    bool Known = isa<CXXMethodDecl>(Other) ||
                 U.SM.isBeforeInTranslationUnit(Other->getFirstDecl()->getLocation(), Call.Place);
    if (!Known || !U.isUserLocation(Other->getLocation()) ||
        !restrictionOf(Other).covers(B.Restrictions) ||
        llvm::is_contained(llvm::map_range(Fitting, patternOf), patternOf(Other)))
      continue;
    Fitting.push_back(Other);
    if (!(restrictionOf(Other) == restrictionOf(F)))
      Different = Other;
  }
  if (!Different) // Clang reports such an ambiguity itself
    return nullptr;
  WithoutRestrictions Plain(U);
  Resolution All(U, Call);
  if (All.IsOpen)
    return nullptr;
  for (const FunctionDecl *One : Fitting)
    All.add(One);
  return All.isAmbiguous() ? Different : nullptr;
}

} // namespace amp2hip
