//===--- TileCopies.h - Copies of tile indices and barriers ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_TILE_TILECOPIES_H
#define AMP2HIP_TILELOOPS_TILE_TILECOPIES_H

namespace clang {
class Expr;
class ParmVarDecl;
class Stmt;
class ValueDecl;
} // namespace clang

namespace amp2hip {

/// True if \p D is \p Tile, the tiled_index or tile_barrier of a kernel or function, or a local
/// variable that is initialized with a copy of it: `tiled_index<4> u(t)`. Neither can change.
bool isTileOrCopy(const clang::ValueDecl *D, const clang::ParmVarDecl *Tile);

/// True if \p D is a local variable with the barrier of \p Tile: a tile_barrier, or a tiled_index
/// with this barrier, possibly at other positions.
bool isBarrierCopy(const clang::ValueDecl *D, const clang::ParmVarDecl *Tile);

/// True if \p E is the barrier of \p Tile, or a variable with a copy of it.
bool isBarrierOfTile(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// True if \p Body may bind a reference to non-const to \p Tile: it passes \p Tile to such a
/// parameter, or to a function that depends on template parameters.
bool bindsMutableReference(const clang::Stmt *Body, const clang::ParmVarDecl *Tile);

/// The operand of copies and conversions that do not change the value of \p E.
const clang::Expr *copiedFrom(const clang::Expr *E);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_TILE_TILECOPIES_H
