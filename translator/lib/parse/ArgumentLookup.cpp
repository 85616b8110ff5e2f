//===--- ArgumentLookup.cpp - Argument-dependent lookup -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

const Decl *canonicalPattern(const NamedDecl *D) {
  const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
  if (const FunctionDecl *From = F ? F->getTemplateInstantiationPattern() : nullptr)
    F = From;
  return F ? F->getCanonicalDecl() : D->getCanonicalDecl();
}

llvm::SmallVector<NamedDecl *, 8> lookupByADL(const Unit &U, DeclarationName Name,
                                              SourceLocation Place,
                                              llvm::ArrayRef<const Expr *> Arguments) {
  SmallVector<Expr *, 4> Written;
  for (const Expr *E : Arguments)
    Written.push_back(const_cast<Expr *>(E->IgnoreUnlessSpelledInSource()));
  ADLResult Result;
  U.sema().ArgumentDependentLookup(Name, Place, Written, Result);
  return {Result.begin(), Result.end()};
}

bool isFoundByADL(const Unit &U, const CallExpr &Call, const NamedDecl *F) {
  const Decl *Pattern = canonicalPattern(F);
  llvm::ArrayRef<const Expr *> Arguments(Call.getArgs(), Call.getNumArgs());
  return llvm::any_of(lookupByADL(U, F->getDeclName(), Call.getExprLoc(), Arguments),
                      [&](const NamedDecl *D) { return canonicalPattern(D) == Pattern; });
}

} // namespace amp2hip
