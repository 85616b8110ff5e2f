//===--- BodyNames.h - Names that a kernel's body declares ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_BODYNAMES_H
#define AMP2HIP_TILELOOPS_BODYNAMES_H

#include "tileloops/split/BarrierSplit.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clang {
class DeclStmt;
class NamedDecl;
} // namespace clang

namespace amp2hip {

/// The names that \p S declares, enumerators included.
llvm::StringSet<> namesOf(const clang::DeclStmt *S);

/// The names that the barrier-level statements of a body declare.
struct BodyNames {
  llvm::StringSet<> All;
  /// Names of variables that hide a variable which is declared before and around them. A work-item
  /// loop must not name both.
  llvm::StringSet<> Hiding;
  llvm::StringSet<> OfOthers;                     ///< names of parameters, types and enumerators
  std::vector<const clang::NamedDecl *> Declared; ///< what they declare
};

/// Adds the names that \p Level declares to \p Names. \p Visible are the names declared before and
/// around \p Level. Returns the names of declarations that hide others, unless all of them are
/// local variables: a work-item loop may contain both declarations in one block.
llvm::StringSet<> collectNames(const std::vector<BarrierLevelStatement> &Level,
                               llvm::StringSet<> Visible, BodyNames &Names);

/// Returns those of \p Names that also refer, in \p Body, to an entity from outside of \p Body. The
/// declarations of \p Names may move to an earlier place, where they would hide this entity.
llvm::StringSet<> outerNames(const clang::CompoundStmt *Body, const clang::ParmVarDecl *Tile,
                             const llvm::StringSet<> &Names);

/// Adds the declarations of \p Names whose names are in \p Ambiguous to \p Renamed. Returns false
/// if the generated code cannot give one of them another name.
bool renameDeclarations(const BodyNames &Names, const llvm::StringSet<> &Ambiguous,
                        llvm::SetVector<const clang::NamedDecl *> &Renamed, MissedReason &Why);

/// Adds the tile_static variables that a lambda without a capture, or a member function of a local
/// class, names in \p Body. As automatic variables of the generated function, these could not be
/// named there. Returns false if a lambda also captures one of them.
bool collectStaticMemory(const clang::CompoundStmt *Body,
                         llvm::SetVector<const clang::VarDecl *> &Static, MissedReason &Why);

/// True if a statement from the next label on in \p Rest, the statements after \p D in the block of
/// a `switch`, may name what \p D declares.
bool isVisibleAfterLabel(const clang::DeclStmt *D, llvm::ArrayRef<const clang::Stmt *> Rest);

/// True if the declaration \p S can change what existing names refer to.
bool changesNames(const clang::Stmt *S);

/// True if \p S declares a tile_static variable or anything other than variables.
bool declaresOther(const clang::Stmt *S);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_BODYNAMES_H
