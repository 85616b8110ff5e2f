//===--- LocalUsings.cpp - Using directives of functions ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/names/LocalUsings.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/SetVector.h"

using namespace clang;

namespace amp2hip {

bool areNominated(llvm::ArrayRef<const Decl *> Usings, const DeclContext &Home) {
  llvm::SetVector<const DeclContext *> Nominated;
  for (const Decl *D : Usings)
    if (const auto *Directive = dyn_cast<UsingDirectiveDecl>(D))
      Nominated.insert(Directive->getNominatedNamespace()->getPrimaryContext());
  // A nominated namespace may have directives, too.
  for (size_t I = 0; I < Nominated.size(); ++I) {
    if (Nominated[I]->InEnclosingNamespaceSetOf(&Home))
      return true;
    for (const UsingDirectiveDecl *D : Nominated[I]->using_directives())
      Nominated.insert(D->getNominatedNamespace()->getPrimaryContext());
  }
  return false;
}

} // namespace amp2hip
