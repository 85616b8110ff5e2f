//===--- UninitializedVariables.h - Declarations without values -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_VALUES_UNINITIALIZEDVARIABLES_H
#define AMP2HIP_TILELOOPS_VALUES_UNINITIALIZEDVARIABLES_H

#include "tileloops/LoopPlan.h"

namespace amp2hip {

/// Removes from \p Steps the declarations of kept variables that have no value, and adds all
/// variables without a value of the declarations to \c Uninitialized. If other variables of a
/// declaration have a value, it remains for them. Returns false if this is not possible; \p Why
/// receives the reason.
bool completeUninitialized(TilePlan &Plan, std::vector<TileStep> &Steps,
                           const VariableStorage &Known, const clang::ASTContext &Ctx,
                           MissedReason &Why);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_VALUES_UNINITIALIZEDVARIABLES_H
