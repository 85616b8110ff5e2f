//===--- HidingFunctions.cpp - Functions that hide virtual functions ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Renames amp member functions that the compilers of the output would take for overrides of a
// virtual function. For example, with `struct base { virtual int id(); };`,
//
//   struct derived : base { int id() restrict(amp); };      // hides base::id
//
// becomes
//
//   struct derived : base { __host__ __device__ int id_amp(); };
//
// In C++ AMP, a function overrides a virtual function of a base only if their restrictions are
// equal (§2.2.2). But the compilers of the output know no restrictions. The declarations and uses
// get the new name.
//
//===----------------------------------------------------------------------===//
#include "ast/VirtualFunctions.h"
#include "model/CodeIndex.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// Replaces the name of \p Method at its uses.
static void renameUses(RewriteContext &C, const CXXMethodDecl *Method, const std::string &Name) {
  C.Index.forEachUse(Method, [&](const FunctionUse &Use) {
    if (Use.Instance == FunctionUse::Pattern)
      if (std::optional<TextRange> R = C.Source.range(Use.Name))
        C.Edits.replace(*R, Name);
  });
  for (const Expr *E : C.Index.unresolvedNames())
    if (const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(E);
        Member && Member->getMember() == Method->getDeclName())
      C.Unit.error(
          Member->getMemberLoc(),
          fmt::format("'{}' may refer to a function that hides a virtual function with other "
                      "restrictions; rename it",
                      Method->getNameAsString()));
}

void planHidingFunctions(RewriteContext &C) {
  for (const FunctionDecl *F : C.Model.AmpFunctions) {
    const auto *M = dyn_cast<CXXMethodDecl>(F);
    if (!M || !M->isFirstDecl() || !hiddenVirtual(M))
      continue;
    if (!M->getDeclName().isIdentifier()) {
      C.Unit.error(
          M->getLocation(),
          fmt::format("'{}' hides a virtual function with other restrictions, which it would "
                      "override in the output; replace it with a named member function",
                      M->getNameAsString()));
      continue;
    }
    std::string Name = C.Names.unique(M->getNameAsString() + "_amp", M->getLocation());
    for (const FunctionDecl *D : M->redecls())
      if (std::optional<TextRange> R = C.Source.range(D->getLocation()))
        C.Edits.replace(*R, Name);
    renameUses(C, M, Name);
  }
}

} // namespace amp2hip
