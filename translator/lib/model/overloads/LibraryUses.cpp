//===--- LibraryUses.cpp - User functions that libraries call -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/overloads/LibraryUses.h"
#include "ast/DynamicVisitor.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Walks over the code of libraries, which CodeIndex omits.
class LibraryUses : public DynamicVisitor {
public:
  explicit LibraryUses(const Unit &U) : U(U) {}

  std::set<const FunctionDecl *> Named;

  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool TraverseDecl(Decl *D) override {
    bool IsUsers = D && D->getDeclContext() && D->getDeclContext()->isFileContext() &&
                   !isa<NamespaceDecl>(D) && U.isUserLocation(D->getLocation());
    return IsUsers || DynamicVisitor::TraverseDecl(D);
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override { return note(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) override { return note(E->getMemberDecl()); }

private:
  bool note(const ValueDecl *D) {
    if (const auto *F = dyn_cast<FunctionDecl>(D); F && U.isUserLocation(F->getLocation()))
      Named.insert(patternOf(F));
    return true;
  }

  const Unit &U;
};

} // namespace

std::set<const FunctionDecl *> functionsNamedByLibraries(const Unit &U) {
  LibraryUses Uses(U);
  Uses.TraverseDecl(U.context().getTranslationUnitDecl());
  return std::move(Uses.Named);
}

} // namespace amp2hip
