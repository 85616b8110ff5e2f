//===--- CalleeRestrictionsCheck.cpp - Restrictions of callees ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports calls of functions that lack a restriction of the caller (§2.3.2,
// §2.3.2.1; AMP1101, AMP1102). An overload pair counts as one function of both
// restrictions:
//
//   int g(int x) restrict(amp);
//   int f() { return g(1); } // error: g lacks restrict(cpu)
//
// The check covers constructors, and the destructors of local objects,
// temporaries, members and bases. It visits each function definition, whether
// the function is called or not.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/MathConstants.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/SpecialMembers.h"
#include "ast/VirtualFunctions.h"
#include "check/Check.h"
#include "model/overloads/RenamedOverloads.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The function or constructor that a statement calls, and the location.
struct CalledFunction {
  const FunctionDecl *Function = nullptr;
  SourceLocation Place;
};

/// The call in \p S that must be checked. The result is null in four cases:
/// - \p S is not a call by name and no construction;
/// - the compiler evaluates the call;
/// - the constructor is trivial;
/// - the model has another callee for amp code.
static CalledFunction calledBy(const CheckContext &C, const CodeBlock &B, const Stmt *S) {
  if (const auto *Call = dyn_cast<CallExpr>(S)) {
    const FunctionDecl *F = Call->getDirectCallee();
    // A call that the compiler evaluates needs no restriction (§2.4.3.4).
    if (F && !(F->isConstexpr() && B.ConstantEvaluated.count(Call)) &&
        !C.Model.ResolvedForAmp.count(calleeLocation(Call)))
      return {F, Call->getExprLoc()};
  } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
    const CXXConstructorDecl *F = Construct->getConstructor();
    bool BySide =
        B.Restrictions.both() && C.Model.AmpConstructors.count(constructionPlace(Construct));
    if (!F->isTrivial() && !BySide)
      return {F, Construct->getLocation()};
  }
  return {};
}

/// Finds the instances of templates of both restrictions that call amp-only
/// functions, directly or through other such instances. Amp code can call such
/// an instance; a call from cpu code is an error, which is reported at that
/// call. Does not consider calls of amp-only constructors: they are errors at
/// the construction, as in Clang.
class AmpInstances {
public:
  explicit AmpInstances(const CheckContext &C) {
    visitCallsToFixpoint(
        C, AmpOnlyCalls, isInstance, [&](const CodeBlock &B, const CalledFunction &To) {
          if (!isa<CXXConstructorDecl>(To.Function) &&
              C.Unit.isUserLocation(To.Function->getLocation()) &&
              !isInOverloadPair(C.Model, To.Function) &&
              (!restrictionOf(To.Function).Cpu || ampOnlyCallIn(To.Function).isValid()))
            AmpOnlyCalls.try_emplace(B.Function->getCanonicalDecl(), To.Place);
        });
    if (AmpOnlyCalls.empty())
      return;
    auto IsCpu = [&](const CodeBlock &B) {
      return B.Restrictions.Cpu && (!isInstance(B) || isCalledByCpu(B.Function));
    };
    visitCallsToFixpoint(C, CalledByCpu, IsCpu, [&](const CodeBlock &, const CalledFunction &To) {
      if (ampOnlyCallIn(To.Function).isValid())
        CalledByCpu.insert(To.Function->getCanonicalDecl());
    });
  }

  static bool isInstance(const CodeBlock &B) {
    return B.Restrictions.both() && B.Function && B.Function->isTemplateInstantiation();
  }

  /// The location of the amp-only call in \p F; invalid if \p F is no such
  /// instance.
  SourceLocation ampOnlyCallIn(const FunctionDecl *F) const {
    return AmpOnlyCalls.lookup(F->getCanonicalDecl());
  }
  /// True if cpu code calls \p F, directly or through other such instances.
  bool isCalledByCpu(const FunctionDecl *F) const {
    return CalledByCpu.contains(F->getCanonicalDecl());
  }

private:
  /// Calls \p Visit for each call in the blocks that \p Of accepts, and repeats
  /// this until \p Visit adds nothing to \p All.
  template <typename Found, typename Blocks, typename Visitor>
  static void visitCallsToFixpoint(const CheckContext &C, const Found &All, Blocks Of,
                                   Visitor Visit) {
    size_t Before;
    do {
      Before = All.size();
      for (const CodeBlock &B : C.Code)
        if (Of(B))
          for (const Stmt *S : B.Statements)
            if (CalledFunction To = calledBy(C, B, S); To.Function)
              Visit(B, To);
    } while (All.size() > Before);
  }

