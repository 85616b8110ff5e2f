//===--- UnnamedNamespaces.cpp - Ambiguous unnamed namespaces -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/kernels/UnnamedNamespaces.h"
#include "model/Model.h"
#include "model/kernels/Linkage.h"
#include "model/overloads/OverloadPairs.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

const DeclContext *UnnamedNamespaces::namedScopeOf(const Decl *D) {
  const DeclContext *Scope = D->getDeclContext()->getEnclosingNamespaceContext();
  while (Scope->isNamespace() && cast<NamespaceDecl>(Scope)->isAnonymousNamespace())
    Scope = Scope->getParent()->getEnclosingNamespaceContext();
  return Scope->getPrimaryContext();
}

UnnamedNamespaces::UnnamedNamespaces(const Unit &U, const Model &M) : U(U) {
  collect(U.context().getTranslationUnitDecl());
  for (const AmpLambda &L : M.Lambdas) {
    const NamedDecl &From = enclosingDeclarationOf(L);
    if (isInSource(&From) && From.isInAnonymousNamespace())
      WithKernels.insert(namedScopeOf(&From));
    else if (hasInternalLinkage(U, From) && !isa<CXXMethodDecl>(From)) {
      All.insert(namedScopeOf(&From));
      if (!isInSource(&From))
        OfHeaders.try_emplace(namedScopeOf(&From), &From);
    }
  }
  for (const FunctionDecl *F : M.AmpFunctions)
    if (isInSource(F) && F->isInAnonymousNamespace() && mayBeKernel(F))
      WithKernels.insert(namedScopeOf(F));
  for (const NamedDecl *D : M.InUnnamedNamespaces)
    if (U.isUserLocation(D->getLocation()))
      WithKernels.insert(namedScopeOf(D));
}

bool UnnamedNamespaces::isAmbiguous(const DeclContext *Own) const {
  std::set<const DeclContext *> Found = lookedUpFrom(Own);
  return llvm::any_of(All, [&](const DeclContext *S) { return S != Own && Found.count(S); });
}

bool UnnamedNamespaces::wouldBeAmbiguous(const DeclContext *Own) const {
  auto Finds = [&](const DeclContext *S) { return S != Own && lookedUpFrom(S).count(Own); };
  return isAmbiguous(Own) || llvm::any_of(WithKernels, Finds) ||
         llvm::any_of(OfHeaders, [&](const auto &Entry) { return Finds(Entry.first); });
}

std::vector<const NamespaceDecl *> UnnamedNamespaces::blocksIn(const DeclContext *Scope) const {
  auto It = Blocks.find(Scope);
  return It == Blocks.end() ? std::vector<const NamespaceDecl *>() : It->second;
}

/// The scopes that lookup searches for the name of the unnamed namespace of \p Scope, \p Scope
/// included.
std::set<const DeclContext *> UnnamedNamespaces::lookedUpFrom(const DeclContext *Scope) const {
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

bool UnnamedNamespaces::isInSource(const Decl *D) const {
  return U.SM.isInMainFile(U.SM.getExpansionLoc(D->getLocation()));
}

/// Collects the unnamed namespaces that the user wrote, in sources and headers.
void UnnamedNamespaces::collect(const DeclContext *Scope) {
  for (const Decl *D : Scope->decls())
    if (const auto *Namespace = dyn_cast<NamespaceDecl>(D)) {
      if (!U.isUserLocation(D->getLocation()))
        continue;
      if (Namespace->isAnonymousNamespace()) {
        All.insert(namedScopeOf(Namespace));
        // Skip an unnamed namespace in an unnamed namespace: lookup finds it only inside the
        // latter.
        if (!cast<Decl>(Namespace->getDeclContext())->isInAnonymousNamespace() &&
            !(Scope->isNamespace() && cast<NamespaceDecl>(Scope)->isAnonymousNamespace()))
          Blocks[namedScopeOf(Namespace)].push_back(Namespace);
      }
      if (Namespace->isInline())
        InlineIn[Scope->getPrimaryContext()].push_back(Namespace->getPrimaryContext());
      collect(Namespace);
    } else if (const auto *Linkage = dyn_cast<LinkageSpecDecl>(D)) {
      collect(Linkage);
    }
}

} // namespace amp2hip
