//===--- TileUses.h - Uses of the tiled_index and its barrier -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_TILE_TILEUSES_H
#define AMP2HIP_TILELOOPS_TILE_TILEUSES_H

#include "clang/AST/Stmt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

namespace clang {
class CallExpr;
class DeclRefExpr;
class Expr;
class ParmVarDecl;
} // namespace clang

namespace amp2hip {

/// The nearest statement around each statement.
using OuterStatements = llvm::DenseMap<const clang::Stmt *, const clang::Stmt *>;

/// A member access `Base.Name`.
struct MemberUse {
  llvm::StringRef Name;
  const clang::Expr *Base = nullptr;
};

/// The member access that \p E is, also if the type of \p E is dependent. Empty
/// for other expressions.
MemberUse memberUse(const clang::Expr *E);

/// The name of the member of \p Tile that \p E accesses (`local` for
/// `t.local`), also in a template. Empty for other expressions.
llvm::StringRef memberOfTile(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// True if \p E is \p Tile itself, or a copy: `t` for the parameter `t`.
bool isTile(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// The nearest statement around \p S that is not an implicit cast.
const clang::Stmt *userOf(const clang::Stmt *S, const OuterStatements &Outer);

/// True if \p Call waits at the barrier of \p Tile.
bool isWait(const clang::CallExpr *Call, const clang::ParmVarDecl *Tile);

/// True if \p S is a memory fence.
bool isFence(const clang::Stmt *S);

/// The operand `data` of \p S if that is an element `data[t]` or `data(t)` in a template; else
/// null.
const clang::Expr *containerOf(const clang::Stmt *S);

/// True if \p Name, a reference to the tiled_index or tile_barrier, only accesses a member, is
/// the argument of a fence, or the index of an element. If the member is the barrier, it must be
/// used for a wait or as argument of a fence.
bool isPartOfIndex(const clang::DeclRefExpr *Name, const OuterStatements &Outer);

/// The call whose argument is \p Name, a reference to the tile, or its barrier. Copies of the
/// argument for a parameter by value are skipped. Null if there is no such call.
const clang::CallExpr *callWith(const clang::DeclRefExpr *Name, const OuterStatements &Outer);

/// True if \p Name is in the initializer of a variable that is a copy of the tile or its barrier,
/// and not an argument of a call. In a template, a tiled_index also initializes an index.
bool isCopied(const clang::DeclRefExpr *Name, const clang::ParmVarDecl *Tile,
              const OuterStatements &Outer);

/// True if \p Name is the initializer of a lambda's capture. The uses in the lambda are examined
/// for themselves.
bool isCaptured(const clang::DeclRefExpr *Name, const OuterStatements &Outer);

/// True if a local barrier holder stores the barrier that \p Name is or has.
bool isHeld(const clang::DeclRefExpr *Name, const clang::ParmVarDecl *Tile,
            const OuterStatements &Outer);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_TILE_TILEUSES_H
