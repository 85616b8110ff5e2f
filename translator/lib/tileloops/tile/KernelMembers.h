//===--- KernelMembers.h - Members of a kernel with dependent types -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_TILE_KERNELMEMBERS_H
#define AMP2HIP_TILELOOPS_TILE_KERNELMEMBERS_H

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringRef.h"

namespace clang {
class Expr;
class ParmVarDecl;
} // namespace clang

namespace amp2hip {

/// Members of a kernel's class whose types depend on template parameters, and on which a plan
/// relies. The loops exist only for template arguments that fulfill these conditions.
struct KernelMembers {
  llvm::SetVector<llvm::StringRef> Containers; ///< must be arrays or array_views
  llvm::SetVector<llvm::StringRef> Numbers;    ///< must be numbers, which no thread can change

  bool empty() const { return Containers.empty() && Numbers.empty(); }
  /// Adds the members that \p E names, an expression whose value the plan knows because of them.
  void addNamedIn(const clang::Expr *E, const clang::ParmVarDecl *Tile);
};

/// The name of the member of a dependent base class of the kernel that \p E names: `this->n`.
/// \p Tile is the parameter of the kernel's call operator. Empty for other expressions.
llvm::StringRef memberOfDependentBase(const clang::Expr *E, const clang::ParmVarDecl *Tile);

/// The name of the member that has the value of \p E in the kernel's class, if its type depends on
/// template parameters: a captured variable or a data member. Empty for other expressions.
llvm::StringRef dependentMember(const clang::Expr *E, const clang::ParmVarDecl *Tile);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_TILE_KERNELMEMBERS_H
