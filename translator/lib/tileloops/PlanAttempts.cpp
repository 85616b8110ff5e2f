//===--- PlanAttempts.cpp - Attempts to plan work-item loops --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/PlanAttempts.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace amp2hip {

/// Plans with the variables \p Deciding, to which those that may help are added.
static std::optional<TilePlan> planWith(DecidingVariables &Deciding, const PlannedCode &Code,
                                        MissedReason &Why) {
  Assumptions If;
  If.Deciding = Deciding;
  MissedReason First = Why;
  std::optional<TilePlan> Plan = planAssuming(If, Code, First);
  if (!Plan && If.RenameHiding) {
    If.Numbers = false;
    MissedReason Other = Why;
    Plan = planAssuming(If, Code, Other);
    First = Plan ? Why : Other;
  }
  if (!Plan && If.Numbers && Code.Tile->getDeclContext()->isDependentContext()) {
    MissedReason Unused = Why;
    Plan = planAssuming(If, Code, Unused);
    First = Plan ? Why : First;
  }
  Deciding.insert(If.MayDecide.begin(), If.MayDecide.end());
  Why = First;
  return Plan;
}

std::optional<TilePlan> planTileLoops(const CompoundStmt *Body, const ParmVarDecl *Tile,
                                      const ASTContext &Ctx, TileRunner Runner, MissedReason &Why,
                                      TileFunctions *Functions, const TileFunction *Planned) {
  const PlannedCode Code{Body, Tile, Ctx, Runner, Functions, Planned};
  DecidingVariables Deciding;
  MissedReason First = Why;
  std::optional<TilePlan> Plan = planWith(Deciding, Code, First);
  for (unsigned Tried = 0; !Plan && Deciding.size() != Tried;) {
    Tried = Deciding.size();
    MissedReason Other = Why;
    Plan = planWith(Deciding, Code, Other);
    First = Plan ? Why : First;
  }
  Why = First;
  return Plan;
}

} // namespace amp2hip
