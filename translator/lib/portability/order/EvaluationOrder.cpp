//===--- EvaluationOrder.cpp - Results that depend on an order ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/order/EvaluationOrder.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/order/Effects.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

using Operands = llvm::SmallVector<const Expr *, 4>;

/// Finds calls and operators.
class EvaluationOrder : public UserVisitor {
public:
  explicit EvaluationOrder(Unit &U) : UserVisitor(U), Finder(U) {}

  // Only the instances of a template have types.
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitCallExpr(CallExpr *Call) override {
    if (isa<CXXOperatorCallExpr>(Call))
      return true; // see below
    const FunctionDecl *F = Call->getDirectCallee();
    if (F && F->getDeclName().isIdentifier() && (F->getName() == "min" || F->getName() == "max"))
      return true;
    Operands Parts(Call->arg_begin(), Call->arg_end());
    if (const auto *Member = dyn_cast<MemberExpr>(Call->getCallee()->IgnoreParens()))
      Parts.insert(Parts.begin(), Member->getBase());
    check(Call->getBeginLoc(), Parts, "arguments");
    return true;
  }

  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *Call) override {
    const OverloadedOperatorKind Kind = Call->getOperator();
    if (Kind == OO_AmpAmp || Kind == OO_PipePipe || Kind == OO_Comma)
      return true;
    const Operands Parts(Call->arg_begin(), Call->arg_end());
    if (Kind == OO_Call)
      check(Call->getBeginLoc(), Parts, "arguments");
    else if (Kind != OO_Plus || !haveSameText(Parts))
      check(Call->getOperatorLoc(), Parts, "operands");
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    if (!E->isListInitialization())
      check(E->getBeginLoc(), Operands(E->arg_begin(), E->arg_end()), "arguments");
    return true;
  }

  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override {
    check(E->getBeginLoc(), {E->getLHS(), E->getRHS()}, "operands");
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isLogicalOp() || E->isCommaOp() || E->isPtrMemOp() || !IsInner.insert(E).second)
      return true;
    Operands Parts;
    if (isCommutative(E->getOpcode()))
      addChain(*E, E->getOpcode(), Parts);
    else
      Parts = {E->getLHS(), E->getRHS()};
    check(E->getOperatorLoc(), Parts, "operands", isCommutative(E->getOpcode()));
    return true;
  }

private:
  static bool isCommutative(BinaryOperatorKind Kind) {
    switch (Kind) {
    case BO_Add:
    case BO_Mul:
    case BO_And:
    case BO_Or:
    case BO_Xor:
    case BO_EQ:
    case BO_NE:
      return true;
    default:
      return false;
    }
  }

  /// Adds the operands of `a + b + c`. The inner operators need no check of their own.
  void addChain(const BinaryOperator &E, BinaryOperatorKind Kind, Operands &Parts) {
    for (const Expr *Side : {E.getLHS(), E.getRHS()}) {
      const auto *Inner = dyn_cast<BinaryOperator>(Side->IgnoreParenImpCasts());
      if (Inner && Inner->getOpcode() == Kind) {
        IsInner.insert(Inner);
        addChain(*Inner, Kind, Parts);
      } else {
        Parts.push_back(Side);
      }
    }
  }

  bool haveSameText(llvm::ArrayRef<const Expr *> Parts) const {
    llvm::FoldingSetNodeID First;
    Parts[0]->Profile(First, U.context(), /*Canonical=*/true);
    return llvm::all_of(Parts.drop_front(), [&](const Expr *E) {
      llvm::FoldingSetNodeID ID;
      E->Profile(ID, U.context(), /*Canonical=*/true);
      return ID == First;
    });
  }

  /// Warns if one of \p Parts modifies an object that another one uses. With
  /// \p AllowsSame, equal expressions may be exchanged: `next() + next()`.
  void check(SourceLocation Loc, llvm::ArrayRef<const Expr *> Parts, const char *What,
             bool AllowsSame = false) {
    Loc = U.SM.getExpansionLoc(Loc);
    if (Parts.size() < 2 || !U.isUserLocation(Loc) ||
        llvm::any_of(Parts, [](const Expr *E) { return E->isInstantiationDependent(); }))
      return;
    std::vector<Effects> Found;
    for (const Expr *Part : Parts)
      Found.push_back(Finder.of(Part));
    for (size_t I = 0; I < Parts.size(); ++I)
      for (size_t J = 0; J < Parts.size() && !Found[I].Modified.empty(); ++J)
        if (I != J && !(AllowsSame && haveSameText({Parts[I], Parts[J]})) &&
            report(Loc, Found[I], Found[J], What))
          return;
  }

  bool report(SourceLocation Loc, const Effects &Modifier, const Effects &Reader,
              const char *What) {
    for (const auto &[Path, Function] : Modifier.Modified) {
      const ObjectPath &Modified = Path;
      if (llvm::none_of(Reader.Read, [&](const ObjectPath &R) { return Modified.overlaps(R); }))
        continue;
      const auto Line = std::make_pair(U.SM.getFileID(Loc), U.SM.getSpellingLineNumber(Loc));
      if (Lines.insert(Line).second)
        U.report(Rule::EvaluationOrder, Loc,
                 fmt::format("compilers evaluate these {} in different orders, and {}; store the "
                             "results in variables first",
                             What, reasonFor(Path, Function)));
      return true;
    }
    return false;
  }

  static std::string reasonFor(const ObjectPath &Path, const FunctionDecl *Function) {
    const NamedDecl *Object = Path.Root;
    for (const PathStep &S : Path.Steps)
      if (S.Kind == PathStep::Member)
        Object = reinterpret_cast<const NamedDecl *>(S.Value);
    const std::string Modifier =
        Function ? fmt::format("'{}'", Function->getNameAsString()) : "one of them";
    if (!Object || isa<FunctionDecl>(Object))
      return fmt::format("{} returns a different value in each call", Modifier);
    return fmt::format("{} modifies '{}', which another of them uses", Modifier,
                       Object->getNameAsString());
  }

  EffectFinder Finder;
  std::set<const Expr *> IsInner;              ///< operators that are checked
  std::set<std::pair<FileID, unsigned>> Lines; ///< with a warning
};

} // namespace

void reportEvaluationOrder(Unit &U) {
  EvaluationOrder(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
