//===--- ConstructorRequirementsCheck.cpp - Requirements of constructors --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The headers of amp2hip attach requirements to functions (AMP2HIP_REQUIRE in
// config.h). Clang checks them at calls, but not at uses of constructor templates:
//
//   array<int, 1> a(3, strings.begin());    // the elements do not convert to int
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

static void checkConstruction(const CheckContext &C, const CXXConstructExpr &E) {
  const CXXConstructorDecl *F = E.getConstructor();
  if (!F->getPrimaryTemplate() || !isInConcurrency(F) || !C.Unit.isUserLocation(E.getLocation()))
    return;
  for (const auto *Requirement : F->specific_attrs<DiagnoseIfAttr>()) {
    bool IsViolated = false;
    const Expr *Condition = Requirement->getCond();
    if (!Condition->isValueDependent() &&
        Condition->EvaluateAsBooleanCondition(IsViolated, C.Unit.context()) && IsViolated)
      return C.Unit.error(E.getLocation(), Requirement->getMessage().str());
  }
}

void checkConstructorRequirements(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<CXXConstructExpr>(S))
        checkConstruction(C, *E);
}

} // namespace amp2hip
