//===--- CallsCheck.cpp - Calls from amp code -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.3.2.1: a call from amp code must reach a function with amp among its
// restrictions. And since the compilers of the output do not overload by
// restriction, one whose choice rests on the restriction alone is refused,
// unless the two functions are a pair that becomes one.
//
//===----------------------------------------------------------------------===//
#include "check/AmpVisitor.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace amp2hip {
namespace {

class Visitor : public AmpVisitor<Visitor> {
public:
  Visitor(const Unit &U, const Model &M) : AmpVisitor(U), M(M) {}

  bool VisitCallExpr(CallExpr *C) {
    if (!restriction().Amp)
      return true;
    const auto *Callee = dyn_cast<DeclRefExpr>(C->getCallee()->IgnoreParenImpCasts());
    if (Callee && M.ResolvedOnAmpSide.count(Callee->getLocation()))
      return true;
    if (const FunctionDecl *F = C->getDirectCallee()) {
      checkTypes(F, C);
      check(F, C->getBeginLoc(), C->getExprLoc());
      checkChoice(F, C);
    }
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *C) {
    if (restriction().Amp && !C->getConstructor()->isTrivial() &&
        !isConcurrencyArray(C->getConstructor()->getParent()))
      check(C->getConstructor(), C->getBeginLoc(), C->getLocation());
    return true;
  }

private:
  void check(const FunctionDecl *F, SourceLocation, SourceLocation Loc) {
    if (restrictionOf(F).Amp || isHalfOfPair(F) || isDerivedForAmp(F))
      return;
    if (!Reported.insert({Loc, F->getCanonicalDecl()}).second)
      return;
    std::string Name = F->getQualifiedNameAsString();
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    if (Method && Method->getParent()->isLambda())
      Name = "operator() of a lambda";
    U.error(Loc, "amp code cannot call '" + Name +
                     "', which has no restrict(amp)");
    if (F->getLocation().isValid() && U.isUserLocation(F->getLocation()))
      U.note(F->getLocation(), "'" + F->getNameAsString() + "' is declared here");
  }

  /// §2.2: an expression has the same type under each restriction.
  void checkTypes(const FunctionDecl *F, const CallExpr *C) {
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    const FunctionDecl *Key = (Pattern ? Pattern : F)->getCanonicalDecl();
    for (const OverloadPair &P : M.Pairs)
      if (restriction().both() && (P.Cpu == Key || P.Amp == Key) &&
          !U.context().hasSameType(P.Cpu->getReturnType(), P.Amp->getReturnType()) &&
          Reported.insert({C->getExprLoc(), Key}).second) {
        U.error(C->getExprLoc(), "this call of '" + F->getNameAsString() +
                                     "' has another type in amp code than in cpu code, and the "
                                     "function around it is both");
        U.note(P.Cpu->getLocation(), "the cpu overload");
        U.note(P.Amp->getLocation(), "the amp overload");
      }
  }

  /// A cpu function whose amp twin exists: the two become one.
  bool isHalfOfPair(const FunctionDecl *F) const {
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    const FunctionDecl *Key = (Pattern ? Pattern : F)->getCanonicalDecl();
    for (const OverloadPair &P : M.Pairs)
      if (P.Cpu == Key || P.Amp == Key)
        return true;
    return false;
  }

  /// §2.3.2: a special member that the compiler makes has every restriction that
  /// the members and bases it is made from offer, be it in two overloads.
  bool isDerivedForAmp(const FunctionDecl *F) const {
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    bool Special = Method && (isa<CXXConstructorDecl, CXXDestructorDecl>(Method) ||
                              Method->isCopyAssignmentOperator() ||
                              Method->isMoveAssignmentOperator());
    if (!Special || Method->isUserProvided() || Method->isDeleted())
      return false;
    const CXXRecordDecl *Class = Method->getParent();
    auto Offers = [&](QualType T) {
      const CXXRecordDecl *Part =
          U.context().getBaseElementType(T)->getAsCXXRecordDecl();
      if (!Part || !Part->hasDefinition())
        return true;
      bool Any = false;
      for (const Decl *D : Part->decls()) {
        const auto *Other = dyn_cast<CXXMethodDecl>(D);
        if (!Other || !sameKind(Method, Other))
          continue;
        Any = true;
        if (restrictionOf(Other).Amp || isHalfOfPair(Other) || isDerivedForAmp(Other))
          return true;
      }
      return !Any;
    };
    for (const CXXBaseSpecifier &Base : Class->bases())
      if (!Offers(Base.getType()))
        return false;
    for (const FieldDecl *Field : Class->fields())
      if (!Offers(Field->getType()))
        return false;
    return true;
  }

  static bool sameKind(const CXXMethodDecl *A, const CXXMethodDecl *B) {
    const auto *CA = dyn_cast<CXXConstructorDecl>(A), *CB = dyn_cast<CXXConstructorDecl>(B);
    if (CA && CB)
      return (CA->isDefaultConstructor() && CB->isDefaultConstructor()) ||
             (CA->isCopyOrMoveConstructor() && CB->isCopyOrMoveConstructor());
    return !CA && !CB && A->getDeclName() == B->getDeclName();
  }

  /// Without restrictions another function might be a better match.
  void checkChoice(const FunctionDecl *F, const CallExpr *C) {
    if (!U.isUserLocation(F->getLocation()) || isHalfOfPair(F) || exactMatch(F, C))
      return;
    for (const NamedDecl *D :
         F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName())) {
      const FunctionDecl *Other = D->getUnderlyingDecl()->getAsFunction();
      if (!Other || Other->isImplicit() || restrictionOf(Other).Amp || isHalfOfPair(Other) ||
          Other->getMinRequiredArguments() > C->getNumArgs() ||
          (Other->getNumParams() < C->getNumArgs() && !Other->isVariadic()))
        continue;
      if (!Reported.insert({C->getExprLoc(), Other}).second)
        return;
      U.error(C->getExprLoc(), "only its restriction makes this call of '" +
                                   F->getNameAsString() +
                                   "' choose the amp function over another that may fit better; "
                                   "convert the arguments to the parameters' types");
      U.note(Other->getLocation(), "the other one is declared here");
      return;
    }
  }

  bool exactMatch(const FunctionDecl *F, const CallExpr *C) const {
    unsigned Skip = isa<CXXOperatorCallExpr>(C) && isa<CXXMethodDecl>(F) ? 1 : 0;
    for (unsigned I = 0; I < F->getNumParams() && I + Skip < C->getNumArgs(); ++I) {
      QualType Parameter = F->getParamDecl(I)->getType().getNonReferenceType();
      QualType Argument = C->getArg(I + Skip)->IgnoreImpCasts()->getType();
      if (!U.context().hasSameUnqualifiedType(Parameter, Argument))
        return false;
    }
    return true;
  }

  const Model &M;
  std::set<std::pair<SourceLocation, const FunctionDecl *>> Reported;
};

} // namespace

void checkCalls(const Unit &U, const Model &M) {
  Visitor(U, M).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
