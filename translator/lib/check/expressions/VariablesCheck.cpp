//===--- VariablesCheck.cpp - Static variables in amp code ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports uses of variables of static storage duration in amp code, except
// constants that reduce to an integer (§2.4.3.2).
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Variables.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// \p Reason: why the use needs only the value of the variable, if it does.
void checkUse(const CheckContext &C, const CodeBlock &B, const VarDecl *V, SourceLocation Loc,
              NonOdrUseReason Reason) {
  const ASTContext &Ctx = C.Unit.context();
  if (!V || !V->hasGlobalStorage() || isTileStatic(V) || V->getType()->isDependentType())
    return;
  if (V->getType()->isIntegralOrEnumerationType() && V->isUsableInConstantExpressions(Ctx))
    return;
  // Programs for Visual Studio 2015 use such variables. In a template, only its instances tell
  // whether a use needs the value.
  const bool IsValue = Reason == NOUR_Constant || (B.Function && B.Function->isDependentContext());
  if (C.Unit.Options.FromMsvc && V->isConstexpr() && V->getType()->isRealFloatingType() && IsValue)
    return;
  // The definition of a static member has no initializer if its declaration has one.
  if (const Expr *Init = V->getAnyInitializer();
      Init && Init->isValueDependent() && V->getType().isConstQualified())
    return;
  // LocalStorageCheck.cpp reports static variables of amp code (§2.4.3.5).
  const FunctionDecl *Of =
      V->isLocalVarDecl() ? enclosingFunction(V->getLexicalDeclContext()) : nullptr;
  if (Of && restrictionOf(Of).Amp)
    return;
  if (C.report(B, Rule::StaticStorage, Loc,
               fmt::format("amp code cannot use '{}', which has {} storage duration and is not an "
                           "integer constant; capture a copy of it, or pass it as an argument",
                           V->getNameAsString(),
                           V->getTSCSpec() != TSCS_unspecified ? "thread" : "static")))
    C.Unit.note(V->getLocation(), fmt::format("'{}' is declared here", V->getNameAsString()));
}

} // namespace

void checkVariables(const CheckContext &C) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<DeclRefExpr>(S))
        checkUse(C, B, dyn_cast<VarDecl>(E->getDecl()), E->getLocation(), E->isNonOdrUse());
      else if (const auto *E = dyn_cast<MemberExpr>(S))
        checkUse(C, B, dyn_cast<VarDecl>(E->getMemberDecl()), E->getMemberLoc(), E->isNonOdrUse());
  });
}

} // namespace amp2hip
