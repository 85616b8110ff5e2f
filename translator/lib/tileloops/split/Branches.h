//===--- Branches.h - Branches that control barriers -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_SPLIT_BRANCHES_H
#define AMP2HIP_TILELOOPS_SPLIT_BRANCHES_H

#include "llvm/ADT/SmallPtrSet.h"

namespace clang {
class Stmt;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// Variables on which barriers depend.
using DecidingVariables = llvm::SmallPtrSet<const clang::VarDecl *, 8>;

/// True if \p S is a block, conditional, loop or `switch` that assigns to one of \p Variables,
/// increments or decrements it. If all threads execute \p S together, like a statement with
/// barriers, the variable may remain the same in all threads.
bool mayDecide(const clang::Stmt *S, const DecidingVariables &Variables);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_SPLIT_BRANCHES_H
