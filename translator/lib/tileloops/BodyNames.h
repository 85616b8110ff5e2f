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

/// The names that the level statements of a body declare.
struct BodyNames {
  llvm::StringSet<> All;
  /// Names of variables that hide a variable which is declared before and around them. A work-item
  /// loop must not name both.
  llvm::StringSet<> Hiding;
  llvm::StringSet<> OfOthers; ///< names of parameters, types and enumerators
};

/// Adds the names that \p Level declares to \p Names. \p Visible are the names declared before and
/// around \p Level. Returns false if one of them hides another, unless both are local variables: a
/// work-item loop may contain both declarations in one block.
bool collectNames(const std::vector<BarrierLevelStatement> &Level, llvm::StringSet<> Visible,
                  BodyNames &Names, Obstacle &Why);

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
