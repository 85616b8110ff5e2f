//===--- TileUses.cpp - Uses of the tiled_index and its barrier -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/tile/TileUses.h"
#include "ast/Concurrency.h"
#include "tileloops/tile/BarrierHolders.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

MemberUse memberUse(const Expr *E) {
  E = E ? E->IgnoreParenImpCasts() : nullptr;
  if (const auto *P = dyn_cast_or_null<PseudoObjectExpr>(E))
    return memberUse(P->getSyntacticForm());
  if (const auto *M = dyn_cast_or_null<MemberExpr>(E))
    return {M->getMemberDecl()->getDeclName().isIdentifier() ? M->getMemberDecl()->getName() : "",
            M->getBase()};
  if (const auto *M = dyn_cast_or_null<CXXDependentScopeMemberExpr>(E))
    if (!M->isImplicitAccess())
      return {M->getMember().isIdentifier() ? M->getMember().getAsIdentifierInfo()->getName() : "",
              M->getBase()};
  if (const auto *P = dyn_cast_or_null<MSPropertyRefExpr>(E))
    return {P->getPropertyDecl()->getName(), P->getBaseExpr()};
  return {};
}

/// The reference to \p Tile, or a copy of it, that \p E is, or null.
static const Expr *nameOf(const Expr *E, const ParmVarDecl *Tile) {
  if (const auto *O = E ? dyn_cast<OpaqueValueExpr>(E->IgnoreParenImpCasts()) : nullptr)
    E = O->getSourceExpr();
  const auto *Name = E ? dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts()) : nullptr;
  if (E && !Name)
    return isHeldTile(E, Tile) ? E : nullptr;
  return Name && isTileOrCopy(Name->getDecl(), Tile) ? Name : nullptr;
}

bool isTile(const Expr *E, const ParmVarDecl *Tile) { return nameOf(E, Tile) != nullptr; }

StringRef memberOfTile(const Expr *E, const ParmVarDecl *Tile) {
  MemberUse Use = memberUse(E);
  return Use.Base && nameOf(Use.Base, Tile) ? Use.Name : StringRef();
}

const Stmt *userOf(const Stmt *S, const OuterStatements &Outer) {
  do
    S = Outer.lookup(S);
  while (isa_and_nonnull<ImplicitCastExpr>(S));
  return S;
}

bool isFence(const Stmt *S) {
  const auto *Call = dyn_cast_or_null<CallExpr>(S);
  auto IsFunction = [](const NamedDecl *F) {
    return F && isInConcurrency(F) && F->getDeclName().isIdentifier() &&
           F->getName().ends_with("_memory_fence");
  };
  // In a template, the class of the barrier is still the one of namespace concurrency.
  const auto *Overloads =
      Call ? dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts()) : nullptr;
  if (Overloads)
    return Overloads->getNumDecls() != 0 && llvm::all_of(Overloads->decls(), IsFunction);
  return Call && IsFunction(Call->getDirectCallee());
}

const Expr *containerOf(const Stmt *S) {
  if (const auto *Subscript = dyn_cast_or_null<ArraySubscriptExpr>(S))
    return Subscript->getLHS();
  if (const auto *Operator = dyn_cast_or_null<CXXOperatorCallExpr>(S))
    return Operator->getOperator() == OO_Subscript ? Operator->getArg(0) : nullptr;
  const auto *Call = dyn_cast_or_null<CallExpr>(S);
  return Call && !Call->getDirectCallee() ? Call->getCallee() : nullptr;
}

/// True if \p S is an element of a container, in a template.
static bool isElement(const Stmt *S) {
  const Expr *Container = containerOf(S);
  return Container && isOfConcurrency(Container);
}

bool isPartOfIndex(const DeclRefExpr *Name, const OuterStatements &Outer) {
  auto Member = [](const Stmt *S) {
    return isa_and_nonnull<MemberExpr, CXXDependentScopeMemberExpr, MSPropertyRefExpr>(S)
               ? memberUse(cast<Expr>(S))
               : MemberUse();
  };
  const Stmt *Part = userOf(Name, Outer);
  if (!Member(Part).Base)
    return isFence(Part) || isElement(Part);
  if (Member(Part).Name != "barrier")
    return true;
  const Stmt *User = userOf(Part, Outer);
  return Member(User).Name.starts_with("wait") || isFence(User);
}

bool isWait(const CallExpr *Call, const ParmVarDecl *Tile) {
  MemberUse Wait = memberUse(Call->getCallee());
  return Wait.Name.starts_with("wait") && isBarrierOfTile(Wait.Base, Tile);
}

/// Returns \p User, or the statement that uses the object if \p User copies it.
static const Stmt *userOfCopy(const Stmt *User, const OuterStatements &Outer) {
  const auto *Copy = dyn_cast_or_null<CXXConstructExpr>(User);
  return Copy && Copy->getConstructor()->isCopyOrMoveConstructor() ? userOf(Copy, Outer) : User;
}

/// Returns the variable in whose declaration \p Name is, outside of calls and lambdas; null if
/// there is none, or if the statement declares several.
static const VarDecl *declaredWith(const DeclRefExpr *Name, const OuterStatements &Outer) {
  const Stmt *At = Outer.lookup(Name);
  while (At && !isa<DeclStmt, CallExpr, LambdaExpr, CompoundStmt>(At))
    At = Outer.lookup(At);
  const auto *D = dyn_cast_or_null<DeclStmt>(At);
  return D && D->isSingleDecl() ? dyn_cast<VarDecl>(D->getSingleDecl()) : nullptr;
}

const CallExpr *callWith(const DeclRefExpr *Name, const OuterStatements &Outer) {
  const Stmt *User = userOf(Name, Outer);
  if (isa_and_nonnull<MemberExpr, CXXDependentScopeMemberExpr, MSPropertyRefExpr>(User) &&
      memberUse(cast<Expr>(User)).Name == "barrier")
    User = userOf(User, Outer);
  return dyn_cast_or_null<CallExpr>(userOfCopy(User, Outer));
}

bool isCopied(const DeclRefExpr *Name, const ParmVarDecl *Tile, const OuterStatements &Outer) {
  const VarDecl *V = declaredWith(Name, Outer);
  return V && (isTileOrCopy(V, Tile) || isBarrierCopy(V, Tile) ||
               (isIndex(V->getType()) && copiedFrom(V->getInit()) == Name));
}

bool isCaptured(const DeclRefExpr *Name, const OuterStatements &Outer) {
  return isa_and_nonnull<LambdaExpr>(userOfCopy(userOf(Name, Outer), Outer));
}

bool isHeld(const DeclRefExpr *Name, const ParmVarDecl *Tile, const OuterStatements &Outer) {
  const VarDecl *V = declaredWith(Name, Outer);
  const Expr *Barrier = V ? heldBarrier(V, Tile) : nullptr;
  bool Contains = false;
  walk(Barrier, [&](const Stmt *S, const Stmt *) { return Contains |= S == Name, true; });
  return Contains;
}

} // namespace amp2hip
