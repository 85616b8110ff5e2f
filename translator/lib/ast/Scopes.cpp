//===--- Scopes.cpp - Enclosing functions and namespaces ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/Scopes.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

const FunctionDecl *enclosingFunction(const DeclContext *Context) {
  for (; Context && !Context->isFileContext(); Context = Context->getLexicalParent())
    if (const auto *F = dyn_cast<FunctionDecl>(Context))
      return F;
  return nullptr;
}

bool isOfLambda(const FunctionDecl *F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  return Method && Method->getParent()->isLambda();
}

std::string qualifierOf(const NamedDecl *D) {
  std::string Qualifier;
  for (const DeclContext *C = D->getDeclContext(); !C->isTranslationUnit(); C = C->getParent())
    if (const auto *N = dyn_cast<NamespaceDecl>(C);
        N && !N->isInlineNamespace() && !N->isAnonymousNamespace())
      Qualifier = N->getName().str() + "::" + Qualifier;
  return Qualifier;
}

std::string explicitQualifierOf(const NamedDecl *D) {
  std::string Qualifier = qualifierOf(D);
  return Qualifier.empty() ? "::" : Qualifier;
}

} // namespace amp2hip
