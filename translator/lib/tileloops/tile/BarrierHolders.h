//===--- BarrierHolders.h - Objects that store a barrier -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_TILE_BARRIERHOLDERS_H
#define AMP2HIP_TILELOOPS_TILE_BARRIERHOLDERS_H

namespace clang {
class ASTContext;
class CallExpr;
class CXXMethodDecl;
class CXXRecordDecl;
class Expr;
class FieldDecl;
class FunctionDecl;
class ParmVarDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// The data member of \p Class with the barrier, if objects of the class consist of a tile_barrier
/// and numbers; else null. Const member functions of such a barrier holder may wait.
const clang::FieldDecl *barrierMember(const clang::CXXRecordDecl *Class);

/// The argument with which the local variable \p V, a barrier holder, stores the barrier of \p
/// Tile: `t.barrier` in `scanner s(t.barrier, 4)`. Null if \p V is not a barrier holder, or if its
/// constructor does more than to initialize the members.
const clang::Expr *heldBarrier(const clang::VarDecl *V, const clang::ParmVarDecl *Tile);

/// A parameter that represents the barrier in const member functions of a barrier holder: its name
/// is that of the data member. \p F has no such parameter. Null if \p F is another function.
const clang::ParmVarDecl *heldTile(const clang::FunctionDecl *F, const clang::ASTContext &Ctx);

/// True if \p E names the data member that \p Tile, a result of heldTile(), represents.
bool isHeldTile(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// True if \p Call calls a member function of a local barrier holder or, in a member function of a
/// barrier holder, of `*this`. \p Tile is the parameter of the calling code.
bool callsHolder(const clang::CallExpr *Call, const clang::ParmVarDecl *Tile);

/// True if \p Method, a member function of a barrier holder, certainly does not wait: it only reads
/// numbers of the object.
bool neverUsesBarrier(const clang::CXXMethodDecl *Method);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_TILE_BARRIERHOLDERS_H
