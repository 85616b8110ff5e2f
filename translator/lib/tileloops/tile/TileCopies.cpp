//===--- TileCopies.cpp - Copies of tile indices and barriers -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/tile/TileCopies.h"
#include "tileloops/split/BarrierSplit.h"
#include "tileloops/tile/BarrierHolders.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

const Expr *copiedFrom(const Expr *E) {
  E = E->IgnoreImplicit()->IgnoreParenImpCasts();
  if (const auto *Copy = dyn_cast<CXXConstructExpr>(E);
      Copy && Copy->getNumArgs() == 1 && Copy->getConstructor()->isCopyOrMoveConstructor())
    return copiedFrom(Copy->getArg(0));
  if (const auto *List = dyn_cast<ParenListExpr>(E); List && List->getNumExprs() == 1)
    return copiedFrom(List->getExpr(0)); // in a template
  return E;
}

/// The initializer of \p D, if it is a local variable that is not a parameter; else null.
static const Expr *initializerOf(const ValueDecl *D) {
  const auto *V = dyn_cast<VarDecl>(D);
  return V && V->hasLocalStorage() && !isa<ParmVarDecl>(V) &&
                 (!V->getType()->isReferenceType() ||
                  V->getType().getNonReferenceType().isConstQualified())
             ? V->getInit()
             : nullptr;
}

/// The last argument with which \p Init constructs a tiled_index from its parts; else null.
static const Expr *barrierArgument(const Expr *Init) {
  Init = Init->IgnoreImplicit()->IgnoreParenImpCasts();
  if (const auto *C = dyn_cast<CXXConstructExpr>(Init))
    return C->getNumArgs() == 5 ? C->getArg(4) : nullptr;
  const auto *List = dyn_cast<ParenListExpr>(Init);
  return List && List->getNumExprs() == 5 ? List->getExpr(4) : nullptr;
}

bool isTileOrCopy(const ValueDecl *D, const ParmVarDecl *Tile) {
  if (D == Tile)
    return true;
  const Expr *Init = initializerOf(D);
  return Init && isTiledIndex(D->getType()) == isTiledIndex(Tile->getType()) &&
         isTileBarrier(D->getType()) == isTileBarrier(Tile->getType()) &&
         isTile(copiedFrom(Init), Tile);
}

bool isBarrierCopy(const ValueDecl *D, const ParmVarDecl *Tile) {
  const Expr *Init = initializerOf(D);
  if (!Init)
    return false;
  if (isTileBarrier(D->getType()))
    return isBarrierOfTile(copiedFrom(Init), Tile);
  if (!isTiledIndex(D->getType()))
    return false;
  if (const auto *Name = dyn_cast<DeclRefExpr>(copiedFrom(Init)))
    return isBarrierCopy(Name->getDecl(), Tile);
  const Expr *Barrier = barrierArgument(Init);
  return Barrier && isBarrierOfTile(copiedFrom(Barrier), Tile);
}

bool bindsMutableReference(const Stmt *Body, const ParmVarDecl *Tile) {
  if (Tile->getType().getNonReferenceType().isConstQualified())
    return false;
  bool Found = false;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    const auto *Call = dyn_cast<CallExpr>(S);
    if (!Call)
      return true;
    const FunctionDecl *F = isa<CXXOperatorCallExpr>(Call) ? nullptr : Call->getDirectCallee();
    for (unsigned I = 0; I < Call->getNumArgs(); ++I) {
      const auto *Name = dyn_cast<DeclRefExpr>(Call->getArg(I)->IgnoreParens());
      if (!Name || Name->getDecl() != Tile)
        continue;
      QualType T = F && I < F->getNumParams() ? F->getParamDecl(I)->getType() : QualType();
      Found |= T.isNull() ? !isa<CXXOperatorCallExpr>(Call)
                          : T->isReferenceType() && !T.getNonReferenceType().isConstQualified();
    }
    return true;
  });
  return Found;
}

bool isBarrierOfTile(const Expr *E, const ParmVarDecl *Tile) {
  if (memberOfTile(E, Tile) == "barrier" || isHeldTile(E, Tile))
    return true;
  E = E->IgnoreParenImpCasts();
  if (const auto *Member = dyn_cast<MemberExpr>(E);
      Member && Member->getMemberDecl()->getDeclName().isIdentifier() &&
      Member->getMemberDecl()->getName() == "barrier")
    E = Member->getBase()->IgnoreParenImpCasts();
  else if (const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(E);
           Dependent && !Dependent->isImplicitAccess() && Dependent->getMember().isIdentifier() &&
           Dependent->getMember().getAsIdentifierInfo()->getName() == "barrier")
    E = Dependent->getBase()->IgnoreParenImpCasts();
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  return Name && (isBarrierCopy(Name->getDecl(), Tile) ||
                  (isTileBarrier(Tile->getType()) && isTile(Name, Tile)));
}

} // namespace amp2hip
