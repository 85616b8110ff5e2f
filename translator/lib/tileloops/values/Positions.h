//===--- Positions.h - Values computed from the thread index -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_POSITIONS_H
#define AMP2HIP_TILELOOPS_VALUES_POSITIONS_H

namespace clang {
class Expr;
class ParmVarDecl;
} // namespace clang

namespace amp2hip {

/// True if \p E is certainly a number, an index or an extent, also in a template: a position of the
/// thread or the extent of the tile, or computed from these and integers. \p Tile is the
/// tiled_index of the kernel.
bool isPosition(const clang::Expr *E, const clang::ParmVarDecl *Tile);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_POSITIONS_H
