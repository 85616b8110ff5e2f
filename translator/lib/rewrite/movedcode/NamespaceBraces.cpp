//===--- NamespaceBraces.cpp - Namespaces around moved code ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/NamespaceBraces.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace amp2hip {

NamespaceBraces namespacesOutside(const Decl *D) {
  NamespaceBraces Braces;
  const DeclContext *Around = D->getLexicalDeclContext()->getRedeclContext();
  for (const DeclContext *Scope = D->getDeclContext()->getEnclosingNamespaceContext();
       !Scope->Equals(Around) && Scope->isNamespace();
       Scope = Scope->getParent()->getRedeclContext()) {
    const auto *Namespace = cast<NamespaceDecl>(Scope);
    std::string Name = Namespace->getNameAsString();
    Braces.Open = (Namespace->isInline() ? "inline namespace " : "namespace ") + Name + " {" +
                  (Braces.Open.empty() ? "" : " ") + Braces.Open;
    Braces.Close += "}";
    Braces.Name = Name + (Braces.Name.empty() ? "" : "::") + Braces.Name;
  }
  return Braces;
}

} // namespace amp2hip
