//===--- ArgumentLookup.cpp - Functions that arguments lead to ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/ArgumentLookup.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

const Decl *instantiatedFrom(const NamedDecl *D) {
  const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
  if (const FunctionDecl *From = F ? F->getTemplateInstantiationPattern() : nullptr)
    F = From;
  return F ? F->getCanonicalDecl() : D->getCanonicalDecl();
}

bool isFoundByArguments(const Unit &U, const CallExpr &Call, const NamedDecl *F) {
  SmallVector<Expr *, 4> Arguments;
  for (const Expr *E : Call.arguments())
    Arguments.push_back(const_cast<Expr *>(E->IgnoreUnlessSpelledInSource()));
  ADLResult Result;
  U.sema().ArgumentDependentLookup(F->getDeclName(), Call.getExprLoc(), Arguments, Result);
  const Decl *Pattern = instantiatedFrom(F);
  return llvm::any_of(Result, [&](const NamedDecl *D) { return instantiatedFrom(D) == Pattern; });
}

} // namespace amp2hip