  llvm::DenseMap<const FunctionDecl *, SourceLocation> AmpOnlyCalls;
  llvm::DenseSet<const FunctionDecl *> CalledByCpu;
};

/// Checks the calls of one code block, and the destructors that it may run.
class CalleesOfBlock {
public:
  CalleesOfBlock(const CheckContext &C, const CodeBlock &B, const AmpInstances &ForAmp)
      : C(C), B(B), ForAmp(ForAmp) {}

  void run() {
    for (const Stmt *S : B.Statements)
      checkStatement(S);
    for (const Stmt *S : B.Unevaluated)
      checkUnevaluated(S);
    for (const VarDecl *V : B.Variables)
      if (V->hasLocalStorage() && !V->getType()->isReferenceType())
        checkDestruction(V->getType(), V->getLocation());
    if (const auto *D = dyn_cast_or_null<CXXDestructorDecl>(B.Function);
        D && D->isUserProvided() && D->doesThisDeclarationHaveABody())
      checkParts(D->getParent(), D->getLocation());
    if (const auto *K = dyn_cast_or_null<CXXConstructorDecl>(B.Function);
        K && K->isUserProvided() && K->doesThisDeclarationHaveABody() &&
        !hasWrittenDestructor(K->getParent()))
      checkParts(K->getParent(), K->getLocation());
    if (const auto *M = dyn_cast_or_null<CXXMethodDecl>(B.Function))
      checkDefaulted(M);
  }

private:
  static bool hasWrittenDestructor(const CXXRecordDecl *Class) {
    const CXXDestructorDecl *D = Class->getDestructor();
    return D && D->isUserProvided();
  }

  /// Reports a defaulted special member whose restriction specifier contains a
  /// restriction that a member or base does not allow.
  void checkDefaulted(const CXXMethodDecl *M) {
    if (!M->isDefaulted() || M->isDeleted() || !hasRestrictionSpecifier(M))
      return;
    std::optional<Restriction> Set = restrictionAllowedByParts(M);
    if (!Set || Set->covers(B.Restrictions))
      return;
    bool Amp = B.Restrictions.Amp && !Set->Amp;
    C.report(
        B, Amp ? Rule::NotCallableFromAmp : Rule::NotCallableFromCpu, M->getLocation(),
        fmt::format("this defaulted function of '{}' cannot be {}, because the corresponding "
                    "function of a member or base is not; define it, or change its restrictions",
                    M->getParent()->getNameAsString(), Amp ? "restrict(amp)" : "restrict(cpu)"));
  }

  void checkStatement(const Stmt *S) {
    if (const auto *Call = dyn_cast<CallExpr>(S)) {
      const FunctionDecl *F = Call->getDirectCallee();
      const Expr *Through = Call->getCallee();
      while (const auto *Cast = dyn_cast<ImplicitCastExpr>(Through))
        Through = Cast->getSubExpr();
      if (isa<SubstNonTypeTemplateParmExpr>(Through) && F && !restrictionOf(F).Cpu) {
        C.Unit.suppressClangErrorAt(Through->getExprLoc()); // its template argument is reported
        C.Unit.suppressClangErrorAt(Call->getExprLoc());
        return;
      }
    } else if (const auto *Temporary = dyn_cast<CXXBindTemporaryExpr>(S)) {
      checkDestruction(Temporary->getType(), Temporary->getExprLoc());
    }
    if (CalledFunction To = calledBy(C, B, S); To.Function)
      check(To.Function, To.Place);
  }

  /// Checks an unevaluated operand, such as that of sizeof. Does nothing in
  /// code of one restriction, where Clang reports wrong calls itself.
  void checkUnevaluated(const Stmt *S) {
    const auto *Call = dyn_cast<CallExpr>(S);
    const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
    if (F && B.Restrictions.both() && !F->isConstexpr() && C.Unit.isUserLocation(F->getLocation()))
      checkStatement(S);
  }

