//===--- ConstantsCheck.cpp - Constants used as objects in amp code -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports references and pointers to constants of static storage duration in
// amp code (AMP1405). Amp code can read the value of such a constant, but the
// constant has no object on an accelerator (§2.4.3.2):
//
//   const int n = 16;
//   int smaller(const int &a, const int &b) restrict(amp);
//   int f(int x) restrict(amp) { return smaller(n, x); } // error
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Reports the uses of constants in \p B, except reads of their values and
/// operands of casts to void.
void checkBlock(const CheckContext &C, const CodeBlock &B) {
  llvm::SmallPtrSet<const Expr *, 8> Discarded;
  for (const Stmt *S : B.Statements)
    if (const auto *Cast = dyn_cast<CastExpr>(S); Cast && Cast->getCastKind() == CK_ToVoid)
      Discarded.insert(Cast->getSubExpr()->IgnoreParenImpCasts());
  std::set<SourceLocation> Values;
  auto Collect = [&](const Expr *Use) {
    const auto *E = dyn_cast<DeclRefExpr>(Use);
    const auto *M = dyn_cast<MemberExpr>(Use);
    if ((E ? E->isNonOdrUse() : M ? M->isNonOdrUse() : NOUR_None) != NOUR_None)
      Values.insert(Use->getExprLoc());
  };
  for (const Stmt *S : B.Statements)
    if (const auto *E = dyn_cast<Expr>(S))
      Collect(E);
  auto Check = [&](const Expr *Use, const ValueDecl *D) {
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V || Values.count(Use->getExprLoc()) || !V->hasGlobalStorage() || Discarded.count(Use) ||
        V->getType()->isDependentType() || !V->getType()->isIntegralOrEnumerationType() ||
        !V->isUsableInConstantExpressions(C.Unit.context()))
      return;
    if (C.report(B, Rule::ConstantAsObject, Use->getExprLoc(),
                 fmt::format("amp code can only read the value of the constant '{}', not take its "
                             "address or bind a reference to it; copy it into a local variable",
                             V->getNameAsString())))
      C.Unit.note(V->getLocation(), fmt::format("'{}' is declared here", V->getNameAsString()));
  };
  for (const Stmt *S : B.Statements)
    if (const auto *E = dyn_cast<DeclRefExpr>(S))
      Check(E, E->getDecl());
    else if (const auto *E = dyn_cast<MemberExpr>(S))
      Check(E, E->getMemberDecl());
}

} // namespace

void checkConstants(const CheckContext &C) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    if (!B.Function || !B.Function->isDependentContext())
      checkBlock(C, B);
  });
}

} // namespace amp2hip
