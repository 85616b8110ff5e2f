//===--- MathImports.cpp - std's functions by the runtime's names --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/MathImports.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {

/// True for concurrency::fast_math and concurrency::precise_math.
static bool isMathNamespace(const DeclContext *C) {
  const auto *N = dyn_cast<NamespaceDecl>(C);
  return N && isInConcurrency(N) && (N->getName() == "fast_math" || N->getName() == "precise_math");
}

/// True if \p E reached its function by an import of such a namespace.
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
  // Instances of a template, and what is named in full already.
  llvm::DenseSet<SourceLocation> Seen;
  for (const ClashingUse &Use : M.ClashingUses)
    Seen.insert(Use.Name);
  auto Note = [&](const CodeBlock &B, const Stmt *S) {
    const auto *E = dyn_cast<DeclRefExpr>(S);
    if (!E || !isa<FunctionDecl>(E->getDecl()) || !U.isUserLocation(E->getLocation()) ||
        !isImported(E))
      return;
    // To another instance an unqualified name may mean a function that the type
    // of its argument brings.
    bool Instance = B.Function && B.Function->isTemplateInstantiation();
    if ((Instance && !E->hasQualifier()) || !Seen.insert(E->getLocation()).second)
      return;
    // The suffixed names are the C library's; std does not have all of them.
    bool InStd = E->getDecl()->isInStdNamespace() || !E->getDecl()->getName().ends_with("f") ||
                 E->getDecl()->getName() == "erf";
    M.MathImports.push_back(
        {E->getLocation(), E->getQualifierLoc().getSourceRange(), InStd ? "std::" : "::"});
  };
  for (const CodeBlock &B : Code) {
    if (B.Set.Amp)
      continue;
    for (const Stmt *S : B.Statements)
      Note(B, S);
    for (const Stmt *S : B.Unevaluated)
      Note(B, S);
  }
}

} // namespace amp2hip
