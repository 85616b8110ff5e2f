//===--- StdNameClashes.cpp - Names that concurrency and std share --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/names/StdNameClashes.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

/// True if a using directive for \p N makes names of std visible.
static bool bringsStd(const NamespaceDecl *N, llvm::SmallPtrSetImpl<const NamespaceDecl *> &Seen) {
  if (N->isStdNamespace())
    return true;
  return Seen.insert(N->getCanonicalDecl()).second &&
         llvm::any_of(N->using_directives(), [&](const UsingDirectiveDecl *D) {
           return bringsStd(D->getNominatedNamespace(), Seen);
         });
}

static bool isForStd(const UsingDirectiveDecl *D) {
  llvm::SmallPtrSet<const NamespaceDecl *, 8> Seen;
  return bringsStd(D->getNominatedNamespace(), Seen);
}

StdNameClashes::StdNameClashes(const Unit &U) : U(U) {
  // Visit the directives of other files: the caller visits only the program's own files.
  for (const UsingDirectiveDecl *D : U.context().getTranslationUnitDecl()->using_directives())
    AtNamespaceScope |= !U.isUserLocation(D->getLocation()) && isForStd(D);
}

void StdNameClashes::enter(const UsingDirectiveDecl *D) {
  if (D->getDeclContext()->isFunctionOrMethod())
    InBlocks.push_back(isForStd(D));
  else
    AtNamespaceScope |= isForStd(D);
}

void StdNameClashes::noteFunction(const FunctionDecl *F) {
  if (!isa<CXXMethodDecl>(F) && F->getDeclName().isIdentifier())
    Functions.insert(F->getName());
}

void StdNameClashes::noteClass(const CXXRecordDecl *Class) {
  if (Class->isThisDeclarationADefinition())
    Classes.push_back(Class);
}

bool StdNameClashes::mayClash(const NamedDecl *D, SourceLocation Name) const {
  if (U.SM.getFileID(U.SM.getSpellingLoc(Name)) != U.SM.getMainFileID())
    return true;
  if (llvm::any_of(Classes, [&](const CXXRecordDecl *Class) {
        return U.SM.isPointWithin(U.SM.getExpansionLoc(Name),
                                  U.SM.getExpansionLoc(Class->getBeginLoc()),
                                  U.SM.getExpansionLoc(Class->getEndLoc())) &&
               !Class->lookup(D->getDeclName()).empty();
      }))
    return true;
  return !D->getAsFunction() && (AtNamespaceScope || llvm::is_contained(InBlocks, true));
}

void StdNameClashes::noteCall(const NamedDecl *Callee, ClashingUse Use) {
  Calls.push_back({Callee, std::move(Use)});
}

void StdNameClashes::appendClashing(std::vector<ClashingUse> &Uses) {
  const NamespaceDecl *Std = U.sema().getStdNamespace();
  for (auto &[Callee, ClashingCall] : Calls) {
    ClashingUse &Use = ClashingCall; // a lambda cannot capture a structured binding
    // The parse has considered std's functions that precede the call. But it has left out the
    // program's functions of other restrictions, so their names clash.
    bool IsOverloaded = Functions.contains(Callee->getName());
    bool Known =
        Std && llvm::any_of(Std->lookup(Callee->getDeclName()), [&](const NamedDecl *D) {
          return U.SM.isBeforeInTranslationUnit(D->getCanonicalDecl()->getLocation(), Use.Name);
        });
    if (IsOverloaded || !Known)
      Uses.push_back(std::move(Use));
  }
}

} // namespace amp2hip
