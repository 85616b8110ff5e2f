//===--- TileTypes.h - The types of tile indices and barriers -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_TILE_TILETYPES_H
#define AMP2HIP_TILELOOPS_TILE_TILETYPES_H

namespace clang {
class QualType;
} // namespace clang

namespace amp2hip {

/// True if \p T is a tiled_index, or a reference to one. \p T may be dependent.
bool isTiledIndex(clang::QualType T);
/// True if \p T is a tile_barrier, or a reference to one.
bool isTileBarrier(clang::QualType T);

/// True if \p T is the class `index`, also of a rank that depends on template parameters.
bool isIndex(clang::QualType T);

/// Returns the rank of the tiled_index \p T; 0 if the rank is unknown. Assumes that no length of a
/// dependent \p T is 0: the head of the generated function requires this.
unsigned rankOf(clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_TILE_TILETYPES_H
