//===--- LocalStorageCheck.cpp - Storage classes of local declarations ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports the storage classes that local declarations in amp code cannot have.
// Only `register` and `tile_static` are allowed (§2.4.3.5).
//
//===----------------------------------------------------------------------===//
#include "ast/Variables.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace amp2hip {
namespace {

void checkVariable(const CheckContext &C, const CodeBlock &B, const VarDecl *V) {
  std::string Name = fmt::format("'{}'", V->getNameAsString());
  if (isTileStatic(V))
    return;
  if (V->getTSCSpec() != TSCS_unspecified)
    C.report(B, Rule::LocalStorageClass, V->getLocation(),
             fmt::format("local variable {} in amp code cannot be thread_local; remove "
                         "'thread_local', because each thread has its own local variables",
                         Name));
  else if (V->isStaticLocal()) {
    const char *Advice = V->isUsableInConstantExpressions(C.Unit.context())
                             ? "remove 'static'"
                             : "use tile_static for data that a tile shares, or an array for data "
                               "that outlives the launch";
    C.report(B, Rule::LocalStorageClass, V->getLocation(),
             fmt::format("local variable {} in amp code cannot be static; {}", Name, Advice));
  } else if (V->hasExternalStorage())
    C.report(B, Rule::LocalStorageClass, V->getLocation(),
             fmt::format("local declaration of {} in amp code cannot be extern; pass the value as "
                         "an argument or capture it",
                         Name));
}

} // namespace

void checkLocalStorage(const CheckContext &C) {
  forEachInAmpCode<DeclStmt>(C, [&](const CodeBlock &B, const DeclStmt *S) {
    for (const Decl *D : S->decls())
      if (const auto *V = dyn_cast<VarDecl>(D))
        checkVariable(C, B, V);
      else if (const auto *F = dyn_cast<FunctionDecl>(D); F && F->getStorageClass() != SC_None)
        C.report(B, Rule::LocalStorageClass, F->getLocation(),
                 fmt::format("local declaration of '{}' in amp code cannot have a storage class; "
                             "remove 'extern'",
                             F->getNameAsString()));
  });
}

} // namespace amp2hip
