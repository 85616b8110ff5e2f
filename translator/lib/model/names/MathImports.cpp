//===--- MathImports.cpp - std functions that the math namespaces import --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/names/MathImports.h"
#include "ast/Concurrency.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {

/// True for concurrency::fast_math and concurrency::precise_math.
static bool isMathNamespace(const DeclContext *C) {
  const auto *N = dyn_cast<NamespaceDecl>(C);
  return N && isInConcurrency(N) && (N->getName() == "fast_math" || N->getName() == "precise_math");
}

/// True if \p E refers to its function by a using declaration in fast_math or precise_math, or by a
/// using declaration elsewhere that names these namespaces.
static bool isImported(const DeclRefExpr *E) {
  const auto *Shadow = dyn_cast<UsingShadowDecl>(E->getFoundDecl());
  if (!Shadow || isInConcurrency(E->getDecl()))
    return false;
  if (isMathNamespace(Shadow->getDeclContext()))
    return true;
  const auto *Using = dyn_cast<UsingDecl>(Shadow->getIntroducer());
  const NestedNameSpecifier *Q = Using ? Using->getQualifier() : nullptr;
  return Q && Q->getAsNamespace() && isMathNamespace(Q->getAsNamespace());
}

void noteMathImports(const Unit &U, Model &M, const std::vector<CodeBlock> &Code) {
  // Skip locations noted in other instances of a template, and names that are qualified anyway.
  llvm::DenseSet<SourceLocation> Seen;
  for (const ClashingUse &Use : M.ClashingUses)
    Seen.insert(Use.Name);
  auto Note = [&](const CodeBlock &B, const Stmt *S) {
    const auto *E = dyn_cast<DeclRefExpr>(S);
    if (!E || !isa<FunctionDecl>(E->getDecl()) || !U.isUserLocation(E->getLocation()) ||
        !isImported(E))
      return;
    // In another instance, argument-dependent lookup may find another function for an
    // unqualified name.
    bool Instance = B.Function && B.Function->isTemplateInstantiation();
    if ((Instance && !E->hasQualifier()) || !Seen.insert(E->getLocation()).second)
      return;
    // Names with the suffix `f` come from the C library; std does not declare all of them.
    bool InStd = E->getDecl()->isInStdNamespace() || !E->getDecl()->getName().ends_with("f") ||
                 E->getDecl()->getName() == "erf";
    M.MathImports.push_back(
        {E->getLocation(), E->getQualifierLoc().getSourceRange(), InStd ? "std::" : "::"});
  };
  for (const CodeBlock &B : Code) {
    if (B.Restrictions.Amp)
      continue;
    for (const Stmt *S : B.Statements)
      Note(B, S);
    for (const Stmt *S : B.Unevaluated)
      Note(B, S);
  }
}

} // namespace amp2hip
