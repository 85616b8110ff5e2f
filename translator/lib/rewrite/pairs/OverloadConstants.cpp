//===--- OverloadConstants.cpp - constexpr functions in pairs -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes cpu code call the cpu overload of a pair directly if the overload is constexpr. With
//
//   constexpr int size(int n) { return 4 * n; }
//   int size(int n) restrict(amp) { return n; }
//
// the declaration
//
//   int table[size(3)];
//
// becomes
//
//   int table[size_cpu(3)];
//
// The dispatch function, which replaces the pair, tests at run time where it runs. So it is not
// constexpr, but the renamed cpu overload remains constexpr.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "rewrite/CodeVisitor.h"
#include "rewrite/pairs/OverloadPairs.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Reports each use of a pair in a constant expression. Skips the uses \p Renamed, which refer to
/// the cpu overload.
class Constants : public CodeVisitor {
public:
  Constants(ClassifiedPair &Pair, const std::set<SourceLocation> &Renamed)
      : CodeVisitor(Pair.C.U), Pair(Pair), Renamed(Renamed) {}

  bool VisitConstantExpr(ConstantExpr *E) override { return search(E->getSubExpr()); }
  bool VisitStaticAssertDecl(StaticAssertDecl *D) override { return search(D->getAssertExpr()); }
  bool VisitVarDecl(VarDecl *V) override {
    bool Constant = V->isConstexpr() || (V->getInit() && !V->getInit()->isValueDependent() &&
                                         V->getType().isConstQualified() &&
                                         V->isUsableInConstantExpressions(U.context()));
    return !Constant || search(V->getInit());
  }
  bool VisitFunctionDecl(FunctionDecl *F) override {
    bool Own = F->getCanonicalDecl() == Pair.Amp || F->getCanonicalDecl() == Pair.Cpu;
    return Own || !F->isConstexpr() || !F->doesThisDeclarationHaveABody() || search(F->getBody());
  }

private:
  struct Uses : DynamicVisitor {
    explicit Uses(Constants &Outer) : Outer(Outer) {}
    bool VisitDeclRefExpr(DeclRefExpr *E) override {
      return Outer.use(E->getDecl(), E->getLocation());
    }
    bool VisitMemberExpr(MemberExpr *E) override {
      return Outer.use(E->getMemberDecl(), E->getMemberLoc());
    }
    bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
      return Outer.use(E->getConstructor(), E->getLocation());
    }
    Constants &Outer;
  };
  bool search(const Expr *E) { return search(static_cast<const Stmt *>(E)); }
  bool search(const Stmt *S) {
    if (S)
      Uses(*this).TraverseStmt(const_cast<Stmt *>(S));
    return true;
  }

  bool use(const ValueDecl *D, SourceLocation Loc) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F || !F->isConstexpr())
      return true;
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    const FunctionDecl *Key = (Pattern ? Pattern : F)->getCanonicalDecl();
    if ((Key == Pair.Cpu || Key == Pair.Amp) && !Renamed.count(Loc) && Reported.insert(Loc).second)
      U.error(Loc, fmt::format("'{}' must be a constant expression here, but the output merges its "
                               "cpu and amp overloads into a function that is not constexpr; write "
                               "one function with restrict(cpu, amp)",
                               F->getNameAsString()));
    return true;
  }

  ClassifiedPair &Pair;
  const std::set<SourceLocation> &Renamed;
  std::set<SourceLocation> Reported;
};

} // namespace

void planConstantUses(ClassifiedPair &Pair) {
  if (!Pair.Cpu->isConstexpr() && !Pair.Amp->isConstexpr())
    return;
  std::set<SourceLocation> Renamed;
  if (Pair.Form == OverloadForm::Dispatched && Pair.Cpu->isConstexpr() &&
      Pair.Cpu->getDeclName().isIdentifier())
    Renamed = renameUses(Pair.C, Pair.Cpu, cpuName(Pair.C, Pair.Cpu),
                         [](Restriction R) { return R.Cpu && !R.Amp; });
  Constants(Pair, Renamed).TraverseDecl(Pair.C.U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
