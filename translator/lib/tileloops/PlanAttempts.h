//===--- PlanAttempts.h - Attempts to plan work-item loops ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_PLANATTEMPTS_H
#define AMP2HIP_TILELOOPS_PLANATTEMPTS_H

#include "tileloops/LoopPlan.h"
#include "tileloops/split/Branches.h"

namespace amp2hip {

/// The code to plan: see planTileLoops().
struct PlannedCode {
  const clang::CompoundStmt *Body;
  const clang::ParmVarDecl *Tile;
  const clang::ASTContext &Ctx;
  TileRunner Runner;
  TileFunctions *Functions;
  const TileFunction *Planned;
};

/// What an attempt to plan assumes. A plan never depends on other attempts. A failed attempt sets
/// the assumptions with which the next attempt may succeed.
struct Assumptions {
  bool RenameHiding = false;   ///< give variables that hide others new names
  bool Numbers = false;        ///< template parameters to which code converts numbers are numbers
  DecidingVariables Deciding;  ///< all threads change these variables together
  DecidingVariables MayDecide; ///< set by a failed attempt: they may help as \c Deciding
};

/// Returns a plan that is valid under the assumptions \p If, or nothing; \p Why then receives the
/// reason. Defined in LoopPlan.cpp.
std::optional<TilePlan> planAssuming(Assumptions &If, const PlannedCode &Code, MissedReason &Why);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_PLANATTEMPTS_H
