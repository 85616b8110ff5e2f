//===--- OverloadHiding.cpp - Overloads that a move hides -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/OverloadHiding.h"
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Searches for unqualified names of functions that the unnamed namespace of a scope would hide.
class HidingNames : public DynamicVisitor {
public:
  explicit HidingNames(const DeclContext *Scope) {
    for (const Decl *D : Scope->getPrimaryContext()->decls())
      if (const auto *N = dyn_cast<NamespaceDecl>(D); N && N->isAnonymousNamespace())
        Unnamed = N->getPrimaryContext();
  }

  bool isNeeded() const { return Unnamed; }
  bool Found = false;

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (!E->hasQualifier() && E->getDecl()->getAsFunction() && !isa<CXXMethodDecl>(E->getDecl()))
      note(E->getDecl()->getDeclName(), E->getDecl());
    return true;
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) override {
    if (!E->getQualifier())
      for (const NamedDecl *D : E->decls())
        note(E->getName(), D->getUnderlyingDecl());
    return true;
  }

private:
  bool isUnnamed(const Decl *D) const {
    return D->getDeclContext()->getRedeclContext()->getPrimaryContext()->Equals(Unnamed);
  }
  void note(DeclarationName Name, const NamedDecl *Meant) {
    Found |= !isUnnamed(Meant) && llvm::any_of(Unnamed->lookup(Name), [](const NamedDecl *D) {
      return D->getUnderlyingDecl()->getAsFunction() != nullptr;
    });
  }

  const DeclContext *Unnamed = nullptr;
};

/// Searches for declarations of functions at block scope.
class BlockScopeFunctions : public DynamicVisitor {
public:
  const FunctionDecl *Found = nullptr;

  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->isLocalExternDecl())
      Found = F;
    return !Found;
  }
};

} // namespace

bool wouldHideOverloads(const DeclContext *Scope, const LambdaExpr *L) {
  HidingNames Names(Scope);
  if (Names.isNeeded())
    Names.TraverseStmt(const_cast<LambdaExpr *>(L));
  return Names.Found;
}

bool wouldHideOverloads(const DeclContext *Scope, const TagDecl *Type) {
  HidingNames Names(Scope);
  if (Names.isNeeded())
    Names.TraverseDecl(const_cast<TagDecl *>(Type));
  return Names.Found;
}

const FunctionDecl *blockScopeFunction(const LambdaExpr *L) {
  BlockScopeFunctions Functions;
  Functions.TraverseStmt(const_cast<LambdaExpr *>(L));
  return Functions.Found;
}

const FunctionDecl *blockScopeFunction(const TagDecl *Type) {
  BlockScopeFunctions Functions;
  Functions.TraverseDecl(const_cast<TagDecl *>(Type));
  return Functions.Found;
}

void reportBlockScopeFunction(const Unit &U, const FunctionDecl *F) {
  U.error(
      F->getLocation(),
      fmt::format("'{}' is declared at block scope in amp code that moves to another namespace, "
                  "where this would declare another function; declare it outside functions",
                  F->getNameAsString()));
}

} // namespace amp2hip