  void check(const FunctionDecl *F, SourceLocation Loc) {
    if (isMathConstant(*F))
      return;
    Restriction Set = restrictionOf(F);
    checkInstance(F, Loc);
    // A pair does not count if a declaration in a function hides the overload
    // for the other restriction (§2.3.2.2).
    bool Hides = !B.Restrictions.both() && const_cast<FunctionDecl *>(F)->isLocalExternDecl();
    if (Set.covers(B.Restrictions) || (isInOverloadPair(C.Model, F) && !Hides) ||
        F->isDependentContext())
      return;
    std::string Name = fmt::format("'{}'", F->getQualifiedNameAsString());
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    if (B.Restrictions.Amp && ((Method && isVirtualFunction(Method)) || isLaunch(F)))
      return; // violates another rule
    if (isOfLambda(F))
      Name = "'operator()' of a lambda";
    bool Amp = B.Restrictions.Amp && !Set.Amp;
    // An instance of a template of both restrictions may call a lambda that amp
    // code passes to it: the lambda is amp-only, even without a specifier. If
    // cpu code calls the instance, checkInstance() reports that call instead.
    if (!Amp && B.Restrictions.Amp && B.executingFunction() &&
        B.executingFunction()->isTemplateInstantiation()) {
      if (isa<CXXConstructorDecl>(F))
        C.Unit.suppressClangErrorAt(Loc); // hides the error that Clang has for cpu callers
      else if (isOfLambda(F) || ForAmp.isCalledByCpu(B.executingFunction()))
        return;
    }
    if (C.report(B, Amp ? Rule::NotCallableFromAmp : Rule::NotCallableFromCpu, Loc,
                 Amp ? fmt::format("amp code cannot call {}, which has no restrict(amp)", Name)
                     : fmt::format("cpu code cannot call {}, which is restrict(amp) only", Name)) &&
        C.Unit.isUserLocation(F->getLocation()))
      C.Unit.note(F->getLocation(), fmt::format("'{}' is declared here", F->getNameAsString()));
  }

  /// Reports a call from cpu code of an instance that only amp code can call.
  void checkInstance(const FunctionDecl *F, SourceLocation Loc) {
    SourceLocation Place = ForAmp.ampOnlyCallIn(F);
    if (Place.isInvalid() || !B.Restrictions.Cpu || AmpInstances::isInstance(B))
      return;
    if (C.report(B, Rule::NotCallableFromCpu, Loc,
                 fmt::format("cpu code cannot call this instance of '{}', which calls a function "
                             "that is restrict(amp) only; add a cpu overload of that function",
                             F->getNameAsString())))
      C.Unit.note(Place, "the call is here");
  }

  /// Reports the destruction of an object of type \p T at \p Loc if the
  /// destructor lacks a restriction of the block.
  void checkDestruction(QualType T, SourceLocation Loc) {
    const CXXRecordDecl *Class = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (!Class || !Class->hasDefinition() || Class->hasTrivialDestructor() ||
        Class->isDependentContext())
      return;
    Restriction Set = destructorRestriction(Class);
    if (Set.covers(B.Restrictions))
      return;
    const CXXDestructorDecl *D = Class->getDestructor();
    // Clang itself reports each use of a deleted implicit destructor.
    if (D && D->isImplicit() && D->isDeleted())
      return;
    bool Amp = B.Restrictions.Amp && !Set.Amp;
    std::string Name = fmt::format("'{}'", Class->getQualifiedNameAsString());
    if (C.report(B, Amp ? Rule::NotCallableFromAmp : Rule::NotCallableFromCpu, Loc,
                 Amp ? fmt::format("amp code cannot destroy an object of type {}, whose destructor "
                                   "has no restrict(amp)",
                                   Name)
                     : fmt::format("cpu code cannot destroy an object of type {}, whose destructor "
                                   "is restrict(amp) only",
                                   Name)) &&
        D && C.Unit.isUserLocation(D->getLocation()))
      C.Unit.note(D->getLocation(), D->isImplicit() ? fmt::format("{} is declared here", Name)
                                                    : "the destructor is declared here");
  }

  /// Checks the destruction of the members and bases of \p Class.
  void checkParts(const CXXRecordDecl *Class, SourceLocation Loc) {
    for (const CXXBaseSpecifier &Base : Class->bases())
      checkDestruction(Base.getType(), Loc);
    for (const FieldDecl *Field : Class->fields())
      if (!Field->getType()->isReferenceType())
        checkDestruction(Field->getType(), Loc);
  }

  const CheckContext &C;
  const CodeBlock &B;
  const AmpInstances &ForAmp;
};

} // namespace

void checkCalleeRestrictions(const CheckContext &C) {
  const AmpInstances ForAmp(C);
  for (const CodeBlock &B : C.Code)
    if (!B.Function || !B.Function->isDependentContext())
      CalleesOfBlock(C, B, ForAmp).run();
}

} // namespace amp2hip
