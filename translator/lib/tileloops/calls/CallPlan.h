//===--- CallPlan.h - Plan of a call for a whole tile ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_CALLS_CALLPLAN_H
#define AMP2HIP_TILELOOPS_CALLS_CALLPLAN_H

#include "tileloops/LoopPlan.h"
#include <optional>

namespace amp2hip {

class VariableStorage;

/// Plans how \p Call, a call in the statement \p L of a function that runs for a whole tile, passes
/// each argument. Returns nothing if an argument does not fit its parameter. If it would fit after
/// a change of the parameter, requests the change from \p Functions. \p Why receives the reason if
/// there is no plan.
std::optional<TileCall> planCall(const BarrierLevelStatement &L,
                                 const BarrierLevelStatement::TileFunctionCall &Call,
                                 const VariableStorage &Known, const clang::ParmVarDecl *Tile,
                                 const clang::ASTContext &Ctx, TileFunctions &Functions,
                                 MissedReason &Why);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_CALLS_CALLPLAN_H
