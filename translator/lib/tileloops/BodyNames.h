//===--- BodyNames.h - Names that a kernel's body declares ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_BODYNAMES_H
#define AMP2HIP_TILELOOPS_BODYNAMES_H

#include "tileloops/BarrierSplit.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clang {
class DeclStmt;
} // namespace clang

namespace amp2hip {

/// The names that \p S declares, enumerators included.
llvm::StringSet<> namesOf(const clang::DeclStmt *S);

/// Adds the names that \p Level declares to \p All. Returns false if one of
/// them hides a name of \p VisibleNames, the names declared before and around
/// \p Level: a work-item loop may contain both declarations in one block.
bool collectUniqueNames(const std::vector<BarrierLevelStatement> &Level,
                        llvm::StringSet<> VisibleNames, llvm::StringSet<> &All, Obstacle &Why);

/// True if none of \p Names refers, in \p Body, to an entity from outside of \p Body. The
/// declarations of \p Names may move to an earlier place, where they would hide such an entity.
bool hidesNoOuterName(const clang::CompoundStmt *Body, const clang::ParmVarDecl *Tile,
                      const llvm::StringSet<> &Names, Obstacle &Why);

/// True if a lambda without a capture default, or a member function of a local
/// class, names a tile_static variable. Such a variable becomes a local
/// variable of the generated function, which a lambda must capture and a local
/// class cannot name.
bool hasNestedCodeWithTileStatic(const clang::CompoundStmt *Body, Obstacle &Why);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_BODYNAMES_H
