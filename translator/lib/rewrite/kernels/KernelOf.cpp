//===--- KernelOf.cpp - A header class grants access to kernels -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares a member template `kernel_of` in classes of headers. A source file may define member
// functions of such a class. The kernels in these functions become specializations of the template,
// so they may use private members of the class. For example, with `kernel_of` the output contains
//
//   class solver {               // solver.h
//       struct cell { float v; };
//       void step();
//   public:
//       template <typename> struct kernel_of;    // added
//   };
//
//   namespace { struct step_kernel; }      // solver.cpp
//   template <>
//   struct solver::kernel_of<step_kernel> { cell c; ... };
//   void solver::step() { ... kernel_of<step_kernel>{c} ... }
//
// A header is translated once for all sources, so it cannot declare the kernels of each source. The
// header alone determines whether a class gets this template. A class gets it if it has non-public
// members, and if it declares member or friend functions that other files may define.
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/KernelOf.h"
#include "ast/Restrictions.h"
#include "model/CodeIndex.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/PublicTypes.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/movedcode/MovedClasses.h"
#include "rewrite/movedcode/Placement.h"
#include "rewrite/names/NameTable.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {
namespace {

FileID fileOf(const RewriteContext &C, const Decl *D) {
  return C.Unit.SM.getFileID(C.Unit.SM.getExpansionLoc(D->getLocation()));
}

/// True if a file other than that of \p F may define \p F, with kernels in its body.
bool isLeftToOthers(const RewriteContext &C, const FunctionDecl *F) {
  if (F->isImplicit() || F->isPureVirtual() || F->isDeleted() || F->isDefaulted() ||
      F->isThisDeclarationADefinition() || restrictionOf(F).Amp)
    return false;
  const FunctionDecl *Definition = F->getDefinition();
  return !Definition || fileOf(C, Definition) != fileOf(C, F);
}

bool leavesFunctionsToOthers(const RewriteContext &C, const CXXRecordDecl *Class) {
  return llvm::any_of(Class->decls(), [&](const Decl *D) {
    const FunctionDecl *F = D->getLexicalDeclContext() == Class ? D->getAsFunction() : nullptr;
    if (const auto *Friend = dyn_cast<FriendDecl>(D))
      F = dyn_cast_or_null<FunctionDecl>(Friend->getFriendDecl());
    return F && (isa<CXXMethodDecl>(F) || isa<FriendDecl>(D)) && isLeftToOthers(C, F);
  });
}

bool isHidden(AccessSpecifier A) { return A == AS_private || A == AS_protected; }

/// True if members of \p Class may name entities that a kernel outside the class cannot access.
bool keepsSomething(const CXXRecordDecl *Class) {
  // A kernel outside the class qualifies the names of the class's members, which is not possible
  // for a class template.
  if (Class->isDependentContext() || isHidden(Class->getAccess()))
    return true;
  for (const Decl *D : Class->decls())
    if (!D->isImplicit() && !isa<AccessSpecDecl>(D) && isHidden(D->getAccess()))
      return true;
  for (const CXXBaseSpecifier &Base : Class->bases()) {
    const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl();
    if (isHidden(Base.getAccessSpecifier()) ||
        (B && B->hasDefinition() && keepsSomething(B->getDefinition())))
      return true;
  }
  return false;
}

} // namespace

bool isInTranslatedHeader(RewriteContext &C, const CXXRecordDecl *Class) {
  FileID File = fileOf(C, Class);
  OptionalFileEntryRef Entry = C.Unit.SM.getFileEntryRefForID(File);
  if (!Entry || File == C.Unit.SM.getMainFileID() || !C.Unit.isUserFile(File))
    return false;
  return C.Unit.ampFiles().count(&Entry->getFileEntry()) != 0;
}

bool isInaccessible(RewriteContext &C, const CXXRecordDecl *Class) {
  for (; Class; Class = dyn_cast<CXXRecordDecl>(Class->getDeclContext())) {
    const auto *Declared = cast<CXXRecordDecl>(Class->getFirstDecl());
    if (isHidden(Class->getAccess()) && fileOf(C, Declared) != C.Unit.SM.getMainFileID() &&
        !isInTranslatedHeader(C, Declared))
      return true;
  }
  return false;
}

std::string kernelOf(RewriteContext &C, const CXXRecordDecl *Class) {
  if (Class->isLambda() || !Class->getIdentifier() || !isInTranslatedHeader(C, Class) ||
      !keepsSomething(Class) || !leavesFunctionsToOthers(C, Class))
    return "";
  return C.NewNames.kernelOf(fileOf(C, Class),
                             [&] { return C.Names.unique("kernel_of", Class->getLocation()); });
}

void planKernelOf(RewriteContext &C, MovedClasses &Moved) {
  C.Index.forEachDeclaration<CXXRecordDecl>([&](const CXXRecordDecl *Class) {
    if (outermostFunction(Class))
      return; // local classes need no such template
    // Make a private class, `class impl;`, public: another file may define it and launch kernels
    // there.
    if (!Class->isThisDeclarationADefinition()) {
      const CXXRecordDecl *Definition = Class->getDefinition();
      if (Class->isFirstDecl() && isHidden(Class->getAccess()) && isInTranslatedHeader(C, Class) &&
          (!Definition || fileOf(C, Definition) != fileOf(C, Class)))
        makePublic(C, Class);
      return;
    }
    std::string Name = kernelOf(C, Class);
    if (Name.empty())
      return;
    if (std::optional<Placement> Place = placeInClass(C, Class)) {
      Moved.declareInClass(Class, Place->At, Place->Indent,
                           "template <typename> struct " + Name +
                               "; // the kernels of its functions");
      makePublic(C, Class);
    }
  });
}

} // namespace amp2hip
