//===--- OverloadsCheck.cpp - Overloads of different scopes -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Overloads that differ in restriction only become one function of their scope.
// A using declaration can bring two together that are of different ones.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "model/Overloads.h"

using namespace clang;

namespace amp2hip {
namespace {

class Visitor : public RecursiveASTVisitor<Visitor> {
public:
  explicit Visitor(const Unit &U) : U(U) {}

  bool TraverseDecl(Decl *D) {
    bool Foreign = D && D->getDeclContext() && D->getDeclContext()->isTranslationUnit() &&
                   !U.isUserLocation(D->getLocation()) && !U.isUserLocation(D->getBeginLoc());
    return Foreign || RecursiveASTVisitor::TraverseDecl(D);
  }

  bool VisitUsingDecl(UsingDecl *D) {
    const DeclContext *Scope = D->getDeclContext()->getRedeclContext();
    if (Scope->isFunctionOrMethod())
      return true;
    std::vector<const FunctionDecl *> Own;
    for (const NamedDecl *Other : Scope->lookup(D->getDeclName()))
      if (const FunctionDecl *F = Other->getAsFunction(); F && !isa<UsingShadowDecl>(Other))
        Own.push_back(F);
    for (const UsingShadowDecl *Shadow : D->shadows())
      if (const FunctionDecl *Brought = Shadow->getTargetDecl()->getAsFunction())
        compare(Brought, Own);
    return true;
  }

private:
  void compare(const FunctionDecl *Brought, const std::vector<const FunctionDecl *> &Own) {
    const FunctionDecl *Beside = nullptr;
    for (const FunctionDecl *F : Own) {
      if (!sameParameters(U.context(), F, Brought))
        continue;
      if (restrictionOf(F).covers(restrictionOf(Brought)))
        return; // it hides the other one
      Beside = F;
    }
    if (!Beside || !U.isUserLocation(Beside->getLocation()))
      return;
    U.error(Beside->getLocation(),
            "give '" + Beside->getNameAsString() + "' another name, or declare it for the other "
            "restriction too: only its restriction tells it from '" +
                Brought->getQualifiedNameAsString() +
                "', which a using declaration brings from another scope");
    if (U.isUserLocation(Brought->getLocation()))
      U.note(Brought->getLocation(), "the other one is declared here");
  }

  const Unit &U;
};

} // namespace

void checkOverloads(const CheckContext &C) {
  Visitor(C.U).TraverseDecl(C.U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
