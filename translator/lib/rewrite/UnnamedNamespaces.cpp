//===--- UnnamedNamespaces.cpp - Where unnamed namespaces clash -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/UnnamedNamespaces.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "model/Model.h"
#include "model/Overloads.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The innermost namespace with a name, or the translation unit, around \p D.
const DeclContext *namedScopeOf(const Decl *D) {
  const DeclContext *Scope = D->getDeclContext()->getEnclosingNamespaceContext();
  while (Scope->isNamespace() && cast<NamespaceDecl>(Scope)->isAnonymousNamespace())
    Scope = Scope->getParent()->getEnclosingNamespaceContext();
  return Scope->getPrimaryContext();
}

/// The scopes of the source file that have unnamed namespaces.
class Scopes {
public:
  explicit Scopes(const RewriteContext &C) : C(C) {
    collect(C.U.context().getTranslationUnitDecl());
    for (const AmpLambda &L : C.M.Lambdas)
      if (const Decl *D = L.Outermost ? L.Outermost : L.NamespaceLevel; D && isInSource(D)) {
        const auto *F = dyn_cast<FunctionDecl>(D);
        if (D->isInAnonymousNamespace())
          WithKernels.insert(namedScopeOf(D));
        else if (!F || (!F->isMain() && !isa<CXXMethodDecl>(F)))
          All.insert(namedScopeOf(D));
      }
    for (const FunctionDecl *F : C.M.AmpFunctions)
      if (isInSource(F) && F->isInAnonymousNamespace() && mayBeKernel(F))
        WithKernels.insert(namedScopeOf(F));
  }

  bool areAmbiguousWith(const DeclContext *Own) const {
    std::set<const DeclContext *> Found = lookedUpFrom(Own);
    return llvm::any_of(All, [&](const DeclContext *S) { return S != Own && Found.count(S); }) ||
           llvm::any_of(WithKernels, [&](const DeclContext *S) {
             return S != Own && lookedUpFrom(S).count(Own);
           });
  }

private:
  /// Where a lookup in \p Scope of the name of its unnamed namespace looks, \p Scope included.
  std::set<const DeclContext *> lookedUpFrom(const DeclContext *Scope) const {
    std::set<const DeclContext *> Seen = {Scope};
    std::vector<const DeclContext *> Open = {Scope};
    auto Add = [&](const DeclContext *Found) {
      if (Seen.insert(Found).second)
        Open.push_back(Found);
    };
    while (!Open.empty()) {
      const DeclContext *Next = Open.back();
      Open.pop_back();
      if (auto It = InlineIn.find(Next); It != InlineIn.end())
        llvm::for_each(It->second, Add);
      if (Scope->isTranslationUnit())
        for (const UsingDirectiveDecl *D : Next->using_directives())
          Add(D->getNominatedNamespace()->getPrimaryContext());
    }
    return Seen;
  }

  bool isInSource(const Decl *D) const {
    return C.U.SM.isInMainFile(C.U.SM.getExpansionLoc(D->getLocation()));
  }

  /// Those that the user wrote, in headers, too.
  void collect(const DeclContext *Scope) {
    for (const Decl *D : Scope->decls())
      if (const auto *Namespace = dyn_cast<NamespaceDecl>(D)) {
        if (!C.U.isUserLocation(D->getLocation()))
          continue;
        if (Namespace->isAnonymousNamespace())
          All.insert(namedScopeOf(Namespace));
        if (Namespace->isInline())
          InlineIn[Scope->getPrimaryContext()].push_back(Namespace->getPrimaryContext());
        collect(Namespace);
      } else if (const auto *Linkage = dyn_cast<LinkageSpecDecl>(D)) {
        collect(Linkage);
      }
  }

  const RewriteContext &C;
  std::map<const DeclContext *, std::vector<const DeclContext *>> InlineIn;
  std::set<const DeclContext *> All;
  std::set<const DeclContext *> WithKernels; ///< of those that the user wrote
};

} // namespace

bool isUnnamedNamespaceAmbiguous(const RewriteContext &C, const AmpLambda &L) {
  const Decl *D = L.Outermost ? L.Outermost : L.NamespaceLevel;
  return D && Scopes(C).areAmbiguousWith(namedScopeOf(D));
}

} // namespace amp2hip
